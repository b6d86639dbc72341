import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const depotHazards = clauseSection('2 Hazard and risk analysis', [
  fundamentalClause(
    '2.1',
    'Hazard analysis',
    'A hazard analysis covers each kind of goods and service, so that contamination, temperature abuse, mix-up and loss of identity are foreseen and controlled.',
    [
      'Those who carried out the analysis include someone who loads, someone who drives and someone trained in hazard analysis, and their names are recorded.',
      'Goods are grouped by the conditions they need, whether ambient, chilled, frozen, unwrapped, live or dangerous, and every product now in store fits one of the groups.',
      'Flow diagrams follow goods and empties through receipt, put-away, picking, consolidation, loading, journey, handover and return, and were walked on site to confirm them.',
      'The analysis weighs broken packs, leaking neighbours, taint, moisture, pests, delays at borders, open doors and equipment failure for each group of goods.',
      'Steps at which safety depends on one control, as with the temperature of chilled ready-to-eat food, have a limit, a check, a record and an action on failure.',
      'The study is renewed every year and whenever goods, routes, buildings, vehicle types or services change.',
    ],
  ),
  clause('2.2', 'Security risks and limits', [
    'Theft, tampering, substitution and smuggling are assessed for each building, yard and regular route, with the measures that answer each threat.',
    'Goods likely to be stolen or counterfeited, such as spirits, infant formula and premium meat, have additional controls over access, counting and handover.',
    'The limits that trigger an action, whether on temperature, time on the dock or pack damage, rest on law, on client instructions or on data that can be shown.',
    'Drivers and operatives asked at their post can say which hazards their checks are there to control and what happens next when a check fails.',
  ]),
]);

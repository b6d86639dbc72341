import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const foodSafetyPlan = clauseSection('2 Food safety plan', [
  fundamentalClause(
    '2.1',
    'Plan, team and scope',
    'A complete and working food safety plan, founded on hazard analysis and the recognised HACCP principles, covers every product and process in scope and governs what is done in production.',
    [
      'The plan is developed by a team that joins knowledge of production, engineering, quality, hygiene and microbiology. Its leader has documented training in hazard analysis and experience of the products made.',
      'Team members and their qualifications are recorded. Where outside expertise is used, people on site can still explain the reasoning behind each control.',
      'The scope of every plan names the products, production lines, processes and start and end points it covers, and no product on sale falls outside all plans.',
      'Prerequisite programmes that the plan relies upon are listed, each with its procedure, its owner and the way in which its effectiveness is verified.',
      'Senior management has approved the plan in its present version, and the version in use on the lines is the approved one.',
    ],
  ),
  clause('2.2', 'Products and flow diagrams', [
    'Each product or group of like products has a full description: composition, origin of ingredients, physical and chemical properties that limit growth, treatment, packaging, storage conditions and shelf life.',
    'The intended use and foreseeable misuse of each product are described, with the consumers it is meant for and any group at greater risk, such as infants or people with allergies.',
    'Information used to build the plan, such as literature, legislation, guidance and historical data, is referenced so that it can be found again and checked for currency.',
    'A flow diagram for each process shows all steps from receipt to dispatch, including rework, recycling, waste, utilities, delays, outsourced steps and the points where packaging enters.',
    'The team has verified each flow diagram on the production floor, on every shift that differs, at least once a year and after any change, and has signed and dated the result.',
    'A site plan shows the routes of product, people, packaging, waste and air, and the boundaries between areas of different risk.',
  ]),
  clause('2.3', 'Hazards and control measures', [
    'All biological, chemical, physical, allergen and, where relevant, radiological hazards that can reasonably be expected at each step and in each ingredient are identified by name, not by class alone.',
    'Hazards introduced on purpose through fraud or malicious contamination are considered in the analysis or in a linked assessment with the same rigour.',
    'Each hazard is judged for likelihood and severity by a defined method that takes account of survival, growth, toxin production and the effect on vulnerable consumers.',
    'Acceptable levels of each significant hazard in the finished product are stated and rest upon law, customer requirement or scientific evidence.',
    'For each significant hazard the measures that prevent, remove or reduce it are identified. Where control lies in a prerequisite programme, the reason is recorded.',
    'The analysis considers cross-contamination between lines, carry-over at changeover and the consequences of stopping and restarting a process.',
    'Hazards arising from packaging, from processing aids and from maintenance and cleaning work are included in the study.',
  ]),
  clause('2.4', 'Critical control points', [
    'Critical control points are determined by a logical, documented method, and for each the plan explains why control at that step is essential.',
    'Every critical control point has limits that are measurable wherever possible. Limits resting on judgement are supported by examples, photographs or standards that monitors use.',
    'Critical limits have been validated by trials, modelling or published evidence which shows that they control the hazard on the equipment of this site at its worst case.',
    'Monitoring at each critical control point states what is measured, how, how often, by whom and with what instrument, and detects loss of control in time to hold affected product.',
    'Monitoring records are made at the time of measurement, signed or electronically attributed, and checked by a competent second person before the product is released.',
    'For each control point a card or screen at the line says what to do on a breach: stop or divert, whom to call, how far back to hold product and who may restart.',
    'Operators at each critical control point can state the limit, the reason for it and what they would do if it were breached.',
    'Other control measures that are essential, though not critical, have set parameters and are monitored at a frequency that matches their importance.',
  ]),
  clause('2.5', 'Verification and review', [
    'Verification activities, such as audits of the plan, review of records, product testing and complaint trends, are scheduled with owners, and their results are reported to the team.',
    'The whole plan is reviewed at least every twelve months, and before any change of ingredient, supplier, recipe, equipment, packaging, layout or intended use takes effect.',
    'Following a recall, an emerging hazard or a new scientific finding, the relevant part of the analysis is reviewed without waiting for the yearly date.',
    'Changes that come out of a review are carried into procedures, training and records, and their effect is validated where a control measure is altered.',
    'Documents and records of the study are kept in such a way that the history of each decision can be followed from one version to the next.',
  ]),
]);

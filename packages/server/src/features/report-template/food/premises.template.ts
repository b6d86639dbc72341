import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const premises = clauseSection('5 Premises and equipment', [
  clause('5.1', 'Surroundings and food defence', [
    'Local activities and surroundings that could contaminate product, such as flooding, smoke, dust or neighbouring industry, are assessed, and measures to protect the site are maintained.',
    'Grounds, yards and traffic routes within the boundary are surfaced, drained and kept tidy. A clear space is kept along the walls of production and storage buildings.',
    'Access to production and storage areas is restricted to authorised people by effective means, and visitors, drivers and contractors are recorded and supervised.',
    'A food defence plan, drawn up by trained people, assesses threats of malicious contamination from inside and outside and sets measures for each point at risk.',
    'Outside storage tanks, silos and intake pipes are locked or otherwise secured, and seals and locks are checked at a set frequency.',
    'The food defence plan is tested or challenged, and reviewed at least once a year and after any breach of security.',
  ]),
  clause('5.2', 'Buildings', [
    'Walls, floors and ceilings in production areas are sound, suited to the process and easily cleaned. Damage that could harbour soil or shed material is repaired within a time set by risk.',
    'Floors fall to drains where wet processes are used, and drains are placed, trapped and cleaned so that they neither flood nor carry contamination towards areas of higher risk.',
    'Overhead structures, voids and false ceilings are designed and inspected to prevent condensation, mould, flaking and pest harbourage, and access is provided for this purpose.',
    'Doors and strip curtains fit closely, are kept in good condition, and external doors to open-product areas stay closed except when in use under control.',
    'Windows that open for ventilation are screened, and glass that could endanger product is protected against breakage or replaced with safer material.',
    'Lighting is bright enough for safe work, inspection and cleaning, and lamps above open product or packaging are shielded or shatterproof.',
    'Ventilation and extraction keep steam, dust and odours from affecting product. Air that enters high-dust or open-product zones is filtered to a standard set by risk.',
  ]),
  fundamentalClause(
    '5.3',
    'Zones and product flow',
    'Space, routes and boundaries on the site hold risks apart: raw from treated, dirty from clean, people from open food, at full output as well as on a quiet day.',
    [
      'A zone map classifies all areas by product risk, including areas of open product, enclosed product and non-product, and the classification is justified.',
      'Process flow is arranged so that raw and treated product, and clean and dirty operations, do not cross. Where they must, effective measures are described and followed.',
      'Working space and storage capacity are sufficient for operations to be performed hygienically at the highest level of output.',
      'Temporary structures and work during building or refurbishment are planned and sealed off so that product and packaging are not endangered.',
      'Contractors and visitors entering product areas are told about the rules, dressed accordingly, and remain under the control of a named host.',
      'Facilities for tasting, sampling and handling of samples in production areas are located and run so that product is not put at risk.',
    ],
  ),
  clause('5.4', 'Equipment', [
    'New and second-hand equipment is bought to a hygienic design brief and handed over only after a trial, a cleaning test and a check of its place in the food safety plan.',
    'Evidence shows that food contact parts, including seals, belts, lubricated parts and hoses, are of materials suitable for the foods and temperatures concerned.',
    'Equipment is placed so that it can be cleaned, inspected and serviced on all sides, or is sealed to the floor or wall.',
    'Equipment not in use is cleaned, protected and inspected before being returned to use, and is not stored in production in a state that could contaminate.',
    'Battery charging, fork-lift trucks and mobile equipment used near open product cannot contaminate it by acid, fumes, fuel, dirt or pieces of tyre.',
    'Wooden equipment and pallets are kept away from open product unless the process requires wood, and their condition is then checked for splinters and mould.',
  ]),
  clause('5.5', 'Maintenance', [
    'Planned maintenance covers all equipment and plant whose failure could affect safety, legality or quality, with frequencies founded on risk and manufacturers’ advice.',
    'After maintenance, a signed handover confirms that tools and parts are accounted for, that guards are in place and that the equipment has been cleaned and inspected.',
    'Temporary repairs are allowed only where product is not at risk, are marked and dated, and are replaced by a permanent repair within the limit set.',
    'Oils, greases and heating or cooling fluids near product are on an approved list that shows food suitability and allergen content, and their containers cannot be mistaken for ordinary ones.',
    'Engineering workshops are orderly, and swarf, filings and debris are prevented from reaching production areas by suitable controls at the exit.',
    'Equipment at risk of metal fatigue, wear or loose parts is inspected at set intervals, with results recorded and acted upon.',
  ]),
  clause('5.6', 'Water, air and refrigeration', [
    'Water, ice and steam that come into contact with food or packaging are safe, and tested at points of use by a plan based on source, storage and distribution.',
    'A plan of the water system shows sources, tanks, treatment and sampling points, and is used for sampling and for the control of dead legs and backflow.',
    'Recycled or reused water meets the standard needed for its purpose and cannot reach product by mistake through unmarked or connected lines.',
    'Compressed air, carbon dioxide, nitrogen and other gases touching product or used in packs are filtered at or near the point of use and checked for purity.',
    'Refrigeration plant keeps areas and product at required temperatures at full load, is fitted with alarms and is checked for leaks of refrigerant.',
  ]),
]);

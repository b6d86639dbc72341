import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const hygiene = clauseSection('6 Hygiene and pest control', [
  fundamentalClause(
    '6.1',
    'Cleaning',
    'Premises, plant and equipment are kept clean to a standard that is right for the risk, by methods proven to work, so that product contamination is prevented at all times.',
    [
      'Written cleaning instructions for buildings, plant and all equipment state who cleans what, how often, by which method, with what chemical and strength, and how the result is judged.',
      'Acceptable and unacceptable levels of cleanliness are defined for food contact surfaces and for processing equipment by limits on soil, microbes or allergens that are appropriate to the risk.',
      'Cleaning methods for equipment in contact with food have been validated, and are validated afresh when product, equipment or chemical changes.',
      'Cleanliness is checked before production begins and results that fail are put right and checked again before the line is released to run.',
      'Equipment, tools and chemicals used for cleaning are fit for purpose, identified by area or use, kept hygienically and unable to spread contamination.',
      'Enough time, people and water are provided for cleaning, and deep cleaning that needs dismantling appears on the production schedule.',
      'Cleaning by wet methods or pressure does not take place near open product or packaging, and dry-clean areas are kept dry.',
      'People who clean are trained in the procedures, in safe handling of chemicals and in recognising damage and infestation as they work.',
      'Cleaning records are complete, and their review together with swab results leads to adjustment of methods or frequencies.',
    ],
  ),
  clause('6.2', 'Cleaning in place', [
    'Cleaning-in-place systems are designed and drawn so that there are no dead legs, no untreated loops, and no route by which detergent could enter product.',
    'Limits for time, temperature, flow and concentration of each cleaning-in-place programme are validated, and every cycle is checked against them before release.',
    'Verification of cleaning in place includes rinse water tests and internal inspection of tanks, spray devices and pipes at a frequency set by risk.',
    'A change of programme, chemical or pipework is authorised, tested and documented before the system is returned to use.',
    'Tanks and pumps for detergent, and valves separating it from product, are inspected and maintained so that carry-over and mix-up cannot occur.',
    'Recovered detergent or rinse water is controlled so that soil, allergens or microbes are not carried from one circuit to another.',
  ]),
  clause('6.3', 'Environmental monitoring', [
    'A risk-based environmental monitoring programme covers pathogens or spoilage organisms relevant to the products in all areas where open, ready-to-eat product is exposed.',
    'Sampling points are mapped, rotated and chosen to find contamination, including drains, floor joints, hollow parts and hard-to-clean equipment.',
    'Sampling takes place during production as well as after cleaning, at frequencies that reflect the season, building work and the trend of results.',
    'Limits and actions are set for each organism and zone. An unsatisfactory result leads to investigation, intensified cleaning and sampling around the finding.',
    'Results are plotted over time and by location, and the programme is reviewed at least once a year and after a failure to meet limits.',
  ]),
  clause('6.4', 'Waste and by-products', [
    'Waste is removed from production areas often enough to prevent build-up, and containers for it are identified, covered where necessary and cleaned.',
    'Waste collected outside is kept in closed containers on hard standing, and the area is clean and does not attract pests.',
    'Waste or by-product intended for animal feed is segregated, protected and handled according to the law that applies to it.',
    'Unsafe food, and rejects that carry a brand, are spoiled or escorted until destroyed, and certificates from the contractor balance with the weights that left the gate.',
    'Contractors taking regulated waste are licensed, and documents of transfer are kept for the period required by law.',
  ]),
  clause('6.5', 'Pest control', [
    'Pest control is carried out by a competent contractor or by trained staff, under a contract or procedure that reflects the pests expected, the building and the materials stored.',
    'A site plan shows all bait points, traps, fly units and pheromone devices, numbered as on the floor, and is updated whenever one is moved.',
    'Toxic bait is not used inside open-product areas except in an active infestation under special control, and missing bait is investigated.',
    'Buildings are proofed against birds, rodents and insects. Gaps, damaged screens and overgrown areas reported by the pest controller are put right in good time.',
    'Flying insect units are sited so that insects cannot fall on product, are operational, and catches are counted and identified at a set frequency.',
    'Signs of infestation lead to immediate action, identification of affected goods, and assessment of product that may have been contaminated.',
    'A detailed survey by a pest biologist or specialist takes place at a frequency set by risk, commonly every quarter, and includes equipment and roof voids.',
    'Records of inspections, treatments, chemicals used and recommendations are complete. Trends by location are reviewed at least yearly and actions followed up.',
    'Employees know the signs of pest activity and how to report it, and reports by staff are entered in the pest control record.',
  ]),
  clause('6.6', 'Chemicals and taint', [
    'Cleaning, laboratory and maintenance chemicals are approved before purchase, with safety data sheets and confirmation that they are suitable for food premises.',
    'Chemicals are stored locked, labelled and apart from food and packaging, and only trained people take and use them.',
    'Strongly scented or tainting substances, such as paints and resins, are used only where steps have been taken against taint of product.',
  ]),
]);

import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const site = clauseSection('5 Site, plant and hygiene', [
  clause('5.1', 'Hygiene categories and buildings', [
    'The hygiene category of each area follows from a written assessment of how exposed the contact surface is and whether the user will wash, sterilise or fill it directly.',
    'Rooms where food contact surfaces lie open are separated from workshops, solvent stores and dirty reprocessing by walls, air flow or distance.',
    'Roofs and overhead structures shed no paint, rust or water onto machines or stock, and a leak is caught, logged and repaired, with the goods below it assessed.',
    'Doors to the yard are shut or screened, and loading openings admit neither birds nor blown leaves to the reel and pallet stores.',
    'Yards hold no scrap heaps, drums or dead machinery against the buildings, and plants are cut back so that rodents find no shelter.',
    'Dust, mist, fibre and fumes from sawing, grinding, slitting, coating and corona treatment are extracted at source, by ducts and filters that are serviced to a plan.',
    'Light at inspection tables and presses has the strength and colour temperature that the defect or shade to be judged demands.',
    'Printed stock, security inks, ink kitchens and bulk intake points are open to named people only, and drivers wait where they can reach none of them.',
  ]),
  clause('5.2', 'Machines and maintenance', [
    'Rollers, mandrels, conveyors and vacuum cups that touch packaging are made of materials that leave no residue, scratch, particle or smell on it.',
    'Lubricants, release sprays and anti-static agents near open packaging are of a grade fit for incidental food contact, or an assessment shows why they cannot reach it.',
    'Planned maintenance covers heaters, dryers, chill rolls, gauges, knives, seals and hydraulic hoses whose decay would appear as a product defect.',
    'After a repair, mould change or knife change, setter and inspector sign that tools, screws and swarf are cleared away and that first-off samples are good.',
    'Moulds, dies, cylinders, anilox rolls and cutting formes are numbered, inspected before storage and withdrawn when wear approaches the limit of the drawing.',
    'Machines are free of makeshift repairs with tape, string, cardboard or wire, save for those logged with a date of expiry.',
    'Air that blows, forms, ejects or cleans packaging is filtered to a stated purity, with oil and moisture measured where it leaves the nozzle.',
    'Cooling water that may wet packaging is monitored for microbes and treatment chemicals, and paper machine circuits have slime control that suits the end use.',
  ]),
  fundamentalClause(
    '5.3',
    'Cleaning',
    'Machines, rooms and stores are kept so clean that nothing lying, growing or flying in them can end up on the side of the packaging that will meet the product.',
    [
      'Cleaning schedules name hoppers, dryers, ducts, cable trays, ledges and the undersides of conveyors besides floors, with method, agent and interval for each.',
      'Wash liquids for presses and coaters are chosen so that their residues cannot migrate, and wiped surfaces dry for the time that has been set.',
      'Cloths, brushes and vacuum nozzles are kept by zone, and air guns are not used to drive dust towards open stock.',
      'Cleanliness is judged against photographs or limits, and in the high hygiene category also by surface or air counts with action levels.',
      'Purging between incompatible resins, colours or recycled and virgin grades follows a method whose first clean output was found by trial.',
      'Idle lines, empty rooms and machines brought back from storage are cleaned and inspected before they make goods for sale.',
    ],
  ),
  clause('5.4', 'Waste and scrap', [
    'Loss of pellets is prevented by trays, seals, drain filters and prompt sweeping, and inspections of yards and gullies record what has escaped.',
    'Trim, skeletons, label matrix and slitter edges are drawn off or binned in a way that keeps dust and strands away from finished goods.',
    'Misprinted or rejected packs that bear a brand are shredded, baled or defaced under control, and the weight destroyed agrees with the weight rejected.',
    'Waste ink, solvent and oily rags are held in closed, named containers in bunded areas and leave with licensed carriers.',
    'Scrap meant for reprocessing is sorted at the machine by polymer, grade and contact status, into bins that show what may go into them.',
  ]),
  clause('5.5', 'Pest prevention', [
    'Pest prevention answers what this plant attracts: rodents among pallets, flying insects drawn to lamps and inks, booklice in damp paper, birds in high bays.',
    'No trap, bait station or fly unit stands where a dead insect or bait could drop onto reels, moving webs or nested containers.',
    'Pallets, reusable trays and returned goods that show gnawing, webbing or droppings are isolated on arrival, and their sender is told.',
    'Proofing work that the pest specialist advises is given an owner and a date, and does not wait for the next visit.',
  ]),
]);

export const people = clauseSection('9 People', [
  clause('9.1', 'Training and competence', [
    'Before they work alone, machine crews, inspectors and setters show an assessor at the machine that they can make the checks of their control plan.',
    'Agency and seasonal packers are told, in a language they read, which defects endanger consumers and what to do on finding one.',
    'People who write declarations, read migration reports or approve inks are trained again when the law or the test methods change.',
    'A skills table by machine and shift shows cover for every inspection, colour approval and release task, and planned absence leaves no gap in it.',
    'Printers and packers can explain why a single wrong carton in a bundle matters to the person who will eat from it.',
  ]),
  clause('9.2', 'Personal hygiene', [
    'Rules on hair cover, hand washing, jewellery and clothing are fixed for each hygiene category and posted where people enter it.',
    'Hands are washed before anyone handles packaging with an open contact surface, and gloves for hand packing are changed when torn or soiled.',
    'Clothing worn over open containers has no outside pockets above the waist, buttons or badges, and its laundering removes dust and fibre.',
    'A person with an uncovered wound, or with an infection that packaging could carry, does not handle contact surfaces, and dressings issued are counted.',
    'Gum, food and tobacco are confined to rooms apart from production, and lockers keep private things from workwear.',
  ]),
]);

import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const depotManagement = clauseSection('1 Management of the operation', [
  fundamentalClause(
    '1.1',
    'Commitment and resources',
    'Managers of the depot and its transport treat the goods in their care as their own responsibility, from the moment of receipt until the customer has signed.',
    [
      'A signed and dated policy promises customers that goods are kept safe, lawful and in the condition received, and drivers have been told of it as well as warehouse staff.',
      'Yearly targets are set for damage, temperature failures, misdeliveries and stock losses, and each shift can see how it stands against them.',
      'Operator licences, premises registrations, cold store approvals and customs authorisations are valid for every activity that the depot sells.',
      'Named people on every shift, including night trunking and weekends, may refuse, hold or release goods, and the gatehouse knows how to reach them.',
      'Overflow space, temporary labour and extra vehicles for peak seasons are planned in advance and meet the conditions of ordinary weeks.',
    ],
  ),
  clause('1.2', 'Review, continuity and change', [
    'Managers review claims, refused deliveries, temperature alarms, pest reports and audit findings at least once a year, and the minutes end in decisions that were carried out.',
    'Anyone may stop a loading or a picking wave over a safety concern, and examples are known in which this was done without reproach.',
    'Continuity plans for loss of refrigeration, power, stock system or fleet state the hour at which goods must be moved elsewhere or reported to their owner.',
    'A new client, kind of goods, temperature regime, building or automated system is assessed for risk and approved before the first pallet arrives under it.',
    'Depots run by the same company under one system are visited by its technical staff, and weaknesses found at one are looked for at the others.',
  ]),
  clause('1.3', 'Client agreements', [
    'A written agreement with each client states the goods, temperatures, handling rules, stock rotation, notice of incidents and the party that insures.',
    'Standing instructions of clients are broken down into tasks at receipt, storage, picking and delivery, and the people who do these tasks have them to hand.',
    'A request that goes beyond what building, fleet or staff can do safely is declined or met by a documented arrangement with the client.',
    'Clients are told within the time agreed of damage, temperature abuse, loss, theft or contamination of their goods, with the facts needed to decide on them.',
    'Information on the nature of goods, such as life, allergens, hazard class and storage limits, is obtained from the client before storage space is offered.',
  ]),
]);

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

export const depotSystem = clauseSection('3 System and traceability', [
  clause('3.1', 'Documents and records', [
    'Instructions on screens, hand-held terminals and dock walls agree with the controlled version, and a change reaches agency staff and drivers as well.',
    'Temperature charts, delivery notes, seal records and vehicle checks are kept for the life of the goods carried or longer where law or client requires.',
    'Records kept by telematics and warehouse software can be printed for any load or location on request, and gaps in the data are explained.',
  ]),
  fundamentalClause(
    '3.2',
    'Internal audits',
    'The depot looks for its own weaknesses on all shifts and in all vehicles, with auditors who did not do the work, and repairs what they find.',
    [
      'The plan of internal audits covers warehouse, yard, cab, trailer, office and contracted services within each year, with nights and weekends among the dates.',
      'Monthly walks through stores and docks examine floors, racking, doors, lighting, stock condition and housekeeping, and photographs show what was found.',
      'Journeys are audited too: an auditor rides along or meets the vehicle at delivery, and looks at handover, temperature and conduct.',
      'Findings carry an owner and a date, overdue ones reach the depot manager, and closure is confirmed on the floor.',
    ],
  ),
  clause('3.3', 'Errors, claims and corrective action', [
    'Damage, short delivery, wrong delivery and temperature failure are logged by cause, client, shift and route, and the commonest causes are worked on first.',
    'An error that returns within a year at the same dock, route or client is examined down to its cause by the people involved and their manager.',
    'Refused loads and claims are answered within the time agreed with the client, and the evidence gathered at handover is kept with the claim.',
    'Corrective action is judged by the figures of the following months before it is called effective.',
  ]),
  fundamentalClause(
    '3.4',
    'Traceability',
    'Every pallet, case or tank load can be followed from the one who delivered it, through each location and vehicle, to the one who received it.',
    [
      'Stock is identified on arrival by client, product, lot, pallet number and quantity, and the identity stays with it when pallets are split or merged.',
      'The stock system shows the present location of goods, and spot checks of locations against the system are made daily with the accuracy recorded.',
      'Delivery records link each consignment to vehicle, trailer or container, driver, seal, date and receiver.',
      'A yearly trace of a chosen lot, forwards and backwards through every client and depot it touched, accounts for all units within four hours.',
      'The trace includes goods that passed through without being stored, and goods held or carried by subcontractors.',
    ],
  ),
  clause('3.5', 'Withdrawal and incidents', [
    'A withdrawal asked for by a client can be started at night and at weekends, and the person on call can block stock in the system from wherever they are.',
    'Blocked stock is locked in the system and marked on the rack, and a trial has shown that it cannot be picked by scanner, by voice or by hand.',
    'A rehearsed withdrawal in the last twelve months included vehicles already on the road, and the time to reach every driver is recorded.',
    'Incidents such as fire, flood, refrigerant leak, road accident and strike have plans that say who judges whether goods are still fit.',
    'Goods involved in an accident or salvage are not returned to sale until their owner has decided in writing with technical advice.',
  ]),
]);

export const depotBuilding = clauseSection('4 Site, building and security', [
  clause('4.1', 'Yards, buildings and racking', [
    'Yards are paved, drained, lit and free of scrap, and idle trailers, pallets and cages are stacked away from the building line so that walls can be inspected.',
    'Docks have levellers, seals and shelters in good repair, so that rain, dust, birds and warm air stay outside during loading.',
    'Roofs, gutters and downpipes above stock are inspected before each rainy season, and leaks lead to goods being moved and looked over.',
    'Floors carry the loads placed on them, are free from potholes and dust that could foul goods or tip a truck, and joints are sealed.',
    'Racking is inspected at least yearly by a competent person, damage is graded, and a bay marked unsafe is emptied the same day.',
    'Lamps, windows and mirrors above goods or traffic lanes are protected, and breakage leads to a search of packs beneath before they move.',
    'Speed doors, strip curtains and air locks between temperature zones close fully, and damaged ones are repaired within a stated time.',
  ]),
  clause('4.2', 'Zones and handling equipment', [
    'Zones for receipt, storage, picking, returns, waste, charging and hazardous goods are marked, and their size suits the busiest hour of the week.',
    'Floors are marked so that a clear strip remains along walls, and pallets in it are moved when found.',
    'Lift trucks for indoor use emit no fumes harmful to goods, and their batteries are charged where acid and gas cannot reach stock.',
    'Trucks, conveyors, shuttles and cranes are serviced to a plan, and oil leaks onto goods or floor are treated as contamination.',
    'Pallets and roll cages are sorted on return, and those with nails, mould, spillage or odour are taken out of use for food.',
    'Repairs that drill, weld or paint near goods are done under a permit, with stock moved or screened and the area cleared by the shift leader.',
    'Automatic stores and sorters have procedures for rescue of jammed or fallen goods, with cleaning of the aisle and a check of what they fell on.',
  ]),
  clause('4.3', 'Security', [
    'Fences, gates, doors and cameras match the value and the risk of goods, and faults are repaired before the next night.',
    'Drivers of other companies report at the gatehouse, show identity and collection reference, and wait where they cannot enter the store unescorted.',
    'A vehicle leaves with goods only after booking, plate, driver and load have been matched by someone other than the picker.',
    'Seals are kept under lock, issued by number and recorded on departure, and a broken or different seal at arrival opens an investigation.',
    'Keys, access cards and system passwords are taken back on the last day of work, and lists of holders are reviewed at least every quarter.',
    'Cages or rooms for high-value stock are opened by named people only, and counted at each change of shift.',
    'Loaded trailers parked overnight stand in a secured yard with doors blocked or sealed, and the place is agreed with the client for goods at risk.',
  ]),
]);

export const depotHygiene = clauseSection('5 Cleaning, pests and waste', [
  clause('5.1', 'Cleaning', [
    'Cleaning plans name floors, racking beams, evaporators, dock pits, drains, roof steel and trucks, with method, frequency and the person who signs.',
    'High-level dust, webs and ice are removed at stated intervals, with goods below covered or moved beforehand.',
    'Sweepers and scrubbers used in food stores are not used in yards, workshops or waste areas, and their tanks are emptied and cleaned after use.',
    'Spilled liquids, powders, eggs or broken glass are cleared by a written method with its own kit, and packs that were splashed are set aside for decision.',
    'Cold stores are kept free from frost, slush and drip that could wet packs, and drain lines of coolers are cleaned to a plan.',
  ]),
  clause('5.2', 'Pest control', [
    'A competent pest contractor or trained employee inspects buildings at least monthly, and the number of visits rises with the season and with findings.',
    'Baits and traps are mapped, numbered and placed so that lift trucks cannot crush them and goods cannot be touched by poison.',
    'Stored-product insects are monitored with lures in stores of grain, nuts, cocoa, spices and pet food, and counts lead to action at a set level.',
    'Incoming pallets and containers are looked over for droppings, webbing and gnawing, and infested ones are wrapped, isolated and reported to their owner.',
    'Dock doors stand open only while in use, and bird entries are logged and followed by proofing.',
    'Fumigation of stores or containers is done by licensed people under warning signs, on goods whose owner has agreed, and nobody enters before the gas has been measured.',
  ]),
  clause('5.3', 'Waste, surplus and chemicals', [
    'Broken packs, cardboard, film and food waste leave the picking aisles each shift and stand in covered containers apart from sound goods.',
    'Goods to be destroyed are defaced or handed to a contractor under supervision, with counts that agree with the stock system.',
    'Surplus passed to charities or to animal feed is within date, kept at its temperature and released by its owner.',
    'Cleaning agents, coolants, oils and battery acid of the depot are locked away in bunded storage, apart from clients’ goods.',
  ]),
]);

export const depotPeople = clauseSection('9 People', [
  fundamentalClause(
    '9.1',
    'Training and competence',
    'Whoever moves, stores, checks or drives the goods knows what can harm them and has shown on the job that they can prevent it.',
    [
      'Operatives, agency workers and drivers are inducted on hygiene, damage, temperature and security before their first shift, in a language they follow.',
      'Lift truck and crane operators hold a licence for the type they drive and were assessed in the aisles where they work.',
      'Drivers are trained on load security, refrigeration units, handover and what to do when a delivery is refused or late.',
      'People who take temperatures show how to place a probe, read it, clean it and act on the result.',
      'Staff who accept or stow dangerous goods hold the training that transport law asks for, and it is renewed before it runs out.',
      'A chart of skills by shift shows that trained cover exists for every safety task during holidays and illness.',
    ],
  ),
  clause('9.2', 'Personal hygiene and visitors', [
    'Clothing is clean and suited to the zone, warm enough for cold stores and without loose objects where packs are opened.',
    'Food, drink and smoking are kept to rest areas and out of aisles and load spaces, and cabs used for meals are kept clean.',
    'Toilets and washbasins for staff and visiting drivers are near the docks, clean at all hours and not opening into stores.',
    'Those who open packs, repack or handle unwrapped produce follow hand-washing, hair-covering and jewellery rules written for that work.',
    'Illness that could pass through food bars a person from open goods, and drivers and agency workers know whom to tell.',
    'Visitors, contractors and clients’ inspectors are told the rules of the store, wear marked vests and are accompanied where goods are open.',
  ]),
]);

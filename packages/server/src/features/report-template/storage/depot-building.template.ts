import { clause, clauseSection } from '../clause.template.ts';

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

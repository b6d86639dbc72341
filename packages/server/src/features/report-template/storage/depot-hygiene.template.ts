import { clause, clauseSection } from '../clause.template.ts';

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

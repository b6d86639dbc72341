import { clause, clauseSection } from '../clause.template.ts';

export const productGroups = clauseSection('6 Rules by product group', [
  clause('6.1', 'Household chemicals', [
    'Mixtures are classified for health, physical and environmental hazard from their exact formula by a trained person, and again at each change of raw material.',
    'Child-resistant closures and tactile danger marks are fitted where the classification demands, and tests prove that closure and bottle work together.',
    'Detergent capsules and other single doses have an outer pack, a bitter agent and a film strength that protect small children, as tests have shown.',
    'Acid, alkali, oxidiser and enzyme levels are measured in each batch of cleaner, since an overdose could burn the user or give off gas.',
    'Candles, lamp oils and air fresheners are tested for flame height, soot, tipping, emission and leakage as the product type requires.',
  ]),
  clause('6.2', 'Aerosols and sprays', [
    'Aerosol cans and valves are specified for the formula, and each filled can passes a hot bath or an approved alternative that finds leaks and distortion.',
    'Propellant ratio, internal pressure, crimp dimensions and net content are checked for each aerosol lot, with limits that leave a margin in summer heat.',
    'Flame extension and ignition distance of sprays are tested where formula or valve has changed, and the flammability marking follows the result.',
    'Sprays are assessed for droplets that could be breathed deep into the lung, and formula or nozzle is altered where exposure is too high.',
  ]),
  clause('6.3', 'Cosmetics and personal care', [
    'A qualified safety assessor has signed a report for each cosmetic formula, covering exposure, impurities, toxicology of each ingredient, and babies where they are users.',
    'Cosmetic ingredients are compared, by use and percentage, with the legal lists of forbidden and limited substances, colourants, preservatives and sun filters.',
    'Preservation of water-based products is proved by a challenge test in the final formula and pack, with criteria met for bacteria, yeasts and moulds.',
    'Each batch of water-based cosmetic or wipe is tested for total count and for absence of named pathogens, or a long clean record justifies testing fewer.',
    'Sun care, eye make-up, nail products and hair dyes have undergone the further studies that their particular exposure calls for.',
    'The allergens listed on a perfumed product are calculated from the perfume maker’s statement and the dosage really used.',
    'Bulk that waits for filling has limits of time and temperature, and is tested again once it has exceeded either.',
  ]),
  clause('6.4', 'Hygiene paper and wipes', [
    'Absorbent hygiene goods are assessed for contact with skin and mucous membranes, with limits for residual monomer, fragrance, chlorinated compounds and germs.',
    'Fluff, tissue and nonwoven webs are protected from moisture and insects, and splices and web breaks are removed before packing.',
    'Flushability, wet strength, lint and absorbency promised for tissue and wipes are verified by recognised methods on retained lots.',
    'Lotion for wipes is dosed evenly through the stack, and closed and reopened packs are tested for drying out and mould.',
  ]),
  clause('6.5', 'Textiles and clothing', [
    'Fabrics for nightwear, curtains, upholstery and costumes meet the rules on burning behaviour of each market, tested after the washes that the rule prescribes.',
    'Cords, hoods, belts and decorations on clothing for children keep to the limits on length, position and breakaway.',
    'Buttons, poppers, beads and zip parts resist the pull set for the age group, as a test at the attaching machine shows for every production lot.',
    'Colour fastness to rubbing, sweat, saliva and washing, change of size and strength of seams are tested on bulk fabric and on the garment.',
    'Fibre content and the share of down are confirmed by analysis of each quality at a set interval, and the sewn-in label agrees with the result.',
  ]),
  clause('6.6', 'Toys and hard goods', [
    'Toys pass tests for small parts, sharp points, edges, cords, magnets, sound, flammability and migration of elements for the age shown on them.',
    'Strong magnets and button cells cannot be freed by a child, as drop, torque and tension tests on production samples demonstrate.',
    'Kitchenware and tableware meet the rules on contact with food, including release of lead, cadmium, amines or aluminium from the surface in use.',
    'Electrical goods pass tests of insulation, earthing and leakage on each unit or on a justified sample, and a charger cannot overload the battery it serves.',
    'Ladders, seats, prams and other goods that bear a load are tested for strength, stability and fatigue with a margin above the load marked.',
    'Inflatable, swimming and protective goods are checked by lot for leakage, buoyancy, fit or impact protection, and claim no more than was proved.',
    'Paints, inks and glues on goods for small children are tested colour by colour, and a colour from another maker counts as new.',
  ]),
]);

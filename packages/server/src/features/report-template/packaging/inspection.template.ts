import { clause, clauseSection } from '../clause.template.ts';

export const inspection = clauseSection('8 Inspection and dispatch', [
  clause('8.1', 'Inspection and measurement', [
    'The inspection plan of each item gives characteristics, sample size, interval, gauge and accept number, with defects classed as critical, major or minor.',
    'Seal strength, leak, burst, drop, top load, torque and barrier are tested on packaging in the state in which it is delivered.',
    'Vision systems that sort packaging have their reject limits locked, and are fed known defects at the start, after each change and at the end of a run.',
    'Gauges, balances, spectrophotometers and ovens that decide on release are calibrated to national standards, and operators can tell at a glance when calibration is next due.',
    'When a gauge proves wrong, the jobs it passed are listed, their retained samples measured afresh, and customers told where goods do not comply.',
    'Outside laboratories for migration and composition hold accreditation for the simulant and method used, or have shown their competence by comparison tests.',
    'Counts, reel lengths and weights are verified by methods accurate enough for the customer’s stock control and for the law on quantity.',
  ]),
  clause('8.2', 'Holds, concessions and release', [
    'Doubtful goods are marked and moved to a hold area at once, and sorting follows a written instruction with a second check of the sorted lots.',
    'Concessions are granted by the customer in writing for a stated quantity before dispatch, never by sales staff alone.',
    'Release depends upon completed inspection sheets, and a pallet without release status cannot be booked onto a load.',
    'Unused packaging that a customer sends back is not taken into stock without inspection for contamination and a decision by quality staff.',
  ]),
  clause('8.3', 'Protection and storage', [
    'Contact surfaces are covered between process steps: webs wrapped, nested containers bagged and sheets capped, unless the next step follows within the time allowed.',
    'Stores hold the temperature and humidity that paper, film, adhesive and printed reels need, and materials of limited life are used or tested again by date.',
    'Fuels, paints and strongly smelling goods are stored so that vapour cannot reach packaging, including in neighbouring bays of a shared warehouse.',
    'Pallets are stacked and strapped within limits that do not crush, deform or stick together the reels and containers at the bottom.',
    'Finished packaging that has outlived its agreed storage age is inspected and tested again before it may be sold.',
  ]),
  clause('8.4', 'Loading and transport', [
    'Before loading, a vehicle is found dry, clean, odourless and free of protruding nails, and a refused one is recorded with its number and the reason.',
    'Hauliers hold written instructions that packaging may not travel with chemicals, animal products or waste, and that say what to do with a wet or opened load.',
    'Loads left overnight or moved between vehicles are sealed or watched, and seal numbers appear on the delivery papers.',
    'Layer pads, top frames, crates and other reusable carriers are inspected and cleaned before they touch packaging again, with rejects counted by cause.',
  ]),
]);

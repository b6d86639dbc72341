import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const hazardAnalysis = clauseSection('2 Hazard and risk analysis', [
  fundamentalClause(
    '2.1',
    'Analysis, team and scope',
    'A hazard and risk analysis made for this plant shows what could make its packaging unsafe, illegal or unable to do its task, and rules how every such hazard is held down.',
    [
      'The team behind the analysis joins knowledge of material, process, tooling, printing and packed product, and its leader has been trained in methods of risk assessment.',
      'Each family of packaging is described by layers, additives, inks, adhesives, contact side, thickness, and the conditions under which it will be filled and used.',
      'The intended use states the type of food or goods, contact time, highest temperature, and consumers who would be more exposed, such as infants.',
      'Foreseeable wrong use, such as reheating a tray made for chilled food or reusing a pail, is stated together with the warning or design feature that answers it.',
      'Flow diagrams show every step from the intake of resin, paper, metal, glass batch or ink to dispatch, with regrind, broke, cullet, trim and outside processes drawn in.',
      'The team has walked and signed the diagrams at the machines, by night as well as by day, within the last twelve months.',
    ],
  ),
  clause('2.2', 'Hazards of packaging', [
    'Chemical hazards are listed for each material: monomers, residual solvents, plasticisers, photoinitiators, mineral oil, heavy metals, bisphenols and substances present without intention.',
    'Physical hazards include slivers of metal, glass splinters, strands of plastic, loose flash, paper dust and fragments of tooling, each tied to the step at which it arises.',
    'Microbial hazards are judged where damp board, slime, condensation or hollow containers could let moulds or bacteria grow.',
    'Allergens that may arrive through coatings, starch, casein adhesives, release agents or reused transport packs are considered, and a conclusion is written for each.',
    'Failure of function is treated as a safety hazard where a leaking seal, failed closure, weak barrier or burst under pressure would spoil food or hurt a person.',
    'Wrong identity is assessed as a hazard, because mixed print, mixed size or mixed grade could place a false allergen statement on food.',
    'Each hazard is scored for likelihood and harm on a stated scale, and the reason for a low score is written beside it.',
  ]),
  clause('2.3', 'Control and review', [
    'Each significant hazard has a control measure with limit, person, frequency and type of check, all shown on the control plan that is used at the machine.',
    'Steps at which a loss of control could not be made good later are marked as critical control points, or the study says why the process has none.',
    'Limits at critical steps, such as curing dose, oven temperature, residual solvent or detector sensitivity, have been validated on the material that is hardest to control.',
    'A breach of a limit blocks the reels, pallets or bins made since the last good check, and a technical person signs what becomes of them.',
    'Before a new resin, ink, adhesive, mould, plate technology or end use is introduced, the team reopens the study for the products concerned.',
    'The entire study is compared each year with complaints, migration reports and incidents in the trade, and the outcome is recorded even where nothing changes.',
    'Deliberate acts, including tampering with reels and theft of branded packs, are assessed, and weak places in the building and in transit have been made safe.',
  ]),
]);

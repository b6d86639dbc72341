import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const plantProduction = clauseSection('3 Production', [
  fundamentalClause(
    '3.1',
    'Separation and cleaning',
    'From intake to pack, plant-based product is guarded against mixing and cross-contact with animal material to a level that the site has defined and can prove.',
    [
      'Equipment that has held meat, milk, egg or fish is taken into use for plant-based product only after a cleaning that was proved for that very residue.',
      'Parts that cannot be freed from fat or protein, such as porous belts, frying oil, smoke chambers and brine baths, are kept for plant-based use alone.',
      'Cleaning is confirmed before each plant-based run by sight and by a rapid test for the protein most likely to remain, and both are on the run sheet.',
      'Weighing of spice, protein and binder for plant-based recipes takes place in its own booth or hour, with containers marked for this use.',
      'Runs are ordered from plant-based to animal within the production day, and the reverse order happens only behind a full, recorded clean.',
      'Steam, splash and aerosol from neighbouring animal lines have been studied, and covers, curtains or distance keep them away from open product.',
      'Rework and trimmings bear the name of the recipe they came from, and the mixing system accepts plant-based rework alone for plant-based batches.',
      'Cooking and chilling settings were established for plant proteins themselves, whose spore counts and heat transfer differ from those of meat.',
      'Growth of pathogens in moist meat and dairy alternatives was studied on the product as sold, and its use-by date rests on that study.',
    ],
  ),
  clause('3.2', 'Testing and training', [
    'A test plan for animal protein or species fits the real risk of each line, names method and limit of detection, and includes the first pack after changeover.',
    'Methods based on genetic material are not relied on for milk, egg white, honey or gelatine where they cannot see them, and a protein method is used.',
    'A finding above the limit holds all lots back to the last clear result, and the source is found on equipment, ingredient or in the laboratory itself.',
    'Results are compared over the year by line and supplier, and the plan has been made heavier or lighter because of them.',
    'Operators know which products before theirs on the line contain animal material, and can show the check that lets them start.',
    'Cleaners, fitters and laboratory staff are instructed on plant-based lines, and a yearly question round shows what has been forgotten.',
    'A yearly trace of one plant-based lot runs from the sold pack to each farm crop or fermenter and weighs what came in against what went out.',
  ]),
]);

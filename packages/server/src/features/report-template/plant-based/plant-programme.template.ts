import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const plantProgramme = clauseSection('1 Plant-based programme', [
  fundamentalClause(
    '1.1',
    'Commitment and definition',
    'What is sold as plant based is free from ingredients of animal origin by design, and the site manages this promise as strictly as it manages safety.',
    [
      'The definition of animal origin in use covers meat, fish, insects, milk, egg, honey, wax, shellac, gelatine and everything else taken from an animal, alive or dead.',
      'Limits for unintended traces of animal material are set for each market and claim, with reasons, and are known to production and to sales.',
      'The person in charge of the programme can halt a line, turn away an ingredient or strike a claim, and has done so or can say when it would be done.',
      'A list of plant-based products gives composition, line, claim, mark and market of each, and the finished goods store holds no claimed product outside it.',
      'Once a year managers weigh the test results, claims disputes, supplier news and consumer doubts of the programme and set its aims.',
      'Money and time for tests, second lines or extra cleaning have been granted, or the products that would need them have been withdrawn from the programme.',
    ],
  ),
  clause('1.2', 'Risk assessment and development', [
    'An assessment looks step by step at where animal material could enter by recipe, supplier error, shared equipment, rework, lubricant, packaging or mislabelled stock.',
    'It separates what would deceive a consumer from what would hurt one with an allergy to milk, egg, fish or shellfish, and controls both.',
    'Fermented and cell-grown ingredients are assessed for the nutrient media, carriers and starter cultures from which they came.',
    'A new product passes a gate at idea, trial and launch, and at each the composition is compared with the definition down to the last carrier.',
    'Factory trials with meat, dairy or egg versions of a product are planned so that none of their material stays on plant-based lines.',
    'The programme is audited on the floor every year by someone who tries to find animal material, opening stores, tool lockers and scrap bins.',
    'Discovery of animal material in sold goods starts an incident the same day, with a judgement on allergy as well as on honesty.',
    'Authorities, brand owners and the holder of any mark are told of a false claim within the time that law or licence gives.',
  ]),
]);

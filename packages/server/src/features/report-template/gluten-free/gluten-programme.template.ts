import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const glutenProgramme = clauseSection('1 Gluten-free programme', [
  fundamentalClause(
    '1.1',
    'Commitment and leadership',
    'Gluten is kept out of every product sold as gluten-free by a planned programme, whose leaders know that a consumer with coeliac disease has no means of checking the food.',
    [
      'The head of the business has put in writing that no gluten-free claim is made for a product whose control cannot be proved, whatever the loss of sales.',
      'One competent person leads the programme, has no target for output, and holds back or frees gluten-free lots in his or her own name.',
      'The leader has studied coeliac disease, cereal proteins and the limits of test methods, and renews this knowledge at least every two years.',
      'A register of products in the programme gives recipe, pack, brand, line, country of sale and the gluten limit that is law there.',
      'Every line, mixer, oven and packing machine is classed as gluten-free always, gluten-free at times or never, and the class is visible on it.',
      'A yearly report on the programme gives managers the number of tests, positives, near misses and reactions reported by consumers, with a verdict on each.',
    ],
  ),
  clause('1.2', 'Gluten study and internal audit', [
    'The gluten study follows wheat, rye, barley, their hybrids and derivatives such as malt, starch and hydrolysed protein through the whole site, including canteen and waste.',
    'Each point at which gluten might enter is given a measure, and where only one measure stands in the way its failure stops the line.',
    'The amount of gluten that would be carried over has been estimated in milligrams for the worst changeover, and compared with the limit in the smallest pack.',
    'Building work, hired equipment, a co-packed product or a trial with flour starts only after the leader has assessed it and signed.',
    'An internal audit of the programme walks from the flour store to the sealed pack while production runs, at least twice a year on shared sites.',
  ]),
  clause('1.3', 'Incidents and complaints', [
    'A result over the limit on product already sent out is treated as a danger to life, and the decision to recall is taken within hours.',
    'A rehearsal in the last year began with a positive gluten result and ended with all pallets located and a draft warning in the words coeliac consumers need.',
    'Complaints of a reaction are answered by a trained person, samples are tested with the retained pack, and the finding is told to the complainant.',
    'Lots of gluten-free ingredients can be traced to each pack and back, and oats and buckwheat are traced as far as mill and season.',
  ]),
]);

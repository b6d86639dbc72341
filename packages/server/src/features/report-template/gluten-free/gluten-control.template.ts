import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const glutenControl = clauseSection('3 Separation and cleaning', [
  fundamentalClause(
    '3.1',
    'Separation',
    'Gluten-free product is separated by space, time or proven cleaning from every material that holds gluten, from intake to sealed pack.',
    [
      'Gluten-free ingredients are stored in closed containers above or away from flours, with scoops and scales that never leave that store.',
      'Bulk flour systems, vents and filters have been traced for leaks, and no pipe can send wheat flour to a gluten-free mixer by a wrong valve.',
      'Settled-dust plates show how far flour travels when it is tipped, and open gluten-free product stays outside that distance or that hour.',
      'Ovens, fryers, proving rooms and coolers that share air, oil or belts with gluten are excluded or have been proved safe by product tests.',
      'Rework from gluten-free lots goes only into the same or a gluten-free product, and no rework from elsewhere can reach their mixing bowls.',
      'Staff reach gluten-free rooms through a change of coat and shoes and a hand wash, and do not pass flour areas on the way.',
      'Bread, biscuits, beer and other food of staff and visitors stay outside the rooms and corridors of gluten-free production.',
      'Maintenance tools, vacuum hoses, brushes and forklift tyres that have been in flour are kept out or cleaned by a method that was proved.',
    ],
  ),
  clause('3.2', 'Cleaning of shared equipment', [
    'On shared equipment, the cleaning method was proved three times in a row by swabs at the worst places, final rinse or purge, and the first packs made.',
    'Dry purging is accepted only where the quantity of purge was set by gluten results, and purge material is destroyed or sold as containing gluten.',
    'Before each gluten-free run the equipment is opened, examined in good light and swabbed with a rapid kit, and the run waits for the result.',
    'Rapid kits are suited to the surface and to the residue, stored as their maker says, and tried with a known positive for each new lot.',
    'Gluten-free runs follow a full clean and come first in the day or the week, and a change of that order needs the leader’s consent.',
    'A line stopped in the middle of a gluten-free run for repair or break is protected, and is examined before it restarts.',
  ]),
  clause('3.3', 'Training', [
    'Workers on gluten-free lines, including cleaners and fitters, can say what coeliac disease is, what limit applies and which of their tasks guards it.',
    'Training is repeated yearly with cases from this site, and a person moved from a flour area works alone only after an assessed shift.',
    'Agency workers and visitors have read or heard the gluten rules on the day, and a colleague answers for them inside the rooms.',
  ]),
]);

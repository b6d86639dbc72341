import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const leadership = clauseSection('1 Direction of the plant', [
  fundamentalClause(
    '1.1',
    'Commitment and resources',
    'Directors of the packaging plant accept that what they make touches what others eat or use, and they supply the leadership, people and machines which that demands.',
    [
      'The policy on safety, legality and fitness of packaging names the foods and goods the packaging is meant for, and is signed by the person who can grant the money that it calls for.',
      'Yearly aims in figures, such as defects per million units, returns and open findings, are set for each production department, and their progress is on view to its crews.',
      'Spending on presses, moulds, inspection cameras and tool rooms is planned. The effect of a late renewal on product safety is weighed before the renewal is put off.',
      'At least every quarter the head of each department goes through scrap, holds and customer rejections with the crews, and they agree who changes what.',
      'Printers, converters, tool setters and warehouse crews all have a part in the plan for safety culture, and are asked each year whether it makes a difference.',
      'The site manager can show, by present evidence, that findings of the last certification audit and of customers’ own visits were cured at the cause.',
    ],
  ),
  clause('1.2', 'Responsibilities and law', [
    'On each shift one post has authority to stop a press, extruder, furnace or line and to block pallets without first asking sales or planning.',
    'Authority to sign declarations of compliance is given by name to people whose knowledge of contact legislation is documented.',
    'Deputies for the posts that release packaging have done the task within the last year, as release records show.',
    'The yearly review by management examines changes in contact legislation, migration results, glass and blade incidents, and gaps in the hazard study.',
    'A register of law covers contact materials, packaging waste and marking in each country to which packaging is sold, and its keeper can show the last change that was picked up.',
    'An enquiry for a new end use, such as direct contact with fatty food or heating in a microwave, is reviewed for technical feasibility before a price is quoted.',
    'The plant itself tells its certification body within three working days of a withdrawal, or of a contamination that has reached packed food.',
  ]),
]);

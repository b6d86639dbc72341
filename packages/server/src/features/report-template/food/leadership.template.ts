import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const leadership = clauseSection('1 Leadership and culture', [
  fundamentalClause(
    '1.1',
    'Commitment and policy',
    'The people who direct the business take visible, lasting responsibility for safe, legal and authentic food, give it the means it needs and can show that their decisions are carried out on the shop floor.',
    [
      'A dated policy, signed by the most senior person on site, says in plain words what the business promises consumers about safety and honesty of its food. A successor signs it within a month of arrival.',
      'The policy is displayed or explained in the languages the workforce reads, and people asked in production can say what it means for their own task.',
      'Measurable yearly targets for food safety, quality and legality are set, each with an owner and a due date, and progress against them is reported to senior managers at least every quarter.',
      'Budgets for staffing, maintenance, laboratory work and training are approved against an identified need, and the refusal of a request that bears on food safety is recorded with its reason.',
      'Senior managers can show how they satisfied themselves that each finding of earlier certification audits was cured at its cause, and that none has returned.',
      'Those who direct production take part in the audit in person, at its opening and its close, and heads of department are free to answer for their own areas.',
    ],
  ),
  clause('1.2', 'Organisation and responsibilities', [
    'An organisation chart names the holder of each post that affects food safety, legality or quality and shows reporting lines that keep product release free from pressure of output.',
    'Written job descriptions set out duties and authority for every post that monitors a control measure, releases product or decides on non-conforming goods.',
    'Deputies are named for each key post. On the day of the audit the deputy of any absent post holder is known to the shift and competent in the task.',
    'Each shift, including nights and weekends, has a named person with authority to stop a line and hold product, and records show that this authority has been used or tested.',
    'Where an outside adviser supports the site, the contract describes the services given, and a named employee keeps responsibility for the decisions that follow.',
  ]),
  clause('1.3', 'Food safety culture', [
    'A written plan for developing food safety culture covers every department that touches product, states the behaviours wanted and the actions, owners and dates by which they are to be reached.',
    'The state of the culture is measured at least once a year by a method that includes the anonymous views of production workers, and the results are shared with those who answered.',
    'Actions of the culture plan are reviewed at the interval it sets. An action found to be ineffective is replaced, not merely extended.',
    'Any worker, including agency staff, can report a food safety concern in confidence and without detriment. Reports are logged, assessed by someone senior and answered.',
    'Managers walk through production areas at a set frequency to observe practice and talk with staff, and what they see is recorded and acted upon.',
  ]),
  clause('1.4', 'Management review', [
    'Senior managers review the performance of the food safety and quality system at planned intervals of no more than twelve months, with minutes that record attendance, decisions, owners and dates.',
    'The review considers audits of all kinds, complaints, incidents, withdrawals, results of testing, supplier performance, trends in non-conformity, and the outcome of earlier review actions.',
    'The review concludes whether the hazard analysis, the food defence plan and the fraud vulnerability assessment are still adequate, and records changes that follow.',
    'A meeting at least once a month brings food safety, legality and quality matters to management between reviews, and urgent matters have a route that does not wait for it.',
    'Decisions taken in review are passed to the people who have to carry them out, and completion is confirmed with evidence before an action is closed.',
  ]),
  clause('1.5', 'Law and certification', [
    'The site identifies the law, codes of practice and scientific guidance that apply in the countries of manufacture and of sale, and shows how it learns of changes before they take effect.',
    'Registration or licence by the competent authority is valid for every activity carried out, and reports of official inspections are kept together with the response made.',
    'The certification body hears without delay, and from the site first, of a recall, an order by an authority, a prosecution or any event that could bring the certificate into doubt.',
    'The current edition of the standard is available on site, and changes announced after its publication are known and have been applied from their due dates.',
    'Certification marks appear only as the conditions of use allow, and never suggest that products outside the scope of certification are covered by it.',
  ]),
  clause('1.6', 'Change and continuity', [
    'Significant change, such as a new line, a move of equipment, a change of shift pattern or of ownership, is assessed for its effect on food safety before it is made, and approved by a named person.',
    'Plans exist for continuing safe production through loss of power, water, refrigeration, key staff, computer systems or transport, and each plan says when production stops.',
    'Production and quality records held on computer systems are protected from loss and alteration by access control and by backups, whose restoration has been tried.',
  ]),
]);

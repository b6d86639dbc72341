import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const managementSystem = clauseSection('3 Management system', [
  clause('3.1', 'Documents', [
    'Policies, procedures and work instructions needed for safe, legal and consistent product form one manual, in print or electronic form, which the people who need it can open at their place of work.',
    'Instructions are written clearly, in languages that operators understand, with pictures or diagrams where words alone would not be followed correctly.',
    'A register lists every controlled document with its version, date and owner, and obsolete versions are withdrawn from use at all places where they were issued.',
    'A change to a controlled document is authorised by a named person, the reason is recorded, and those affected are informed before the change applies.',
  ]),
  clause('3.2', 'Records', [
    'Records are legible, made in ink or a secure electronic form at the time of the activity, and corrected so that the original entry, the person and the date remain visible.',
    'A retention schedule names each kind of record and its period, which outlasts the time in which the product may still be eaten, including from a home freezer, and any longer time set by law.',
    'Records in electronic form carry the identity of the person who made them, and changes after the event leave a trail that cannot be altered.',
    'Any record asked for during an audit can be retrieved within a reasonable time, including records held at another location or by a service provider.',
  ]),
  fundamentalClause(
    '3.3',
    'Internal audits',
    'The site looks at itself with honest eyes: people who know the subject, and have no stake in the answer, test by evidence whether what is written is what is done.',
    [
      'A yearly programme covers every clause, department and shift, gives more attention to areas of greater risk or weaker results, and does not crowd its audits into the weeks before certification.',
      'Internal auditors are trained in audit technique and in the subject they audit, and none of them audits his or her own work.',
      'Reports describe conformity as well as non-conformity with objective evidence, such as records sampled, places visited and people spoken to.',
      'Results are given to the person responsible for the area, and actions with time limits are agreed and verified by someone other than the person who carried them out.',
      'Hygiene and fabric inspections of production and storage areas take place at a frequency based on risk, at least monthly where open product is handled.',
      'Results of internal audits and inspections are compared over time and between areas, and repeated findings lead to action on the system and not only at the spot.',
    ],
  ),
  fundamentalClause(
    '3.4',
    'Corrective and preventive action',
    'No failure is wasted: each is contained, understood down to the reason that allowed it, and answered by a change that keeps it from coming back here or on a similar line.',
    [
      'A procedure sets out how non-conformities from any source are recorded, assessed for consequence, corrected and traced to their cause, with time limits by seriousness.',
      'Each non-conformity that could affect safety, legality or quality is recorded with a clear account of what happened, the product affected and the immediate correction.',
      'Root cause analysis follows a recognised technique, goes beyond human error and re-training, and is carried out by people with knowledge of the process concerned.',
      'Preventive actions have an owner and a date, and their effect is checked after a suitable interval before the case is closed.',
      'Trends are analysed at least quarterly, and a significant rise in a type of non-conformity triggers root cause analysis of its own.',
    ],
  ),
  fundamentalClause(
    '3.5',
    'Traceability',
    'From any one lot of ingredient, food contact packaging or finished product, the site can name all related lots, places and customers while there is still time to protect consumers.',
    [
      'A written traceability procedure explains how lots are identified at receipt, in storage, in process, in rework and in finished goods, and which record carries each link.',
      'Raw materials, semi-finished goods, part-used materials, product on hold and finished goods are all identified well enough for traceability when seen on the floor.',
      'Yearly exercises start once from a delivered ingredient and once from a pack on sale. The products chosen rotate, so that within three years no line or product family has gone untested.',
      'A test of traceability is complete within half a working day and includes quantities: what came in is accounted for by what was used, held, wasted and sent out.',
      'Rework keeps the identity of the lots it comes from, and its use appears in the traceability records of the product that receives it.',
      'Traceability of materials from suppliers that are not themselves certificated is checked at approval and then at a frequency set by risk.',
      'Where traceability relies on a contractor, such as an outside store or packer, the chain is included in the test and holds together.',
    ],
  ),
  clause('3.6', 'Incidents and recall', [
    'A procedure for incidents defines what constitutes an incident and an emergency, who decides, and how product is held until its safety is established.',
    'A recall and withdrawal procedure names the decision team and its deputies, keeps contact details for customers, suppliers and authorities current, and can be started at any hour.',
    'The recall procedure sets out how product is located, stopped, returned or destroyed and reconciled, and how consumers are warned where that is necessary.',
    'Recall and withdrawal are rehearsed at least once a year with a realistic scenario, including a call outside working hours, and lessons learned are put into practice.',
    'After any genuine recall or withdrawal the cause, the effectiveness of the action and the quantity recovered are reviewed, and improvements are recorded.',
  ]),
  clause('3.7', 'Complaints and customers', [
    'Complaints are recorded, investigated according to their seriousness by competent staff, and answered, and the result is linked to the batch, line and date concerned.',
    'Complaints concerning foreign bodies, illness, allergens or labelling are escalated without delay to a person with authority to begin an incident.',
    'Complaint data are analysed by product, cause and line at least monthly, and shared with the people whose work they concern so that recurrences are prevented.',
    'Customer requirements and specific policies of customers are listed, communicated to those who apply them, and checked for fulfilment.',
  ]),
]);

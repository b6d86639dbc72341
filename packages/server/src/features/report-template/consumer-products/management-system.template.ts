import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const managementSystem = clauseSection('3 Management system', [
  clause('3.1', 'Documents and records', [
    'Formulas, patterns, assembly drawings and test methods are issued by version, and an operator can show the version that belongs to the order in hand.',
    'Batch records and technical files are kept for the expected life of the product plus the liability period, which has been worked out for each group.',
    'Systems for formulas, weighing and labels restrict who may alter master entries, and each alteration leaves name, time and former value.',
    'Finished goods specifications set safety limits and tolerances, and the brand owner, or else the head of quality, has signed the current one.',
  ]),
  fundamentalClause(
    '3.2',
    'Internal audits',
    'People with no stake in the answer examine every part of the system each year by looking at real orders, batches and files, and their findings lead to change.',
    [
      'Internal audits take in design, purchasing and file keeping as well as the workrooms, with more time where a product group carries more risk.',
      'At least once in each programme an auditor follows a finished batch back to its risk assessment and its test reports.',
      'Findings are recorded with the sample seen, given to an owner, and verified on new batches or in the workroom before closure.',
      'A monthly walk through the workrooms looks for loose needles, leaking drums, uncovered stock, unnamed containers and worn guards.',
    ],
  ),
  clause('3.3', 'Complaints and corrective action', [
    'Complaints that allege injury, skin reaction, fire, choking or poisoning reach the safety officer within one working day and are judged for duties to report.',
    'Undesirable effects of cosmetics are assessed for cause and seriousness, with medical advice where needed, and serious ones are notified.',
    'Returned goods are examined and not merely refunded, and faults are coded so that they can be counted by batch and component.',
    'When a product fails a test, the cause is sought in design, material, process and handling, and similar products are searched for the same weakness.',
    'Returns, reviews and test results are studied monthly by product family, against a threshold that starts an investigation.',
  ]),
  fundamentalClause(
    '3.4',
    'Traceability',
    'Every unit or batch on sale can be tied to its materials, its making and its customers quickly enough to stop harm from spreading.',
    [
      'A batch code, date or serial mark is permanent on the product or its smallest pack, and customer service knows how to read it.',
      'Batch records link each drum of raw material, roll of fabric, lot of components and issue of printed labels to the finished lot and its quantity.',
      'Decanted bulk, mixed dye lots and gift sets packed from several batches keep the identity of every part.',
      'Once a year a product from each risk group is traced back to its materials and forward to its customers, with quantities, within four hours.',
      'Sewing, filling, assembly and packing done by subcontractors can be traced by place and date, and the yearly exercise includes one of them.',
      'Goods sold online or sent directly to homes can be traced to their buyers, or a public notice lies ready for those who cannot be reached.',
    ],
  ),
  clause('3.5', 'Recall and incidents', [
    'The recall plan names a team, a method to judge severity, model texts for shops and the public, routes for returns and a way to make goods harmless.',
    'A mock recall in the past twelve months tried the contact details of retailers, online marketplaces and authorities, and its weak points have been mended.',
    'Returned hazardous goods, such as leaking aerosols, faulty batteries or contaminated creams, are handled and stored by a safe written method.',
    'In a real recall the share of goods recovered is tracked, and further action is taken where it falls short of what the risk demands.',
  ]),
]);

export const leadership = clauseSection('1 Leadership and legal duties', [
  fundamentalClause(
    '1.1',
    'Commitment of managers',
    'Managers at every level treat the safety and legality of consumer products as a condition of business and can show the resources, decisions and checks by which they keep it so.',
    [
      'A statement signed by the head of the company promises that no product is sold while its safety for a foreseeable user is in doubt, and buyers, designers and packers know it.',
      'Goals for accidents, failed tests, complaints and late technical files are set each year by product group, and managers answer for those they miss.',
      'The budget provides for laboratory tests, safety assessors and surveillance samples in proportion to the number of products launched.',
      'A product safety officer with direct access to the head of the company can block a launch or a shipment, and has a deputy with equal powers.',
      'Doubts about a product that workers, shop staff or repairers raise reach the safety officer, are written down and are answered to the person who raised them.',
      'Management review weighs reported injuries, notices of authorities on similar goods, recalls in the trade and new law, and decides what to improve.',
    ],
  ),
  clause('1.2', 'Legal roles and duties', [
    'The role the company plays in law for each product, such as manufacturer, importer, packer or responsible person, is written down with the duties that follow from it.',
    'For each country of sale a register shows which rules on general safety, chemicals, labelling and product groups apply, and who watches each of them.',
    'Registrations, notifications and submissions to poison centres are complete before sale, agree with the formula sold and are renewed on time.',
    'The address of a responsible party inside the market of sale appears on product or pack, and that party holds or can obtain the technical file.',
    'Licences for making biocides, flammable goods, alcohol-based products or medical items are valid for each activity of the site.',
    'Authorities and customers are told of a dangerous product within the period that law allows, by people named for that duty.',
  ]),
]);

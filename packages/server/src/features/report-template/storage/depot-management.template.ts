import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const depotManagement = clauseSection('1 Management of the operation', [
  fundamentalClause(
    '1.1',
    'Commitment and resources',
    'Managers of the depot and its transport treat the goods in their care as their own responsibility, from the moment of receipt until the customer has signed.',
    [
      'A signed and dated policy promises customers that goods are kept safe, lawful and in the condition received, and drivers have been told of it as well as warehouse staff.',
      'Yearly targets are set for damage, temperature failures, misdeliveries and stock losses, and each shift can see how it stands against them.',
      'Operator licences, premises registrations, cold store approvals and customs authorisations are valid for every activity that the depot sells.',
      'Named people on every shift, including night trunking and weekends, may refuse, hold or release goods, and the gatehouse knows how to reach them.',
      'Overflow space, temporary labour and extra vehicles for peak seasons are planned in advance and meet the conditions of ordinary weeks.',
    ],
  ),
  clause('1.2', 'Review, continuity and change', [
    'Managers review claims, refused deliveries, temperature alarms, pest reports and audit findings at least once a year, and the minutes end in decisions that were carried out.',
    'Anyone may stop a loading or a picking wave over a safety concern, and examples are known in which this was done without reproach.',
    'Continuity plans for loss of refrigeration, power, stock system or fleet state the hour at which goods must be moved elsewhere or reported to their owner.',
    'A new client, kind of goods, temperature regime, building or automated system is assessed for risk and approved before the first pallet arrives under it.',
    'Depots run by the same company under one system are visited by its technical staff, and weaknesses found at one are looked for at the others.',
  ]),
  clause('1.3', 'Client agreements', [
    'A written agreement with each client states the goods, temperatures, handling rules, stock rotation, notice of incidents and the party that insures.',
    'Standing instructions of clients are broken down into tasks at receipt, storage, picking and delivery, and the people who do these tasks have them to hand.',
    'A request that goes beyond what building, fleet or staff can do safely is declined or met by a documented arrangement with the client.',
    'Clients are told within the time agreed of damage, temperature abuse, loss, theft or contamination of their goods, with the facts needed to decide on them.',
    'Information on the nature of goods, such as life, allergens, hazard class and storage limits, is obtained from the client before storage space is offered.',
  ]),
]);

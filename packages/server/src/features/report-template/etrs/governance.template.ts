import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const governance = clauseSection('1 Governance and sourcing', [
  fundamentalClause(
    '1.1',
    'Commitment and due diligence',
    'Owners and directors accept that their decisions on price, pace and purchase touch the lives of workers, and can show where such a decision was changed because of it.',
    [
      'A published commitment on human rights at work names the international conventions it rests upon, and contractors on site are bound by it as well as employees.',
      'A director answers for labour conditions before the board, and minutes show what was reported, asked and decided in the last twelve months.',
      'A map of who works here shows, for each department and shift, how many are direct, agency, seasonal, migrant, home-based or under eighteen.',
      'Human rights due diligence names the gravest risks for these groups, ranks them by harm to people, and sets measures with owners and dates.',
      'Sudden orders, late changes and short lead times of customers are examined for their effect on overtime and temporary hiring.',
      'Supervisors are appraised on how they treat people as well as on output, and have been trained to notice signs of exploitation.',
    ],
  ),
  clause('1.2', 'Honest records and free speech', [
    'Records of age, pay, hours and accidents shown to the auditor agree with what workers say, and no second set of books has been found.',
    'Findings of earlier labour audits are closed with proof from the people concerned, who confirm that the change has lasted.',
    'Workers are told of the audit in their own languages, choose freely whether to speak, and suffer nothing for having spoken.',
    'Anyone who reports bribery, forged papers or a threat to an auditor is protected, and a channel outside the line of command exists for it.',
    'Purchasing, security and personnel staff know the rule on gifts and favours, and a register of what was offered is kept.',
  ]),
  clause('1.3', 'Labour rights in the supply chain', [
    'Raw materials are ranked by country and crop for child labour, forced labour and unsafe work, with use of recognised risk data.',
    'For the ranks most at risk the site knows growers or factories by name, and has looked at conditions there through visits, audits or partners.',
    'Contracts with suppliers contain labour clauses, and the price and delivery terms agreed leave room to keep them.',
    'When abuse is found at a supplier, remedy for the person harmed comes before the end of trade, and progress is followed to its close.',
    'Security guards, cleaners, caterers and transport crews employed by others are included in checks of pay and hours at least once a year.',
  ]),
]);

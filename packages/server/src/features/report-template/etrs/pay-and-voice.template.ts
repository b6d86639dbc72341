import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const payAndVoice = clauseSection('3 Pay, hours and voice', [
  fundamentalClause(
    '3.1',
    'Wages and working hours',
    'A normal working week pays enough for basic needs with something to spare, and rest is a right that no order book overrides.',
    [
      'Recorded hours from clocks, production, gate and canteen agree for a sample of workers in the busiest and the quietest month of the year.',
      'Normal hours stay within forty-eight a week, or sixty with overtime, save where law and a free collective agreement allow more for a stated season.',
      'Each worker has had a full day off in every seven, or two in fourteen where law permits, in all weeks that were sampled.',
      'Overtime can be declined without loss, is paid at the premium of law or agreement, and is not used to make a living from too low a rate.',
      'Wages are compared with a credible estimate of a living wage for the region, and a plan with dates closes any gap.',
      'Pay slips show hours, rates, premiums, piece counts and each deduction, and a worker picked at random can explain his or her own.',
      'Deductions for housing, transport, meals, tools or damage are lawful, agreed in writing and no higher than the true cost.',
      'Social insurance, tax, holiday and sick pay are paid in for all who are entitled, as receipts of the authorities confirm.',
    ],
  ),
  clause('3.2', 'Representation and grievances', [
    'Elections of worker representatives are free from influence of management, cover agency and night staff, and happened within the term of office.',
    'Meetings with representatives are held in paid time, minutes are shown on notice boards, and at least one request of theirs was met in the year.',
    'Union organisers may meet workers on site at agreed times, and pay and promotion of members match those of others.',
    'Where law restricts unions, the site supports another independent way in which workers can meet, speak and bargain.',
    'Grievances can be raised by voice, paper or telephone without a name, and figures by theme and time to close are published to workers.',
    'A sample of closed grievances was confirmed by those who raised them as fairly heard and free of consequences.',
  ]),
]);

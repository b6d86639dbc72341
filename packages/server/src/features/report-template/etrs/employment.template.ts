import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const employment = clauseSection('2 Recruitment and employment', [
  fundamentalClause(
    '2.1',
    'Freedom of work and child protection',
    'Nobody on the site works under threat, debt or deceit, and no child does work that belongs to an adult.',
    [
      'Migrant workers asked in private say what they paid, to whom and in which country, and any cost of recruitment that is found has been repaid to them.',
      'Passports, residence cards and bank cards are in the hands of their holders, who can reach them at any hour without asking.',
      'Doors, gates and dormitories let people leave after work and in an emergency, and guards watch over property rather than over workers.',
      'Loans and advances carry no interest, are limited to a sum that can be worked off within months, and do not bind anyone to the employer.',
      'Prisoners, trainees and people on placement work by their own consent, with pay and protection that law and good practice grant to others.',
      'Copies of proof of age are on file for each worker, and doubtful papers are checked by a second means before the first shift.',
      'Employees under eighteen are listed with their tasks, and none of them lifts, cleans, drives or handles what the assessment forbids.',
      'If a child is found at work, the plan keeps it safe, supports its schooling and income until it may work, and does not simply send it away.',
    ],
  ),
  clause('2.2', 'Recruitment and contracts', [
    'Recruiters are chosen by open comparison of their fees and methods, hold the licences of both countries, and are interviewed again each year.',
    'The contract signed on arrival is the one offered at home in the worker’s own language, and substitution of worse terms has been looked for.',
    'Agency workers receive pay and conditions equal to those of direct employees for the same task, as paired pay slips show.',
    'Long use of successive temporary contracts for the same post is counted, and those who qualify under law or policy are made permanent.',
    'Home workers and piece-rate workers are registered, and a timed trial shows that an average worker earns at least the minimum per hour.',
    'Leaving, redundancy and dismissal follow law, with reasons in writing, a hearing and final pay within the legal time.',
  ]),
  clause('2.3', 'Equal treatment', [
    'Advertisements, interview questions and medical checks ask nothing on pregnancy, faith, union membership, origin or orientation that the task does not need.',
    'Pay and promotion are compared by gender, origin and type of contract each year, and differences without a reason are corrected.',
    'Pregnancy and parenthood lead to lighter tasks, leave and return as law provides, and no test for pregnancy decides on hiring.',
    'Adjustments for disabled workers have been offered on request, and refusals are reasoned and recorded.',
    'Reports of sexual harassment are received by a trained person of the reporter’s choice, and inquiries end with a written outcome.',
    'Shouting, rough handling, humiliation and withheld breaks are named as misconduct, and supervisors have been disciplined where they occurred.',
  ]),
]);

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

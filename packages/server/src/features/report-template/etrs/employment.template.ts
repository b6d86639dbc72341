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

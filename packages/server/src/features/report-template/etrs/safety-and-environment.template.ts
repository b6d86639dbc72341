import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const safetyAndEnvironment = clauseSection('4 Safety, housing, environment', [
  fundamentalClause(
    '4.1',
    'Safety at work',
    'People go home unharmed: dangers at the workplace and in housing are found and removed before they injure, and workers take part in looking for them.',
    [
      'A competent person has assessed machines, lifting, noise, heat, cold, dust, chemicals, transport and lone work, with operators at the table.',
      'Exits unlock from inside without a key, are wide enough for the number present, lit in a power cut and free of goods on each shift.',
      'Drills at night and in housing timed the last person out, and blocked routes or silent alarms found in them were put right.',
      'Guards, emergency stops and lock-out of energy are in place on machines as used and not only on paper, including during cleaning.',
      'Those who mix, spray or clean with chemicals know the hazard, have the right gloves and masks at no cost, and can reach an eyewash.',
      'Injury rates count agency and contract workers, and near misses are reported freely because nobody was blamed for doing so.',
      'A health and safety committee with elected members inspects the site each month, and management answers its list in writing.',
      'Electrical installations, boilers, lifts and building structure carry valid certificates from inspectors with the standing to issue them.',
    ],
  ),
  clause('4.2', 'Welfare and housing', [
    'Clean toilets in sufficient number, apart for men and women, may be used when needed without tokens, tallies or a loss of pay.',
    'Cool drinking water is within a short walk of each post, and breaks are lengthened when heat or cold passes a set point.',
    'Housing gives each person a bed, a locker, floor space, ventilation, heating and safe wiring to the law or to a recognised norm.',
    'Tenants hold an agreement separate from their contract of work, may receive guests, and have reasonable time to move when employment ends.',
    'Transport arranged for workers has insurance, seats and belts for all, and drivers whose own hours are limited.',
    'Mental strain from shift patterns, isolation or violence is part of the risk assessment, and someone to talk to is named on every shift.',
  ]),
  clause('4.3', 'Environment and neighbours', [
    'Permits for water, discharge, air and waste are in force, and results of monitoring lie within their limits or have been reported.',
    'Use of energy and water and the weight of waste are measured per unit of output, with yearly targets that managers are held to.',
    'Waste contractors are licensed and visited, and burning or dumping by them has been excluded through transfer notes that can be followed.',
    'Neighbours and local communities can complain on noise, odour, water or land, and the answer given to each is kept.',
    'Land, forest and water rights affected by the site or its own farms were acquired with free and informed consent of those who held them.',
  ]),
]);

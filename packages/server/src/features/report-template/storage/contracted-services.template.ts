import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const contractedServices = clauseSection('8 Services and wholesale', [
  clause('8.1', 'Subcontractors', [
    'Hauliers, owner-drivers, outside stores and agencies are approved before first use by certificate, visit or assessed questionnaire according to the goods trusted to them.',
    'Orders to subcontractors repeat the client’s conditions on temperature, cleanliness, security and further subcontracting, and acceptance is on file.',
    'Hired trailers and spot-market vehicles are inspected on arrival as strictly as the depot’s own, and a refusal is reported to whoever booked them.',
    'Subcontractors are ranked each quarter on delivery, temperature and claims, and the weakest are improved or replaced.',
    'Onward subcontracting without consent has been looked for by comparing the plates at the dock with the carriers on the order.',
  ]),
  fundamentalClause(
    '8.2',
    'Services on goods',
    'Where the depot opens, packs, labels, freezes or otherwise changes goods for others, it does so in a space and under instructions fit for that work.',
    [
      'Each service is named in the contract and in the hazard analysis, and none is offered to a new client before a trial has been signed off.',
      'Repacking and relabelling take place in a lit, clean area set apart from storage, with one product at a table and the table cleared between jobs.',
      'Label data come from the client in writing, the first label is approved against it, and surplus labels are counted and destroyed.',
      'A relabelled pack keeps its original lot and date or a link to them, and a date is never made later without proof and the client’s authority.',
      'Materials touching food, such as trays, film and liners, are suitable for that use by declaration and stored under cover.',
      'Assembly of gift packs, displays and promotional bundles checks allergens and shortest date of all parts against the outer label.',
      'Sorting, grading, inspection and washing of produce use safe water, clean equipment and written standards of acceptance.',
      'Crate and container washing reaches a defined temperature and strength, with clean crates kept apart from dirty and checked for residue and labels.',
      'Weights and counts changed by the service are checked with verified scales and agree with the pack and the invoice.',
    ],
  ),
  clause('8.3', 'Wholesale', [
    'Goods that the company buys to sell on come from suppliers it has assessed, and the maker or packer of each is known.',
    'A specification or product sheet for wholesale goods states composition, allergens, storage and legal name for the country where they are sold.',
    'Own-brand goods of the wholesaler have an approved label, a technical file and tests by risk to show that they are what the label says.',
    'Offers far below the market price, unfamiliar brokers and altered packs are treated as warnings of fraud and followed up before purchase.',
    'Product information on web shops and order forms is the same as on the pack, and changes of recipe reach it before the new goods are sold.',
    'Trade customers are told of storage needs and remaining life, and cash-and-carry buyers can keep chilled goods cold by means offered on the spot.',
  ]),
]);

import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const supply = clauseSection('4 Suppliers and substances', [
  clause('4.1', 'Supplier approval', [
    'Makers of materials, components, trims and finished goods are approved on evidence of quality, legal compliance and capability to test, graded by product risk.',
    'Factories that make finished goods under the brand are visited before the first order by someone able to judge the process, and then at intervals set by results.',
    'Contracts forbid undeclared subcontracting, and the company looks for it by comparing the capacity of a factory with the volume ordered.',
    'Trading houses disclose the place of manufacture, and approval is given to that place rather than to the house.',
    'Suppliers agree in writing to change no substance, dye, coating, plasticiser, battery or fibre without consent.',
    'Failed tests, late papers and complaints are scored by supplier, and orders move away from those who do not improve.',
    'Outsourced steps, such as dyeing, plating, irradiation or contract filling, have agreed parameters, and returned lots wait until they pass acceptance tests.',
    'Laboratories and safety assessors are chosen for proven competence in the product group, and repeat samples or second opinions check their work.',
  ]),
  fundamentalClause(
    '4.2',
    'Restricted substances',
    'Chemicals that law or the company forbids or limits are known for each material and kept out of the product by agreement, by papers and by tests.',
    [
      'A list of restricted substances with limits by material and use follows the law, has been sent to suppliers and has been accepted by them.',
      'Safety data sheets of raw materials are of the latest issue, in the language of the site, and the uses described in them cover what the site does.',
      'Bills of material are screened for substances of very high concern, and customers receive the information due to them above the legal threshold.',
      'Tests chosen by risk look for lead, cadmium, nickel release, phthalates, azo dyes, formaldehyde and flame retardants in the materials where they may occur.',
      'Water, oil and stain repellents are checked for persistent fluorinated substances, whose use ends by the dates that law has set.',
      'Fragrance allergens and sensitising metals stay below the limits for skin contact and are declared where the law demands it.',
      'Biocides used to treat or preserve articles are permitted for that purpose, and the label of the treated article says what the law requires.',
      'Quantities of each substance made or imported per year are added up, so that a duty to register is noticed before its tonnage is reached.',
    ],
  ),
  clause('4.3', 'Incoming goods', [
    'Incoming drums, bales, rolls and cartons are checked for identity, damage, wetness, infestation and expiry, and stay blocked until this is done.',
    'Chemicals whose confusion would be dangerous are identified at intake by a test, such as infrared spectrum, density or refractive index, besides their label.',
    'Fabrics are inspected by roll for faults, shade and width under standard light, and the result decides which rolls may be cut.',
    'Batteries, adaptors, motors and electronic parts bear valid marks and are the same as those in the tested sample.',
    'Feathers, wood, straw, leather and plant extracts carry evidence of treatment against pests and pathogens and of lawful origin.',
    'Recycled fibres, plastics and foams come with proof of source and with tests for contaminants that their first life could have left.',
    'Loose fillings for toys, pillows and quilts are clean, dry and free from hard or sharp pieces, as a detector or opened samples confirm.',
  ]),
]);

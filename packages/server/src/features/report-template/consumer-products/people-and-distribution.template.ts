import { clause, clauseSection } from '../clause.template.ts';

export const peopleAndDistribution = clauseSection('8 People and distribution', [
  clause('8.1', 'Competence', [
    'Everyone who designs, buys, makes or inspects has learnt what harm the product group can cause and which rules prevent it, at a depth that fits the task.',
    'People who classify mixtures, grade toys by age, sign safety reports or approve claims hold the qualification that law or good practice asks for.',
    'Machinists, fillers and assemblers are signed off by task after observed work, and are observed anew when their defects rise.',
    'Inspectors judge against limit samples, and their agreement with one another is tested at least once a year.',
  ]),
  clause('8.2', 'Personal hygiene and clothing', [
    'In hygiene classes with microbial risk, hands are sanitised, hair and beards covered and wounds sealed before bulk or open packs are approached.',
    'Perfume, nail varnish, jewellery and private items are allowed or banned room by room according to what they could shed, snag or scent.',
    'Protective clothing for work with sensitising, corrosive or dusty materials is taken off before other products are handled.',
    'Visitors and fitters answer health questions and dress as the room demands before they enter where creams, wipes or absorbent goods are made.',
  ]),
  clause('8.3', 'Storage, transport and returns', [
    'Stores keep hazardous classes apart and observe limits of stacking, frost and heat, and the height and spacing that fire protection presumes.',
    'Stock that ages, such as creams, adhesives, latex, elastic and batteries, is rotated and taken out in time.',
    'Dangerous goods are packed, marked, documented and loaded as transport law asks, by people trained for it.',
    'Freight containers are checked for damp, odour, insects and residues of fumigation before goods are loaded or unloaded.',
    'Returned goods become saleable again only after their seal, completeness and condition have been inspected, and opened cosmetics never do.',
  ]),
]);

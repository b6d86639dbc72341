import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const depotPeople = clauseSection('9 People', [
  fundamentalClause(
    '9.1',
    'Training and competence',
    'Whoever moves, stores, checks or drives the goods knows what can harm them and has shown on the job that they can prevent it.',
    [
      'Operatives, agency workers and drivers are inducted on hygiene, damage, temperature and security before their first shift, in a language they follow.',
      'Lift truck and crane operators hold a licence for the type they drive and were assessed in the aisles where they work.',
      'Drivers are trained on load security, refrigeration units, handover and what to do when a delivery is refused or late.',
      'People who take temperatures show how to place a probe, read it, clean it and act on the result.',
      'Staff who accept or stow dangerous goods hold the training that transport law asks for, and it is renewed before it runs out.',
      'A chart of skills by shift shows that trained cover exists for every safety task during holidays and illness.',
    ],
  ),
  clause('9.2', 'Personal hygiene and visitors', [
    'Clothing is clean and suited to the zone, warm enough for cold stores and without loose objects where packs are opened.',
    'Food, drink and smoking are kept to rest areas and out of aisles and load spaces, and cabs used for meals are kept clean.',
    'Toilets and washbasins for staff and visiting drivers are near the docks, clean at all hours and not opening into stores.',
    'Those who open packs, repack or handle unwrapped produce follow hand-washing, hair-covering and jewellery rules written for that work.',
    'Illness that could pass through food bars a person from open goods, and drivers and agency workers know whom to tell.',
    'Visitors, contractors and clients’ inspectors are told the rules of the store, wear marked vests and are accompanied where goods are open.',
  ]),
]);

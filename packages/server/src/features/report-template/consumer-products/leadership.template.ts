import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const leadership = clauseSection('1 Leadership and legal duties', [
  fundamentalClause(
    '1.1',
    'Commitment of managers',
    'Managers at every level treat the safety and legality of consumer products as a condition of business and can show the resources, decisions and checks by which they keep it so.',
    [
      'A statement signed by the head of the company promises that no product is sold while its safety for a foreseeable user is in doubt, and buyers, designers and packers know it.',
      'Goals for accidents, failed tests, complaints and late technical files are set each year by product group, and managers answer for those they miss.',
      'The budget provides for laboratory tests, safety assessors and surveillance samples in proportion to the number of products launched.',
      'A product safety officer with direct access to the head of the company can block a launch or a shipment, and has a deputy with equal powers.',
      'Doubts about a product that workers, shop staff or repairers raise reach the safety officer, are written down and are answered to the person who raised them.',
      'Management review weighs reported injuries, notices of authorities on similar goods, recalls in the trade and new law, and decides what to improve.',
    ],
  ),
  clause('1.2', 'Legal roles and duties', [
    'The role the company plays in law for each product, such as manufacturer, importer, packer or responsible person, is written down with the duties that follow from it.',
    'For each country of sale a register shows which rules on general safety, chemicals, labelling and product groups apply, and who watches each of them.',
    'Registrations, notifications and submissions to poison centres are complete before sale, agree with the formula sold and are renewed on time.',
    'The address of a responsible party inside the market of sale appears on product or pack, and that party holds or can obtain the technical file.',
    'Licences for making biocides, flammable goods, alcohol-based products or medical items are valid for each activity of the site.',
    'Authorities and customers are told of a dangerous product within the period that law allows, by people named for that duty.',
  ]),
]);

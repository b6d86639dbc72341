import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const supply = clauseSection('4 Materials and services', [
  fundamentalClause(
    '4.1',
    'Supplier approval',
    'Every substance that becomes part of the packaging, or touches it, comes from a source the plant has examined and is what its papers say it is.',
    [
      'Makers of resin, board, metal, glass raw material, ink, varnish, adhesive and coating are approved for the item and its contact use, not merely as companies.',
      'A supplier of contact material proves its systems by a valid certificate or by an audit that the plant has made itself, while for strapping and outer wrap a reference may do.',
      'Supply through a merchant does not hide the maker: mill, smelter, polymer producer or ink factory is known for each lot.',
      'Suppliers are bound in writing to give notice before they alter formulation, additive package, recycled share or place of manufacture.',
      'Deliveries outside specification count against the supplier’s score, and a falling score leads to a visit, tighter testing or replacement.',
      'Emergency use of an unapproved material needs sample results, a review of its compliance papers and the signature of the technical head, for one delivery only.',
    ],
  ),
  clause('4.2', 'Specifications and intake', [
    'Raw material specifications state composition limits, grade, physical properties, contact status and the recycled content that is permitted.',
    'At intake each lot is compared with order and label, and tested for properties such as melt flow, grammage, moisture, temper or viscosity as the plan for that material says.',
    'Bulk resin, powder or liquid is discharged only after coupling, silo and delivery papers have been matched by two means of identification.',
    'Tankers and bulk vehicles show their previous loads and the cleaning done since, and one that carried a substance on the forbidden list is turned away.',
    'Material awaiting results is blocked in the stock system and by a barrier or mark that a truck driver cannot overlook.',
  ]),
  clause('4.3', 'Recycled materials', [
    'For recycled plastic that will touch food, the plant holds proof that the recycling process is authorised for that use and that each lot came from it.',
    'Recovered fibre for food packs is bought by defined grades, and mineral oil, inks and other residues are held back by a barrier or by limits that tests confirm.',
    'Scrap taken back from customers is accepted only if its history is known, it is clean, and it holds no foreign polymer or food residue.',
    'Cullet and scrap metal from outside are inspected for ceramics, lead, radioactivity and whatever other contaminants the hazard study names.',
    'Claims for a recycled or bio-based share rest on a balance that agrees with purchases, stock and sales over the same period.',
    'Substitution of costly materials, such as virgin fibre, food-grade polymer or compostable film, is assessed, and tests are chosen that would reveal it.',
  ]),
  clause('4.4', 'Outside processes and contractors', [
    'Outside processes, such as printing, lamination, slitting or sterilisation, are listed, disclosed to customers who require it, and done by approved plants only.',
    'The contract with an outside converter fixes materials, hygiene, segregation, identity and line clearance, and the plant verifies them by visits or by inspection of what comes back.',
    'Reprographic studios, engravers and plate makers work to terms that stop a file from being used once it has been superseded.',
    'Contractors who bring chemicals or machinery into the plant, such as roll grinders, mould repairers and pest specialists, have terms that set hygiene and reporting duties.',
  ]),
]);

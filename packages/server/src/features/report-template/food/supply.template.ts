import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const supply = clauseSection('4 Supply and traded goods', [
  fundamentalClause(
    '4.1',
    'Supplier approval',
    'Raw materials and packaging come only from suppliers whose ability to deliver safe, legal and authentic goods has been established beforehand and remains under watch.',
    [
      'A risk class has been given to each ingredient and food contact material, from what it could bring in, who it could harm and what later steps would remove, and the class decides how it is bought.',
      'The proof asked of a supplier rises with risk: for the highest class an accredited certificate or a site visit by a competent auditor, for the lowest at least answers that have been read and judged.',
      'Certificates of suppliers are confirmed as genuine with the issuing scheme or its public directory, and their expiry dates are followed.',
      'The list of approved suppliers is current, shows what each may supply, and is available to those who order and those who receive goods.',
      'Performance of suppliers is monitored against defined measures, and a supplier falling below them is subject to action up to removal from the list.',
      'Where materials are bought through an agent or trader, the last manufacturer, packer or place of primary production is known and approved.',
      'Exceptions, such as supply named by a customer or an urgent purchase, follow a procedure that includes assessment of each delivery and time-limited authorisation.',
      'Suppliers know that they must give notice of significant change to origin, process, composition or certification status, and such notices are acted on.',
    ],
  ),
  clause('4.2', 'Specifications and intake', [
    'Raw material and packaging specifications are adequate, accurate and agreed with the supplier, and include limits relevant to safety and legality.',
    'Specifications are reviewed when a product changes and at least every three years, and the version held by purchasing is the one held by goods-in.',
    'Acceptance of each raw material at receipt is defined by risk: visual inspection, certificate of conformity or analysis, sampling and testing, or a combination of these.',
    'Incoming vehicles are checked for cleanliness, odour, pests, temperature, security seals and incompatible loads before unloading, and refused loads are recorded.',
    'Live animals, milk, fish or freshly harvested crops are received under the additional checks that apply to them, such as health status, residues and time since harvest.',
    'A change of approved raw material, or of its label, is communicated to goods-in staff so that only the correct version is accepted.',
    'Bulk deliveries are discharged to the correct silo or tank through identified and locked intake points, after verification of identity and cleanliness of the tanker.',
  ]),
  clause('4.3', 'Authenticity and fraud', [
    'The site gathers information on historical and developing threats of adulteration and substitution from sources appropriate to its materials, and can show when it last did so.',
    'Each raw material or group is scored for how tempting, how easy and how hard to notice its adulteration would be along the real supply chain, and the scores are explained in writing.',
    'Materials found to be at particular risk are subject to assurance measures or testing that would detect the expected fraud, under a plan with frequencies and limits.',
    'The vulnerability assessment is reviewed when supply, price or intelligence changes, and at least once a year, by people who understand both the material and fraud.',
    'Mass balance tests support claims of identity, such as species, origin, breed, organic or other protected status, at least once a year and at the frequency the claim requires.',
  ]),
  clause('4.4', 'Outsourced processes and services', [
    'Every outsourced step of production, packing, freezing, irradiation, storage or labelling is declared, included in the food safety plan and approved by the customer where required.',
    'Outsourced processors are certificated for the activity or audited by competent people, and specifications agreed with them state all critical parameters.',
    'Goods returning from an outside processor are checked against the treatment ordered, by its records and by samples in proportion to risk, before anyone may use or sell them.',
    'Providers of services that can affect food safety, such as laundry, pest control, cleaning, transport, calibration and laboratories, are approved and reviewed for performance.',
    'Contracts with service providers define the service, the standards to be met and the information to be exchanged about incidents.',
    'Packaging artwork and print origination services are controlled so that only approved text and current versions reach the printer.',
  ]),
  clause('4.5', 'Traded goods', [
    'Goods bought and sold on without processing or repacking are listed with their suppliers, and the list agrees with the stock found in the store.',
    'Manufacturers of traded goods are approved by the same rules as suppliers of raw materials, including those reached through agents.',
    'Specifications or product information for traded goods meet legal requirements of the country of sale and are kept up to date.',
    'Conformity of traded goods to specification is verified by inspection, certificates or testing to a programme that reflects the risk of each product.',
    'Traded goods are traceable from the last manufacturer to the first customer, and a traced example is complete within half a working day.',
    'Own-label traded goods are subject to the same label approval, claims verification and complaint handling as products made on site.',
  ]),
]);

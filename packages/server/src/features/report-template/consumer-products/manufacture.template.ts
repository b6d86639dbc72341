import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const manufacture = clauseSection('7 Manufacture and release', [
  fundamentalClause(
    '7.1',
    'Control of manufacture',
    'Goods are made the way the tested sample was made, within settings that preserve its safety, and any departure is found before the goods are sold.',
    [
      'A sealed reference sample, signed and dated, is at hand where goods are assembled or sewn, and the first pieces of each order are compared with it.',
      'Weighing of formula ingredients is checked by a second person, a scanner or an interlock, and weighed portions left over are accounted for.',
      'Mixing order, time, temperature, speed, acidity and viscosity are recorded by batch against limits, and corrections use permitted additions only.',
      'Assembly steps on which safety rests, such as torque, welds, glue, stitch density and fitting of guards, are marked as such and verified in line.',
      'Foams, adhesives, prints and coatings are given their full curing or airing time before goods are packed.',
      'Sterilisation of goods sold as sterile, or for use on wounds, follows a validated cycle with load records and indicators.',
      'Rework or blending off of a failed batch needs a technical decision that limits its share and repeats the tests.',
    ],
  ),
  clause('7.2', 'Packing and changeover', [
    'Before packing starts, labels, leaflets, caps and cartons are matched to order and market by a scan or by two people.',
    'Components and packs of the former product are cleared away at changeover, and the search is signed by someone other than the person who tidied.',
    'Caps, seals, codes, tamper evidence and completeness of parts and instructions are checked on packed goods at set intervals, with results kept.',
    'Cameras, weighers and code readers are challenged with known faults at start, after a stoppage and at the end of each order.',
    'Plastic bags around goods have the thickness, holes and printed warning that guard against suffocation.',
    'Surplus printed components are counted, returned or destroyed after each order, and a gap beyond the limit is explained before release.',
  ]),
  clause('7.3', 'Inspection and testing', [
    'Inspection plans list critical, major and minor faults of each product, and a single critical fault fails the lot whatever the sample size.',
    'Finished goods that are bought in are inspected before shipment or on arrival, by samples sized to supplier history and product risk.',
    'At least yearly, samples of each high-risk product are drawn from stock on sale and tested against the limits of its file.',
    'Pull testers, small-parts cylinders, light cabinets and laboratory instruments are calibrated, and results obtained before a fault was found are judged anew.',
    'The site’s laboratory proves its methods by controls, duplicates or proficiency tests, and keeps live cultures away from production.',
    'Retained samples of every batch stay under shelf conditions to the end of life or liability, in an amount that allows the tests to be repeated.',
  ]),
  fundamentalClause(
    '7.4',
    'Release and blocked goods',
    'No batch is sold until a person independent of output has seen that everything required of it is done and satisfactory.',
    [
      'The release record of each batch lists formula or sample version, in-process checks, test results, labels and open deviations, and is signed before sale.',
      'Microbiological results needed for release are in hand, or the goods travel under a quarantine that the receiving warehouse has accepted and cannot lift.',
      'Blocked goods are apart in place and in stock status, and an order booked for trial during the audit does not ship them.',
      'Departures from specification are assessed for user safety by the safety officer, and sales staff cannot accept them.',
      'First production after a launch or change is compared with pilot batch and tested sample before any of it is released.',
    ],
  ),
]);

import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const compliance = clauseSection('6 Contact, design and artwork', [
  fundamentalClause(
    '6.1',
    'Contact safety and declarations',
    'Packaging is designed, proved and declared to be safe in contact with the product it is made for, so that nothing passes from it that the law forbids or the consumer would notice.',
    [
      'Each item meant for food has a declaration of compliance that names the rules met, the foods, temperatures and times covered, the ratio of surface to food, and substances with limits.',
      'Behind each declaration stands a file of supplier papers, calculations, test reports and reasoning from which a second person could rebuild its conclusion.',
      'Declarations are renewed when law, raw material or construction changes, and in any case before the date of review printed on them.',
      'Overall and specific migration are shown by test, worst-case calculation or modelling, with simulants and conditions that match or exceed real use.',
      'Samples sent for migration tests stand for the worst of the range: the thickest print, the highest additive load, the longest time in the reel and the shortest cure.',
      'Oligomers, reaction products and impurities that nobody added on purpose have been assessed by someone competent in toxicology.',
      'The filler is told of additives that are also regulated in food itself, with the quantity that may pass into the product.',
      'Taint and odour are tested by a trained panel or instrument on items for sensitive products such as chocolate, water, butter or infant food.',
      'A functional barrier claimed for a multilayer structure is supported by evidence that it holds back the substance for the full shelf life.',
      'Packaging for medicines, cosmetics, toys or other goods meets the rules of that sector, and its papers rule out contact with food where this has not been assessed.',
    ],
  ),
  clause('6.2', 'Development and trials', [
    'A brief for each new pack records product, filling method, storage, transport, opening, reclosing, disposal and countries of sale.',
    'Trials on the customer’s filling line, or on an agreed substitute, precede the first commercial run of a new construction.',
    'Prototypes and drawings are approved by the customer in a form that shows which version was meant, and trial goods cannot be sold as standard.',
    'Tamper evidence, child-resistant closures, ring pulls and pressure packs are tested to the standard that applies before launch and after each change of tooling.',
    'Sharp edges, loose parts, choking and the force needed to open are considered for whoever will handle the pack, including children and older people.',
    'A claim that a pack is recyclable, compostable, fit for the microwave or free from a substance is backed by a test or certificate of that very construction.',
    'Saving of material, such as thinner film or lighter glass, is validated for strength, seal and barrier through storage and transport before it becomes standard.',
  ]),
  fundamentalClause(
    '6.3',
    'Artwork and print',
    'What is printed on a pack is exactly what its owner approved, and no pack with another text, code or design can be found in a delivery.',
    [
      'Artwork passes by a documented route in which the brand owner signs the text and a trained person at the plant signs that it can be printed as drawn.',
      'A change of artwork, however small, receives a new version number, and plates, screens and files of the former version are destroyed or locked on the day it takes effect.',
      'Plates, sleeves and cylinders are checked for version, damage and completeness when they arrive, before mounting and on return to store.',
      'Several designs share one sheet or web only with measures of separation that were assessed and that the customers concerned have agreed.',
      'At make-ready and after each plate change a printed sample is compared point by point with the signed standard, including bar code and allergen text.',
      'Colour standards are dated, kept from light and replaced on expiry, and those who pass colour have had their colour vision tested.',
      'Bar codes are graded by a verifier at the start of each job and at set intervals, and a grade below the limit stops the press.',
      'Samples of each print job are filed with time and reel or pallet number for at least as long as a complaint may arise.',
      'Before variable or digital print is released, a check shows that file, version and number sequence belong to the job.',
      'Splices and make-ready sheets are flagged, counted and removed, or are delivered only as the customer has agreed.',
    ],
  ),
]);

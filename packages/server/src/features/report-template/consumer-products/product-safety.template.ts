import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const productSafety = clauseSection('2 Product safety and design', [
  fundamentalClause(
    '2.1',
    'Product risk assessment',
    'Each product is assessed for the harm it could do in use, foreseeable misuse and disposal, and the measures that follow are built into its design and its manufacture.',
    [
      'A written risk assessment exists for every product or family, was finished before the design was frozen, and names the people and sources behind it.',
      'Users are described by age, ability and vulnerability, together with those who are near the product without using it, such as infants and pets.',
      'Foreseeable misuse, such as drinking from the bottle, mouthing, climbing, overloading or mixing with another cleaner, is listed with the protection against it.',
      'Mechanical, thermal, electrical, chemical, microbial, choking and strangling hazards are each judged, or ruled out with a reason.',
      'Risk is reduced first by safer design, then by guards or closures and last by warnings, and no warning stands in for a reasonable change of design.',
      'Accident statistics, alerts on similar goods, returns and customer reviews are searched at launch and then yearly, and feed the assessment.',
      'The assessment is opened again when material, supplier, process, user group or market changes, and when an injury is reported.',
      'The age grade of goods that children may use follows play value and ability, and is never raised to escape a test for small parts.',
    ],
  ),
  clause('2.2', 'Technical file and conformity', [
    'The technical file holds description, bill of materials or formula, drawings, risk assessment, test reports and labels of the version now on sale.',
    'Test reports cover each colour, size and component, or a written argument shows why the sample tested stands for the others.',
    'Reports come from laboratories competent for the method, are still valid under the retest period of the product group, and depict a sample that matches production.',
    'A declaration of conformity, where law asks for one, is signed by a person with authority and names the exact product and the rules it meets.',
    'The complete file can be put before an authority within days, for as long after the last sale as the law requires.',
    'Where an outside body has approved a product type, no change that the approval does not cover is made until that body has agreed to it.',
  ]),
  clause('2.3', 'Development and trials', [
    'The design brief sets out user, function, expected life, markets, intended claims, safety limits and what becomes of the product at the end of its life.',
    'Development passes through gates at which safety, legal and production staff sign, and pressure of dates opens none of them.',
    'Pilot batches on production equipment confirm that formula, assembly and packing can be repeated before the first order is accepted.',
    'Trials with consumers or panels precede launch where comfort, skin feel or fit bears on safety, with consent and rules for stopping recorded.',
    'Stability or ageing trials in the sale pack support the shelf life, the period after opening and the storage advice.',
    'Product and pack are tested together for leakage, softening, corrosion, loss of scent and migration from one into the other.',
    'A change request lists what must be tested, labelled or notified anew, and the change enters production only when every line is closed.',
  ]),
  fundamentalClause(
    '2.4',
    'Labels, instructions and claims',
    'Label, instructions and claims tell users the truth they need to choose, use, store and dispose of the product without harm.',
    [
      'Hazard pictograms, ingredient lists, fibre composition, care symbols and warnings are derived from the present file and checked by a competent person.',
      'Warnings stand in the language of the country of sale, in the size required, on the part of product or pack that the user keeps.',
      'Instructions have been tried on people who did not write them, and tell how to assemble, dose, clean, maintain and stop.',
      'Claims of performance, such as killing germs, keeping out water or being kind to skin, rest on studies of this product that were judged before printing.',
      'Environmental and social claims, such as biodegradable, organic fibre or fair labour, say what they cover and can be proved for the lot on sale.',
      'Statements on natural origin, animal testing or the absence of an ingredient agree with the formula and with the law on advertising.',
      'Online offers and catalogues show the same warnings, age limits and composition as the pack, and change when the pack changes.',
      'Stated volume, weight, sheet count, length or number of washes is confirmed by checks within lawful tolerances.',
      'Artwork for packs, leaflets and sewn-in labels is approved by version, and the printer confirms which version was run.',
    ],
  ),
]);

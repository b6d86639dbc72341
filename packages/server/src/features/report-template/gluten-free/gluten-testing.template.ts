import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const glutenTesting = clauseSection('4 Testing and labelling', [
  fundamentalClause(
    '4.1',
    'Testing',
    'Tests that can find gluten in this very food confirm, lot by lot or by a plan that risk supports, that what is sold is below the limit.',
    [
      'The plan states for each product how many packs of which part of the run are tested, and shared lines have a higher number than dedicated ones.',
      'The method has been tried on each kind of product with added gluten, and its recovery, detection limit and interference are on file.',
      'Fermented, hydrolysed or heat-treated foods are tested by a competitive method or another one that finds fragments of gluten.',
      'The outside laboratory is accredited for gluten in the kind of food concerned and passes comparison rounds, whose results the site has read.',
      'Tests in the factory are made in a room without flour, by people whose results on blind samples agree with those of the laboratory.',
      'Lots wait for their result, and the release record names the test, the value found and the person who compared it with the limit.',
      'Values that are below the limit but higher than usual are plotted, and a rising line leads to a search for the source.',
      'A lot over the limit is destroyed or relabelled as containing gluten after the cause is known, and retesting until it passes has not occurred.',
    ],
  ),
  clause('4.2', 'Labels and claims', [
    'The words gluten-free, very low gluten and suitable for coeliacs are used only as the law of the country of sale defines them.',
    'A crossed-grain or similar mark is printed only while its licence covers product and site, with the number that belongs to them.',
    'Ingredient lists of gluten-free packs have been read for barley malt, wheat fibre, rye sour and similar words before each print run.',
    'Cautionary statements on gluten do not appear beside a gluten-free claim, and the assessment shows why none is needed.',
    'Packs of a gluten-free and an ordinary variety differ at a glance, are never at one line together, and the line checks the code of each pack.',
    'Menus, web shops and price lists that call the product gluten-free are compared with the register of the programme each quarter.',
    'Bulk and catering packs carry instructions that help kitchens keep the food free from gluten after opening.',
  ]),
]);

import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const plantClaims = clauseSection('4 Labelling and claims', [
  fundamentalClause(
    '4.1',
    'Names and claims',
    'A shopper who reads the pack in good faith learns the truth about what the food is made of, what it resembles and for whom it is not safe.',
    [
      'Names borrowed from milk, meat or fish are used only where the country of sale allows them, and legal advice on each is on file.',
      'The words vegan, vegetarian, plant based and meat-free are each defined by the site, and a pack bears only those that its recipe meets.',
      'The plant-based claim is never offered as proof of absence of milk, egg or fish allergens, in print or by customer service.',
      'Where traces of animal allergens cannot be excluded, the pack says so in wording approved for the market, although the claim stands.',
      'Pictures, serving hints and recipes on pack do not lead a person to take the product for the animal food it imitates.',
      'Front-of-pack shares of vegetables, pulses or grains agree with the recipe at its leanest, as calculated from batch records.',
      'Protein quality and added vitamins, iron, iodine and calcium are declared from analysis, and levels hold to the end of life.',
      'Comparisons with animal food on climate, land or water rest upon a published study of this product and give its basis.',
    ],
  ),
  clause('4.2', 'Label control', [
    'Artwork of plant-based packs is signed by the leader of the programme after comparison with the newest declarations of all ingredients.',
    'At the line, code readers or a second person stop look-alike packs of plant-based and animal versions from being loaded together.',
    'Label rolls and sleeves for plant-based goods are counted in and out, and a difference beyond the tolerance holds the run.',
    'Marks of outside organisations are used under a licence in date, for the products and recipes that were registered with them.',
    'Sales sheets, web pages and menus of food-service customers repeat no claim that the list of products does not contain.',
    'Complaints that question the plant origin of a product are tested against retained packs, and their number is reported with the yearly review.',
  ]),
]);

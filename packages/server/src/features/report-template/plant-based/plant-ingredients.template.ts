import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const plantIngredients = clauseSection('2 Ingredients and suppliers', [
  fundamentalClause(
    '2.1',
    'Approval of ingredients',
    'Each ingredient is known to be of plant, mineral, microbial or synthetic origin to the end of its chain, and the proof is stronger where its name tells less.',
    [
      'For every ingredient the supplier states source and process, not only the words plant based or vegan, and the statement is signed by a technical person.',
      'Vitamins, amino acids, glycerine, emulsifiers, fatty acids and calcium salts, which may come from plants or from animals, are traced to their raw material.',
      'Sugar, wine, juice, vinegar and oils are cleared of filtration or fining with bone char, isinglass, gelatine, casein or egg white.',
      'Natural flavours, smoke flavours and colours are broken down to their carriers and solvents by the flavour house, under secrecy if need be.',
      'Release agents, anti-foams, glazing agents, casings, belt lubricants and label glues have a declaration of origin where they touch the food.',
      'Declarations name lot range or period of validity, and are renewed before they lapse or whenever the supplier moves production.',
    ],
  ),
  clause('2.2', 'Suppliers and intake', [
    'Suppliers that also handle meat, fish, milk or egg describe how they keep them apart, and those of high-risk ingredients have been seen at work.',
    'Proteins from soya, pea, wheat, fungi and algae are tested for animal species and for milk and egg at a rate that results have justified.',
    'Mixed loads, returned pallets and shared tankers of suppliers and hauliers are covered by the terms of purchase, with wash certificates for liquids.',
    'Goods-in compares the grade code with the approved one, since plant and animal versions of an ingredient often carry names that differ in one letter.',
    'Plant-based ingredients are placed in store under their own colour or code, and a picker cannot call up the animal version for a plant-based order.',
    'Prices of scarce plant proteins and oils are watched for signs of cheaper animal or undeclared material, and the response is recorded.',
  ]),
]);

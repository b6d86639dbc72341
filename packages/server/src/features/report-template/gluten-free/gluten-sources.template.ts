import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const glutenSources = clauseSection('2 Ingredients', [
  fundamentalClause(
    '2.1',
    'Approval of ingredients',
    'No ingredient enters a gluten-free recipe until its freedom from gluten has been shown by knowledge of how it was grown, carried and milled, and by test where that knowledge has gaps.',
    [
      'Ingredients are classed by chance of gluten, with flours, oats, pulses, seeds, spices, starches, seasonings and flavours in the highest class unless proved otherwise.',
      'For the highest class the supplier shows its own separation, cleaning and test results, and has been visited by someone who can judge a mill.',
      'Specifications state the gluten limit of the ingredient in milligrams per kilogram and are tighter than that of the product where a recipe adds several.',
      'Crop rotation, harvesters, silos and trucks shared with wheat or barley are covered by the declaration for grains, pulses and seeds.',
      'Sacks and tankers of ingredients at risk are sampled from several places, since contamination by grains is seldom evenly spread.',
      'Ingredients of the highest class wait in a locked area until their result is known, and a positive lot leaves the site by a documented route.',
      'A supplier that changes its mill, carrier flour, anti-caking agent or product range tells the site first, and the ingredient is classed anew.',
    ],
  ),
  clause('2.2', 'Oats and special materials', [
    'Oats come only from a chain that is sorted or grown to be free from other cereals, and each lot carries results from enough portions to find a single grain.',
    'The law of each country of sale on oats and on wheat starch is on file, and a product is not sent where its ingredient is not permitted.',
    'Enzymes, yeasts, vitamin mixes, release oils and dusting flours are judged for gluten although they may not appear on the label.',
    'Beers, vinegars, sauces and distillates made from cereals are used only with proof by a method able to find broken-down gluten.',
    'Cleaning cloths, gloves with powder, edible papers, wooden tools and packaging coated with starch have been looked at as possible sources.',
    'Substitution of an ingredient in short supply is impossible without release by the leader of the programme, even for one batch.',
  ]),
]);

import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const glutenProgramme = clauseSection('1 Gluten-free programme', [
  fundamentalClause(
    '1.1',
    'Commitment and leadership',
    'Gluten is kept out of every product sold as gluten-free by a planned programme, whose leaders know that a consumer with coeliac disease has no means of checking the food.',
    [
      'The head of the business has put in writing that no gluten-free claim is made for a product whose control cannot be proved, whatever the loss of sales.',
      'One competent person leads the programme, has no target for output, and holds back or frees gluten-free lots in his or her own name.',
      'The leader has studied coeliac disease, cereal proteins and the limits of test methods, and renews this knowledge at least every two years.',
      'A register of products in the programme gives recipe, pack, brand, line, country of sale and the gluten limit that is law there.',
      'Every line, mixer, oven and packing machine is classed as gluten-free always, gluten-free at times or never, and the class is visible on it.',
      'A yearly report on the programme gives managers the number of tests, positives, near misses and reactions reported by consumers, with a verdict on each.',
    ],
  ),
  clause('1.2', 'Gluten study and internal audit', [
    'The gluten study follows wheat, rye, barley, their hybrids and derivatives such as malt, starch and hydrolysed protein through the whole site, including canteen and waste.',
    'Each point at which gluten might enter is given a measure, and where only one measure stands in the way its failure stops the line.',
    'The amount of gluten that would be carried over has been estimated in milligrams for the worst changeover, and compared with the limit in the smallest pack.',
    'Building work, hired equipment, a co-packed product or a trial with flour starts only after the leader has assessed it and signed.',
    'An internal audit of the programme walks from the flour store to the sealed pack while production runs, at least twice a year on shared sites.',
  ]),
  clause('1.3', 'Incidents and complaints', [
    'A result over the limit on product already sent out is treated as a danger to life, and the decision to recall is taken within hours.',
    'A rehearsal in the last year began with a positive gluten result and ended with all pallets located and a draft warning in the words coeliac consumers need.',
    'Complaints of a reaction are answered by a trained person, samples are tested with the retained pack, and the finding is told to the complainant.',
    'Lots of gluten-free ingredients can be traced to each pack and back, and oats and buckwheat are traced as far as mill and season.',
  ]),
]);

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

export const glutenControl = clauseSection('3 Separation and cleaning', [
  fundamentalClause(
    '3.1',
    'Separation',
    'Gluten-free product is separated by space, time or proven cleaning from every material that holds gluten, from intake to sealed pack.',
    [
      'Gluten-free ingredients are stored in closed containers above or away from flours, with scoops and scales that never leave that store.',
      'Bulk flour systems, vents and filters have been traced for leaks, and no pipe can send wheat flour to a gluten-free mixer by a wrong valve.',
      'Settled-dust plates show how far flour travels when it is tipped, and open gluten-free product stays outside that distance or that hour.',
      'Ovens, fryers, proving rooms and coolers that share air, oil or belts with gluten are excluded or have been proved safe by product tests.',
      'Rework from gluten-free lots goes only into the same or a gluten-free product, and no rework from elsewhere can reach their mixing bowls.',
      'Staff reach gluten-free rooms through a change of coat and shoes and a hand wash, and do not pass flour areas on the way.',
      'Bread, biscuits, beer and other food of staff and visitors stay outside the rooms and corridors of gluten-free production.',
      'Maintenance tools, vacuum hoses, brushes and forklift tyres that have been in flour are kept out or cleaned by a method that was proved.',
    ],
  ),
  clause('3.2', 'Cleaning of shared equipment', [
    'On shared equipment, the cleaning method was proved three times in a row by swabs at the worst places, final rinse or purge, and the first packs made.',
    'Dry purging is accepted only where the quantity of purge was set by gluten results, and purge material is destroyed or sold as containing gluten.',
    'Before each gluten-free run the equipment is opened, examined in good light and swabbed with a rapid kit, and the run waits for the result.',
    'Rapid kits are suited to the surface and to the residue, stored as their maker says, and tried with a known positive for each new lot.',
    'Gluten-free runs follow a full clean and come first in the day or the week, and a change of that order needs the leader’s consent.',
    'A line stopped in the middle of a gluten-free run for repair or break is protected, and is examined before it restarts.',
  ]),
  clause('3.3', 'Training', [
    'Workers on gluten-free lines, including cleaners and fitters, can say what coeliac disease is, what limit applies and which of their tasks guards it.',
    'Training is repeated yearly with cases from this site, and a person moved from a flour area works alone only after an assessed shift.',
    'Agency workers and visitors have read or heard the gluten rules on the day, and a colleague answers for them inside the rooms.',
  ]),
]);

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

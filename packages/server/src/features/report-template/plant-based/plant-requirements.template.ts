import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const plantProgramme = clauseSection('1 Plant-based programme', [
  fundamentalClause(
    '1.1',
    'Commitment and definition',
    'What is sold as plant based is free from ingredients of animal origin by design, and the site manages this promise as strictly as it manages safety.',
    [
      'The definition of animal origin in use covers meat, fish, insects, milk, egg, honey, wax, shellac, gelatine and everything else taken from an animal, alive or dead.',
      'Limits for unintended traces of animal material are set for each market and claim, with reasons, and are known to production and to sales.',
      'The person in charge of the programme can halt a line, turn away an ingredient or strike a claim, and has done so or can say when it would be done.',
      'A list of plant-based products gives composition, line, claim, mark and market of each, and the finished goods store holds no claimed product outside it.',
      'Once a year managers weigh the test results, claims disputes, supplier news and consumer doubts of the programme and set its aims.',
      'Money and time for tests, second lines or extra cleaning have been granted, or the products that would need them have been withdrawn from the programme.',
    ],
  ),
  clause('1.2', 'Risk assessment and development', [
    'An assessment looks step by step at where animal material could enter by recipe, supplier error, shared equipment, rework, lubricant, packaging or mislabelled stock.',
    'It separates what would deceive a consumer from what would hurt one with an allergy to milk, egg, fish or shellfish, and controls both.',
    'Fermented and cell-grown ingredients are assessed for the nutrient media, carriers and starter cultures from which they came.',
    'A new product passes a gate at idea, trial and launch, and at each the composition is compared with the definition down to the last carrier.',
    'Factory trials with meat, dairy or egg versions of a product are planned so that none of their material stays on plant-based lines.',
    'The programme is audited on the floor every year by someone who tries to find animal material, opening stores, tool lockers and scrap bins.',
    'Discovery of animal material in sold goods starts an incident the same day, with a judgement on allergy as well as on honesty.',
    'Authorities, brand owners and the holder of any mark are told of a false claim within the time that law or licence gives.',
  ]),
]);

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

export const plantProduction = clauseSection('3 Production', [
  fundamentalClause(
    '3.1',
    'Separation and cleaning',
    'From intake to pack, plant-based product is guarded against mixing and cross-contact with animal material to a level that the site has defined and can prove.',
    [
      'Equipment that has held meat, milk, egg or fish is taken into use for plant-based product only after a cleaning that was proved for that very residue.',
      'Parts that cannot be freed from fat or protein, such as porous belts, frying oil, smoke chambers and brine baths, are kept for plant-based use alone.',
      'Cleaning is confirmed before each plant-based run by sight and by a rapid test for the protein most likely to remain, and both are on the run sheet.',
      'Weighing of spice, protein and binder for plant-based recipes takes place in its own booth or hour, with containers marked for this use.',
      'Runs are ordered from plant-based to animal within the production day, and the reverse order happens only behind a full, recorded clean.',
      'Steam, splash and aerosol from neighbouring animal lines have been studied, and covers, curtains or distance keep them away from open product.',
      'Rework and trimmings bear the name of the recipe they came from, and the mixing system accepts plant-based rework alone for plant-based batches.',
      'Cooking and chilling settings were established for plant proteins themselves, whose spore counts and heat transfer differ from those of meat.',
      'Growth of pathogens in moist meat and dairy alternatives was studied on the product as sold, and its use-by date rests on that study.',
    ],
  ),
  clause('3.2', 'Testing and training', [
    'A test plan for animal protein or species fits the real risk of each line, names method and limit of detection, and includes the first pack after changeover.',
    'Methods based on genetic material are not relied on for milk, egg white, honey or gelatine where they cannot see them, and a protein method is used.',
    'A finding above the limit holds all lots back to the last clear result, and the source is found on equipment, ingredient or in the laboratory itself.',
    'Results are compared over the year by line and supplier, and the plan has been made heavier or lighter because of them.',
    'Operators know which products before theirs on the line contain animal material, and can show the check that lets them start.',
    'Cleaners, fitters and laboratory staff are instructed on plant-based lines, and a yearly question round shows what has been forgotten.',
    'A yearly trace of one plant-based lot runs from the sold pack to each farm crop or fermenter and weighs what came in against what went out.',
  ]),
]);

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

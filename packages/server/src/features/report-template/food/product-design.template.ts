import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const productDesign = clauseSection('7 Product design and labelling', [
  clause('7.1', 'Product development and shelf life', [
    'New products, recipes, packaging formats and processes are approved by the leader of the food safety team before they are made for sale, and the approval names any new hazard.',
    'Factory trials precede first production wherever a change could affect safety or quality, and their results are compared with acceptance criteria written in advance.',
    'Shelf life is set by documented trials or calculation that reflect foreseeable storage, and is verified on retained samples after launch at a planned frequency.',
    'For foods that support growth of pathogens, challenge tests, predictive models or published evidence justify the shelf life, and the competence of whoever interprets them is shown.',
    'Cooking or preparation instructions for foods that are not ready to eat are validated on typical consumer equipment so that the product is safe when they are followed.',
    'Trial material is labelled, kept apart from stock for sale and disposed of or released under the decision of a named person.',
  ]),
  fundamentalClause(
    '7.2',
    'Allergens',
    'Allergens on the site are known, kept where they belong and declared on the pack, so that a person who relies on the label is not harmed by what is inside.',
    [
      'Every ingredient, processing aid and material in contact with product is assessed for the allergens it contains or may carry, including those introduced at the premises of its supplier.',
      'A list of allergens handled on site covers raw materials, semi-finished goods, rework, finished products and food brought in by staff or sold in canteens and machines.',
      'An allergen risk assessment follows each allergen through every step, considers its physical state, such as powder, liquid or particulate, and identifies where it could cross over.',
      'Controls that follow from the assessment, such as separate storage, dedicated tools, coloured clothing, airflow and scheduling, are written down and seen in use.',
      'Changeover cleaning from an allergen to a product without it has been validated on the hardest equipment to clean, with a method able to detect the allergen concerned.',
      'Routine verification after allergen changeover is recorded before start-up, and a positive result holds product until its safety has been decided.',
      'Rework containing allergens is used only in products that declare the same allergens, and its containers carry a mark that makes this plain.',
      'A precautionary statement is used only where the assessment shows a risk that cannot be removed, and never in place of a reasonable control.',
      'A claim that a food is free from an allergen, or suits people with an allergy, rests upon validation of the whole process, and on regular testing to a stated limit.',
      'Spillages of allergenic material are dealt with by a written procedure with dedicated equipment, and the area is inspected before work resumes.',
    ],
  ),
  clause('7.3', 'Labels and artwork', [
    'Every label is checked against recipe, specification and the law of the country of sale by a competent person before first use, and the signed approval is kept.',
    'A change of recipe, supplier, ingredient composition or law prompts review of each label affected before product made under the change is dispatched.',
    'Where a customer or third party is responsible for label content, the site supplies correct, dated information and tells that party of any change that could make the label untrue.',
    'Artwork, printing plates and electronic label files have version numbers, and superseded versions are destroyed, deleted or locked against use.',
    'Date marks, lot codes and storage instructions on pack agree with the validated shelf life and conditions, and remain legible to the end of it.',
    'Foods for export carry labels that meet the rules of the destination for language, allergens, nutrition and origin, as verified by someone with that knowledge.',
  ]),
  clause('7.4', 'Claims', [
    'Claims about origin, species, variety, method of production or assured status are listed by product, and for each the site holds evidence that the material used supports them.',
    'Materials bearing such a status are kept identifiable and apart from ordinary materials from receipt to packing, including on mixed lines and in rework.',
    'Nutrition and health claims rest upon recipe calculation and analysis, which are repeated when the recipe or process changes.',
    'Process claims, such as smoked, matured or suitable for vegetarians, are defined and supported by process records for every lot sold under them.',
    'Where a logo depends on certification by another body, the current certificate covers the product, and the conditions of its use are met.',
  ]),
  clause('7.5', 'Packaging materials', [
    'Packaging in contact with food has a declaration of compliance for its conditions of use: food type, temperature, time and treatment such as microwave or high pressure.',
    'Packaging is suited to protect the food to the end of its shelf life, which trials confirm for seal strength, barrier, stacking and transport.',
    'Sacks, liners and bags used for ingredients or work in progress are robust, of a contrasting colour and unable to shed fragments into the food.',
    'Part-used packaging is protected and identified before return to store, and obsolete printed packaging is segregated and made unusable.',
  ]),
  clause('7.6', 'Product specifications', [
    'Specifications for all finished products are accurate, agreed with brand owners where there is one, and accessible to the staff who make and release the product.',
    'Each specification contains the limits for safety, composition, sensory quality, allergens, pack and date coding by which the product is judged.',
    'Work recipes and process settings in use agree with the finished product specification, and differences are found by a documented comparison at a planned frequency.',
  ]),
]);

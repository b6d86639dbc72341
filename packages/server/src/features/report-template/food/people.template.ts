import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const people = clauseSection('9 People and high-care areas', [
  fundamentalClause(
    '9.1',
    'Everyone whose work touches product safety, legality or quality is able to do it well, because skill has been taught, tried and confirmed rather than presumed.',
    [
      'New workers, agency staff and temporary contractors receive induction in food safety before they start work, and understanding is tested in a language they command.',
      'The competence needed for each task that affects safety, legality or quality is defined, and a matrix shows who has been trained, assessed and signed off for it.',
      'People who monitor critical control points and other essential measures are trained in the limits, the method and the action on failure, and are assessed at the line.',
      'Allergen training is given to all relevant staff, with content that fits the task, and includes handling, labelling and the effect of a mistake upon a consumer.',
      'People responsible for packing and label checks are trained in the procedures, and their competence is observed in practice at a planned frequency.',
      'Training records show name, date, content, duration, language, trainer and evidence of competence, including training given by agencies.',
      'Refresher training is planned and is brought forward where complaints, audits, incidents or changes show a need.',
      'The competence of trainers and assessors themselves is established and documented for the subjects that they teach.',
    ],
  ),
  clause('9.2', [
    'Hygiene rules for everyone who enters product areas are written, explained and followed, and adherence is checked at a set frequency and at unannounced times.',
    'Watches, jewellery, false nails, lashes and piercings are excluded from open-product areas. Permitted exceptions, such as a plain ring, are stated and assessed for risk.',
    'Hands are washed on entry to product areas and after any activity that soils them, with a technique and frequency suited to the risk of the product.',
    'Wounds on hands, arms and face are dressed by first aiders with plasters that stand out from the food and trip the detector of the line. Each plaster is counted out and back in.',
    'Eating, drinking, chewing and smoking, including electronic devices, take place only in rooms set aside for them, away from product and clean clothing.',
    'Personal medicines and belongings are kept out of product areas, and medicine that must be carried is declared and controlled.',
  ]),
  clause('9.3', [
    'Workers, visitors and contractors must report symptoms or contact with infection that food could transmit, and know whom to tell before they enter.',
    'A person with such an illness is kept from work with open food, and returns only after criteria set with medical advice have been met.',
    'Where law permits, health screening before work with open food covers new employees and returns from long absence, with confidentiality maintained.',
    'Action after an accident with blood, vomit or similar contamination in a product area is written, with product held and the area cleaned and cleared.',
  ]),
  clause('9.4', [
    'Workwear is chosen by an assessment of what could fall from it or soak through it. It closes without loose parts, hides private clothing near open food and is in stock for every shift and size.',
    'Hair, including beards and moustaches, is fully covered in areas of open product, and footwear for use inside the factory is clean and suitable.',
    'Laundering is carried out by an approved laundry or in-house to a validated process, with clean and dirty clothing separated and effectiveness checked.',
    'Gloves, where worn, are suited to food contact, of contrasting colour, changed when soiled or torn, and controlled so that lost pieces are noticed.',
    'Clothing is changed at a frequency set by risk, taken off before visits to toilets and canteens, and clothing for different zones is told apart by colour or mark.',
    'Personal protective equipment, such as ear plugs, chain mail and aprons, is cleaned, stored hygienically and unable to become a foreign body unnoticed.',
  ]),
  clause('9.5', [
    'Changing rooms are provided for all, placed so that workers reach production without going outside, and separate outdoor clothing from workwear.',
    'Hand-washing points at entrances and in product areas have warm water, soap, single-use drying and instructions, with taps that need no hand.',
    'Toilets do not open directly into production, storage or packing areas, are kept clean, and have hand washing of the same standard within them.',
    'Rooms for eating are clean, have suitable storage and washing facilities, and food brought from home is stored hygienically with regard to allergens.',
    'Areas for smoking, if permitted, are outside and sufficiently far from entrances, with ash and litter controlled.',
  ]),
  clause('9.6', [
    'Products and areas needing high-risk or high-care controls are identified by a documented assessment of pathogen growth, final treatment and consumer use.',
    'High-risk rooms are walled off from areas of lesser care, with transfer of product through a validated kill step or disinfection and no other direct route.',
    'High-care rooms are separated physically or by time and other controls shown to be effective against recontamination from raw material, people, air and packaging.',
    'Drains flow from high-risk and high-care areas towards those of lower care, or barriers prevent return, and their hygiene is monitored.',
    'Air supplied to high-risk rooms is filtered to a grade set by risk assessment, and pressure is positive to neighbouring rooms and checked at set intervals.',
    'Entry is through a changing area where staff put on dedicated, laundered clothing and captive footwear in a fixed order and wash and disinfect their hands.',
    'Materials, ingredients and packaging enter through a hatch or airlock after debagging and surface treatment, by a procedure that has been verified.',
    'Maintenance in high-risk and high-care areas uses dedicated or disinfected tools, and work is planned outside production wherever possible.',
    'Cleaning equipment and chemicals are dedicated to these areas, stored within them and included in environmental monitoring.',
    'Waste is removed from high-risk and high-care areas without exposing product, and containers do not return before they have been cleaned and disinfected.',
  ]),
  clause('9.7', [
    'Areas that handle shelf-stable products at risk from pathogens, such as chocolate, powders or nut pastes, are identified and protected by dry hygiene and barriers against raw material.',
    'A treatment intended to reduce pathogens in low-moisture food is validated for the organism and the product, and treated and untreated product cannot meet.',
    'Water use in dry high-care areas is restricted and authorised. Any leak or wet event leads to a hold, investigation and extra environmental sampling.',
  ]),
]);

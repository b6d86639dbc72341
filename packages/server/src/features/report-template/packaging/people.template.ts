import { clause, clauseSection } from '../clause.template.ts';

export const people = clauseSection('9 People', [
  clause('9.1', 'Training and competence', [
    'Before they work alone, machine crews, inspectors and setters show an assessor at the machine that they can make the checks of their control plan.',
    'Agency and seasonal packers are told, in a language they read, which defects endanger consumers and what to do on finding one.',
    'People who write declarations, read migration reports or approve inks are trained again when the law or the test methods change.',
    'A skills table by machine and shift shows cover for every inspection, colour approval and release task, and planned absence leaves no gap in it.',
    'Printers and packers can explain why a single wrong carton in a bundle matters to the person who will eat from it.',
  ]),
  clause('9.2', 'Personal hygiene', [
    'Rules on hair cover, hand washing, jewellery and clothing are fixed for each hygiene category and posted where people enter it.',
    'Hands are washed before anyone handles packaging with an open contact surface, and gloves for hand packing are changed when torn or soiled.',
    'Clothing worn over open containers has no outside pockets above the waist, buttons or badges, and its laundering removes dust and fibre.',
    'A person with an uncovered wound, or with an infection that packaging could carry, does not handle contact surfaces, and dressings issued are counted.',
    'Gum, food and tobacco are confined to rooms apart from production, and lockers keep private things from workwear.',
  ]),
]);

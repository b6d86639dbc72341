import {
  type decidedStatuses,
  foundationGrades as foundation,
  letterGrades as letters,
  noGrade,
} from '@attestry/contract/features/audit/audit.states.ts';

type Decision = (typeof decidedStatuses)[number];

export const yesNo = ['Yes', 'No'] as const;

export const auditProgrammes = ['Announced', 'Unannounced', 'Blended announced'] as const;

export const certificateDecisions: readonly Decision[] = ['Certificated', 'Not Certificated', 'Pending'];
export const startDecisions: readonly Decision[] = [
  'Start! Basic',
  'Start! Intermediate',
  'Not Certificated',
  'Pending',
];

export const letterGrades = [...letters, noGrade] as const;
export const foundationGrades = [...foundation, noGrade] as const;

export const modules = [
  'Global Gap Chain of Custody',
  'Meat Supply Chain Assurance',
  'FSMA Preventive Controls',
  'Plastic Pellet Loss Prevention',
  'Traded Products',
  'Environmental Awareness',
  'Food Safety Culture',
  'Cross Docking',
  'ASDA',
  'Agents and Brokers',
] as const;

export const foodCategories = [
  'Raw red meat',
  'Raw poultry',
  'Raw prepared products (meat and vegetarian)',
  'Raw fish products and preparations',
  'Fruits, vegetables and nuts',
  'Prepared fruit, vegetables and nuts',
  'Dairy, liquid egg',
  'Cooked meat/fish products',
  'Raw cured and/or fermented meat and fish',
  'Ready meals and sandwiches, ready-to-eat desserts',
  'Low/high acid in cans/glass/plastic containers',
  'Beverages',
  'Alcoholic drinks and fermented/brewed products',
  'Bakery',
  'Dried food and ingredients',
  'Confectionery',
  'Breakfast cereals and snacks',
  'Oils and fats',
] as const;

export const packagingCategories = [
  'Glass manufacture and forming',
  'Papermaking and conversion',
  'Metal forming',
  'Rigid plastics forming',
  'Flexible plastics manufacture',
  'Other manufacturing',
  'Print processes',
  'Chemical processes',
] as const;

export const storageCategories = [
  'Ambient storage',
  'Chilled storage',
  'Frozen storage',
  'Distribution by road',
  'Distribution by sea, air or rail',
  'Contracted services',
] as const;

export const consumerCategories = [
  'Household chemicals',
  'Personal care and cosmetics',
  'Paper and hygiene products',
  'Textiles and clothing',
  'Toys and hard goods',
] as const;

export const tradeCategories = [
  'Chilled and frozen food',
  'Ambient food',
  'Fresh produce',
  'Packaging',
  'Consumer goods',
] as const;

export const labourCategories = ['Ethical trade and responsible sourcing'] as const;

export const glutenFreeCategories = [
  'Gluten-free bakery',
  'Gluten-free dried goods',
  'Gluten-free prepared food',
  'Gluten-free beverages',
] as const;

export const plantBasedCategories = [
  'Plant-based dairy alternatives',
  'Plant-based meat and fish alternatives',
  'Plant-based prepared food',
  'Plant-based ingredients',
] as const;

export const ownLabelCategories = ['Own-label supply'] as const;

export const complianceCategories = ['Compliance visit'] as const;

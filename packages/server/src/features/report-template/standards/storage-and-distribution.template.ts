import type { Entry, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';
import { certificateDecisions, letterGrades, storageCategories } from '../options.template.ts';
import { durationSection } from '../sections/duration.template.ts';
import { moduleSection } from '../sections/modules.template.ts';
import { nonConformitySection } from '../sections/non-conformities.template.ts';
import { personnelSection } from '../sections/personnel.template.ts';
import { previousResultSection } from '../sections/previous-results.template.ts';
import { scopeSection } from '../sections/scope.template.ts';
import { siteSection } from '../sections/site.template.ts';
import { summarySection } from '../sections/summary.template.ts';

const depot: readonly Entry[] = [
  { kind: 'entry', xmlTag: 'STORAGE_AREA', label: 'Storage area', type: 'number', hint: 'Square metres' },
  { kind: 'entry', xmlTag: 'VEHICLES', label: 'Number of own vehicles', type: 'number' },
  { kind: 'entry', xmlTag: 'CONTRACT_SERVICES', label: 'Contract services offered', type: 'longText' },
];

const management = clauseSection('1 Management of the operation', [
  fundamentalClause(
    '1.1',
    'Managers of the depot and its transport treat the goods in their care as their own responsibility, from the moment of receipt until the customer has signed.',
    [
      'A policy for safety, legality and condition of goods is signed, dated and known to warehouse staff and drivers.',
      'Responsibilities and deputies cover all hours in which goods are received, moved, stored or delivered.',
      'Performance, including damage, temperature failures, losses and complaints, is reviewed by management at planned intervals.',
    ],
  ),
  fundamentalClause(
    '1.2',
    'A hazard analysis covers each kind of goods and service, so that contamination, temperature abuse, mix-up and loss of identity are foreseen and controlled.',
    [
      'Flow diagrams of receipt, storage, picking, loading, transport and returns have been verified on site.',
      'Controls with limits, such as temperature or segregation of goods, are monitored and recorded, with action on failure.',
      'The analysis is reviewed each year and before new goods, sites, vehicles or services are accepted.',
    ],
  ),
  clause('1.3', [
    'Contracts or instructions state the conditions under which each customer’s goods are to be stored and carried.',
    'Subcontracted hauliers and stores are approved, told about requirements and monitored for performance.',
    'Goods can be traced by consignment through every location and vehicle, and a yearly test proves it within half a day.',
    'Withdrawal at a customer’s request is tested, and stock on hold cannot be picked by system or by hand.',
    'Internal audits of warehouse, vehicles and procedures take place to a yearly plan, with actions closed on time.',
  ]),
]);

const operation = clauseSection('2 Storage and transport', [
  clause('2.1', [
    'Buildings, docks and yards keep out water, pests and strangers, and damage is repaired in good time.',
    'Racking, floors and doors are inspected for damage that could harm goods or people, with repairs recorded.',
    'Cleaning schedules cover floors, racking, chillers, docks and equipment, and inspections confirm results.',
    'Pest control is provided by competent people, with a plan of devices, trend analysis and recommendations acted on.',
    'Broken glass, spillage and damaged packs are dealt with at once so that other goods are not contaminated.',
  ]),
  clause('2.2', [
    'Temperature of chilled and frozen rooms is recorded continuously, alarmed, and confirmed by mapping of each room.',
    'Goods are checked on receipt for identity, quantity, condition, date and temperature, and results are recorded.',
    'Stock rotation follows the agreed rule, and expired, damaged or blocked goods are apart and identified.',
    'Food, chemicals, allergens in loose form and strongly smelling goods are placed so that they cannot affect one another.',
  ]),
  clause('2.3', [
    'Vehicles and trailers are clean, dry, odour-free and in sound condition, as checked before each loading.',
    'Temperature during transport is set, monitored and recorded, and drivers know what to do in a breakdown.',
    'Loads are secured and protected from tampering, and seals are checked on departure and arrival where used.',
    'Thermometers, loggers and scales are calibrated or verified, and faults lead to assessment of goods affected.',
    'Drivers and warehouse workers are trained in hygiene, handling and temperature control, with records of competence.',
  ]),
]);

export const storageTemplate: ReportTemplate = {
  standard: 'Storage and Distribution',
  code: 'STORAGE',
  version: '1.0',
  sections: [
    summarySection({ decisions: certificateDecisions, grades: letterGrades }),
    siteSection(depot),
    scopeSection({ categories: storageCategories }),
    personnelSection,
    durationSection,
    nonConformitySection,
    management,
    operation,
    moduleSection,
    previousResultSection,
  ],
};

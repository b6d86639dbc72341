import type { Entry, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { certificateDecisions, letterGrades, storageCategories } from '../options.template.ts';
import { durationSection } from '../sections/duration.template.ts';
import { moduleSection } from '../sections/modules.template.ts';
import { nonConformitySection } from '../sections/non-conformities.template.ts';
import { personnelSection } from '../sections/personnel.template.ts';
import { previousResultSection } from '../sections/previous-results.template.ts';
import { scopeSection } from '../sections/scope.template.ts';
import { servicesEntry } from '../sections/services.template.ts';
import { siteSection } from '../sections/site.template.ts';
import { summarySection } from '../sections/summary.template.ts';
import { contractedServices } from './contracted-services.template.ts';
import {
  depotBuilding,
  depotHazards,
  depotHygiene,
  depotManagement,
  depotPeople,
  depotSystem,
} from './depot.template.ts';
import { transport } from './transport.template.ts';
import { warehousing } from './warehousing.template.ts';

const depot: readonly Entry[] = [
  { kind: 'entry', xmlTag: 'STORAGE_AREA', label: 'Storage area', type: 'number', hint: 'Square metres' },
  { kind: 'entry', xmlTag: 'COLD_ROOMS', label: 'Number of cold rooms', type: 'number', hint: 'Chilled and frozen' },
  { kind: 'entry', xmlTag: 'VEHICLES', label: 'Number of own vehicles', type: 'number' },
  { kind: 'entry', xmlTag: 'SUBCONTRACTED_HAULIERS', label: 'Number of subcontracted hauliers', type: 'number' },
];

const operation: readonly Entry[] = [
  servicesEntry,
  { kind: 'entry', xmlTag: 'CONTRACT_SERVICES', label: 'Contract services offered', type: 'longText' },
  { kind: 'entry', xmlTag: 'GOODS_HANDLED', label: 'Goods handled', type: 'longText' },
];

export const storageTemplate: ReportTemplate = {
  standard: 'Storage and Distribution',
  code: 'STORAGE',
  version: '1.0',
  sections: [
    summarySection({ decisions: certificateDecisions, grades: letterGrades }),
    siteSection(depot),
    scopeSection({ categories: storageCategories, particulars: operation }),
    personnelSection,
    durationSection,
    nonConformitySection,
    depotManagement,
    depotHazards,
    depotSystem,
    depotBuilding,
    depotHygiene,
    warehousing,
    transport,
    contractedServices,
    depotPeople,
    moduleSection,
    previousResultSection,
  ],
};

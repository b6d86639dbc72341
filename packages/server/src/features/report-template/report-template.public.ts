import type { ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { consumerProductsTemplate } from './consumer-products/consumer-products.template.ts';
import { foodTemplate } from './food/food.template.ts';
import { packagingTemplate } from './packaging/packaging.template.ts';
import { glutenFreeTemplate } from './gluten-free/gluten-free.template.ts';
import { plantBasedTemplate } from './plant-based/plant-based.template.ts';
import { agentsAndBrokersTemplate } from './standards/agents-and-brokers.template.ts';
import { asdaTemplate } from './standards/asda.template.ts';
import { complianceTemplate } from './standards/compliance.template.ts';
import { etrsTemplate } from './standards/etrs.template.ts';
import { startTemplate } from './standards/start.template.ts';
import { storageTemplate } from './storage/storage-and-distribution.template.ts';

export { gradeOf, rungsBetter } from './grade.rules.ts';
export {
  type Asked,
  asked,
  entryFor,
  nonConformitiesOf,
  type RaisedNonConformity,
  requirements,
  tables,
} from './report-template.rules.ts';

export const templates: readonly ReportTemplate[] = [
  agentsAndBrokersTemplate,
  consumerProductsTemplate,
  etrsTemplate,
  foodTemplate,
  glutenFreeTemplate,
  packagingTemplate,
  plantBasedTemplate,
  startTemplate,
  storageTemplate,
  asdaTemplate,
  complianceTemplate,
];

/** By the standard's name as the lookup has it; the scheme's prefix stays `{product}` here. */
export const templateFor = (standard: string): ReportTemplate | undefined =>
  templates.find((template) => template.standard === standard);

/** By the stamp of a workbook. */
export const templateByCode = (code: string, version: string): ReportTemplate | undefined =>
  templates.find((template) => template.code === code && template.version === version);

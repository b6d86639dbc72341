import type { ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { consumerProductsTemplate } from './consumer-products/consumer-products.template.ts';
import { etrsTemplate } from './etrs/etrs.template.ts';
import { foodTemplate } from './food/food.template.ts';
import { glutenFreeTemplate } from './gluten-free/gluten-free.template.ts';
import { packagingTemplate } from './packaging/packaging.template.ts';
import { plantBasedTemplate } from './plant-based/plant-based.template.ts';
import { requirements } from './report-template.rules.ts';
import { agentsAndBrokersTemplate } from './standards/agents-and-brokers.template.ts';
import { asdaTemplate } from './standards/asda.template.ts';
import { complianceTemplate } from './standards/compliance.template.ts';
import { firstEtrsTemplate } from './standards/etrs-1-0.template.ts';
import { startTemplate } from './standards/start.template.ts';
import { storageTemplate } from './storage/storage-and-distribution.template.ts';

export { gradeOf, ranksBetter } from './grade.rules.ts';
export { bestRating, isBetterRating } from './rating.rules.ts';
export {
  type Asked,
  asked,
  entryFor,
  nonConformitiesOf,
  type RaisedNonConformity,
  requirements,
  sectionOf,
  tables,
} from './report-template.rules.ts';
export { monthsOf } from './standard-terms.rules.ts';

/** Ordered by standard, newest version first. */
export const templates: readonly ReportTemplate[] = [
  agentsAndBrokersTemplate,
  consumerProductsTemplate,
  etrsTemplate,
  firstEtrsTemplate,
  foodTemplate,
  glutenFreeTemplate,
  packagingTemplate,
  plantBasedTemplate,
  startTemplate,
  storageTemplate,
  asdaTemplate,
  complianceTemplate,
];

/** The newest template of a standard by its lookup name, in which the scheme's prefix is `{product}`. */
export const templateFor = (standard: string): ReportTemplate | undefined =>
  templates.find((template) => template.standard === standard);

/** The titles of headings by standard and number. The newest version comes last, so that its words stay. */
const titles = new Map(
  templates
    .toReversed()
    .flatMap((template) =>
      [...requirements(template).values()].map(({ heading }) => [
        `${template.standard} ${heading.number}`,
        heading.title,
      ]),
    ),
);

/** What a section of a standard is about, such as 3.5 of Food; undefined if no version has it. */
export const titleOfSection = (standard: string, section: string): string | undefined =>
  titles.get(`${standard} ${section}`);

/** The template of any version, by the stamp of a workbook or a stored report. */
export const templateByCode = (code: string, version: string): ReportTemplate | undefined =>
  templates.find((template) => template.code === code && template.version === version);

import type { Entry, Section } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { modules } from '../options.template.ts';

interface Extent {
  categories: readonly string[];
  /** What this standard asks about the scope in addition to categories and modules. */
  particulars?: readonly Entry[];
}

export const scopeSection = ({ categories, particulars = [] }: Extent): Section => ({
  id: 'scope',
  name: 'Scope',
  content: [
    {
      kind: 'entry',
      xmlTag: 'SCOPE',
      key: 'scope',
      label: 'Scope of the audit',
      type: 'longText',
      required: true,
      hint: 'Products, processes and packaging as they are to stand on the certificate',
    },
    {
      kind: 'entry',
      xmlTag: 'EXCLUSION',
      key: 'exclusion',
      label: 'Exclusions from scope',
      type: 'longText',
      hint: 'None where everything the site makes is in scope',
    },
    {
      kind: 'entry',
      xmlTag: 'JUSTIFICATION',
      key: 'justification',
      label: 'Justification for exclusion',
      type: 'longText',
    },
    {
      kind: 'entry',
      xmlTag: 'CATEGORIES',
      key: 'categories',
      label: 'Categories',
      type: 'choices',
      options: categories,
      required: true,
    },
    {
      kind: 'entry',
      xmlTag: 'MODULES',
      key: 'modules',
      label: 'Additional modules',
      type: 'choices',
      options: modules,
    },
    ...particulars,
  ],
});

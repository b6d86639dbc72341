import {
  boundsOf,
  type FieldNames,
  type FieldSection,
  fieldEntries,
  type RecordField,
} from '@attestry/contract/kernel/record-fields.ts';
import { useConfiguration } from '../../kernel/configuration.ts';
import { today } from '../../kernel/days.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import type { FormField, FormSection } from './form-parts.ts';

/** The build does not compile the contract's texts, so the product is named here. */
const withProduct = (text: string, product: string) => i18n.t(text, { product }).replace('{product}', () => product);

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: i18n.t(value) }));

/** A declared field in a layout. The values of a select serve as their labels; an `id` needs a field of the page. */
export const fieldOf = <N extends string>(
  name: N,
  { label, entry }: RecordField,
  { form = {}, product = '' }: { form?: object; product?: string } = {},
): FormField<N> => {
  const parts = { name, label: withProduct(label, product) };
  if (entry.kind === 'select') return { ...parts, kind: 'select', options: optionsOf(entry.values) };
  if (entry.kind === 'choice' || entry.kind === 'lookup') return { ...parts, kind: entry.kind, lookup: entry.lookup };
  if (entry.kind === 'id') throw new Error(`${name} needs a field of the page`);
  if (entry.kind !== 'day') return { ...parts, kind: entry.kind };
  return { ...parts, kind: 'day', ...(entry.rule && { bounds: boundsOf(entry.rule, form, today()) }) };
};

/** The layout of declared sections for this reader; `form` holds the days that others are compared with. */
export const useFieldSections = <S extends FieldSection>(
  sections: readonly S[],
  form: object,
  without: readonly string[] = [],
): FormSection<FieldNames<S['fields']>>[] => {
  const product = useConfiguration()?.productName ?? '';
  const isAudience = useAudience();
  return sections
    .filter(({ audience }) => isAudience(audience))
    .map(({ title, fields }) => ({
      title: withProduct(title, product),
      fields: fieldEntries<S['fields']>(fields, without).map(([name, field]) =>
        fieldOf(name, field, { form, product }),
      ),
    }));
};

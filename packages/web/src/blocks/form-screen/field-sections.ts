import {
  boundsOf,
  type FieldNames,
  type FieldSection,
  fieldEntries,
  type RecordField,
  type RecordFields,
} from '@attestry/contract/kernel/record-fields.ts';
import { useConfiguration } from '../../kernel/configuration.ts';
import { today } from '../../kernel/days.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import type { FormField, FormSection } from './form-parts.ts';

/** The build does not compile the contract's texts, so the product's name is inserted here. */
const withProduct = (text: string, product: string) => i18n.t(text, { product }).replace('{product}', () => product);

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: i18n.t(value) }));

interface Surroundings {
  form?: object;
  product?: string;
}

/**
 * A declared field in a layout. The values of a select serve as their labels; an `id` needs a field of the page, and the
 * fields of a group have a section.
 */
export const fieldOf = <N extends string>(
  name: N,
  { label, hint, wide, entry }: RecordField,
  { form = {}, product = '' }: Surroundings = {},
): FormField<N> => {
  const parts = {
    name,
    label: withProduct(label, product),
    ...(hint && { hint: withProduct(hint, product) }),
    ...(wide && { wide }),
  };
  if (entry.kind === 'select') return { ...parts, kind: 'select', options: optionsOf(entry.values) };
  if (entry.kind === 'choice' || entry.kind === 'lookup') {
    const { kind, lookup, holds } = entry;
    return { ...parts, kind, lookup, ...(holds && { holds }) };
  }
  if (entry.kind === 'id' || entry.kind === 'group') throw new Error(`${name} is not one field of a form`);
  if (entry.kind !== 'day') return { ...parts, kind: entry.kind };
  return { ...parts, kind: 'day', ...(entry.rule && { bounds: boundsOf(entry.rule, form, today()) }) };
};

/** Declared fields in a layout. */
export const fieldsOf = <F extends RecordFields>(
  fields: F,
  without: readonly string[] = [],
  around?: Surroundings,
): FormField<FieldNames<F>>[] => fieldEntries(fields, without).map(([name, field]) => fieldOf(name, field, around));

/** The layout of declared sections for this reader. `form` supplies the days that others are compared with. */
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
      fields: fieldsOf<S['fields']>(fields, without, { form, product }),
    }));
};

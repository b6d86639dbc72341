import { NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { useController } from 'react-hook-form';
import { i18n } from '../../kernel/texts.ts';
import { DayInput } from '../../ui/day-input.tsx';
import { ChoiceField, ChoicesField } from '../fields/choice-field.tsx';
import { LookupField } from '../fields/lookup-field.tsx';
import { useBoundField } from '../fields/use-bound-field.tsx';
import type { FormField as Field } from './form-parts.ts';

interface FormFieldProps {
  field: Field;
  required: boolean;
  lockedBecause?: string | undefined;
}

const TypedInput = ({ field, required, lockedBecause }: FormFieldProps) => {
  const { value, change, input } = useBoundField({ ...field, required, lockedBecause });
  const text = { ...input, value: value ?? '', onChange: change };
  if (field.kind === 'area') return <Textarea {...text} autosize minRows={3} maxRows={14} />;
  if (field.kind === 'number') return <NumberInput {...text} hideControls />;
  if (field.kind === 'day') return <DayInput {...text} {...field.bounds} called={field.label} onUnfinished={change} />;
  if (field.kind === 'select')
    return (
      <Select
        {...text}
        value={value || null}
        data={[...field.options]}
        clearable={!required}
        clearButtonProps={{ 'aria-label': i18n.t('Clear {label}', { label: field.label }) }}
      />
    );
  const type = field.kind === 'email' ? 'email' : field.kind === 'phone' ? 'tel' : 'text';
  return <TextInput {...text} type={type} />;
};

const SwitchInput = ({ field, lockedBecause }: FormFieldProps) => {
  const { field: bound, fieldState } = useController({ name: field.name });
  return (
    <Switch
      name={bound.name}
      ref={bound.ref}
      label={field.label}
      description={lockedBecause ?? field.hint}
      checked={bound.value === true}
      onChange={(event) => bound.onChange(event.currentTarget.checked)}
      onBlur={bound.onBlur}
      disabled={lockedBecause !== undefined}
      error={fieldState.error?.message}
    />
  );
};

export const FormFieldView = (props: FormFieldProps) => {
  const { field, required, lockedBecause } = props;
  if (field.kind === 'custom') return field.render({ name: field.name, required, lockedBecause });
  if (field.kind === 'switch') return <SwitchInput {...props} />;
  if (field.kind === 'choice') return <ChoiceField {...field} required={required} lockedBecause={lockedBecause} />;
  if (field.kind === 'choices') return <ChoicesField {...field} required={required} lockedBecause={lockedBecause} />;
  if (field.kind === 'rows') return null;
  if (field.kind === 'lookup') return <LookupField {...field} required={required} lockedBecause={lockedBecause} />;
  return <TypedInput {...props} />;
};

import { Select } from '@mantine/core';
import { useRef, useState } from 'react';
import { searchedInput } from '../../../blocks/fields/use-bound-field.tsx';
import { i18n } from '../../../kernel/texts.ts';
import { keyOf } from './auditor-values.parts.tsx';
import type { Entity } from './entities.parts.tsx';

/** Adds a category or technology of a standard, and stays ready for the next one. */
export const EntityPicker = (props: { standard: string; left: readonly Entity[]; onAdd: (entity: Entity) => void }) => {
  const { standard, left, onAdd } = props;
  const [typed, setTyped] = useState('');
  const added = useRef<string>(undefined);
  if (left.length === 0) return null;
  const isTechnology = left[0]?.of.entityType === 'technology';
  const choose = (key: string | null) => {
    const entity = left.find(({ of }) => keyOf(of) === key);
    if (!entity) return;
    added.current = entity.name;
    onAdd(entity);
  };
  /** The kit reports the name of a chosen entry as if it had been typed. */
  const type = (text: string) => {
    setTyped(text === added.current ? '' : text);
    added.current = undefined;
  };
  return (
    <Select
      {...searchedInput()}
      label={
        isTechnology
          ? i18n.t('Add a technology of {standard}', { standard })
          : i18n.t('Add a category of {standard}', { standard })
      }
      selectFirstOptionOnChange
      data={left.map(({ of, name }) => ({ value: keyOf(of), label: name }))}
      value={null}
      onChange={choose}
      searchValue={typed}
      onSearchChange={type}
    />
  );
};

import type { Auditor } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { focusPlace, useOnRevealed, usePlaces } from '../../../blocks/form-screen/places.tsx';
import lines from '../../../blocks/form-screen/rows-field.module.css';
import { isWithin, wrongPaths } from '../../../blocks/form-screen/wrong-fields.ts';
import { type Choice, useChoices } from '../../../blocks/lookups.tsx';
import { showUndoable } from '../../../kernel/notices.ts';
import { i18n } from '../../../kernel/texts.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { type HeldQualification, hasAuditors, keyOf, qualificationsIn } from './auditor-values.parts.tsx';
import { type Entity, useEntities } from './entities.parts.tsx';
import { EntityPicker } from './entity-picker.parts.tsx';
import { QualificationRow } from './qualification-row.parts.tsx';
import styles from './standards.module.css';

const storedNames = (auditor: Auditor | undefined): ReadonlyMap<string, string> =>
  new Map(
    auditor?.standards.flatMap(({ name, qualifications }) =>
      qualifications.map((held) => [keyOf(held), `${name}: ${held.entityName}`] as const),
    ),
  );

/** The qualifications of a version, when two of them are compared. */
export const describeQualifications =
  (auditor: Auditor | undefined) =>
  (value: unknown): string => {
    const names = storedNames(auditor);
    return qualificationsIn(value)
      .map((row) => {
        const name = names.get(keyOf(row)) ?? i18n.t('New');
        return row.justificationAndExceptions ? `${name} (${row.justificationAndExceptions})` : name;
      })
      .join('; ');
  };

const placeIn = (path: string): number | undefined => {
  const at = Number(/^qualifications\.(\d+)/.exec(path)?.[1] ?? Number.NaN);
  return Number.isNaN(at) ? undefined : at;
};

/** How many of the paths lie in the row at a place. */
const countAt = (paths: readonly string[], at: number) =>
  paths.filter((path) => isWithin(path, `qualifications.${at}`)).length;

interface Row {
  row: HeldQualification;
  at: number;
  key: string;
  standardId: string | undefined;
}

/** The qualifications of the form, and the standards that the reader has begun with. */
const useQualifications = ({ entityOf }: ReturnType<typeof useEntities>) => {
  const { control, getValues } = useFormContext();
  const { append, remove } = useFieldArray({ control, name: 'qualifications', keyName: 'rowKey' });
  const [begun, setBegun] = useState<readonly string[]>([]);
  const [openKey, setOpenKey] = useState<string>();
  const held = qualificationsIn(getValues('qualifications'));
  useOnRevealed((path) => {
    const row = held[placeIn(path) ?? -1];
    if (row) setOpenKey(keyOf(row));
  });
  const rows = held.map((row, at): Row => ({ row, at, key: keyOf(row), standardId: entityOf(row)?.standardId }));
  const add = ({ of }: Entity) => {
    append({ ...of, externalId: '', justificationAndExceptions: '' }, { shouldFocus: false });
    setOpenKey((open) => open ?? keyOf(of));
  };
  const begin = (id: string) => setBegun([...begun, id]);
  const take = (taken: readonly Row[], text: string) => {
    const typed = qualificationsIn(getValues('qualifications'));
    const gone = taken.flatMap(({ at }) => typed[at] ?? []);
    flushSync(() => remove(taken.map(({ at }) => at)));
    if (gone.length === 0) return;
    const run = () => append(gone, { shouldFocus: false });
    showUndoable(i18n.t('“{text}” was removed', { text }), { label: i18n.t('Undo'), run });
  };
  /** Takes back a standard of which nothing is stored. */
  const end = ({ id, name }: Choice) => {
    setBegun(begun.filter((one) => one !== id));
    take(
      rows.filter(({ standardId }) => standardId === id),
      name,
    );
  };
  const toggle = (key: string) => setOpenKey((open) => (open === key ? undefined : key));
  const isShown = (id: string) => begun.includes(id) || rows.some(({ standardId }) => standardId === id);
  return { rows, held, openKey, add, take, begin, end, toggle, isShown };
};

interface StandardProps {
  auditor: Auditor | undefined;
  standard: Choice;
  entities: ReturnType<typeof useEntities>;
  state: ReturnType<typeof useQualifications>;
}

/** Why the directory does not accept what was chosen. */
const refusalOf = (errors: object, path: string): string | undefined =>
  get(errors, `${path}.entityId.message`) ?? get(errors, `${path}.externalId.message`);

const Rows = ({ auditor, standard, entities: { entityOf, storedOf }, state }: StandardProps) => {
  const { errors } = useFormState({ name: 'qualifications' });
  const { missing } = usePlaces();
  const wrong = wrongPaths(errors, ['qualifications']);
  const rows = state.rows.filter(({ standardId }) => standardId === standard.id);
  const pathOf = ({ at }: Row) => `qualifications.${at}`;
  const nameOf = ({ row }: Row) => entityOf(row)?.name ?? row.entityId;
  const remove = (row: Row) => {
    state.take([row], nameOf(row));
    focusPlace(`standards.${standard.id}`);
  };
  if (rows.length === 0) return null;
  return (
    <ol className={lines.rows} aria-label={standard.name}>
      {rows.map((one) => (
        <QualificationRow
          key={one.key}
          auditor={auditor}
          stored={storedOf(one.row)}
          name={nameOf(one)}
          path={pathOf(one)}
          opened={one.key === state.openKey}
          wrong={countAt(wrong, one.at)}
          refusal={refusalOf(errors, pathOf(one))}
          missing={countAt(missing, one.at)}
          others={rows.filter((other) => other !== one && storedOf(other.row)?.status !== 'Suspended').map(pathOf)}
          onToggle={() => state.toggle(one.key)}
          onRemove={() => remove(one)}
        />
      ))}
    </ol>
  );
};

const Standard = (props: StandardProps) => {
  const { standard, entities, state } = props;
  const isStored = state.rows.some(
    ({ row, standardId }) => standardId === standard.id && entities.storedOf(row) !== undefined,
  );
  return (
    <section className={styles.standard} aria-label={standard.name} data-field={`standards.${standard.id}`}>
      <div className={styles.heading}>
        <h3>{standard.name}</h3>
        {!isStored && (
          <Button variant="subtle" color="gray" size="compact-md" onClick={() => state.end(standard)}>
            {i18n.t('Remove standard')}
          </Button>
        )}
      </div>
      <Rows {...props} />
      <EntityPicker standard={standard.name} left={entities.left(standard.id, state.held)} onAdd={state.add} />
    </section>
  );
};

const NewStandard = (props: { unused: readonly Choice[]; onChosen: (id: string) => void }) =>
  props.unused.length > 0 && (
    <ActionMenu actions={props.unused.map(({ id, name }) => ({ label: name, run: () => props.onChosen(id) }))}>
      <Button
        variant="default"
        className={lines.add ?? ''}
        data-field="qualifications"
        leftSection={<Plus size={16} aria-hidden="true" />}
      >
        {i18n.t('Add new standard')}
      </Button>
    </ActionMenu>
  );

/** The standards of a profile, each with its qualifications. */
export const StandardsField = ({ auditor }: { auditor: Auditor | undefined }) => {
  const entities = useEntities(auditor);
  const state = useQualifications(entities);
  const standards = useChoices('standard').filter(hasAuditors);
  return (
    <div className={styles.standards}>
      {standards
        .filter(({ id }) => state.isShown(id))
        .map((standard) => (
          <Standard key={standard.id} {...{ auditor, standard, entities, state }} />
        ))}
      <NewStandard unused={standards.filter(({ id }) => !state.isShown(id))} onChosen={state.begin} />
    </div>
  );
};

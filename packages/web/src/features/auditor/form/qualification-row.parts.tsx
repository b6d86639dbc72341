import type { Auditor, Qualification } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { ActionIcon, Button } from '@mantine/core';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldMarks } from '../../../blocks/form-screen/field-marks.tsx';
import { FormFieldView } from '../../../blocks/form-screen/form-field.tsx';
import rows from '../../../blocks/form-screen/rows-field.module.css';
import { RowMenu } from '../../../blocks/list-screen/rows/row-menu.tsx';
import { i18n } from '../../../kernel/texts.ts';
import { AuditorStatus } from '../auditor.parts.tsx';
import { qualificationActions } from '../qualification-commands.parts.tsx';
import styles from './standards.module.css';

export interface QualificationRowProps {
  auditor: Auditor | undefined;
  stored: Qualification | undefined;
  name: string;
  /** The path of the qualification in the form. */
  path: string;
  opened: boolean;
  wrong: number;
  missing: number;
  /** Why it cannot be had. */
  refusal: string | undefined;
  /** The paths of the other justifications in the standard. */
  others: readonly string[];
  onToggle: () => void;
  onRemove: () => void;
}

/** Gives the same justification to the other qualifications of the standard that have none. */
const UseForOthers = ({ path, others }: Pick<QualificationRowProps, 'path' | 'others'>) => {
  const { setValue } = useFormContext();
  const why: string | undefined = useWatch({ name: path });
  const written: (string | undefined)[] = useWatch({ name: others });
  const blank = others.filter((_, at) => !written[at]);
  if (!why || blank.length === 0) return null;
  const copy = () => {
    for (const other of blank) setValue(other, why, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Button variant="default" size="compact-md" onClick={copy}>
      {i18n.t('{count, plural, one {Use it for the other one without} other {Use it for the other # without}}', {
        count: blank.length,
      })}
    </Button>
  );
};

const Justification = ({ stored, path, others }: QualificationRowProps) => {
  const name = `${path}.justificationAndExceptions`;
  const comment = stored?.rejectionComment;
  const lockedBecause =
    stored?.status === 'Suspended'
      ? i18n.t('Lift the suspension of the qualification before you change it')
      : undefined;
  return (
    <div className={styles.justification} data-field={name}>
      <FormFieldView
        field={{
          kind: 'area',
          name,
          label: i18n.t('Justification and exceptions'),
          ...(comment && { hint: i18n.t('Rejected: {comment}', { comment }) }),
        }}
        required
        lockedBecause={lockedBecause}
      />
      <UseForOthers path={name} others={others.map((other) => `${other}.justificationAndExceptions`)} />
    </div>
  );
};

const Actions = ({ auditor, stored, name, onRemove }: QualificationRowProps) =>
  auditor && stored ? (
    <RowMenu row={stored} name={name} actions={qualificationActions(auditor)} />
  ) : (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      aria-label={i18n.t('Remove {name}', { name })}
      onClick={onRemove}
    >
      <Trash2 size={16} aria-hidden="true" />
    </ActionIcon>
  );

/** A qualification: a line with its status and actions, and its justification while it is open. */
export const QualificationRow = (props: QualificationRowProps) => {
  const { stored, name, path, opened, wrong, missing, refusal } = props;
  const id = useId();
  return (
    <li>
      <div className={rows.head}>
        <button
          type="button"
          className={rows.toggle}
          data-field={path}
          aria-expanded={opened}
          {...(opened && { 'aria-controls': id })}
          onClick={props.onToggle}
        >
          <ChevronDown size={16} aria-hidden="true" />
          <bdi>{name}</bdi>
          <FieldMarks wrong={wrong} missing={missing} />
          {stored && <AuditorStatus status={stored.status} />}
        </button>
        <Actions {...props} />
      </div>
      {refusal && <p className={styles.refusal}>{refusal}</p>}
      {opened && (
        <div id={id}>
          <Justification {...props} />
        </div>
      )}
    </li>
  );
};

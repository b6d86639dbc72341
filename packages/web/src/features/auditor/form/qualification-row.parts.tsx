import type { Auditor, Qualification } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormFieldView } from '../../../blocks/form-screen/form-field.tsx';
import { RemoveRow, RowLine } from '../../../blocks/form-screen/row-line.tsx';
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
    <RemoveRow name={name} onRemove={onRemove} />
  );

/** A qualification: a line with its status and actions, and its justification while it is open. */
export const QualificationRow = (props: QualificationRowProps) => {
  const { stored, name, path, opened, wrong, missing, refusal, onToggle } = props;
  const id = useId();
  return (
    <li>
      <RowLine
        {...{ path, wrong, missing, onToggle }}
        name={<bdi>{name}</bdi>}
        controls={opened ? id : undefined}
        status={stored && <AuditorStatus status={stored.status} />}
        actions={<Actions {...props} />}
      />
      {refusal && <p className={styles.refusal}>{refusal}</p>}
      {opened && (
        <div id={id}>
          <Justification {...props} />
        </div>
      )}
    </li>
  );
};

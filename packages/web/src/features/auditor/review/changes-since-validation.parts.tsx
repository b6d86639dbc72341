import type { Auditor } from '@attestry/contract/features/auditor/auditor.schema.ts';
import type {
  ChangeSinceValidation,
  ChangesSinceValidation,
} from '@attestry/contract/features/auditor/auditor-validated.schema.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { PartLoader } from '../../../blocks/details/details-screen.tsx';
import { formatDayOfMoment } from '../../../kernel/days.ts';
import { i18n } from '../../../kernel/texts.ts';
import { Panel, PanelBody } from '../../../ui/panel.tsx';
import { UnbrokenDays } from '../../../ui/unbroken-days.tsx';
import { quietAuditorCalls } from '../auditor.parts.tsx';
import styles from './review.module.css';

const changesQuery = (id: string) =>
  queryOptions({
    queryKey: ['auditor', id, 'changesSinceValidation'],
    queryFn: () => quietAuditorCalls.changesSinceValidation({ params: { id } }),
  });

/** Whether somebody is to decide about the profile or one of its qualifications. */
const isPending = ({ status, standards }: Auditor): boolean =>
  [status, ...standards.flatMap(({ qualifications }) => qualifications.map((one) => one.status))].includes(
    'In Revision',
  );

interface SideProps {
  head: string;
  text: string | null;
  mark: 'before' | 'after';
  /** Said of a side without the row or field. */
  none: string;
}

const Side = ({ head, text, mark, none }: SideProps) => (
  <div className={styles.side} data-mark={text === null ? undefined : mark}>
    <dt>{head}</dt>
    <dd>
      {text ? (
        <bdi>
          <UnbrokenDays text={text} />
        </bdi>
      ) : (
        <span className={styles.none}>{text === null ? none : i18n.t('Empty')}</span>
      )}
    </dd>
  </div>
);

/** The name of a row that has one of its own is not said again. */
const labelOf = ({ part, label }: ChangeSinceValidation): string =>
  label === '' || label === part ? i18n.t(part) : `${i18n.t(part)} · ${i18n.t(label)}`;

const Change = ({ change, validated }: { change: ChangeSinceValidation; validated: string }) => (
  <li className={styles.change}>
    <h3>
      <bdi>{labelOf(change)}</bdi>
    </h3>
    <dl className={styles.sides}>
      <Side head={validated} text={change.before} mark="before" none={i18n.t('Not there yet')} />
      <Side head={i18n.t('Now')} text={change.after} mark="after" none={i18n.t('Removed')} />
    </dl>
  </li>
);

const Changes = ({ validatedDate, changes }: ChangesSinceValidation) => {
  if (validatedDate === null) return <PanelBody>{i18n.t('The profile has not been validated before.')}</PanelBody>;
  const validated = i18n.t('Validated on {day}', { day: formatDayOfMoment(validatedDate) });
  if (changes.length === 0) return <PanelBody>{i18n.t('Nothing has changed.')}</PanelBody>;
  return (
    <ul className={styles.changes}>
      {changes.map((change, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without ids have only their place
        <Change key={at} change={change} validated={validated} />
      ))}
    </ul>
  );
};

/** What was last validated and what is to be validated, side by side; for those who may read the changes. */
export const ChangesToValidate = ({ auditor }: { auditor: Auditor }) => {
  const isShown = auditor.visuals.isAbleToViewChanges && isPending(auditor);
  const changes = useQuery({ ...changesQuery(auditor.id), enabled: isShown });
  if (!isShown) return null;
  return (
    <Panel title={i18n.t('Changed since the last validation')}>
      <PartLoader query={changes}>{(answer) => <Changes {...answer} />}</PartLoader>
    </Panel>
  );
};

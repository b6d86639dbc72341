import { Button, Switch } from '@mantine/core';
import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { useFocusOnRest } from '../../../ui/free-focus.ts';
import { Missing } from '../../../ui/missing.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { EditedAnswer, useMayAnswer } from '../../audit-editing/audit-editing.public.ts';
import {
  type Clause,
  countNonConforming,
  type FoundRequirement,
  onlyNonConformingOf,
  ResultPill,
} from './clauses.parts.tsx';
import styles from './requirements.module.css';

/** Whether all sections of the report show only non-conformities. */
export interface NonConformingFilter {
  onlyNonConforming: boolean;
  narrow: (only: boolean) => void;
}

const Note = ({ note, asked }: FoundRequirement) => {
  const mayAnswer = useMayAnswer(asked?.note);
  // An open editor of a note stays open if the reader loses the permission.
  const [offered, offer] = useState(mayAnswer);
  if (mayAnswer && !offered) offer(true);
  if (!note && !(offered && asked)) return null;
  return (
    <div className={styles.note}>
      <strong>{i18n.t('Note')}</strong>{' '}
      {asked ? (
        <EditedAnswer question={asked.note} add={i18n.t('Add a note')}>
          {note || <Missing />}
        </EditedAnswer>
      ) : (
        note
      )}
    </div>
  );
};

const Result = ({ result, asked }: FoundRequirement) => {
  const pill = <ResultPill result={result} />;
  return asked ? (
    <EditedAnswer question={asked.result} view={pill}>
      {pill}
    </EditedAnswer>
  ) : (
    pill
  );
};

const RequirementRow = (requirement: FoundRequirement) => {
  const { clause, words, kind } = requirement;
  return (
    <li className={styles.requirement}>
      <span className={styles.number}>{clause}</span>
      <div className={styles.words}>
        {kind && <span className={styles.kind}>{i18n.t(kind)}</span>}
        <p>{words}</p>
        <Note {...requirement} />
      </div>
      <div className={styles.result}>
        <Result {...requirement} />
      </div>
    </li>
  );
};

const Tally = ({ clause }: { clause: Clause }) => {
  const wrong = countNonConforming([clause]);
  const all = clause.requirements.length;
  return (
    <>
      {i18n.t('{all, plural, one {# requirement} other {# requirements}}', { all })}
      {wrong > 0 && (
        <span className={styles.wrong}>{i18n.t('{count} non-conforming', { count: formatCount(wrong) })}</span>
      )}
    </>
  );
};

interface ClauseGroupProps {
  clause: Clause;
  opened: boolean;
  onToggle: (opened: boolean) => void;
}

const ClauseGroup = ({ clause, opened, onToggle }: ClauseGroupProps) => (
  <Fold title={clause.label} aside={<Tally clause={clause} />} open={opened} onToggle={onToggle}>
    <ul>
      {clause.requirements.map((requirement) => (
        <RequirementRow key={requirement.clause} {...requirement} />
      ))}
    </ul>
  </Fold>
);

/** The closed clauses. All are open at first, so that a report reads from top to bottom. */
const useClosed = (clauses: readonly Clause[]) => {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const allClosed = clauses.every(({ id }) => closed.has(id));
  const toggle = (id: string, opened: boolean) =>
    setClosed((before) => new Set(opened ? [...before].filter((one) => one !== id) : [...before, id]));
  const toggleAll = () => setClosed(new Set(allClosed ? [] : clauses.map(({ id }) => id)));
  return { closed, allClosed, toggle, toggleAll };
};

const requirementsIn = (clauses: readonly Clause[]): number =>
  clauses.flatMap(({ requirements }) => requirements).length;

interface RequirementsProps {
  title: string;
  clauses: readonly Clause[];
  narrowing: NonConformingFilter;
}

/** The requirements of a section with their results, by clause. */
export const Requirements = ({ title, clauses, narrowing }: RequirementsProps) => {
  const { onlyNonConforming, narrow } = narrowing;
  const shown = onlyNonConforming ? onlyNonConformingOf(clauses) : clauses;
  const { closed, allClosed, toggle, toggleAll } = useClosed(shown);
  // Takes the focus when a requirement, edited to conform, disappears from the filtered list.
  const rest = useRef<HTMLElement>(null);
  useFocusOnRest(requirementsIn(shown), rest);
  return (
    <Panel title={title}>
      <div className={styles.tools}>
        <Switch
          size="sm"
          label={i18n.t('Only non-conforming ({count})', { count: formatCount(countNonConforming(clauses)) })}
          checked={onlyNonConforming}
          onChange={(event) => narrow(event.currentTarget.checked)}
        />
        {shown.length > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={toggleAll}>
            {allClosed ? i18n.t('Open all') : i18n.t('Close all')}
          </Button>
        )}
      </div>
      <section ref={rest} tabIndex={-1} aria-label={i18n.t('List of requirements')}>
        {shown.length === 0 && (
          <EmptyState title={i18n.t('No non-conforming requirement in this section')} icon={CircleCheck} />
        )}
        {shown.map((clause) => (
          <ClauseGroup
            key={clause.id}
            clause={clause}
            opened={!closed.has(clause.id)}
            onToggle={(opened) => toggle(clause.id, opened)}
          />
        ))}
      </section>
    </Panel>
  );
};

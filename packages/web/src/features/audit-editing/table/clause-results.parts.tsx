import type { ReportTable } from '@attestry/contract/features/audit/report.schema.ts';
import {
  clauseNumber,
  isNonConforming,
  nonConformityTags,
  requirementResults,
  severities,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { i18n } from '../../../kernel/texts.ts';
import { useEditing } from '../editing.parts.tsx';
import { type Cells, markedRequirements } from '../report-values.parts.tsx';
import styles from './table-rows.module.css';

type Marked = ReturnType<typeof markedRequirements>[number];

interface ChangedResult extends Marked {
  /** The result that the clause's rows imply. */
  suggested: string;
}

const severitiesOf = (clause: string, rows: readonly Cells[]): string[] =>
  rows
    .filter((row) => clauseNumber(row[nonConformityTags.clause] ?? '') === clause)
    .map((row) => String(row[nonConformityTags.severity] ?? ''));

/** The worst severity raised against a clause; without any, the clause conforms. */
const worstResult = (raised: readonly string[]): string =>
  severities.findLast((severity) => raised.includes(severity)) ?? requirementResults[0];

const isConsistent = (result: string, raised: readonly string[]): boolean =>
  raised.length === 0 ? !isNonConforming(result) : raised.includes(result);

/** The clauses whose result contradicts their changed rows. */
export const changedResults = (
  requirements: readonly Marked[],
  before: readonly Cells[],
  rows: readonly Cells[],
): ChangedResult[] =>
  requirements.flatMap((requirement) => {
    const [was, is] = [before, rows].map((each) => severitiesOf(requirement.clause, each));
    if (!was || !is || was.join() === is.join() || isConsistent(requirement.result, is)) return [];
    return [{ ...requirement, suggested: worstResult(is) }];
  });

/**
 * The results of the clauses with changed non-conformities: those implied by the rows, unless the reader chooses
 * others.
 */
export const useClauseResults = ({ xmlTag }: ReportTable, before: readonly Cells[], rows: readonly Cells[]) => {
  const report = useEditing()?.drafted.report;
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const asked = xmlTag === nonConformityTags.table ? changedResults(markedRequirements(report), before, rows) : [];
  const results = Object.fromEntries(asked.map((one) => [one.xmlTag, chosen[one.xmlTag] ?? one.suggested]));
  const choose = (tag: string, result: string) => setChosen({ ...chosen, [tag]: result });
  return { asked, results, choose };
};

interface ClauseResultsProps {
  asked: readonly ChangedResult[];
  results: Readonly<Record<string, string>>;
  choose: (xmlTag: string, result: string) => void;
}

/** Asks for the results of clauses that the changed rows contradict. They are kept together with the rows. */
export const ClauseResults = ({ asked, results, choose }: ClauseResultsProps) => (
  <div role="status">
    {asked.length > 0 && (
      <div className={styles.results}>
        <h3>{i18n.t('Results that change with these rows')}</h3>
        {asked.map(({ xmlTag, clause, words, result, options }) => (
          <div key={xmlTag} className={styles.result}>
            <p>
              <strong>{clause}</strong> {words}{' '}
              <span className={styles.now}>{i18n.t('Now: {result}', { result: result || i18n.t('Missing') })}</span>
            </p>
            <Select
              aria-label={i18n.t('Result of clause {clause}', { clause })}
              allowDeselect={false}
              data={options.map((option) => ({ value: option, label: i18n.t(option) }))}
              value={results[xmlTag] ?? null}
              onChange={(choice) => choice && choose(xmlTag, choice)}
            />
          </div>
        ))}
      </div>
    )}
  </div>
);

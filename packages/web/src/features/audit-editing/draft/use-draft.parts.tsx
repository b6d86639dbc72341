import type { Report } from '@attestry/contract/features/audit/report.schema.ts';
import type { EditMessage } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { namesOfDecision } from '../decision/decision-form.parts.tsx';
import { type EditProblem, editProblems } from '../outcome/edit-problems.parts.tsx';
import { type AnswerValue, entryFor } from '../report-values.parts.tsx';
import type { AuditRead, Draft } from './draft.parts.tsx';
import { baseOf, type ChangedAudit, changesKept, keepChanges } from './kept-changes.parts.tsx';

/** Undoing a decision also undoes its further answers. */
const withDecision = (names: readonly string[], report: Report | undefined): readonly string[] => {
  const decides = ['certificationStatusId', entryFor(report, 'decision')?.xmlTag];
  return names.some((name) => decides.includes(name)) ? [...names, ...namesOfDecision(report)] : names;
};

/** Shows the messages of a refusal at their fields. */
export type MarkRefused = (messages: readonly EditMessage[]) => void;

interface DraftState {
  draft: Draft;
  base: ChangedAudit | undefined;
  /** Whether this device keeps the changes. */
  isKept: boolean;
  /** When the changes were kept, until one is made on this page. */
  keptFrom?: string;
}

const noChanges: DraftState = { draft: new Map(), base: undefined, isKept: false };

const isOpen = ({ visuals }: AuditRead['audit']): boolean => visuals.isAbleToEdit || visuals.isAbleToSetVisibility;

/** The unsaved changes of an audit. Kept changes are restored once `isComplete`: all that the reader may read is loaded. */
export const useDraft = (read: AuditRead, isComplete: boolean) => {
  const [state, setState] = useState(noChanges);
  const [problems, setProblems] = useState<readonly EditProblem[]>([]);
  const { draft } = state;
  const restoreKept = useEffectEvent(() => {
    const kept = isOpen(read.audit) ? changesKept(read) : undefined;
    if (kept && draft.size === 0) setState({ draft: kept.draft, base: kept.base, isKept: true, keptFrom: kept.at });
  });
  useEffect(() => {
    if (isComplete) restoreKept();
  }, [isComplete]);
  const setDraft = (next: Draft, names: readonly string[]) => {
    setProblems((before) => before.filter(({ name }) => !names.includes(name)));
    const base = state.base ?? baseOf(read);
    const isKept = keepChanges(next, read, base);
    setState(next.size > 0 ? { draft: next, base, isKept } : noChanges);
  };
  const without = (names: readonly string[]) => [...draft].filter(([name]) => !names.includes(name));
  const change = (values: Readonly<Record<string, AnswerValue>>, insteadOf: readonly string[] = []) =>
    setDraft(new Map([...without(insteadOf), ...Object.entries(values)]), [...insteadOf, ...Object.keys(values)]);
  const revert = (names: readonly string[]) => {
    const reverted = withDecision(names, read.report);
    setDraft(new Map(without(reverted)), reverted);
  };
  const discard = () => {
    keepChanges(new Map(), read, state.base ?? baseOf(read));
    setState(noChanges);
    setProblems([]);
  };
  const markRefused: MarkRefused = (messages) => setProblems(editProblems(messages, read.report));
  return { ...state, problems, markRefused, change, revert, discard };
};

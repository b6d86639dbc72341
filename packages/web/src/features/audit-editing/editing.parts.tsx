import { type Audit, audit as auditSchema } from '@attestry/contract/features/audit/audit.schema.ts';
import {
  type Report,
  type ReportContent,
  report as reportSchema,
} from '@attestry/contract/features/audit/report.schema.ts';
import { auditEditingApi } from '@attestry/contract/features/audit-editing/audit-editing.api.ts';
import { reportEditForm } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { createContext, type ReactNode, use } from 'react';
import { StaleEdit, useSaveQueue } from '../../blocks/details/saves.tsx';
import { type ReportUnsaved, useUnsaved } from '../../blocks/details/use-unsaved.ts';
import { LeaveGuard, leavesPage, leavesTab } from '../../blocks/form-screen/leave-guard.tsx';
import { quietSend, versionOf } from '../../kernel/api.ts';
import { ChangesBar } from './changes-bar.parts.tsx';
import { detailsBody } from './detail-fields.parts.tsx';
import {
  type AuditRead,
  type Change,
  changesIn,
  drafted,
  fieldsOf,
  olderVersionRead,
  sentOf,
  valuesOf,
} from './draft/draft.parts.tsx';
import { type MarkRefused, useDraft } from './draft/use-draft.parts.tsx';
import { EditOutcome, type Submit, useOutcome } from './outcome/edit-outcome.parts.tsx';
import type { EditProblem } from './outcome/edit-problems.parts.tsx';
import { type AnswerValue, entryFor } from './report-values.parts.tsx';

const calls = clientOf(quietSend, auditEditingApi);

interface AuditInEditing extends AuditRead {
  /** Whether the report is still being read. */
  awaitsReport: boolean;
  /** Reads the audit again, without the unsaved changes. */
  refetch: () => Promise<unknown>;
}

interface Editing extends AuditInEditing {
  /** The audit with the unsaved changes. */
  drafted: AuditRead;
  changes: readonly Change[];
  /** What the last review or save found refused, until the value is changed again. */
  problems: readonly EditProblem[];
  /** Adds values to the unsaved changes and removes those named in `insteadOf`. */
  change: (values: Readonly<Record<string, AnswerValue>>, insteadOf?: readonly string[]) => void;
  revert: (names: readonly string[]) => void;
  reportUnsaved: ReportUnsaved;
}

const Context = createContext<Editing | undefined>(undefined);

/** The editing of the audit on this page; undefined if the page only shows it. */
export const useEditing = (): Editing | undefined => use(Context);

/** The calls that save the changes, and how to read the values that somebody else saved first. */
const callFor = (changes: readonly Change[], { audit, report }: AuditRead) => {
  const { details, elements } = sentOf(changes);
  const params = { id: audit.id };
  if (Object.keys(details).length === 0)
    return {
      valuesOf: (present: unknown) => valuesOf({ audit, report: reportSchema.parse(present) }),
      effects: (version: string) => calls.effectsOfReport({ params, body: { elements }, version }),
      submit: (version: string): Submit => {
        const form = reportEditForm.omit({ confirmed: true, overrideWarning: true }).parse({ elements });
        return (answered) => calls.editReport({ params, body: { ...form, ...answered }, version });
      },
    };
  const bodyWith = (ownerId: string) => detailsBody({ ...details, ...(elements.length > 0 && { elements }) }, ownerId);
  return {
    valuesOf: (present: unknown) => valuesOf({ audit: auditSchema.parse(present), report }),
    effects: (version: string) => calls.effectsOfDetails({ params, body: bodyWith(audit.auditOwner.id), version }),
    submit: (version: string, present?: unknown): Submit => {
      const { auditOwner } = present === undefined ? audit : auditSchema.parse(present);
      const body = bodyWith(auditOwner.id);
      return (answered) => calls.editDetails({ params, body: { ...body, ...answered }, version });
    },
  };
};

const effectsOf = async (changes: readonly Change[], read: AuditRead, markRefused: MarkRefused) => {
  const effects = await callFor(changes, read).effects(olderVersionRead(read));
  markRefused(effects.refusals);
  return effects;
};

/** What the reader has reviewed before saving, by name. A decision appears there as its status. */
const reviewedIn = (changes: readonly Change[], { report }: AuditRead): string[] => {
  const names = changes.map(({ name }) => name);
  const decision = entryFor(report, 'decision')?.xmlTag;
  return decision && names.includes(decision) ? [...names, 'certificationStatusId'] : names;
};

interface AuditEditingProps extends AuditInEditing {
  /** Whether everything that this reader may read of the audit is loaded. */
  isComplete: boolean;
  children: ReactNode;
}

/** Makes an audit's details and report editable in place, as far as its `visuals` allow. */
export const AuditEditing = ({ children, refetch, isComplete, ...read }: AuditEditingProps) => {
  const { draft, base, isKept, keptFrom, problems, markRefused, change, revert, discard } = useDraft(read, isComplete);
  const { question, save } = useSaveQueue(refetch);
  const { shown, settle } = useOutcome(markRefused);
  const [typing, reportUnsaved] = useUnsaved();
  const changes = changesIn(draft, read);
  const saveAll = async (caused: readonly string[]) => {
    if (!base) return;
    const { submit, valuesOf: valuesIn } = callFor(changes, base.read);
    await save({
      version: base.version,
      change: Object.fromEntries(changes.map(({ name, after }) => [name, after])),
      fields: fieldsOf(base.read),
      values: base.values,
      valuesOf: valuesIn,
      send: async (version, present) => {
        const result = await settle(submit(version, present), { reviewed: reviewedIn(changes, base.read), caused });
        await refetch();
        return versionOf(result);
      },
    });
    discard();
  };
  const loadEffects = () => effectsOf(changes, read, markRefused);
  const editing = { ...read, refetch, drafted: drafted(draft, read), changes, problems, change, revert, reportUnsaved };
  return (
    <Context value={editing}>
      {children}
      <ChangesBar {...{ changes, isKept, keptFrom, loadEffects, revert, discard }} save={saveAll} />
      <StaleEdit question={question} />
      <EditOutcome shown={shown} />
      <LeaveGuard
        unsaved={typing || changes.length > 0}
        leaves={typing ? leavesTab : leavesPage}
        keeps={!typing && isKept}
      />
    </Context>
  );
};

/** The audit with the unsaved changes. */
export const useDraftedAudit = (audit: Audit): Audit => useEditing()?.drafted.audit ?? audit;
export const useDraftedReport = (report: Report | undefined): Report | undefined =>
  useEditing()?.drafted.report ?? report;

export const useHasUnsavedChanges = (): boolean => (useEditing()?.changes.length ?? 0) > 0;

/** Whether this reader may edit the audit on this page. */
export const useMayEdit = (): boolean => useEditing()?.audit.visuals.isAbleToEdit ?? false;

/** Whether this reader may answer this question or table of the report. */
export const useMayAnswer = (asked: Pick<ReportContent, 'editable'> | undefined): boolean => {
  const mayEditReport = useEditing()?.audit.visuals.isAbleToEditReport ?? false;
  return mayEditReport && (asked?.editable ?? false);
};

import { type Audit, audit as auditSchema } from '@attestry/contract/features/audit/audit.schema.ts';
import {
  type Report,
  type ReportContent,
  report as reportSchema,
} from '@attestry/contract/features/audit/report.schema.ts';
import { auditEditingApi } from '@attestry/contract/features/audit-editing/audit-editing.api.ts';
import { reportEditForm } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { createContext, type ReactNode, use, useState } from 'react';
import { StaleEdit, useSaves } from '../../blocks/details/saves.tsx';
import { type ReportUnsaved, useUnsaved } from '../../blocks/details/use-unsaved.ts';
import { LeaveGuard, leavesPage, leavesTab } from '../../blocks/form-screen/leave-guard.tsx';
import { quietSend, versionOf } from '../../kernel/api.ts';
import { ChangesBar } from './changes-bar.parts.tsx';
import { namesOfDecision } from './decision/decision-form.parts.tsx';
import { detailLabel, detailsBody, isDetail } from './detail-fields.parts.tsx';
import {
  type AuditRead,
  type Change,
  changesIn,
  type Draft,
  drafted,
  fieldsOf,
  sentOf,
  valuesOf,
} from './draft.parts.tsx';
import { EditOutcome, type Submit, useOutcome } from './edit-outcome.parts.tsx';
import { type Fault, faultsIn } from './faults.parts.tsx';
import { type AnswerValue, entryFor } from './report-values.parts.tsx';

const calls = clientOf(quietSend, auditEditingApi);

interface AuditInEditing extends AuditRead {
  /** Shows the audit without the changes. */
  refetch: () => Promise<unknown>;
}

interface Editing extends AuditInEditing {
  /** The audit with the changes. */
  drafted: AuditRead;
  /** What is not saved yet. */
  changes: readonly Change[];
  /** What the last attempt to save refused, until it is changed again. */
  faults: readonly Fault[];
  /** Adds values to the changes, in place of those of `insteadOf`. */
  change: (values: Readonly<Record<string, AnswerValue>>, insteadOf?: readonly string[]) => void;
  revert: (names: readonly string[]) => void;
  reportUnsaved: ReportUnsaved;
}

const Context = createContext<Editing | undefined>(undefined);

/** The editing of the audit on this page; undefined where it is only shown. */
export const useEditing = (): Editing | undefined => use(Context);

/** Changes apply to the version that was read when the first of them was made. */
interface DraftState {
  draft: Draft;
  base: AuditRead | undefined;
}

/** Undoing a decision undoes its particulars, too. */
const withDecision = (names: readonly string[], report: Report | undefined): readonly string[] => {
  const decides = ['certificationStatusId', entryFor(report, 'decision')?.xmlTag];
  return names.some((name) => decides.includes(name)) ? [...names, ...namesOfDecision(report)] : names;
};

const noChanges: DraftState = { draft: new Map(), base: undefined };

const useDraft = (read: AuditRead) => {
  const [{ draft, base }, setState] = useState(noChanges);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const setDraft = (next: Draft, names: readonly string[]) => {
    setFaults((before) => before.filter(({ name }) => !names.includes(name)));
    setState(({ base: before }) => ({ draft: next, base: before ?? read }));
  };
  const without = (names: readonly string[]) => [...draft].filter(([name]) => !names.includes(name));
  const change: Editing['change'] = (values, insteadOf = []) =>
    setDraft(new Map([...without(insteadOf), ...Object.entries(values)]), [...insteadOf, ...Object.keys(values)]);
  const revert: Editing['revert'] = (names) => {
    const reverted = withDecision(names, read.report);
    setDraft(new Map(without(reverted)), reverted);
  };
  const discard = () => {
    setState(noChanges);
    setFaults([]);
  };
  return { draft, base: base ?? read, faults, setFaults, change, revert, discard };
};

/** The older version of the two that were read, so that a change made between the readings is not overwritten. */
const versionRead = ({ audit, report }: AuditRead): string => {
  const ofAudit = versionOf(audit);
  const ofReport = report ? versionOf(report) : ofAudit;
  const numberIn = (version: string) => Number(version.replaceAll('"', ''));
  return numberIn(ofReport) < numberIn(ofAudit) ? ofReport : ofAudit;
};

/** The call that saves the changes, and how it shows what somebody else has saved first. */
const callFor = (changes: readonly Change[], { audit, report }: AuditRead) => {
  const { details, elements } = sentOf(changes);
  const params = { id: audit.id };
  if (Object.keys(details).length === 0)
    return {
      valuesOf: (present: unknown) => valuesOf({ audit, report: reportSchema.parse(present) }),
      submit: (version: string): Submit => {
        const form = reportEditForm.omit({ confirmed: true, overrideWarning: true }).parse({ elements });
        return (answered) => calls.editReport({ params, body: { ...form, ...answered }, version });
      },
    };
  return {
    valuesOf: (present: unknown) => valuesOf({ audit: auditSchema.parse(present), report }),
    submit: (version: string, present?: unknown): Submit => {
      const { auditOwner } = present === undefined ? audit : auditSchema.parse(present);
      const body = detailsBody({ ...details, ...(elements.length > 0 && { elements }) }, auditOwner.id);
      return (answered) => calls.editDetails({ params, body: { ...body, ...answered }, version });
    },
  };
};

/** The names of what the reader has reviewed before saving: a decision is shown as its status. */
const reviewedIn = (changes: readonly Change[], { report }: AuditRead): string[] => {
  const names = changes.map(({ name }) => name);
  const decision = entryFor(report, 'decision')?.xmlTag;
  return decision && names.includes(decision) ? [...names, 'certificationStatusId'] : names;
};

/** An audit whose details and report can be edited in place, as far as its `visuals` say so. */
export const AuditEditing = ({ children, refetch, ...read }: AuditInEditing & { children: ReactNode }) => {
  const { draft, base, faults, setFaults, change, revert, discard } = useDraft(read);
  const { question, save } = useSaves(refetch);
  const { shown, settle } = useOutcome((messages) => setFaults(faultsIn(messages, read.report)));
  const [typing, reportUnsaved] = useUnsaved();
  const changes = changesIn(draft, read);
  const saveAll = async () => {
    const { submit, valuesOf: valuesIn } = callFor(changes, base);
    await save({
      version: versionRead(base),
      change: Object.fromEntries(changes.map(({ name, after }) => [name, after])),
      fields: fieldsOf(base),
      values: valuesOf(base),
      valuesOf: valuesIn,
      send: async (version, present) => {
        const result = await settle(submit(version, present), reviewedIn(changes, base));
        await refetch();
        return versionOf(result);
      },
    });
    discard();
  };
  const editing = { ...read, refetch, drafted: drafted(draft, read), changes, faults, change, revert, reportUnsaved };
  return (
    <Context value={editing}>
      {children}
      <ChangesBar changes={changes} faults={faults} save={saveAll} revert={revert} discard={discard} />
      <StaleEdit question={question} />
      <EditOutcome shown={shown} labelOf={({ field }) => (field && isDetail(field) ? detailLabel(field) : undefined)} />
      <LeaveGuard unsaved={typing || changes.length > 0} leaves={typing ? leavesTab : leavesPage} />
    </Context>
  );
};

/** An audit with the changes that are not saved yet. */
export const useDraftedAudit = (audit: Audit): Audit => useEditing()?.drafted.audit ?? audit;
export const useDraftedReport = (report: Report | undefined): Report | undefined =>
  useEditing()?.drafted.report ?? report;

/** Whether the audit on this page can be edited by this reader. */
export const useMayEdit = (): boolean => useEditing()?.audit.visuals.isAbleToEdit ?? false;

/** Whether this reader may answer a question, or a table, of its report. */
export const useMayAnswer = (asked: Pick<ReportContent, 'editable'> | undefined): boolean => {
  const mayEditReport = useEditing()?.audit.visuals.isAbleToEditReport ?? false;
  return mayEditReport && (asked?.editable ?? false);
};

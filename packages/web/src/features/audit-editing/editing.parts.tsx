import { type Audit, audit as auditSchema } from '@attestry/contract/features/audit/audit.schema.ts';
import {
  type Report,
  type ReportContent,
  report as reportSchema,
} from '@attestry/contract/features/audit/report.schema.ts';
import { auditEditingApi } from '@attestry/contract/features/audit-editing/audit-editing.api.ts';
import type { EditedElement, EditMessage } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Edit, StaleEdit, useSaves } from '../../blocks/details/saves.tsx';
import { type TellUnsaved, useUnsaved } from '../../blocks/details/use-unsaved.ts';
import { LeaveGuard } from '../../blocks/form-screen/leave-guard.tsx';
import { quietSend, versionOf } from '../../kernel/api.ts';
import { detailFields, detailLabel, detailsBody, detailValues } from './detail-fields.parts.tsx';
import { EditOutcome, isStored, type Submit, useOutcome } from './edit-outcome.parts.tsx';
import { reportFields, reportValues } from './report-values.parts.tsx';

const calls = clientOf(quietSend, auditEditingApi);

interface AuditInEditing {
  audit: Audit;
  /** Where the reader may read it. */
  report: Report | undefined;
  /** Shows the audit as it stands. */
  readAnew: () => Promise<unknown>;
}

interface Editing extends AuditInEditing {
  /** What is not among the change stays as it is. */
  saveDetails: (change: FieldValues) => Promise<void>;
  /** `shown` is the answer as it reads beside somebody else's. */
  saveAnswer: (element: EditedElement, shown: unknown) => Promise<void>;
  tellUnsaved: TellUnsaved;
}

const Context = createContext<Editing | undefined>(undefined);

/** The editing of the audit on this page; none where it is only shown. */
export const useEditing = (): Editing | undefined => use(Context);

type Send = (edit: Omit<Edit, 'send'>, submit: (version: string, present?: unknown) => Submit) => Promise<void>;

/** Saves of the details name the owner, which may just have been changed here. */
const useOwner = ({ auditOwner }: Audit) => {
  const owner = useRef(auditOwner.id);
  useEffect(() => {
    owner.current = auditOwner.id;
  }, [auditOwner]);
  return owner;
};

const useDetails = (audit: Audit, send: Send): Editing['saveDetails'] => {
  const owner = useOwner(audit);
  return (change) => {
    const edit = {
      version: versionOf(audit),
      change,
      fields: detailFields(),
      values: detailValues(audit),
      valuesOf: (present: unknown) => detailValues(auditSchema.parse(present)),
    };
    return send(edit, (version, present) => async (yes) => {
      const kept = present === undefined ? owner.current : auditSchema.parse(present).auditOwner.id;
      const body = detailsBody(change, kept);
      const result = await calls.editDetails({ params: { id: audit.id }, body: { ...body, ...yes }, version });
      if (isStored(result)) owner.current = body.auditOwnerId;
      return result;
    });
  };
};

const useAnswers = ({ audit, report }: AuditInEditing, send: Send): Editing['saveAnswer'] => {
  return async (element, shown) => {
    if (!report) return;
    const edit = {
      version: versionOf(report),
      change: { [element.xmlTag]: shown },
      fields: reportFields(report),
      values: reportValues(report),
      valuesOf: (present: unknown) => reportValues(reportSchema.parse(present)),
    };
    const body = { elements: [element] };
    await send(
      edit,
      (version) => (yes) => calls.editReport({ params: { id: audit.id }, body: { ...body, ...yes }, version }),
    );
  };
};

const labelOf = ({ field }: EditMessage) => field && detailLabel(field);

/** An audit whose details and report can be edited where they stand, as far as its `visuals` say so. */
export const AuditEditing = ({ children, ...shown }: AuditInEditing & { children: ReactNode }) => {
  const { audit, readAnew } = shown;
  const { question, save } = useSaves(readAnew);
  const { told, settle } = useOutcome();
  const [unsaved, tellUnsaved] = useUnsaved();
  const send: Send = (edit, submit) =>
    save({
      ...edit,
      send: async (version, present) => {
        const result = await settle(submit(version, present));
        await readAnew();
        return versionOf(result);
      },
    });
  const saveDetails = useDetails(audit, send);
  const saveAnswer = useAnswers(shown, send);
  return (
    <Context value={{ ...shown, saveDetails, saveAnswer, tellUnsaved }}>
      {children}
      <StaleEdit question={question} />
      <EditOutcome told={told} labelOf={labelOf} />
      <LeaveGuard unsaved={unsaved} />
    </Context>
  );
};

/** Whether the audit on this page can be edited by this reader. */
export const useMayEdit = (): boolean => useEditing()?.audit.visuals.isAbleToEdit ?? false;

/** Whether this reader may answer a question, or a table, of its report. */
export const useMayAnswer = (asked: Pick<ReportContent, 'editable'> | undefined): boolean =>
  useMayEdit() && (asked?.editable ?? false);

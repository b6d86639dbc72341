import { auditImportApi } from '@attestry/contract/features/audit-import/audit-import.api.ts';
import type { ImportResult } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { useRef, useState } from 'react';
import { refetchAfter } from '../../blocks/refetch.ts';
import { isStopped, useStopping } from '../../blocks/stopping.ts';
import { sendWith } from '../../kernel/api.ts';
import { isRefusal, sentenceOf } from '../../kernel/api-error.ts';
import { i18n } from '../../kernel/texts.ts';

/** The fields sent with the file, apart from the answers to questions about it. */
export interface UploadTarget {
  siteCode?: string;
  /** The audit whose report is replaced. */
  externalId?: string;
  owner?: string;
  certificationBodyId?: string;
}

/** The state of an upload. The file is sent, then checked; the answer is a question or a result. */
export type UploadState =
  | { is: 'ready' }
  | { is: 'sending'; fraction: number }
  | { is: 'checking' }
  | { is: 'asked' | 'ended'; result: ImportResult; called: boolean; sent?: SentReport };

/** A report as it was sent. */
export interface SentReport {
  target: UploadTarget;
  file: File;
}

interface Answers {
  confirmed?: 'true';
  overrideWarning?: 'true';
}

/** The answers to resend after a question is answered: an override is asked for after the confirmation. */
const answersTo = ({ status }: ImportResult): Answers =>
  status === 'OverrideWarning' ? { confirmed: 'true', overrideWarning: 'true' } : { confirmed: 'true' };

/** A failed call has the status Error, like a scanner failure; a refusal adds its own message. */
const failedCall = (error: unknown): ImportResult => {
  const messages = [i18n.t('An unknown error has occurred'), ...(isRefusal(error) ? [sentenceOf(error)] : [])];
  return { status: 'Error', messages: messages.map((message) => ({ message })) };
};

/** Every resubmission sends the same bytes, even if the file on disk changes meanwhile. */
const heldCopy = async (file: File): Promise<File> => new File([await file.arrayBuffer()], file.name);

/** Uploads a report, asks the questions that come back, and resends it with the answers. */
export const useReportUpload = () => {
  const [state, setState] = useState<UploadState>({ is: 'ready' });
  const sent = useRef<SentReport>(undefined);
  const stopping = useStopping();
  const stop = () => stopping.current?.abort();

  const submit = async (sending: SentReport, answers: Answers) => {
    stopping.current = new AbortController();
    setState({ is: 'sending', fraction: 0 });
    const onProgress = (fraction: number) => setState(fraction < 1 ? { is: 'sending', fraction } : { is: 'checking' });
    const send = sendWith({ quiet: true, onProgress, signal: stopping.current.signal });
    try {
      const result = await clientOf(send, auditImportApi).importReport({
        body: { ...sending.target, ...answers },
        file: sending.file,
      });
      if (result.auditExternalId) void refetchAfter(auditImportApi.importReport);
      const asks = result.status === 'Confirm' || result.status === 'OverrideWarning';
      setState({ is: asks ? 'asked' : 'ended', result, called: true, sent: sending });
    } catch (error) {
      // A report that was completely sent before it was stopped may have been stored.
      if (isStopped(error)) void refetchAfter(auditImportApi.importReport);
      setState(isStopped(error) ? { is: 'ready' } : { is: 'ended', result: failedCall(error), called: false });
    }
  };
  const start = async (file: File, target: UploadTarget) => {
    try {
      sent.current = { file: await heldCopy(file), target };
    } catch (error) {
      return setState({ is: 'ended', result: failedCall(error), called: false });
    }
    await submit(sent.current, {});
  };
  const proceed = (result: ImportResult) => {
    if (sent.current) void submit(sent.current, answersTo(result));
  };
  const back = () => setState({ is: 'ready' });
  return { state, start, proceed, stop, back };
};

export const isBusy = ({ is }: UploadState): boolean => is === 'sending' || is === 'checking';

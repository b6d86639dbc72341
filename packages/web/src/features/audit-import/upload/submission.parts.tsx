import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { i18n } from '../../../kernel/texts.ts';
import {
  maxReports,
  type ReportUpload,
  stageOf,
  type UploadTarget,
  useReportUploads,
} from './report-uploads.parts.tsx';
import { blankChoices, choicesFor, type UploadFields } from './upload-choices.parts.tsx';

/** Why nothing was sent, or why some files were not accepted. */
const useRefusal = () => {
  const [refusal, setRefusal] = useState('');
  return {
    refusal,
    clear: () => setRefusal(''),
    noFile: () => setRefusal(i18n.t('Choose the report to upload')),
    tooMany: (count: number) =>
      setRefusal(
        i18n.t(
          '{count, plural, one {At most {most} reports at a time: # file was left out} other {At most {most} reports at a time: # files were left out}}',
          { count, most: maxReports },
        ),
      ),
  };
};

export const isToSend = (upload: ReportUpload): boolean => ['chosen', 'failed'].includes(stageOf(upload));

interface Submitted {
  target: UploadTarget;
  asks: UploadFields;
}

/** The chosen reports and the fields sent with them. */
export const useSubmission = ({ target, asks }: Submitted) => {
  const { uploads, queue, send, confirm } = useReportUploads();
  const refusal = useRefusal();
  const most = target.externalId === undefined ? maxReports : 1;
  const form = useForm({ defaultValues: blankChoices, resolver: zodResolver(choicesFor(asks)) });
  const submit = (keys: readonly number[]) =>
    form.handleSubmit(({ owner, certificationBodyId }) => {
      if (keys.length === 0) return refusal.noFile();
      send(keys, { ...target, ...(owner && { owner }), ...(certificationBodyId && { certificationBodyId }) });
    })();
  const choose = (files: readonly File[]) => {
    const room = most - uploads.length;
    queue.add(files.slice(0, room));
    if (files.length > room) refusal.tooMany(files.length - room);
    else refusal.clear();
  };
  return { uploads, queue, confirm, refusal: refusal.refusal, most, form, submit, choose };
};

export type Submission = ReturnType<typeof useSubmission>;

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { i18n } from '../../../kernel/texts.ts';
import { useLeftUpload } from './left-upload.parts.tsx';
import {
  maxReports,
  type ReportUpload,
  stageOf,
  type UploadTarget,
  useReportUploads,
} from './report-uploads.parts.tsx';
import { blankForm, formAsking, type UploadFields } from './upload-choices.parts.tsx';

const leftOutWords = (count: number): string =>
  i18n.t(
    '{count, plural, one {At most {most} reports at a time: # file was left out} other {At most {most} reports at a time: # files were left out}}',
    { count, most: maxReports },
  );

export const isToSend = (upload: ReportUpload): boolean => ['chosen', 'failed'].includes(stageOf(upload));

interface Submitted {
  target: UploadTarget;
  asks: UploadFields;
}

/** The chosen reports and the fields sent with them. */
export const useSubmission = ({ target, asks }: Submitted) => {
  const { uploads, queue, send, confirm } = useReportUploads();
  const left = useLeftUpload(target, { uploads, queue });
  const [leftOut, setLeftOut] = useState(0);
  const most = target.externalId === undefined ? maxReports : 1;
  const form = useForm({ defaultValues: blankForm, resolver: zodResolver(formAsking(asks)) });
  const submit = (keys: readonly number[]) => {
    form.setValue('reports', [...keys]);
    return form.handleSubmit(({ reports, owner, certificationBodyId }) =>
      send(reports, { ...target, ...(owner && { owner }), ...(certificationBodyId && { certificationBodyId }) }),
    )();
  };
  const choose = (files: readonly File[]) => {
    const room = most - uploads.length;
    queue.add(files.slice(0, room));
    setLeftOut(Math.max(0, files.length - room));
    form.clearErrors('reports');
  };
  const refusal = leftOut > 0 ? leftOutWords(leftOut) : undefined;
  return { uploads, queue, left, confirm, refusal, most, form, submit, choose };
};

export type Submission = ReturnType<typeof useSubmission>;

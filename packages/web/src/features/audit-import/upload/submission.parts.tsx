import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { listSome } from '../../../blocks/some-names.ts';
import { type Copy, withoutCopies } from '../../../blocks/uploads/copies.ts';
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

interface LeftOut {
  copies: readonly Copy[];
  /** The number of files beyond the most that are uploaded at a time. */
  beyond: number;
}

const copyWords = (copies: readonly Copy[]): string[] => {
  const [copy, ...others] = copies;
  if (!copy) return [];
  if (others.length > 0) {
    const names = listSome(copies.map(({ file }) => file.name));
    return [
      i18n.t('{count} files were left out, because the list has them already: {names}', {
        count: copies.length,
        names,
      }),
    ];
  }
  const { file, of } = copy;
  if (file.name === of.name) return [i18n.t('{name} is in the list already', { name: file.name })];
  return [i18n.t('{copy} was left out, because it is the same file as {name}', { copy: file.name, name: of.name })];
};

const beyondWords = (count: number): string =>
  i18n.t(
    '{count, plural, one {At most {most} reports at a time: # file was left out} other {At most {most} reports at a time: # files were left out}}',
    { count, most: maxReports },
  );

const leftOutWords = ({ copies, beyond }: LeftOut): string =>
  [...copyWords(copies), ...(beyond > 0 ? [beyondWords(beyond)] : [])].join('. ');

export const isToSend = (upload: ReportUpload): boolean => ['chosen', 'failed'].includes(stageOf(upload));

interface Submitted {
  target: UploadTarget;
  asks: UploadFields;
}

/** The chosen reports and the fields sent with them. */
export const useSubmission = ({ target, asks }: Submitted) => {
  const { uploads, queue, send, confirm } = useReportUploads();
  const left = useLeftUpload(target, { uploads, queue });
  const [leftOut, setLeftOut] = useState<LeftOut>();
  const most = target.externalId === undefined ? maxReports : 1;
  const form = useForm({ defaultValues: blankForm, resolver: zodResolver(formAsking(asks)) });
  const submit = (keys: readonly number[]) => {
    setLeftOut(undefined);
    form.setValue('reports', [...keys]);
    return form.handleSubmit(({ reports, owner, certificationBodyId }) =>
      send(reports, { ...target, ...(owner && { owner }), ...(certificationBodyId && { certificationBodyId }) }),
    )();
  };
  const choose = async (files: readonly File[]) => {
    const chosen = queue.uploads.current().map(({ file }) => file);
    const { fresh, copies } = await withoutCopies(files, chosen);
    const room = most - queue.uploads.current().length;
    queue.add(fresh.slice(0, room));
    setLeftOut({ copies, beyond: Math.max(0, fresh.length - room) });
    form.clearErrors('reports');
  };
  const refusal = (leftOut && leftOutWords(leftOut)) || undefined;
  return { uploads, queue, left, confirm, refusal, most, form, submit, choose };
};

export type Submission = ReturnType<typeof useSubmission>;

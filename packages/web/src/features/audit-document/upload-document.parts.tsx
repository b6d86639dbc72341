import {
  documentFormats,
  documentTypes,
  maxDocumentBytes,
} from '@attestry/contract/features/audit-document/audit-document.parts.ts';
import { documentForm } from '@attestry/contract/features/audit-document/audit-document.schema.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Select } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type FormEvent, useEffect } from 'react';
import { Controller, useController, useForm } from 'react-hook-form';
import { z } from 'zod';
import { LeaveGuard } from '../../blocks/form-screen/leave-guard.tsx';
import { noOptionsText } from '../../blocks/lookups.tsx';
import { isUnderWay } from '../../blocks/uploads/upload-queue.ts';
import { retryWords } from '../../blocks/uploads/upload-words.ts';
import { ChosenFile, DropZone } from '../../blocks/uploads/upload-zone.tsx';
import { showCreated } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import { useWayBack } from '../../kernel/way-back.ts';
import { lockedInput } from '../../ui/why-not.tsx';
import styles from './audit-document.module.css';
import { documentsPath } from './audit-document.parts.tsx';
import { type ChosenDocument, failureText, isStored, useDocumentUpload } from './document-upload.parts.tsx';

const accepted = Object.fromEntries(
  Object.values(documentFormats).map(({ mediaType, endings }) => [mediaType, [...endings]]),
);

const Outcome = ({ document: { state } }: { document: ChosenDocument }) => {
  if (state.is === 'answered')
    return (
      <span className={styles.stored}>
        <CircleCheck size={16} aria-hidden="true" /> {i18n.t('Uploaded')}
      </span>
    );
  if (state.is === 'waiting' && state.retryAfter) return retryWords(state.retryAfter);
  return state.is === 'failed' ? (
    <span role="alert" className={styles.failed}>
      <CircleAlert size={16} aria-hidden="true" /> {failureText(state.error)}
    </span>
  ) : null;
};

const progressOf = ({ state }: ChosenDocument) => {
  if (state.is === 'checking') return { progress: 1 };
  if (state.is === 'waiting') return { progress: 0 };
  return state.is === 'sending' ? { progress: state.fraction } : {};
};

const Documents = ({ documents, remove }: Pick<ReturnType<typeof useDocumentUpload>, 'documents' | 'remove'>) => (
  <ul className={styles.chosen}>
    {documents.map((document) => (
      <li key={document.key}>
        <ChosenFile
          file={document.file}
          {...(!isStored(document) && { onRemove: () => remove(document.key) })}
          {...progressOf(document)}
        >
          <Outcome document={document} />
        </ChosenFile>
      </li>
    ))}
  </ul>
);

/** Returns to the audit's documents once every chosen file is stored. */
const useReturn = (auditId: string, documents: readonly ChosenDocument[], busy: boolean) => {
  const navigate = useNavigate();
  const stored = documents.filter(isStored).length;
  const done = !busy && stored > 0 && stored === documents.length;
  useEffect(() => {
    if (!done) return;
    showCreated(
      i18n.t('{stored, plural, one {# document was uploaded} other {# documents were uploaded}}', { stored }),
    );
    void navigate({ to: documentsPath(auditId) });
  }, [done, stored, auditId, navigate]);
};

const uploadForm = documentForm.pick({ type: true }).extend({
  count: z.number().min(1, { error: () => i18n.t('Choose at least one file') }),
});
type UploadForm = z.output<typeof uploadForm>;

const useSubmission = (auditId: string) => {
  const upload = useDocumentUpload(auditId);
  const form = useForm<UploadForm>({ resolver: zodResolver(uploadForm) });
  const busy = upload.documents.some(isUnderWay);
  useReturn(auditId, upload.documents, busy);
  const add = (files: File[]) => {
    upload.add(files);
    form.clearErrors('count');
  };
  const submit = (event: FormEvent) => {
    form.setValue('count', upload.documents.length);
    void form.handleSubmit(({ type }) => upload.send(type))(event);
  };
  return { ...upload, add, control: form.control, busy, submit };
};

type Submission = ReturnType<typeof useSubmission>;

const TypeField = ({ control, busy }: Pick<Submission, 'control' | 'busy'>) => (
  <Controller
    name="type"
    control={control}
    render={({ field, fieldState }) => (
      <Select
        label={i18n.t('File type')}
        withAsterisk
        aria-required
        searchable
        selectFirstOptionOnChange
        {...lockedInput(busy ? i18n.t('The documents are being uploaded') : undefined)}
        nothingFoundMessage={noOptionsText()}
        data={documentTypes.map((type) => ({ value: type, label: i18n.t(type) }))}
        ref={field.ref}
        name={field.name}
        value={field.value ?? null}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={fieldState.error?.message && i18n.t(fieldState.error.message)}
      />
    )}
  />
);

const Zone = ({ control, add }: Pick<Submission, 'control' | 'add'>) => {
  const { field, fieldState } = useController({ name: 'count', control });
  const files = { accept: accepted, maxBytes: maxDocumentBytes, several: true, onFiles: add } as const;
  return <DropZone label={i18n.t('Documents')} fault={fieldState.error?.message} ref={field.ref} {...files} />;
};

/** Uploads documents of one type to an audit and shows the progress of each. */
export const UploadDocuments = ({ auditId }: { auditId: string }) => {
  const { documents, add, remove, stop, control, busy, submit } = useSubmission(auditId);
  const cancelTo = useWayBack(documentsPath(auditId));
  return (
    <form noValidate className={styles.form} onSubmit={submit} aria-busy={busy} aria-label={i18n.t('Upload document')}>
      <TypeField control={control} busy={busy} />
      {!busy && <Zone control={control} add={add} />}
      {documents.length > 0 && <Documents documents={documents} remove={remove} />}
      <div className={styles.buttons}>
        {busy ? (
          <Button variant="default" onClick={stop}>
            {i18n.t('Stop')}
          </Button>
        ) : (
          <Button variant="default" component={Link} to={cancelTo}>
            {i18n.t('Cancel')}
          </Button>
        )}
        <Button type="submit" loading={busy}>
          {i18n.t('Upload')}
        </Button>
      </div>
      <LeaveGuard unsaved={busy} />
    </form>
  );
};

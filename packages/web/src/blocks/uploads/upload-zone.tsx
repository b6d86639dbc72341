import { Button, Progress } from '@mantine/core';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import { FileImage, FileSpreadsheet, FileText, type LucideIcon, Upload, X } from 'lucide-react';
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { formatBytes } from '../../kernel/files.ts';
import { i18n } from '../../kernel/texts.ts';
import styles from './upload-zone.module.css';

/** Accepted media types with their extensions, such as `{ 'application/pdf': ['.pdf'] }`. */
type Accepted = Record<string, string[]>;

interface DropZoneProps {
  label: string;
  accept: Accepted;
  /** The limit per file. */
  maxBytes: number;
  several?: true;
  /** The limit of files, if there is one. */
  most?: number;
  /** The form's message about the files. */
  fault?: string | undefined;
  onFiles: (files: File[]) => void;
  /** Focuses the zone, as the form does with its first wrong field. */
  ref?: Ref<{ focus: () => void }>;
}

const endingsOf = (accept: Accepted) => Object.values(accept).flat().join(', ');

const refusalOf = (rejection: FileRejection | undefined, { accept, maxBytes }: DropZoneProps): string => {
  const code = rejection?.errors[0]?.code;
  if (code === 'file-too-large') return i18n.t('The file is larger than {size}', { size: formatBytes(maxBytes) });
  if (code === 'too-many-files') return i18n.t('Choose one file');
  return i18n.t('Choose a file that ends in {endings}', { endings: endingsOf(accept) });
};

/** The messages about refused files. If several files may be chosen, each message names its file. */
const refusalsOf = (rejections: FileRejection[], props: DropZoneProps): string =>
  props.several
    ? rejections.map((each) => `${each.file.name}: ${refusalOf(each, props)}`).join('. ')
    : refusalOf(rejections[0], props);

const iconOf = ({ name, type }: File): LucideIcon => {
  if (/\.xlsx$/i.test(name)) return FileSpreadsheet;
  return type.startsWith('image/') ? FileImage : FileText;
};

interface ChosenFileProps {
  file: File;
  /** Undefined if the file can no longer be removed. */
  onRemove?: () => void;
  /** Whether the file is stored. Dismissing it from the list then leaves the stored report alone. */
  isStored?: boolean;
  /** Stops a running upload; undefined if uploads can only be stopped together. */
  onCancel?: () => void;
  /** The fraction of a running upload that is sent, from 0 to 1; undefined if none is running. */
  progress?: number;
  /** Further facts about the file. */
  about?: string | undefined;
  /** The state or outcome of the upload. */
  children?: ReactNode;
}

const RemoveButton = ({ label, title, onClick }: { label: string; title: string; onClick: () => void }) => (
  <Button
    variant="subtle"
    color="gray"
    leftSection={<X size={15} aria-hidden="true" />}
    onClick={onClick}
    aria-label={title}
  >
    {label}
  </Button>
);

const removing = (name: string, isStored = false) =>
  isStored
    ? { label: i18n.t('Dismiss'), title: i18n.t('Dismiss {name}', { name }) }
    : { label: i18n.t('Remove'), title: i18n.t('Remove {name}', { name }) };

/** A chosen file and its upload progress. */
export const ChosenFile = ({ file, about, onRemove, isStored, onCancel, progress, children }: ChosenFileProps) => {
  const Icon = iconOf(file);
  const { name } = file;
  return (
    <div className={styles.chosen}>
      <Icon size={22} aria-hidden="true" />
      <div className={styles.name}>
        <strong>{name}</strong>
        <span>{about ? `${formatBytes(file.size)} · ${about}` : formatBytes(file.size)}</span>
      </div>
      {progress !== undefined && (
        <Progress
          className={styles.progress}
          value={progress * 100}
          aria-label={i18n.t('Uploading {name}', { name })}
        />
      )}
      <div className={styles.rest}>
        {children}
        {progress !== undefined && onCancel && (
          <RemoveButton label={i18n.t('Cancel')} title={i18n.t('Cancel {name}', { name })} onClick={onCancel} />
        )}
        {progress === undefined && onRemove && <RemoveButton {...removing(name, isStored)} onClick={onRemove} />}
      </div>
    </div>
  );
};

/** Accepts dropped or chosen files and says why others are refused. */
export const DropZone = (props: DropZoneProps) => {
  const { label, accept, maxBytes, several, most, fault, onFiles, ref } = props;
  const [refusal, setRefusal] = useState('');
  const faultId = useId();
  const around = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => around.current?.querySelector<HTMLElement>('[role="button"]')?.focus(),
  }));
  const limits = { endings: endingsOf(accept), size: formatBytes(maxBytes) };
  return (
    <div ref={around}>
      <Dropzone
        className={styles.zone ?? ''}
        data-fault={fault !== undefined || undefined}
        accept={accept}
        maxSize={maxBytes}
        multiple={several ?? false}
        onDropAny={(_, rejections) => setRefusal(rejections.length > 0 ? refusalsOf(rejections, props) : '')}
        onDrop={onFiles}
        role="button"
        aria-describedby={faultId}
        // Hidden, as the zone is the button that opens it.
        inputProps={{ 'aria-label': label, style: { display: 'none' } }}
        {...(!several && { maxFiles: 1 })}
      >
        <Upload size={24} strokeWidth={1.5} aria-hidden="true" />
        <p className={styles.label}>{label}</p>
        <p className={styles.hint}>
          {several
            ? i18n.t('Drop files here or press to choose: {endings}, up to {size} each', limits)
            : i18n.t('Drop the file here or press to choose: {endings}, up to {size}', limits)}
          {most !== undefined && `. ${i18n.t('Up to {most} files', { most })}`}
        </p>
      </Dropzone>
      <p id={faultId} role="alert" className={styles.fault}>
        {[refusal, fault].filter(Boolean).join('. ')}
      </p>
    </div>
  );
};

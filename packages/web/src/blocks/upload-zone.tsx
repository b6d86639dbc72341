import { Button, Progress } from '@mantine/core';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import { FileImage, FileSpreadsheet, FileText, type LucideIcon, Upload, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { formatBytes } from '../kernel/files.ts';
import { i18n } from '../kernel/texts.ts';
import styles from './upload-zone.module.css';

/** Accepted media types with their extensions, such as `{ 'application/pdf': ['.pdf'] }`. */
type Accepted = Record<string, string[]>;

interface DropZoneProps {
  label: string;
  accept: Accepted;
  /** The limit per file. */
  maxBytes: number;
  several?: true;
  onFiles: (files: File[]) => void;
}

const endingsOf = (accept: Accepted) => Object.values(accept).flat().join(', ');

const refusalOf = (rejection: FileRejection | undefined, { accept, maxBytes }: DropZoneProps): string => {
  const code = rejection?.errors[0]?.code;
  if (code === 'file-too-large') return i18n.t('The file is larger than {size}', { size: formatBytes(maxBytes) });
  if (code === 'too-many-files') return i18n.t('Choose one file');
  return i18n.t('Choose a file that ends in {endings}', { endings: endingsOf(accept) });
};

/** With several files, each refusal names its file. */
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
  /** Absent when the file can no longer be removed. */
  onRemove?: () => void;
  /** Sent fraction of a running upload, 0 to 1; absent when none is running. */
  progress?: number;
  /** The outcome of the upload. */
  children?: ReactNode;
}

/** A chosen file and its upload progress. */
export const ChosenFile = ({ file, onRemove, progress, children }: ChosenFileProps) => {
  const Icon = iconOf(file);
  return (
    <div className={styles.chosen}>
      <Icon size={22} aria-hidden="true" />
      <div className={styles.name}>
        <strong>{file.name}</strong>
        <span>{formatBytes(file.size)}</span>
      </div>
      {children}
      {progress !== undefined && (
        <Progress
          className={styles.progress}
          value={progress * 100}
          aria-label={i18n.t('Uploading {name}', { name: file.name })}
        />
      )}
      {progress === undefined && onRemove && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<X size={15} aria-hidden="true" />}
          onClick={onRemove}
          aria-label={i18n.t('Remove {name}', { name: file.name })}
        >
          {i18n.t('Remove')}
        </Button>
      )}
    </div>
  );
};

/** Accepts dropped or chosen files and says why others are refused. */
export const DropZone = (props: DropZoneProps) => {
  const { label, accept, maxBytes, several, onFiles } = props;
  const [refusal, setRefusal] = useState('');
  const refusalId = useId();
  const limits = { endings: endingsOf(accept), size: formatBytes(maxBytes) };
  const take = (files: File[]) => {
    setRefusal('');
    onFiles(files);
  };
  return (
    <div>
      <Dropzone
        className={styles.zone ?? ''}
        accept={accept}
        maxSize={maxBytes}
        multiple={several ?? false}
        onDrop={take}
        onReject={(rejections) => setRefusal(refusalsOf(rejections, props))}
        aria-label={label}
        aria-describedby={refusalId}
        inputProps={{ 'aria-label': label }}
        {...(!several && { maxFiles: 1 })}
      >
        <Upload size={24} strokeWidth={1.5} aria-hidden="true" />
        <p className={styles.label}>{label}</p>
        <p className={styles.hint}>
          {several
            ? i18n.t('Drop them here or press to choose: {endings}, up to {size} each', limits)
            : i18n.t('Drop it here or press to choose: {endings}, up to {size}', limits)}
        </p>
      </Dropzone>
      <p id={refusalId} role="alert" className={styles.refusal}>
        {refusal}
      </p>
    </div>
  );
};

interface UploadZoneProps extends Omit<DropZoneProps, 'several' | 'onFiles'> {
  /** The chosen file, held by the page. */
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  progress?: number;
}

/** Accepts one dropped or chosen file and shows its upload progress. */
export const UploadZone = ({ file, onFile, progress, ...zone }: UploadZoneProps) =>
  file ? (
    <ChosenFile file={file} onRemove={() => onFile(undefined)} {...(progress !== undefined && { progress })} />
  ) : (
    <DropZone {...zone} onFiles={([chosen]) => onFile(chosen)} />
  );

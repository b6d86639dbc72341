import { Button, Progress } from '@mantine/core';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import { FileSpreadsheet, Upload, X } from 'lucide-react';
import { useId, useState } from 'react';
import { formatBytes } from '../kernel/files.ts';
import { i18n } from '../kernel/texts.ts';
import styles from './upload-zone.module.css';

interface UploadZoneProps {
  label: string;
  /** Accepted media types with their endings, as `{ 'application/pdf': ['.pdf'] }`. */
  accept: Record<string, string[]>;
  maxBytes: number;
  /** The chosen file, held by the page. */
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  /** Sent fraction of a running upload, 0 to 1; absent when none runs. */
  progress?: number;
}

const endingsOf = (accept: Record<string, string[]>) => Object.values(accept).flat().join(', ');

const refusalOf = (rejection: FileRejection | undefined, { accept, maxBytes }: UploadZoneProps): string => {
  const code = rejection?.errors[0]?.code;
  if (code === 'file-too-large') return i18n.t('The file is larger than {size}', { size: formatBytes(maxBytes) });
  if (code === 'too-many-files') return i18n.t('Choose one file');
  return i18n.t('Choose a file that ends in {endings}', { endings: endingsOf(accept) });
};

const ChosenFile = ({ file, onFile, progress }: Pick<UploadZoneProps, 'onFile' | 'progress'> & { file: File }) => (
  <div className={styles.chosen}>
    <FileSpreadsheet size={22} aria-hidden="true" />
    <div className={styles.name}>
      <strong>{file.name}</strong>
      <span>{formatBytes(file.size)}</span>
    </div>
    {progress === undefined ? (
      <Button
        variant="subtle"
        color="gray"
        leftSection={<X size={15} aria-hidden="true" />}
        onClick={() => onFile(undefined)}
      >
        {i18n.t('Remove')}
      </Button>
    ) : (
      <Progress
        className={styles.progress}
        value={progress * 100}
        aria-label={i18n.t('Uploading {name}', { name: file.name })}
      />
    )}
  </div>
);

/** Takes one file, dropped or chosen, and shows how far it is sent. */
export const UploadZone = (props: UploadZoneProps) => {
  const { label, accept, maxBytes, file, onFile, progress } = props;
  const [refusal, setRefusal] = useState('');
  const refusalId = useId();
  const take = (files: File[]) => {
    setRefusal('');
    onFile(files[0]);
  };
  if (file) return <ChosenFile file={file} onFile={onFile} {...(progress !== undefined && { progress })} />;
  return (
    <div>
      <Dropzone
        className={styles.zone ?? ''}
        accept={accept}
        maxSize={maxBytes}
        maxFiles={1}
        multiple={false}
        onDrop={take}
        onReject={([rejection]) => setRefusal(refusalOf(rejection, props))}
        aria-label={label}
        aria-describedby={refusalId}
        inputProps={{ 'aria-label': label }}
      >
        <Upload size={24} strokeWidth={1.5} aria-hidden="true" />
        <p className={styles.label}>{label}</p>
        <p className={styles.hint}>
          {i18n.t('Drop it here or press to choose: {endings}, up to {size}', {
            endings: endingsOf(accept),
            size: formatBytes(maxBytes),
          })}
        </p>
      </Dropzone>
      <p id={refusalId} role="alert" className={styles.refusal}>
        {refusal}
      </p>
    </div>
  );
};

import type { StoredReport } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { i18n } from '../../../kernel/texts.ts';
import { PartsLine } from '../../../ui/parts-line.tsx';
import { downloadCertificate, GradeSeal } from '../../certificate/certificate.public.ts';
import styles from './stored-report.module.css';

interface CertificateCardProps {
  stored: StoredReport;
  number: string;
  auditId: string;
}

/** A preview of what the certificate says. */
export const CertificateCard = ({ stored, number, auditId }: CertificateCardProps) => (
  <>
    <figure className={styles.certificate} aria-label={i18n.t('Certificate {number}', { number })}>
      <p>{i18n.t('Certificate of conformity')}</p>
      <strong>
        <bdi>{stored.site.name}</bdi>
      </strong>
      <p>{i18n.t('Site {id}', { id: stored.site.id })}</p>
      <GradeSeal large grade={stored.grade} />
      <p className={styles.term}>
        <b>{stored.standard}</b>
        {stored.issueDate && stored.expiryDate && (
          <span>{i18n.t('{from} to {until}', { from: stored.issueDate, until: stored.expiryDate })}</span>
        )}
      </p>
      <p className={styles.number}>
        <PartsLine parts={[number, stored.certificationBody]} />
      </p>
    </figure>
    <Button leftSection={<Download size={16} aria-hidden="true" />} onClick={() => void downloadCertificate(auditId)}>
      {i18n.t('Download Certificate')}
    </Button>
  </>
);

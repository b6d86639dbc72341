import type { CertificationStatus, Publication, RecordStatus } from '@attestry/contract/features/audit/audit.states.ts';
import { i18n } from '../kernel/texts.ts';

interface Stated {
  publication: Publication;
  recordStatus: RecordStatus;
  certificationStatus: CertificationStatus;
}

/** Why the public directory does not show an audit; empty where it does, or where the reader may not know. */
export const whyNotPublished = ({ publication, recordStatus, certificationStatus }: Stated): string => {
  const words: Record<Publication, string> = {
    Published: '',
    'Not current': i18n.t('as the record is {status}', { status: i18n.t(recordStatus) }),
    'Not certificated': i18n.t('as its status is {status}', { status: i18n.t(certificationStatus) }),
    Hidden: i18n.t('as it is kept out of the public directory'),
    'Site not active': i18n.t('as the site is not active'),
    'Country suppressed': i18n.t('as nothing of this country is published'),
    'Not published': '',
  };
  return words[publication];
};

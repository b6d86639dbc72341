import type { SharingOptionName } from '@attestry/contract/kernel/sharing-options.ts';
import { i18n } from '../kernel/texts.ts';

/** The labels of the sharing options. */
export const sharingOptionWords = (): Record<SharingOptionName, { label: string; description: string }> => ({
  BasicOnly: {
    label: i18n.t('Basic details only'),
    description: i18n.t('Site, country, standard and certification status.'),
  },
  CertificateOnly: {
    label: i18n.t('Certificate data'),
    description: i18n.t('Also grade, dates, scope and additional modules.'),
  },
  CertificatePDF: {
    label: i18n.t('Certificate data and PDF'),
    description: i18n.t('Also the certificate to download as PDF.'),
  },
});

import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { certificateErrors } from '@attestry/contract/features/certificate/certificate.errors.ts';
import { logoOffer } from '@attestry/contract/features/certificate/logos.parts.ts';
import { Images } from 'lucide-react';
import { sentenceOf } from '../../../kernel/api-error.ts';
import { saveFile } from '../../../kernel/files.ts';
import { showBanner } from '../../../kernel/notices.ts';
import { i18n } from '../../../kernel/texts.ts';
import type { MenuAction } from '../../../ui/action-menu.tsx';
import { certificateCalls } from '../../certificate/certificate.public.ts';

const downloadLogos = (id: string): Promise<void> =>
  certificateCalls
    .downloadLogos({ params: { id } })
    .then(saveFile)
    .catch((error) => void showBanner(sentenceOf(error)));

/** Downloads the company's logos for its audit, or says why there are none. */
export const logosActions = (audit: Audit): MenuAction[] => {
  const { recordStatus, certificationStatus, standard, exclusion, visuals } = audit;
  const offer = logoOffer({
    ownCompany: visuals.isAbleToDownloadLogos,
    recordStatus,
    certificationStatus: certificationStatus.name,
    standard: standard.name,
    exclusion,
  });
  const action = {
    label: i18n.t('Download Logos'),
    icon: Images,
    group: i18n.t('Report'),
    run: () => void downloadLogos(audit.id),
  };
  if (offer === 'offered') return [action];
  const refusal = i18n.t(certificateErrors.logosExcluded.message);
  return offer === 'excluded' ? [{ ...action, refusal }] : [];
};

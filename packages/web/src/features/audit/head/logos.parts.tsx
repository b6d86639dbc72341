import type { Audit, AuditRow } from '@attestry/contract/features/audit/audit.schema.ts';
import { certificateErrors } from '@attestry/contract/features/certificate/certificate.errors.ts';
import { logoOffer } from '@attestry/contract/features/certificate/logos.parts.ts';
import { Images } from 'lucide-react';
import type { RowAction } from '../../../blocks/list-screen/list-parts.ts';
import { sentenceOf } from '../../../kernel/api-error.ts';
import { saveFile } from '../../../kernel/files.ts';
import { showBanner } from '../../../kernel/notices.ts';
import { i18n } from '../../../kernel/texts.ts';
import { certificateCalls } from '../../certificate/certificate.public.ts';

const downloadLogos = (id: string): Promise<void> =>
  certificateCalls
    .downloadLogos({ params: { id } })
    .then(saveFile)
    .catch((error) => void showBanner(sentenceOf(error)));

type Logoed = Pick<AuditRow, 'id' | 'auditStatus' | 'certificationStatus' | 'standard'> &
  Pick<Audit, 'exclusion' | 'visuals'>;

const offerOf = ({ visuals, auditStatus: recordStatus, ...audit }: Logoed) =>
  logoOffer({ ...audit, recordStatus, ownCompany: visuals.isAbleToDownloadLogos });

/** Downloads the company's logos for its audit, or says why there are none. */
export const logosAction = (): RowAction<Logoed> => ({
  label: i18n.t('Download Logos'),
  icon: Images,
  group: i18n.t('Report'),
  offered: (audit) => offerOf(audit) === 'offered',
  refusal: (audit) => (offerOf(audit) === 'excluded' ? i18n.t(certificateErrors.logosExcluded.message) : undefined),
  run: ({ id }) => void downloadLogos(id),
});

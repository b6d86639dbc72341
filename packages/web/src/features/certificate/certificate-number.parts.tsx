import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { i18n } from '../../kernel/texts.ts';

/** The number of a certificate, and which of its versions it is. */
export const CertificateNumber = ({ certificate }: { certificate: NonNullable<Audit['certificate']> }) => (
  <span>
    <bdi>{certificate.number}</bdi> <small>{i18n.t('v{version}', { version: certificate.version })}</small>
  </span>
);

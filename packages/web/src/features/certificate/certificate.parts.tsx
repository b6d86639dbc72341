import type { certificateApi } from '@attestry/contract/features/certificate/certificate.api.ts';
import { whyNoCertificate } from '@attestry/contract/features/certificate/missing-certificate.parts.ts';
import { callOf } from '@attestry/contract/kernel/client.ts';
import type { NamedFile } from '@attestry/contract/kernel/endpoint.ts';
import { quietSend } from '../../kernel/api.ts';
import { isAnswered, sentenceOf } from '../../kernel/api-error.ts';
import { useConfiguration } from '../../kernel/configuration.ts';
import { saveFile } from '../../kernel/files.ts';
import { showBanner } from '../../kernel/notices.ts';

type Api = typeof certificateApi;

// Uses only the types of the endpoints: public pages show grades and validity and should not load the schemas.
const call = callOf(quietSend);
export const certificateCalls = {
  download: call<Api['download']>('GET', '/audit/api/Audit/:id/downloadCertificate'),
  downloadSeveral: call<Api['downloadSeveral']>('GET', '/audit/api/Audit/Certificates'),
  downloadLogos: call<Api['downloadLogos']>('GET', '/audit/api/Audit/:id/downloadLogos'),
};

/** Why an audit has no certificate for this reader to download, as the refused download would say. */
export const useWhyNoCertificate = () => {
  const bodyName = useConfiguration()?.bodyName ?? '';
  return (standing: Parameters<typeof whyNoCertificate>[0]): string => whyNoCertificate(standing, bodyName);
};

const unavailability = (error: unknown): string => {
  if (!isAnswered(error, 404) || !error.body) return sentenceOf(error);
  const { message, detail } = error.body;
  return detail ? `${message}: ${detail}` : message;
};

/** The certificates of several audits, in one archive. */
export const certificatesOf = (rows: readonly { id: string }[]) =>
  certificateCalls.downloadSeveral({ query: { ids: rows.map(({ id }) => id) } });

/** Saves a certificate. A failure shows the banner, with the reason. */
export const saveCertificate = async (certificate: Promise<NamedFile>): Promise<void> => {
  try {
    saveFile(await certificate);
  } catch (error) {
    showBanner(unavailability(error));
  }
};

export const downloadCertificate = (id: string): Promise<void> =>
  saveCertificate(certificateCalls.download({ params: { id } }));

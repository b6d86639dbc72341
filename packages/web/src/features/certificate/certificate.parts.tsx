import { certificateApi } from '@attestry/contract/features/certificate/certificate.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import type { NamedFile } from '@attestry/contract/kernel/endpoint.ts';
import { quietSend } from '../../kernel/api.ts';
import { isAnswered, sentenceOf } from '../../kernel/api-error.ts';
import { saveFile } from '../../kernel/files.ts';
import { showBanner } from '../../kernel/notices.ts';

export const certificateCalls = clientOf(quietSend, certificateApi);

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

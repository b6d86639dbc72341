import { readFileSync } from 'node:fs';
import type { PrintedCertificate } from '@attestry/contract/features/certificate/certificate.schema.ts';
import QRCode from 'qrcode';
import { typeset } from '../../kernel/documents/typeset.ts';

/** By template version: a certificate keeps its layout for ever, so every layout that was in use stays here. */
const templates: Readonly<Record<string, string>> = {
  '1': readFileSync(new URL('./certificate-1.typ', import.meta.url), 'utf8'),
  '2': readFileSync(new URL('./certificate-2.typ', import.meta.url), 'utf8'),
};

/** Dated by the day of issue, so that a certificate always yields the same file. Organisations take turns. */
export const certificateDocument = async (
  certificate: PrintedCertificate,
  organisation?: string,
): Promise<Uint8Array> => {
  const template = templates[certificate.templateVersion];
  if (!template) throw new Error(`Certificate ${certificate.number} has no layout ${certificate.templateVersion}`);
  const qr = await QRCode.toString(certificate.publicPage, {
    type: 'svg',
    margin: 0,
    errorCorrectionLevel: 'M',
    color: { dark: '#072f27', light: '#0000' },
  });
  return await typeset(
    template,
    certificate,
    { 'qr.svg': qr },
    {
      language: 'en',
      createdAt: new Date(`${certificate.issueDate}T00:00:00Z`),
      missing: 'refuse',
      organisation,
    },
  );
};

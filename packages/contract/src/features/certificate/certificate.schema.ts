import type { KeyAnswer } from '../report-template/report-template.schema.ts';

/** The current layout. A certificate keeps the layout it was issued with. */
export const certificateTemplateVersion = '2';

/**
 * What every certificate prints, including those of older layouts. It is frozen when the certificate is issued: later
 * changes of names, addresses or settings do not affect it. Days are YYYY-MM-DD; what does not apply is empty.
 */
export interface PrintedCertificate {
  templateVersion: string;
  number: string;
  /** Counts the issues under this number, from `1`. */
  version: string;
  /** The standards body. */
  bodyName: string;
  certificationBody: string;
  siteName: string;
  siteCode: string;
  /** The address in lines, without the country. */
  address: readonly string[];
  country: string;
  standard: string;
  /** Empty for a standard without grades. */
  grade: string;
  scope: string;
  exclusions: string;
  categories: readonly string[];
  modules: readonly string[];
  /** Such as `Announced`. */
  auditProgramme: string;
  auditStart: string;
  auditEnd: string;
  issueDate: string;
  expiryDate: string;
  /** The public address that shows whether the certificate is valid. */
  publicPage: string;
}

/** What a certificate issued now prints. */
export interface CertificateData extends PrintedCertificate {
  /** Of START!, such as `Basic`. */
  level: string;
  /** The address of the certification body's main office in lines, without the country. */
  bodyAddress: readonly string[];
  bodyCountry: string;
  accreditationBody: string;
  accreditationNumber: string;
  /** Who authorised it for the certification body. */
  signatoryName: string;
  signatoryTitle: string;
  auditorNumber: string;
}

/** The key answers that a certificate prints: as written, or by the directory's name or number. */
export const printedAnswers = [
  { key: 'siteCode', as: 'known' },
  { key: 'siteName', as: 'written' },
  { key: 'addressLine1', as: 'written' },
  { key: 'addressLine2', as: 'written' },
  { key: 'addressLine3', as: 'written' },
  { key: 'city', as: 'written' },
  { key: 'county', as: 'written' },
  { key: 'zipCode', as: 'written' },
  { key: 'country', as: 'known' },
  { key: 'scope', as: 'written' },
  { key: 'exclusion', as: 'written' },
  { key: 'categories', as: 'known' },
  { key: 'modules', as: 'known' },
  { key: 'auditProgramme', as: 'known' },
  { key: 'auditorNumber', as: 'known' },
  { key: 'startDate', as: 'known' },
  { key: 'endDate', as: 'known' },
  // Printed as the level of START!.
  { key: 'decision', as: 'known' },
  { key: 'grade', as: 'known' },
  { key: 'issueDate', as: 'known' },
  { key: 'expiryDate', as: 'known' },
] as const satisfies readonly { key: KeyAnswer; as: 'written' | 'known' }[];

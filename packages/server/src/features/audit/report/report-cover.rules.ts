import { awardedGrade, levelOf, type RecordStatus } from '@attestry/contract/features/audit/audit.states.ts';

/** What the cover of a report says about its record; days are YYYY-MM-DD, and what does not apply is empty. */
export interface CoveredRecord {
  siteCode: string;
  /** In lines, without the country. */
  address: readonly string[];
  country: string;
  certificationBody: string;
  recordStatus: RecordStatus;
  /** Submitted, but never validated by its certification body. */
  isUnvalidated: boolean;
  certificationStatus: string;
  /** The report's decision, or the certification status if it has none. */
  decision: string;
  grade: string;
  auditProgramme: string;
  startDate: string;
  endDate: string;
  issueDate: string;
  expiryDate: string;
  categories: readonly string[];
  modules: readonly string[];
  /** Without a report the cover is the whole document and includes what the chapters would say. */
  hasReport: boolean;
  scope: string;
  exclusion: string;
}

export interface ReportCover {
  /** The text of the seal. A report that certifies nothing or was never validated has none. */
  seal: { word: string; caption: 'GRADE' | 'LEVEL' } | null;
  /** The notice on every page of a report that its certification body has not validated; empty for others. */
  notValidated: string;
  /** In printing order. */
  facts: readonly { label: string; value: string }[];
}

const sealOf = ({ isUnvalidated, certificationStatus, decision, grade }: CoveredRecord): ReportCover['seal'] => {
  if (isUnvalidated || certificationStatus === 'Pending' || certificationStatus === 'Not Certificated') return null;
  const level = levelOf(decision);
  if (level) return { word: level, caption: 'LEVEL' };
  const word = awardedGrade(grade);
  return word ? { word, caption: 'GRADE' } : null;
};

const periodOf = ({ startDate, endDate }: CoveredRecord): string =>
  startDate === endDate ? startDate : `${startDate} to ${endDate}`;

const factsOf = (record: CoveredRecord): [string, string][] => [
  [record.isUnvalidated ? 'Decision as submitted' : 'Certification status', record.certificationStatus],
  [record.isUnvalidated ? 'Grade as submitted' : 'Grade', record.grade],
  ['Level', levelOf(record.decision)],
  ['Certification body', record.certificationBody],
  ['Site code', record.siteCode],
  ['Address', [...record.address, record.country].join(', ')],
  ['Audit programme', record.auditProgramme],
  ['Audit dates', periodOf(record)],
  ['Issue date', record.issueDate],
  ['Expiry date', record.expiryDate],
  ['Categories', record.categories.join('; ')],
  ['Additional modules', record.modules.join('; ') || 'None'],
];

/** The cover of a report; missing facts are omitted. */
export const coverOf = (record: CoveredRecord): ReportCover => {
  const seal = sealOf(record);
  const extent: [string, string][] = [
    ['Scope', record.scope],
    ['Exclusions from scope', record.exclusion],
  ];
  return {
    seal,
    notValidated: record.isUnvalidated ? `${record.recordStatus}: not validated by ${record.certificationBody}` : '',
    facts: [...factsOf(record), ...(record.hasReport ? [] : extent)]
      .map(([label, value]) => ({ label, value }))
      .filter(({ value }) => value !== '' && value !== seal?.word),
  };
};

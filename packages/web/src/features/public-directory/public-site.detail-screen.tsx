import type {
  PublicCertificate,
  PublicSite,
} from '@attestry/contract/features/public-directory/public-directory.schema.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { Link, useParams } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../kernel/api-error.ts';
import { formatDay } from '../../kernel/days.ts';
import { usePageAddress } from '../../kernel/page-address.ts';
import { i18n } from '../../kernel/texts.ts';
import { ErrorView } from '../../ui/error-view.tsx';
import { FieldRow, FieldRows } from '../../ui/field-row.tsx';
import { PartsLine } from '../../ui/parts-line.tsx';
import looks from '../../ui/plain-button.module.css';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { UnbrokenDays } from '../../ui/unbroken-days.tsx';
import { CertificateValidity, GradeSeal } from '../certificate/certificate.public.ts';
import styles from './public-site.module.css';
import {
  NotCertificatedSince,
  type SiteAnswer,
  Town,
  useSiteAnswer,
  Verdict,
  type VerdictKind,
} from './public-site.parts.tsx';
import { ResultsLink } from './results-link.parts.tsx';
import { SearchAgain } from './search-again.parts.tsx';

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** Linked to the certification body's offices if they are published. */
const BodyName = ({ certificationBody: name, certificationBodyId: id }: PublicCertificate) =>
  id === null ? (
    <bdi>{name}</bdi>
  ) : (
    <Link to={`/office/${id}`} state={true}>
      <bdi>{name}</bdi>
    </Link>
  );

const AsOf = ({ moment }: { moment: string }) =>
  i18n.t('As of {day}, {time} UTC', { day: formatDay(moment), time: moment.slice(11, 16) });

/** Each certificate has a sheet of its own on paper, where all but the first say of which site they are. */
const SheetHead = ({ site: { name, id, asOf } }: { site: PublicSite }) => (
  <p className={styles.ofSite}>
    <PartsLine parts={[name, i18n.t('Site {code}', { code: id }), <AsOf key="as of" moment={asOf} />]} />
  </p>
);

const CertificatePanel = ({ certificate, children }: { certificate: PublicCertificate; children: ReactNode }) => {
  const { standard, grade, issueDate, expiryDate, scope, exclusion, categories, modules } = certificate;
  return (
    <section className={styles.certificate} aria-label={standard}>
      {children}
      <header className={styles.certificateHead}>
        <GradeSeal grade={grade} large />
        <h2>{standard}</h2>
        <CertificateValidity expiry={expiryDate} issue={issueDate} />
      </header>
      <FieldRows>
        <FieldRow label={i18n.t('Scope')}>{scope && <bdi>{scope}</bdi>}</FieldRow>
        <FieldRow label={i18n.t('Exclusions')}>{exclusion ? <bdi>{exclusion}</bdi> : i18n.t('None')}</FieldRow>
        {categories.length > 0 && (
          <FieldRow label={i18n.t('Categories')}>
            <List items={categories} />
          </FieldRow>
        )}
        {modules.length > 0 && (
          <FieldRow label={i18n.t('Additional modules')}>
            <List items={modules} />
          </FieldRow>
        )}
        <FieldRow label={i18n.t('Certification body')}>
          <BodyName {...certificate} />
        </FieldRow>
        {issueDate && <FieldRow label={i18n.t('Issued')}>{formatDay(issueDate)}</FieldRow>}
        <FieldRow label={i18n.t('Valid to')}>{formatDay(expiryDate)}</FieldRow>
        {certificate.certificateNumber && (
          <FieldRow label={i18n.t('Certificate number')}>{certificate.certificateNumber}</FieldRow>
        )}
      </FieldRows>
    </section>
  );
};

const Standards = ({ certificates }: Pick<PublicSite, 'certificates'>) => (
  <ul className={styles.standards}>
    {certificates.map(({ auditId, standard, grade, expiryDate }) => (
      <li key={auditId}>
        <strong>{standard}</strong>
        {grade && ` · ${i18n.t('Grade {grade}', { grade })}`}
        <UnbrokenDays text={` · ${i18n.t('until {day}', { day: formatDay(expiryDate) })}`} />
      </li>
    ))}
  </ul>
);

const sentences: Record<VerdictKind, string> = {
  certificated: '',
  notCertificated: 'No certificate of this site is valid today. Do not rely on an older certificate or logo.',
  unpublished:
    'Check the code against the one on the certificate. It may be mistyped, or the directory may publish nothing about it.',
};

const Answer = ({ answer, id }: { answer: Extract<SiteAnswer, { is: VerdictKind }>; id: string }) => {
  const site = 'site' in answer ? answer.site : undefined;
  return (
    <section className={styles.answer} data-is={answer.is}>
      <div className={styles.inner}>
        <h1>
          <Verdict is={answer.is} />
          {site && <bdi className={styles.name}>{site.name}</bdi>}
        </h1>
        <p className={styles.place}>
          <PartsLine parts={[i18n.t('Site {code}', { code: id }), site && <Town key="town" {...site.location} />]} />
        </p>
        {site && site.certificates.length > 0 && <Standards certificates={site.certificates} />}
        {site && (
          <div className={styles.since}>
            <NotCertificatedSince site={site} />
          </div>
        )}
        {sentences[answer.is] && <p className={styles.sentence}>{i18n.t(sentences[answer.is])}</p>}
      </div>
    </section>
  );
};

/** The time of the answer, and a button that prints it. */
const AnswerTime = ({ moment }: { moment: string }) => (
  <div className={styles.asOf}>
    <p>
      <AsOf moment={moment} />
      <span className={styles.onPaper}>{usePageAddress()}</span>
    </p>
    <button type="button" className={looks.button} onClick={() => window.print()}>
      <Printer size={16} aria-hidden="true" />
      {i18n.t('Print')}
    </button>
  </div>
);

const titleOf = (answer: SiteAnswer, id: string): string => {
  if (!('site' in answer)) return i18n.t('Site {code}', { code: id });
  const { name } = answer.site;
  return answer.is === 'certificated'
    ? i18n.t('{name}: certificated today', { name })
    : i18n.t('{name}: not certificated today', { name });
};

const SiteDetails = ({ site }: { site: PublicSite }) => (
  <>
    <AnswerTime moment={site.asOf} />
    {site.certificates.map((certificate, at) => (
      <CertificatePanel key={certificate.auditId} certificate={certificate}>
        {at > 0 && <SheetHead site={site} />}
      </CertificatePanel>
    ))}
  </>
);

/** The answer for one site code. Printed certificates carry the address of this page. */
export const PublicSiteScreen = () => {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const answer = useSiteAnswer(id);
  useDocumentTitle(titleOf(answer, id));
  const settled = answer.is !== 'loading' && answer.is !== 'failed';
  return (
    <>
      <div role="status">{settled && <Answer answer={answer} id={id} />}</div>
      <div className={styles.columns}>
        <div className={styles.details}>
          <ResultsLink />
          {answer.is === 'loading' && <PageSkeleton label={i18n.t('Loading site {code}', { code: id })} />}
          {answer.is === 'failed' && <ErrorView message={sentenceOf(answer.error)} onRetry={answer.retry} />}
          {'site' in answer && <SiteDetails site={answer.site} />}
        </div>
        <SearchAgain />
      </div>
    </>
  );
};

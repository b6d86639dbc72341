import { daysBetween, daysLeft, formatDay } from '../../kernel/days.ts';
import { formatCount, i18n } from '../../kernel/texts.ts';
import { Missing } from '../../ui/missing.tsx';
import { TimeLeft, ValidityBar } from '../../ui/validity-bar.tsx';

const year = 365;

interface CertificateValidityProps {
  /** YYYY-MM-DD; null or undefined if no certificate was issued. */
  expiry: string | null | undefined;
  /** The day of issue, where the bar starts. If unknown, the bar starts a year before expiry. */
  issue?: string | null | undefined;
}

/** The greyed-out term of a certificate that is not valid at present, below the reason. */
export const MutedValidity = ({
  expiry,
  issue,
  message,
}: {
  expiry: string;
  issue: string | null;
  message: string;
}) => (
  <ValidityBar muted daysLeft={daysLeft(expiry)} totalDays={issue ? daysBetween(issue, expiry) : year}>
    {message}
  </ValidityBar>
);

const ago = (left: number) => ({ past: -left, days: formatCount(-left) });

const leftText = (left: number): string => {
  if (left === 0) return i18n.t('last day today');
  if (left < 0) return i18n.t('{past, plural, one {# day ago} other {{days} days ago}}', ago(left));
  return i18n.t('{left, plural, one {# day} other {{days} days}}', { left, days: formatCount(left) });
};

/** The expiry day of a certificate and how much of its term is left. */
export const CertificateValidity = ({ expiry, issue }: CertificateValidityProps) => {
  if (!expiry) return <Missing word={i18n.t('No certificate')} />;
  const left = daysLeft(expiry);
  const day = formatDay(expiry);
  const total = issue ? daysBetween(issue, expiry) : year;
  return (
    <ValidityBar daysLeft={left} totalDays={total} lead={left < 0 ? i18n.t('Expired on') : i18n.t('Valid to')}>
      <strong>{day}</strong> <TimeLeft>{leftText(left)}</TimeLeft>
    </ValidityBar>
  );
};

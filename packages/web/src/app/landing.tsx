import { isIn, type Role, type RoleGroup } from '@attestry/contract/kernel/permissions.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { auditListPath, trackerPath } from '../blocks/addresses.ts';
import { RecordLoader } from '../blocks/details/details-screen.tsx';
import { permissionsQuery } from '../kernel/permissions.ts';
import { session } from '../kernel/session.ts';
import { i18n } from '../kernel/texts.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { type MenuEntry, useOpenEntries } from './menu.ts';
import { menu } from './private-features.ts';

/** What a role may do, for roles whose menu does not show it. */
const explained: Partial<Record<Role, () => string>> = {
  'Analytics User': () =>
    i18n.t(
      'As an analyst you may read figures and reports across the directory. You cannot open companies, sites or audits.',
    ),
};

const Explanation = ({ message, entries }: { message: string; entries: readonly MenuEntry[] }) => (
  <>
    <PageHeader title={i18n.t('Welcome, {name}', { name: session.profile()?.name ?? '' })} subtitle={message} />
    {entries.map(({ to, label }) => (
      <p key={to}>
        <Link to={to}>{i18n.t(label)}</Link>
      </p>
    ))}
  </>
);

/** Readers who work with the Certificate Tracker; all others begin with audits. */
const landsOnTracker = (role: Role): boolean =>
  role === 'CB Commercial Horizon' || (['company', 'site'] satisfies RoleGroup[]).some((group) => isIn(group, role));

const FirstPage = () => {
  const open = useOpenEntries(menu).filter(({ external, refusal }) => !external && refusal === undefined);
  const role = session.profile()?.role ?? 'UNKNOWN';
  const preferred = landsOnTracker(role) ? trackerPath : auditListPath;
  const first = open.find(({ to }) => to === preferred) ?? open[0];
  const explanation = explained[role];
  if (explanation) return <Explanation message={explanation()} entries={open} />;
  if (first) return <Navigate to={first.to} replace />;
  return (
    <PageHeader
      title={i18n.t('Welcome, {name}', { name: session.profile()?.name ?? '' })}
      subtitle={i18n.t('There is no page for your role here yet.')}
    />
  );
};

/** Shown at `/private`: the Certificate Tracker or the audits, otherwise the first page of the reader's menu. */
export const Landing = () => <RecordLoader query={useQuery(permissionsQuery)}>{() => <FirstPage />}</RecordLoader>;

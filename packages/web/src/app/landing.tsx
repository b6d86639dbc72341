import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { isIn, type RoleGroup } from '@attestry/contract/kernel/role-groups.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { auditListPath, trackerPath } from '../blocks/addresses.ts';
import { RecordLoader } from '../blocks/details/details-screen.tsx';
import { permissionsQuery } from '../kernel/permissions.ts';
import { session } from '../kernel/session.ts';
import { i18n } from '../kernel/texts.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { useOpenEntries } from './menu.ts';
import { menu } from './private-features.ts';

/** Readers who work with the Certificate Tracker; all others begin with audits. */
const landsOnTracker = (role: Role): boolean =>
  role === 'CB Commercial Horizon' || (['company', 'site'] satisfies RoleGroup[]).some((group) => isIn(group, role));

const FirstPage = () => {
  const open = useOpenEntries(menu).filter(({ external, refusal }) => !external && refusal === undefined);
  const role = session.profile()?.role ?? 'UNKNOWN';
  const preferred = landsOnTracker(role) ? trackerPath : auditListPath;
  const first = open.find(({ to }) => to === preferred) ?? open[0];
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

import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useFlags } from '../kernel/flags.ts';
import { permissionsQuery, useCan } from '../kernel/permissions.ts';
import { session } from '../kernel/session.ts';
import { i18n } from '../kernel/texts.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { menu } from './menu.ts';

/** `/private` itself: the first page of the reader's menu, or a greeting where their role has none. */
export const Landing = () => {
  const can = useCan();
  const isOn = useFlags();
  const { isPending } = useQuery(permissionsQuery);
  if (isPending) return <PageSkeleton label={i18n.t('Loading')} />;
  const first = menu.find(({ needs, flag, external }) => !external && can(needs) && (!flag || isOn(flag)));
  if (first) return <Navigate to={first.to} replace />;
  return (
    <PageHeader
      title={i18n.t('Welcome, {name}', { name: session.profile()?.name ?? '' })}
      subtitle={i18n.t('There is no page for your role here yet.')}
    />
  );
};

import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { RecordLoader } from '../blocks/details/details-screen.tsx';
import { useFlags } from '../kernel/flags.ts';
import { permissionsQuery, useCan } from '../kernel/permissions.ts';
import { session } from '../kernel/session.ts';
import { i18n } from '../kernel/texts.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { menu } from './menu.ts';

const FirstPage = () => {
  const can = useCan();
  const isOn = useFlags();
  const first = menu.find(({ needs, flag, external }) => !external && can(needs) && (!flag || isOn(flag)));
  if (first) return <Navigate to={first.to} replace />;
  return (
    <PageHeader
      title={i18n.t('Welcome, {name}', { name: session.profile()?.name ?? '' })}
      subtitle={i18n.t('There is no page for your role here yet.')}
    />
  );
};

/** `/private` itself: the first page of the reader's menu, or a greeting where their role has none. */
export const Landing = () => <RecordLoader query={useQuery(permissionsQuery)}>{() => <FirstPage />}</RecordLoader>;

import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { RecordLoader } from '../blocks/details/details-screen.tsx';
import { permissionsQuery } from '../kernel/permissions.ts';
import { session } from '../kernel/session.ts';
import { i18n } from '../kernel/texts.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { menu } from './menu.ts';
import { useOpenEntries } from './use-open-entries.ts';

const FirstPage = () => {
  const first = useOpenEntries(menu).find(({ external, refusal }) => !external && refusal === undefined);
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

import type { Notifications } from '@attestry/contract/features/notification/notification.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { alertListPath } from '../../blocks/addresses.ts';
import { DetailsPair, DetailsStack, PartLoader } from '../../blocks/details/details-screen.tsx';
import { ProNeeded } from '../../blocks/pro-needed.tsx';
import { isAnswered } from '../../kernel/api-error.ts';
import { i18n } from '../../kernel/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AlertSwitches } from './alert-switches.parts.tsx';
import { notificationsQuery } from './notification.parts.tsx';
import { StandardsChoice } from './standards.parts.tsx';

const Settings = ({ stored }: { stored: Notifications }) =>
  stored.groups.length === 0 ? (
    <Panel>
      <EmptyState title={i18n.t('Your role receives no alerts')} />
    </Panel>
  ) : (
    <DetailsStack>
      <DetailsPair>
        {stored.groups.map((group) => (
          <AlertSwitches key={group.name} group={group} />
        ))}
      </DetailsPair>
      <StandardsChoice stored={stored} />
    </DetailsStack>
  );

const Loaded = () => {
  const stored = useQuery(notificationsQuery);
  if (isAnswered(stored.error, 403)) return <ProNeeded message={stored.error.message} />;
  return <PartLoader query={stored}>{(read) => <Settings stored={read} />}</PartLoader>;
};

/** Where users choose which alerts they receive, in the product and by mail. */
export const NotificationScreen = () => (
  <>
    <PageHeader
      title={i18n.t('Notifications')}
      subtitle={i18n.t('Which alerts you receive, here and by email')}
      breadcrumb={[{ label: i18n.t('Alerts'), to: alertListPath }]}
    />
    <Loaded />
  </>
);

import { notificationApi } from '@attestry/contract/features/notification/notification.api.ts';
import type { Notifications, SubscribedKind } from '@attestry/contract/features/notification/notification.schema.ts';
import { Loader, Switch } from '@mantine/core';
import { useState } from 'react';
import { type Command, runCommand } from '../../blocks/asking/run-command.ts';
import { i18n } from '../../kernel/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { quietNotificationCalls } from './alert.parts.tsx';
import styles from './notification.module.css';
import { showNotifications } from './notification.parts.tsx';

type Group = Notifications['groups'][number];
type Choice = Group['notifications'][number];

const switching = (externalId: SubscribedKind, name: string, value: boolean): Command<unknown> => ({
  send: async () => showNotifications(await quietNotificationCalls.toggle({ body: { externalId, value } })),
  message: () => (value ? i18n.t('{name}: on', { name }) : i18n.t('{name}: off', { name })),
  undo: () => switching(externalId, name, !value),
  endpoint: notificationApi.toggle,
});

const AlertSwitch = ({ externalId, name: english, value }: Choice) => {
  const [asked, ask] = useState<boolean>();
  const name = i18n.t(english);
  const isSaving = asked !== undefined;
  const choose = (on: boolean) => {
    ask(on);
    void runCommand(switching(externalId, name, on)).finally(() => ask(undefined));
  };
  return (
    <li aria-busy={isSaving}>
      <Switch
        size="md"
        labelPosition="left"
        label={name}
        classNames={{ body: styles.switch ?? '', label: styles.label ?? '' }}
        checked={asked ?? value}
        thumbIcon={isSaving && <Loader size={10} role="status" aria-label={i18n.t('Saving')} />}
        // Not disabled while saving, because a disabled field loses the keyboard focus.
        onChange={({ currentTarget: { checked } }) => !isSaving && choose(checked)}
      />
    </li>
  );
};

/** A group of alerts, each with a switch that is saved at once. */
export const AlertSwitches = ({ group: { name, notifications } }: { group: Group }) => (
  <Panel title={i18n.t(name)}>
    <ul className={styles.switches}>
      {notifications.map((each) => (
        <AlertSwitch key={each.externalId} {...each} />
      ))}
    </ul>
  </Panel>
);

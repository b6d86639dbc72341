import type { Notifications } from '@attestry/contract/features/notification/notification.schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../kernel/queries.ts';
import { quietNotificationCalls } from './alert.parts.tsx';

/** Which alerts the reader receives. */
export const notificationsQuery = queryOptions({
  queryKey: ['notification'],
  queryFn: () => quietNotificationCalls.read(),
});

/** Shows what a command answers. */
export const showNotifications = (answer: Notifications): void => {
  queryClient.setQueryData(notificationsQuery.queryKey, answer);
};

import { feature, get, post } from '../../kernel/endpoint.ts';
import { notificationErrors } from './notification.errors.ts';
import { notificationSwitch, notifications, notificationsForm } from './notification.schema.ts';

const root = '/notification/api/Notification';

export const notificationApi = feature({
  read: {
    ...get(`${root}/GetNotifications`, 'signedIn', 'Read which alerts the caller receives'),
    response: notifications,
    errors: [notificationErrors.proNeeded],
  },
  toggle: {
    ...post(`${root}/ToggleNotification`, 'signedIn', 'Switch an alert on or off'),
    body: notificationSwitch,
    response: notifications,
    errors: [notificationErrors.proNeeded],
  },
  update: {
    ...post(`${root}/UpdateNotifications`, 'signedIn', 'Choose the standards to be alerted of'),
    body: notificationsForm,
    response: notifications,
    errors: [notificationErrors.proNeeded, notificationErrors.unknownStandard, notificationErrors.unknownCategory],
  },
});

import { feature, get, post } from '../../kernel/endpoint.ts';
import { listOf } from '../../kernel/list-query.ts';
import { alertList } from './alert.list.ts';
import { notificationErrors } from './notification.errors.ts';
import {
  alertRow,
  notificationSwitch,
  notifications,
  notificationsForm,
  readAlerts,
  readForm,
  unreadAlerts,
  unreadForm,
} from './notification.schema.ts';

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
  list: { ...get(`${root}/Alerts`, 'signedIn', "Search the caller's alerts"), ...listOf(alertList, alertRow) },
  countUnread: {
    ...get(`${root}/Alerts/Unread`, 'signedIn', "Count the caller's unread alerts"),
    response: unreadAlerts,
  },
  markRead: {
    ...post(`${root}/Alerts/MarkRead`, 'signedIn', 'Mark alerts as read'),
    body: readForm,
    response: readAlerts,
  },
  markUnread: {
    ...post(`${root}/Alerts/MarkUnread`, 'signedIn', 'Mark alerts as unread again'),
    body: unreadForm,
    response: unreadAlerts,
  },
});

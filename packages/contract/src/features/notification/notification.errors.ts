import { errors, proNeededFor, unknownValue } from '../../kernel/errors.ts';

export const notificationErrors = errors('notification', {
  proNeeded: { status: 403, message: proNeededFor('Notifications') },
  unknownStandard: unknownValue('standards'),
  unknownCategory: unknownValue('standards'),
});

/** What only Pro opens, by its title. */
type ProPart = 'Details' | 'Notifications';

/** What those without Pro are told in its place. */
export const proNeededFor = (part: ProPart) => `Pro subscription is required to access ${part}.`;

import { i18n } from '../kernel/texts.ts';

/** Why archiving leaves out a selected record, and why unarchiving does. */
export const archivedAlready = () => i18n.t('Archived already');
export const notArchived = () => i18n.t('Not archived');

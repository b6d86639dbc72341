import { auditChangeLabels } from '@attestry/contract/features/audit/audit-changes.parts.ts';
import { auditDocumentApi } from '@attestry/contract/features/audit-document/audit-document.api.ts';
import { auditEditingApi } from '@attestry/contract/features/audit-editing/audit-editing.api.ts';
import { auditImportApi } from '@attestry/contract/features/audit-import/audit-import.api.ts';
import { auditLifeApi } from '@attestry/contract/features/audit-life/audit-life.api.ts';
import { auditScheduleApi } from '@attestry/contract/features/audit-schedule/audit-schedule.api.ts';
import { certificationBodyApi } from '@attestry/contract/features/certification-body/certification-body.api.ts';
import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import { reportAccessApi } from '@attestry/contract/features/report-access/report-access.api.ts';
import { auditSharingApi, companySharingApi, siteSharingApi } from '@attestry/contract/features/sharing/sharing.api.ts';
import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import type { ChangeLogEntry } from '@attestry/contract/kernel/change-log.ts';
import {
  Archive,
  ArchiveRestore,
  BadgeCheck,
  CalendarOff,
  CalendarPlus,
  CalendarX2,
  CirclePause,
  CirclePlay,
  CirclePlus,
  FileLock2,
  FilePlus,
  FileStack,
  FileX,
  History,
  type LucideIcon,
  Pencil,
  RefreshCw,
  Settings,
  Share2,
  Upload,
} from 'lucide-react';
import { i18n } from '../../kernel/texts.ts';
import { certificationWords } from './certification-words.ts';
import { type Changed, fieldIn, namesIn, plannedDayIn, valuesIn } from './changed-fields.ts';

interface Words {
  icon: LucideIcon;
  title: string;
  /** What is shown of the changed fields, if the title does not say it all. */
  shows?: 'names' | 'values' | 'day';
}

interface Command {
  summary: string;
}

const of = (icon: LucideIcon, title: string, ...commands: readonly Command[]): [string, Words][] =>
  commands.map(({ summary }) => [summary, { icon, title }]);

const showing = (shows: Words['shows'] & string, words: readonly [string, Words][]): [string, Words][] =>
  words.map(([command, one]) => [command, { ...one, shows }]);

/** The words for a change of any record, by the verb with which the name of its command begins. */
const verbWords = (): Record<string, Words> => ({
  Create: { icon: CirclePlus, title: i18n.t('Created') },
  Submit: { icon: CirclePlus, title: i18n.t('Submitted') },
  Edit: { icon: Pencil, title: i18n.t('Edited'), shows: 'names' },
  Archive: { icon: Archive, title: i18n.t('Archived') },
  Unarchive: { icon: ArchiveRestore, title: i18n.t('Unarchived') },
});

const editWords = () => [
  ...of(Pencil, i18n.t('Office edited'), certificationBodyApi.updateOffice),
  ...of(Upload, i18n.t('Report uploaded'), auditImportApi.importReport),
  ...of(Pencil, i18n.t('Details edited'), auditEditingApi.editDetails),
  ...of(Pencil, i18n.t('Report edited'), auditEditingApi.editReport),
];

const recordWords = () => [
  ...of(Archive, i18n.t('Archived with the company'), siteApi.archiveWithCompany),
  ...of(ArchiveRestore, i18n.t('Unarchived with the company'), siteApi.unarchiveWithCompany),
  ...of(Archive, i18n.t('Office archived'), certificationBodyApi.archiveOffice),
  ...of(ArchiveRestore, i18n.t('Office unarchived'), certificationBodyApi.unarchiveOffice),
  ...of(CirclePause, i18n.t('Suspended'), certificationBodyApi.suspend),
  ...of(CirclePlay, i18n.t('Suspension ended'), certificationBodyApi.unsuspend),
  ...of(Settings, i18n.t('Certificate Tracker limit set'), companyApi.setFavouriteLimit),
  ...of(Settings, i18n.t('Export of lists prevented'), companyApi.preventExport),
  ...of(Settings, i18n.t('Export of lists allowed'), companyApi.allowExport),
];

const auditWords = () => [
  ...of(BadgeCheck, i18n.t('Validated'), auditLifeApi.validate),
  ...of(RefreshCw, i18n.t('Address taken from the site'), auditLifeApi.synchroniseLocation),
  ...of(RefreshCw, i18n.t('Name taken from the site'), auditLifeApi.synchroniseSiteName),
  ...of(FilePlus, i18n.t('Document added'), auditDocumentApi.upload),
  ...of(FileX, i18n.t('Document removed'), auditDocumentApi.remove),
  ...of(CalendarX2, i18n.t('Re-audit status given'), auditScheduleApi.giveReauditStatus),
];

const planWords = () => [
  ...of(CalendarPlus, i18n.t('Next audit planned'), auditScheduleApi.schedule),
  ...of(CalendarOff, i18n.t('Planning undone'), auditScheduleApi.takeBack),
];

const sharings = [auditSharingApi, companySharingApi, siteSharingApi];
const sharingWords = () => [
  ...of(Share2, i18n.t('Shared'), ...sharings.map(({ share }) => share)),
  ...of(Share2, i18n.t('Sharing ended'), ...sharings.map(({ removeShare }) => removeShare)),
  ...of(FileLock2, i18n.t('Report access requested'), reportAccessApi.request),
  ...of(Settings, i18n.t('Certificate Tracker access set'), auditSharingApi.setOption, siteSharingApi.setOption),
];

type Change = Changed & Pick<ChangeLogEntry, 'event'>;

/**
 * The verb of a change. Audits are archived and unarchived by the same command, so the new record status decides.
 */
const verbOf = ({ event, fieldsChanged }: Change): string => {
  if (event !== auditLifeApi.archive.summary) return event.split(' ', 1)[0] ?? '';
  return fieldsChanged.some(({ newValue }) => newValue === 'Archived') ? 'Archive' : 'Unarchive';
};

/** Whether the report of a later audit closed the record. */
const isClosedByLater = ({ event, fieldsChanged }: Change): boolean =>
  event === auditImportApi.importReport.summary && fieldsChanged.some(({ newValue }) => newValue === 'Closed');

/** Whether an upload replaced the report that the record had. */
const replacesReport = (change: Change): boolean =>
  change.event === auditImportApi.importReport.summary && Boolean(fieldIn(change, auditChangeLabels.report)?.oldValue);

/** Whether an edit sent as one of the report changed fields of the audit alone, which may have no report. */
const leavesReport = (change: Change): boolean =>
  change.event === auditEditingApi.editReport.summary && !fieldIn(change, auditChangeLabels.report);

const said = { names: namesIn, values: valuesIn, day: plannedDayIn };

const edits: readonly string[] = [auditEditingApi.editDetails.summary, auditEditingApi.editReport.summary];

interface Told extends Pick<Words, 'icon' | 'title'> {
  /** What is said of the changed fields. */
  says: readonly (string | undefined)[];
}

/** The words for a change in a timeline. A change without words is called by its event. */
export const changeWords = (): ((change: Change) => Told) => {
  const words = new Map([
    ...showing('names', editWords()),
    ...showing('values', sharingWords()),
    ...showing('day', planWords()),
    ...recordWords(),
    ...auditWords(),
  ]);
  const verbs = verbWords();
  const closed = { icon: FileStack, title: i18n.t('Followed by a later audit') };
  const replaced = { icon: RefreshCw, title: i18n.t('Report replaced'), shows: 'names' as const };
  const wordsOf = (change: Change): Words =>
    (isClosedByLater(change) ? closed : undefined) ??
    (replacesReport(change) ? replaced : undefined) ??
    words.get(leavesReport(change) ? auditEditingApi.editDetails.summary : change.event) ??
    verbs[verbOf(change)] ?? { icon: History, title: change.event, shows: 'names' };
  return (change) => {
    const certification = edits.includes(change.event) ? certificationWords(change) : undefined;
    if (certification) return certification;
    const { shows, ...rest } = wordsOf(change);
    return { ...rest, says: shows ? [said[shows](change)] : [] };
  };
};

import { type Audit, auditRefusalReasons, type auditVisuals } from '@attestry/contract/features/audit/audit.schema.ts';
import { auditLifeApi } from '@attestry/contract/features/audit-life/audit-life.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { Archive, ArchiveRestore, FileCheck } from 'lucide-react';
import type { z } from 'zod';
import { archivedAlready, notArchived } from '../../blocks/archived-words.ts';
import { askFirst } from '../../blocks/asking/ask-first.ts';
import { type Command, runCommand } from '../../blocks/asking/run-command.ts';
import { asRowCommand } from '../../blocks/asking/send-each.ts';
import type { RowAction } from '../../blocks/list-screen/list-parts.ts';
import { byVerbOf } from '../../blocks/record/by-verb.ts';
import { quietSend } from '../../kernel/api.ts';
import { i18n } from '../../kernel/texts.ts';
import { archivingQuestion, validationQuestion } from './audit-questions.parts.tsx';

const calls = clientOf(quietSend, auditLifeApi);
const loadQuestions = () => import('./questions-of-many.parts.tsx');
const byVerb = byVerbOf(auditRefusalReasons);

interface LivingRecord {
  id: string;
  visuals: Pick<z.output<typeof auditVisuals>, 'isAbleToValidate' | 'isAbleToArchive' | 'isAbleToUnarchive'>;
  refusals?: Partial<Record<'validate' | 'archive' | 'unarchive', string | undefined>>;
}

/** Names the record's new status, because it may have left the list or may still be held. */
const message = ({ id, recordStatus }: Pick<Audit, 'id' | 'recordStatus'>): string =>
  i18n.t('Audit {id} is now {status}', { id, status: i18n.t(recordStatus) });

const nameOf = (id: string): string => i18n.t('Audit {id}', { id });

const validating = (id: string): Command<Audit> => ({
  name: nameOf(id),
  send: () => calls.validate({ params: { id } }),
  message,
  endpoint: auditLifeApi.validate,
});

/** Archives or unarchives a record. Undo is offered to readers who may do the opposite. */
const archiving = (externalId: string, archives: boolean): Command<Audit> => ({
  name: nameOf(externalId),
  send: () => calls.archive({ body: { externalId, archive: archives } }),
  message,
  undo: ({ visuals }) =>
    (archives ? visuals.isAbleToUnarchive : visuals.isAbleToArchive) ? archiving(externalId, !archives) : undefined,
  endpoint: auditLifeApi.archive,
});

/** Validates a held record. */
export const validateActions = (): RowAction<LivingRecord>[] => [
  {
    label: i18n.t('Validate Audit'),
    icon: FileCheck,
    group: i18n.t('Audit'),
    leads: true,
    ...byVerb('validate'),
    leavesOut: () => i18n.t('Not waiting for your validation'),
    run: ({ id }) => askFirst(validationQuestion(id, () => runCommand(validating(id)))),
    bulk: {
      label: i18n.t('Validate'),
      command: ({ id }) => asRowCommand(validating(id)),
      question: async (...asked) => (await loadQuestions()).validationOfMany(...asked),
    },
  },
];

const whyNotArchived = ({ visuals }: LivingRecord): string =>
  visuals.isAbleToUnarchive ? archivedAlready() : i18n.t(auditRefusalReasons.closed);

export const archiveActions = (): RowAction<LivingRecord>[] => [
  {
    label: i18n.t('Archive'),
    icon: Archive,
    group: i18n.t('Record'),
    dangerous: () => true,
    ...byVerb('archive'),
    leavesOut: whyNotArchived,
    run: ({ id }) => askFirst(archivingQuestion(id, () => runCommand(archiving(id, true)))),
    bulk: {
      command: ({ id }) => asRowCommand(archiving(id, true)),
      question: async (...asked) => (await loadQuestions()).archivingOfMany(...asked),
    },
  },
  {
    label: i18n.t('Unarchive'),
    icon: ArchiveRestore,
    group: i18n.t('Record'),
    leads: 'first',
    ...byVerb('unarchive'),
    leavesOut: notArchived,
    run: ({ id }) => void runCommand(archiving(id, false)),
    bulk: { command: ({ id }) => asRowCommand(archiving(id, false)) },
  },
];

import type { auditVisuals } from '@attestry/contract/features/audit/audit.schema.ts';
import { auditLifeApi } from '@attestry/contract/features/audit-life/audit-life.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import type { z } from 'zod';
import type { RowAction } from '../../blocks/list-screen/list-parts.ts';
import { send } from '../../kernel/api.ts';
import { i18n } from '../../kernel/texts.ts';

const calls = clientOf(send, auditLifeApi);

interface LivingRecord {
  id: string;
  visuals: Pick<z.output<typeof auditVisuals>, 'isAbleToValidate' | 'isAbleToArchive' | 'isAbleToUnarchive'>;
}

/** What moves a record from one status to the next, for those who may. A failure shows the banner. */
export const lifeActions = (forgetAudits: () => Promise<unknown>): RowAction<LivingRecord>[] => {
  const then = (done: Promise<unknown>): void => void done.then(forgetAudits, () => undefined);
  const archive = (id: string, away: boolean) => then(calls.archive({ body: { externalId: id, archive: away } }));
  return [
    {
      label: i18n.t('Validate Audit'),
      offered: ({ visuals }) => visuals.isAbleToValidate,
      run: ({ id }) => then(calls.validate({ params: { id } })),
    },
    {
      label: i18n.t('Archive'),
      offered: ({ visuals }) => visuals.isAbleToArchive,
      run: ({ id }) => archive(id, true),
    },
    {
      label: i18n.t('Unarchive'),
      offered: ({ visuals }) => visuals.isAbleToUnarchive,
      run: ({ id }) => archive(id, false),
    },
  ];
};

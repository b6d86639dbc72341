import type { Audit, auditVisuals } from '@attestry/contract/features/audit/audit.schema.ts';
import { auditLifeApi } from '@attestry/contract/features/audit-life/audit-life.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import type { z } from 'zod';
import type { RowAction } from '../../blocks/list-screen/list-parts.ts';
import { send } from '../../kernel/api.ts';
import { showSnackbar } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';

const calls = clientOf(send, auditLifeApi);

interface LivingRecord {
  id: string;
  visuals: Pick<z.output<typeof auditVisuals>, 'isAbleToValidate' | 'isAbleToArchive' | 'isAbleToUnarchive'>;
}

type Forget = () => Promise<unknown>;

/**
 * Says where the record stands then: it may have left the list it was chosen in, or wait on. A failure shows the banner.
 */
const tell = async (change: Promise<Pick<Audit, 'id' | 'recordStatus'>>, forgetAudits: Forget): Promise<void> => {
  try {
    const { id, recordStatus } = await change;
    showSnackbar(i18n.t('Audit {id} is now {status}', { id, status: i18n.t(recordStatus) }));
    await forgetAudits();
  } catch {
    // The banner says why.
  }
};

/** Validates a held record, for those who may. */
export const validateActions = (forgetAudits: Forget): RowAction<LivingRecord>[] => [
  {
    label: i18n.t('Validate Audit'),
    offered: ({ visuals }) => visuals.isAbleToValidate,
    run: ({ id }) => void tell(calls.validate({ params: { id } }), forgetAudits),
  },
];

/** Archives a record or takes it back, for those who may. */
export const archiveActions = (forgetAudits: Forget): RowAction<LivingRecord>[] => {
  const archive = (externalId: string, away: boolean) =>
    void tell(calls.archive({ body: { externalId, archive: away } }), forgetAudits);
  return [
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

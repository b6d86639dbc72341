import { issueCertificate } from '../../features/certificate/certificate.public.ts';
import { clock } from '../../kernel/clock/clock.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import type { Owner } from './about.ts';

/** The token of one certificate: anybody with the token may read it, whatever their relation to the audit. */
export const heldToken = 'c'.repeat(32);

/** Issues the certificates of all certificated audits. */
export const issueAll = async (owner: Owner, settings: Settings) => {
  const audits = await owner.selectFrom('audit').select('id').execute();
  for (const { id } of audits)
    await owner.transaction().execute((db) => issueCertificate(db, { auditId: id, today: clock.today(), settings }));
  await owner
    .updateTable('certificate')
    .set({ token: heldToken })
    .where('id', '=', ({ selectFrom }) => selectFrom('certificate').select(({ fn }) => fn.min('id').as('id')))
    .execute();
};

import type { shareForm } from '@attestry/contract/features/sharing/sharing.schema.ts';
import type { z } from 'zod';
import { type About, byId } from './about.ts';

export type Target = readonly ['Company' | 'Site' | 'CertificationBody', string];

const shareOf = async ({ owner, id, certificationBodyId }: About): Promise<z.input<typeof shareForm>> => {
  const other = await owner
    .selectFrom('certification_body')
    .select('id')
    .where('id', '<>', certificationBodyId)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return { sharedWithType: 0, sharedWithId: other.id, sharedId: id };
};

/** How an entity is shared. */
export const sharingOf = (about: string) => ({
  share: { about, body: shareOf },
  removeShare: { about, body: shareOf },
  searchTargets: { about, params: byId },
  listShares: { about, params: byId },
});

const oneOfList = { notReadBack: 'a share is one of a list' };
export const sharingReadsBack = { share: oneOfList, removeShare: oneOfList };

export const setsOption = { sharingExternalId: '3', value: true };

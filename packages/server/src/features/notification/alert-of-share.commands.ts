import type { OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import type { WriteContext } from '../../kernel/http/context.ts';
import { type Alert, raiseAlert, withdrawAlert } from './raise-alert.commands.ts';

interface ShareAlert {
  /** What happened to the share. */
  became: 'granted' | 'cancelled';
  /** The share; if it ends for one record only, that is part of the id. */
  share: { id: string; targetType: OrganisationType; targetId: string };
  about: Alert['about'];
  reason?: string;
}

const states = { granted: 'Shared', cancelled: 'Not shared' } as const;
const opposites = { granted: 'cancelled', cancelled: 'granted' } as const;

/**
 * Tells the people of a share's target that it was given or taken back. Nobody is told of a share that is taken back, or
 * given anew, before the mail about it was sent.
 */
export const alertOfShare = async (ctx: WriteContext, { became, share, about, reason }: ShareAlert): Promise<void> => {
  const organisation = { type: share.targetType, id: share.targetId };
  const opposite = opposites[became];
  if (await withdrawAlert(ctx, { kind: `sharing ${opposite}`, about, organisation })) return;
  await raiseAlert(ctx, {
    kind: `sharing ${became}`,
    event: `share ${share.id} ${became}`,
    about,
    organisation,
    change: { from: states[opposite], to: states[became] },
    reason,
    undoable: true,
  });
};

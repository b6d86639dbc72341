import type { OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import type { WriteContext } from '../../kernel/http/context.ts';
import { type Alert, raiseAlert } from './raise-alert.commands.ts';

interface ShareAlert {
  /** What became of the share. */
  became: 'granted' | 'cancelled';
  /** The share; where it goes on but for one record, that is part of the id. */
  share: { id: string; targetType: OrganisationType; targetId: string };
  about: Alert['about'];
  reason?: string;
}

const states = { granted: 'Shared', cancelled: 'Not shared' } as const;

/** Tells the people of a share's target that it was given or taken back. */
export const alertOfShare = (ctx: WriteContext, { became, share, about, reason }: ShareAlert): Promise<void> =>
  raiseAlert(ctx, {
    kind: `sharing ${became}`,
    event: `share ${share.id} ${became}`,
    about,
    organisation: { type: share.targetType, id: share.targetId },
    change: { from: states[became === 'granted' ? 'cancelled' : 'granted'], to: states[became] },
    reason,
  });

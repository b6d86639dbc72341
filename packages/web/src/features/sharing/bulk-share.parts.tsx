import type { ShareableEntity } from '@attestry/contract/kernel/shares.ts';
import type { BulkAction, SelectedRows } from '../../blocks/list-screen/list-parts.ts';
import { later } from '../../ui/later.ts';

const ShareDialog = later(async () => (await import('./share-dialog.parts.tsx')).ShareDialog);

const dialogs = {
  company: (chosen: SelectedRows<{ id: string }>) => <ShareDialog type="company" {...chosen} />,
  site: (chosen: SelectedRows<{ id: string }>) => <ShareDialog type="site" {...chosen} />,
  audit: (chosen: SelectedRows<{ id: string }>) => <ShareDialog type="audit" {...chosen} />,
};

/** Shares several records of one kind with one organisation. */
export const bulkShare = (type: ShareableEntity): BulkAction<{ id: string }> => ({ dialog: dialogs[type] });

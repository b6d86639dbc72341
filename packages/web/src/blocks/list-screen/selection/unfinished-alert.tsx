import { Suspense } from 'react';
import { later } from '../../../ui/later.ts';
import styles from './selection-bar.module.css';
import type { BulkRun } from './use-bulk-run.ts';

const UnfinishedRows = later(async () => (await import('./unfinished-rows.tsx')).UnfinishedRows);

/** Announces the rows that an action did not carry out. */
export const UnfinishedAlert = ({ bulkRun }: { bulkRun: BulkRun }) => {
  const { refused, failed } = bulkRun.unfinished;
  return (
    <div role="alert" className={styles.alert}>
      {refused.length + failed.length > 0 && (
        <Suspense fallback={null}>
          <UnfinishedRows bulkRun={bulkRun} />
        </Suspense>
      )}
    </div>
  );
};

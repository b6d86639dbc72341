import { recallList } from '@attestry/contract/features/recall/recall.list.ts';
import type { RecallRow } from '@attestry/contract/features/recall/recall.schema.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { newRecallPath, recallPath } from '../../blocks/addresses.ts';
import { PartLoader } from '../../blocks/details/details-screen.tsx';
import { RecordRows } from '../../blocks/list-screen/rows/record-rows.tsx';
import { Gate } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { recallName, recallsOfSiteQuery, SubmissionStatus } from './recall.parts.tsx';

const shown = ['id', 'certificationBody', 'recallCategory', 'initialNotificationDate', 'recallStatus'] as const;

const cells = {
  recallStatus: (row: RecallRow) => <SubmissionStatus isArchived={row.isArchived} status={row.recallStatus} />,
};

const AddRecall = ({ siteCode }: { siteCode: string }) => (
  <Gate needs="Recall.Generate">
    <Button component={Link} to={newRecallPath(siteCode)} size="compact-sm" variant="default">
      {i18n.t('Add recall')}
    </Button>
  </Gate>
);

/** The recalls of a site that the reader may see. */
export const RecallsOfSite = ({ siteCode }: { siteCode: string }) => (
  <Panel title={i18n.t('Recalls')} aside={<AddRecall siteCode={siteCode} />}>
    <PartLoader query={useQuery(recallsOfSiteQuery(siteCode))}>
      {(rows) => (
        <RecordRows
          title={i18n.t('Recalls')}
          spec={recallList}
          shown={shown}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ id }) => recallName(id)}
          opens={{ column: 'id', to: ({ id }) => recallPath(id) }}
          names="recallCategory"
          cells={cells}
          card={{ line: ['id', 'certificationBody'], foot: ['recallStatus', 'initialNotificationDate'] }}
        />
      )}
    </PartLoader>
  </Panel>
);

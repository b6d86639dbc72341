import { recallList } from '@attestry/contract/features/recall/recall.list.ts';
import type { RecallRow } from '@attestry/contract/features/recall/recall.schema.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { newRecallPath, recallPath } from '../../blocks/addresses.ts';
import { PartLoader } from '../../blocks/details/details-screen.tsx';
import { Gate } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { type PlainRow, PlainTable } from '../../ui/plain-table.tsx';
import { recallsOfSiteQuery, SubmissionStatus } from './recall.parts.tsx';

const shown = ['id', 'recallCategory', 'initialNotificationDate', 'certificationBody', 'recallStatus'] as const;

const rowOf = (row: RecallRow): PlainRow => ({
  key: row.id,
  cells: [
    <Link key="id" to={recallPath(row.id)}>
      {row.id}
    </Link>,
    row.recallCategory,
    row.initialNotificationDate,
    row.certificationBody,
    <SubmissionStatus key="status" isArchived={row.isArchived} status={row.recallStatus} />,
  ],
});

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
      {(rows) =>
        rows.length === 0 ? (
          <PanelBody>{i18n.t('No data')}</PanelBody>
        ) : (
          <PlainTable
            label={i18n.t('Recalls')}
            heads={shown.map((key) => i18n.t(recallList.columns[key].label))}
            rows={rows.map(rowOf)}
          />
        )
      }
    </PartLoader>
  </Panel>
);

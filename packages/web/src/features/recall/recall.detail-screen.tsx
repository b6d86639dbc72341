import { recallApi } from '@attestry/contract/features/recall/recall.api.ts';
import { type Recall, recallCreateForm } from '@attestry/contract/features/recall/recall.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Archive } from 'lucide-react';
import { auditPath, listCrumbs, recallListPath, sitePath } from '../../blocks/addresses.ts';
import { askFirst } from '../../blocks/asking/ask-first.ts';
import { ChangeLogOfRoute } from '../../blocks/change-log-screen.tsx';
import { DetailsColumns, DetailsHeader } from '../../blocks/details/details-screen.tsx';
import { RecordOfRoute } from '../../blocks/details/record-of-route.tsx';
import { useAfterSave } from '../../blocks/form-screen/use-after-save.ts';
import { useOfferedActions } from '../../blocks/list-screen/rows/row-menu.tsx';
import { InlineSections } from '../../blocks/record/inline-sections.tsx';
import { changesOf } from '../../blocks/record/record-kind.ts';
import { Timeline } from '../../blocks/timeline/timeline.tsx';
import { useFlag } from '../../kernel/flags.ts';
import { useCan } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import type { MenuAction } from '../../ui/action-menu.tsx';
import { FieldRow, FieldRows } from '../../ui/field-row.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PartsLine } from '../../ui/parts-line.tsx';
import {
  auditsQuery,
  quietRecallCalls,
  recallActions,
  recallCalls,
  recallKind,
  recallName,
  recallQuery,
  SubmissionStatus,
} from './recall.parts.tsx';
import { anyCertificationBody, auditChoice, recallEdit, useRecallSections } from './recall-form.parts.tsx';

/** The site that the recall is about. */
const Whose = ({ record: { siteCode, siteName, country } }: { record: Recall }) => {
  const name = useCan()('Site.View') ? <Link to={sitePath(siteCode)}>{siteName}</Link> : siteName;
  return <PartsLine parts={[name, i18n.t('Site {code}', { code: siteCode }), country]} />;
};

const Beside = ({ record }: { record: Recall }) => {
  const can = useCan();
  return (
    <>
      <Panel title={i18n.t('Site')}>
        <FieldRows>
          <FieldRow label={i18n.t('Site code')}>
            {can('Site.View') ? <Link to={sitePath(record.siteCode)}>{record.siteCode}</Link> : record.siteCode}
          </FieldRow>
          <FieldRow label={i18n.t('Site name')}>{record.siteName}</FieldRow>
          <FieldRow label={i18n.t('Country')}>{record.country}</FieldRow>
        </FieldRows>
      </Panel>
      <Panel title={i18n.t('Submission')}>
        <FieldRows>
          <FieldRow label={i18n.t('Completed by')}>{record.completedBy}</FieldRow>
          <FieldRow label={i18n.t('Email')}>
            <a href={`mailto:${record.email}`}>{record.email}</a>
          </FieldRow>
        </FieldRows>
      </Panel>
      <Timeline changes={changesOf(recallKind, record, can('Recall.Changes'))} />
    </>
  );
};

const Fields = ({ record }: { record: Recall }) => {
  const { data: audits = [] } = useQuery({ ...auditsQuery(record.siteCode), enabled: record.visuals.isAbleToEdit });
  const certified = { title: i18n.t('Audit'), fields: [auditChoice(audits), anyCertificationBody()] };
  return (
    <InlineSections
      kind={recallKind}
      edit={recallEdit}
      record={record}
      schema={recallCreateForm}
      sections={[certified, ...useRecallSections(record, true)]}
      send={quietRecallCalls.update}
    />
  );
};

/** Archives the recall after a question and opens the list. */
const useArchiving = (id: string): MenuAction => {
  const saved = useAfterSave(recallApi.archive);
  const archive = async () => {
    await recallCalls.archive({ params: { id } });
    await saved(i18n.t('{name} archived', { name: recallName(id) }), recallListPath);
  };
  const question = () => ({
    title: i18n.t('Archive {name}?', { name: recallName(id) }),
    lead: i18n.t('It can still be read under “Show archived”, but it can no longer be changed or unarchived.'),
    effects: [],
    cancelLabel: i18n.t('Keep it'),
    confirmLabel: i18n.t('Archive recall'),
    dangerous: true as const,
    // The banner has shown the failure.
    run: () => archive().catch(() => undefined),
  });
  return {
    label: i18n.t('Archive'),
    icon: Archive,
    dangerous: true,
    run: () => askFirst(Promise.resolve(question())),
  };
};

const RecallDetails = ({ record }: { record: Recall }) => {
  const can = useCan();
  const hasAudits = useFlag('AuditFeature');
  const offered = useOfferedActions(recallActions(), record);
  const archive = useArchiving(record.id);
  return (
    <>
      <DetailsHeader
        title={`${recallName(record.id)} · ${record.recallCategory.name}`}
        subtitle={<Whose record={record} />}
        breadcrumb={[listCrumbs.recalls()]}
        actions={record.visuals.isAbleToArchive ? [...offered, archive] : offered}
        facts={[
          {
            label: i18n.t('Submission status'),
            value: <SubmissionStatus isArchived={record.isArchived} status={record.recallStatus.name} />,
          },
          { label: i18n.t('Initial notification date'), value: record.initialNotificationDate },
          { label: i18n.t('Standard'), value: record.standard },
          {
            label: i18n.t('Audit'),
            value:
              hasAudits && can('Audit.View') ? (
                <Link to={auditPath(record.auditId)}>{record.auditId}</Link>
              ) : (
                record.auditId
              ),
          },
        ]}
      />
      <DetailsColumns beside={<Beside record={record} />}>
        <Fields record={record} />
      </DetailsColumns>
    </>
  );
};

export const RecallDetailScreen = () => (
  <RecordOfRoute query={recallQuery}>{(record) => <RecallDetails key={record.id} record={record} />}</RecordOfRoute>
);

export const RecallChangeLogScreen = () => <ChangeLogOfRoute of={recallKind} />;

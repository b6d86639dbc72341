import type { Report, ReportSection } from '@attestry/contract/features/audit/report.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DetailsStack } from '../../../blocks/details/details-screen.tsx';
import { failureOf, sentenceOf } from '../../../kernel/api-error.ts';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import { ErrorView } from '../../../ui/error-view.tsx';
import { Panel, PanelBody } from '../../../ui/panel.tsx';
import type { Tab } from '../../../ui/tabs.tsx';
import { EditedMark, useDraftedReport } from '../../audit-editing/audit-editing.public.ts';
import { auditReportQuery } from '../audit.parts.tsx';
import { clausesOf, countNonConforming } from './clauses.parts.tsx';
import { PartPanel } from './report-part.parts.tsx';
import styles from './report-tabs.module.css';
import { type NonConformingFilter, Requirements } from './requirements.parts.tsx';

/** This section of a template gets no tab. */
const withoutTab = 'Additional';

const shownSections = ({ sections }: Report): ReportSection[] => sections.filter(({ name }) => name !== withoutTab);

/** The tab's key in the address and in its element id, which may not contain spaces. */
const keyOf = ({ name }: ReportSection): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

const NonConformingMark = ({ count }: { count: number }) => (
  <span className={styles.mark}>
    {formatCount(count)}
    <span className={styles.unseen}> {i18n.t('non-conforming')}</span>
  </span>
);

/** Only a record without a report has a table that nobody may edit. */
const isWithoutReport = ({ sections }: ReportSection): boolean =>
  sections.some(({ content }) => content.some((one) => 'rows' in one && !one.editable));

const hasAnswer = ({ sections }: ReportSection): boolean =>
  sections.some(({ content }) => content.some((one) => 'data' in one && one.data !== null));

const SectionContent = ({ section, narrowing }: { section: ReportSection; narrowing: NonConformingFilter }) => {
  const clauses = clausesOf(section);
  const parts = section.sections.filter(({ content }) => content.some(({ type }) => type !== 'accordion'));
  return (
    <DetailsStack>
      {isWithoutReport(section) && (
        <Panel>
          <PanelBody>{i18n.t('No report is stored for this record')}</PanelBody>
        </Panel>
      )}
      {parts.map((part) => (
        <PartPanel key={part.id} part={part} />
      ))}
      {clauses.length > 0 && <Requirements title={section.name} clauses={clauses} narrowing={narrowing} />}
    </DetailsStack>
  );
};

/**
 * One tab per section of the report, or one tab that says why the report could not be loaded; undefined until it is
 * read.
 */
export const useReportTabs = (id: string): Tab[] | undefined => {
  const report = useQuery(auditReportQuery(id));
  const shown = useDraftedReport(report.data);
  const [onlyNonConforming, narrow] = useState(false);
  const failure = failureOf(report);
  if (failure)
    return [
      {
        key: 'report',
        label: i18n.t('Report'),
        content: (
          <Panel>
            <ErrorView message={sentenceOf(failure)} onRetry={() => void report.refetch()} />
          </Panel>
        ),
      },
    ];
  if (!shown) return undefined;
  return shownSections(shown).map((section) => {
    const count = countNonConforming(clausesOf(section));
    return {
      key: keyOf(section),
      label: section.name,
      content: <SectionContent section={section} narrowing={{ onlyNonConforming, narrow }} />,
      isBlank: isWithoutReport(section) && !hasAnswer(section),
      mark: (
        <>
          <EditedMark section={section.name} />
          {count > 0 && <NonConformingMark count={count} />}
        </>
      ),
    };
  });
};

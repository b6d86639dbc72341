import type { Report, ReportContent, ReportSection } from '@attestry/contract/features/audit/report.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DetailsStack } from '../../../blocks/details/details-screen.tsx';
import { failureOf, sentenceOf } from '../../../kernel/api-error.ts';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import { ErrorView } from '../../../ui/error-view.tsx';
import { Panel, PanelBody } from '../../../ui/panel.tsx';
import type { Tab } from '../../../ui/tabs.tsx';
import { usePrinting } from '../../../ui/use-printing.ts';
import { EditedMark, useDraftedReport, useMayAnswer } from '../../audit-editing/audit-editing.public.ts';
import { auditReportQuery } from '../audit.parts.tsx';
import { clausesOf, countNonConforming, isAnswered } from './clauses.parts.tsx';
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

const contentOf = ({ sections }: ReportSection): ReportContent[] => sections.flatMap(({ content }) => content);

/** Only a record without a report has a table that nobody may edit. */
const isWithoutReport = (section: ReportSection): boolean =>
  contentOf(section).some((one) => 'rows' in one && !one.editable);

const withoutReport = (): Tab => ({
  key: 'report',
  label: i18n.t('Report'),
  content: (
    <Panel>
      <PanelBody>{i18n.t('No report is stored for this record')}</PanelBody>
    </Panel>
  ),
  isBlank: true,
});

const SectionContent = ({ section, narrowing }: { section: ReportSection; narrowing: NonConformingFilter }) => {
  const clauses = clausesOf(section);
  const printing = usePrinting();
  const parts = section.sections
    .filter(({ content }) => content.some(({ type }) => type !== 'accordion'))
    .filter(({ content }) => !printing || content.some(isAnswered));
  return (
    <DetailsStack>
      {parts.map((part) => (
        <PartPanel key={part.id} part={part} />
      ))}
      {clauses.length > 0 && <Requirements title={section.name} clauses={clauses} narrowing={narrowing} />}
    </DetailsStack>
  );
};

/**
 * One tab per section of the report that has an answer or takes one from this reader, or one tab that says why the report could not be loaded; undefined until it is
 * read.
 */
export const useReportTabs = (id: string): Tab[] | undefined => {
  const report = useQuery(auditReportQuery(id));
  const shown = useDraftedReport(report.data);
  const [onlyNonConforming, narrow] = useState(false);
  const mayAnswer = useMayAnswer({ editable: true });
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
  const sections = shownSections(shown);
  const leadsSomewhere = (section: ReportSection) =>
    contentOf(section).some((one) => isAnswered(one) || (mayAnswer && one.editable));
  const tabs = sections.filter(leadsSomewhere).map((section): Tab => {
    const count = countNonConforming(clausesOf(section));
    return {
      key: keyOf(section),
      label: section.name,
      content: <SectionContent section={section} narrowing={{ onlyNonConforming, narrow }} />,
      isBlank: !contentOf(section).some(isAnswered),
      mark: (
        <>
          <EditedMark section={section.name} />
          {count > 0 && <NonConformingMark count={count} />}
        </>
      ),
    };
  });
  return sections.some(isWithoutReport) ? [...tabs, withoutReport()] : tabs;
};

import type { ImportResult } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import { Button } from '@mantine/core';
import { CircleDashed, CircleX, Copy, Download, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { showSnackbar } from '../../../kernel/notices.ts';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import type { SentReport } from '../upload/report-uploads.parts.tsx';
import { useMarkedWorkbook } from './marked-workbook.parts.tsx';
import styles from './refused-report.module.css';
import { type ProblemKind, problemsBySheet, SheetOfProblems, type SheetProblems } from './sheet-problems.parts.tsx';

interface CountProps {
  tone: 'wrong' | 'empty';
  icon: LucideIcon;
  count: number;
  of: string;
  sheets: number;
}

const Count = ({ tone, icon: Icon, count, of, sheets }: CountProps) => (
  <p className={styles.count} data-tone={tone}>
    <Icon size={22} aria-hidden="true" />
    <strong>{formatCount(count)}</strong>
    <span>
      {of}
      <small>{i18n.t('{sheets, plural, one {in # sheet} other {in # sheets}}', { sheets })}</small>
    </span>
  </p>
);

const total = (sheets: readonly SheetProblems[], kind: ProblemKind) => {
  const having = sheets.filter((each) => each.sheet !== '' && each[kind].length > 0);
  return { count: having.reduce((sum, each) => sum + each[kind].length, 0), sheets: having.length };
};

/** Counts wrong cells and empty answers separately, because they are different work. A count of 0 is left out. */
const Counts = ({ problems }: { problems: readonly SheetProblems[] }) => {
  const [wrong, empty] = [total(problems, 'wrong'), total(problems, 'empty')];
  return (
    <>
      {wrong.count > 0 && (
        <Count
          tone="wrong"
          icon={CircleX}
          of={i18n.t('{count, plural, one {wrong cell} other {wrong cells}}', { count: wrong.count })}
          {...wrong}
        />
      )}
      {empty.count > 0 && (
        <Count
          tone="empty"
          icon={CircleDashed}
          of={i18n.t('{count, plural, one {empty answer} other {empty answers}}', { count: empty.count })}
          {...empty}
        />
      )}
    </>
  );
};

const unchanged = ({ kept }: ImportResult): string =>
  kept
    ? i18n.t("Nothing in the directory has changed. The site's certificate stays valid until {day}.", {
        day: kept.expiryDate,
      })
    : i18n.t('Nothing in the directory has changed.');

const copyAll = async (messages: readonly ReportMessage[]) => {
  await navigator.clipboard.writeText(messages.map(({ message }) => message).join('\n'));
  showSnackbar(i18n.t('The list was copied'));
};

/** Browsers offer the clipboard only in secure contexts. */
const CopyButton = ({ messages }: { messages: readonly ReportMessage[] }) =>
  'clipboard' in navigator && (
    <Button
      variant="subtle"
      color="gray"
      leftSection={<Copy size={15} aria-hidden="true" />}
      onClick={() => void copyAll(messages)}
    >
      {i18n.t('Copy list')}
    </Button>
  );

const MarkedButton = ({ sent }: { sent: SentReport }) => {
  const { busy, download } = useMarkedWorkbook(sent);
  return (
    <Button leftSection={<Download size={16} aria-hidden="true" />} loading={busy} onClick={() => void download()}>
      {i18n.t('Download the workbook with the cells marked')}
    </Button>
  );
};

interface SheetListProps {
  problems: readonly SheetProblems[];
  kind?: ProblemKind;
}

/** One line per sheet. Only the first is open until the reader opens others. */
const SheetList = ({ problems: all, kind }: SheetListProps) => {
  const problems = kind ? all.filter((each) => each[kind].length > 0) : all;
  const sheets = problems.filter(({ sheet }) => sheet !== '').map(({ sheet }) => sheet);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(sheets.slice(0, 1)));
  const toggle = (sheet: string, isOpen: boolean) =>
    setOpened((before) => {
      const others = [...before].filter((each) => each !== sheet);
      return new Set(isOpen ? [...others, sheet] : others);
    });
  const allOpen = sheets.every((sheet) => opened.has(sheet));
  return (
    <div className={styles.sheets}>
      {sheets.length > 1 && (
        <Button
          className={styles.openAll ?? ''}
          variant="subtle"
          color="gray"
          size="compact-md"
          onClick={() => setOpened(new Set(allOpen ? [] : sheets))}
        >
          {allOpen ? i18n.t('Close all') : i18n.t('Open all')}
        </Button>
      )}
      {problems.map((each) => (
        <SheetOfProblems
          key={each.sheet}
          problems={each}
          kind={kind}
          opened={opened.has(each.sheet)}
          onToggle={(isOpen) => toggle(each.sheet, isOpen)}
        />
      ))}
    </div>
  );
};

/** All problems, or those of one kind if there are both kinds. */
const ProblemTabs = ({ problems }: { problems: readonly SheetProblems[] }) => {
  const [chosen, setChosen] = useState('all');
  const countOf = (kind: ProblemKind) => problems.reduce((sum, each) => sum + each[kind].length, 0);
  const [wrong, empty] = [countOf('wrong'), countOf('empty')];
  if (wrong === 0 || empty === 0) return <SheetList problems={problems} />;
  const tab = (label: string, count: number, kind?: ProblemKind) => ({
    key: kind ?? 'all',
    label,
    mark: <span className={styles.mark}>{formatCount(count)}</span>,
    content: <SheetList problems={problems} {...(kind && { kind })} />,
  });
  return (
    <Tabs
      label={i18n.t('Issues')}
      chosen={chosen}
      onChoose={setChosen}
      tabs={[
        tab(i18n.t('All'), wrong + empty),
        tab(i18n.t('Wrong cells'), wrong, 'wrong'),
        tab(i18n.t('Empty answers'), empty, 'empty'),
      ]}
    />
  );
};

interface RefusedReportProps {
  result: ImportResult;
  /** The upload, for marking the cells of its workbook. */
  sent: SentReport | undefined;
  children?: ReactNode;
}

/** The problems of a refused report by sheet, and its workbook with the wrong cells marked. */
export const RefusedReport = ({ result, sent, children }: RefusedReportProps) => {
  const { messages, figures } = result;
  const problems = problemsBySheet(messages, figures);
  const isPlaced = messages.some(({ cell }) => cell !== undefined);
  return (
    <>
      <Panel>
        <div className={styles.summary}>
          <Counts problems={problems} />
          <p className={styles.unchanged}>{unchanged(result)}</p>
        </div>
        <div className={styles.actions}>
          {isPlaced && sent && <MarkedButton sent={sent} />}
          {children}
          <CopyButton messages={messages} />
        </div>
      </Panel>
      <Panel>
        <div className={styles.problems}>
          <ProblemTabs problems={problems} />
        </div>
      </Panel>
    </>
  );
};

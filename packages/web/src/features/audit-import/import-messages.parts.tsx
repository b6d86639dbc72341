import { sentenceWithoutPlace } from '@attestry/contract/features/report-answers/report-answers.parts.ts';
import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import { Button } from '@mantine/core';
import { Copy } from 'lucide-react';
import { showSnackbar } from '../../kernel/notices.ts';
import { formatCount, i18n } from '../../kernel/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './import-messages.module.css';

const bySheet = (messages: readonly ReportMessage[]): readonly (readonly [string, readonly ReportMessage[]])[] => [
  ...Map.groupBy(messages, ({ sheet }) => sheet ?? ''),
];

const copyAll = async (messages: readonly ReportMessage[]) => {
  await navigator.clipboard.writeText(messages.map(({ message }) => message).join('\n'));
  showSnackbar(i18n.t('The list was copied'));
};

/** Browsers offer the clipboard only in secure contexts. */
const CopyButton = ({ messages }: { messages: readonly ReportMessage[] }) =>
  'clipboard' in navigator && (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<Copy size={14} aria-hidden="true" />}
      onClick={() => void copyAll(messages)}
    >
      {i18n.t('Copy list')}
    </Button>
  );

/** The label of the question, because users do not know its tag. */
const Label = ({ message: { label } }: { message: ReportMessage }) =>
  label !== undefined && <span className={styles.label}>{label}</span>;

const MessageRow = ({ message }: { message: ReportMessage }) => (
  <li className={styles.message} data-placed={message.cell !== undefined || undefined}>
    {message.cell !== undefined && <code className={styles.cell}>{message.cell}</code>}
    <p>
      <Label message={message} />
      {sentenceWithoutPlace(message)}
    </p>
    {message.xmlTag && <code className={styles.tag}>{message.xmlTag}</code>}
  </li>
);

export const ImportMessages = ({ title, messages }: { title: string; messages: readonly ReportMessage[] }) => (
  <Panel title={title} aside={<CopyButton messages={messages} />}>
    {bySheet(messages).map(([sheet, found]) => (
      <section key={sheet} className={styles.sheet} aria-label={sheet || i18n.t('The whole file')}>
        {sheet && (
          <h3 className={styles.sheetName}>
            {sheet} <span>{formatCount(found.length)}</span>
          </h3>
        )}
        <ul>
          {found.map((message) => (
            <MessageRow key={`${message.cell} ${message.message}`} message={message} />
          ))}
        </ul>
      </section>
    ))}
  </Panel>
);

/** The messages for a dialog, each with its location. */
export const messagesForDialog = (messages: readonly ReportMessage[]) =>
  messages.map((message) => ({
    message: sentenceWithoutPlace(message),
    label: message.label,
    place:
      message.cell === undefined
        ? undefined
        : i18n.t('Sheet {sheet}, cell {cell}', { sheet: message.sheet ?? '', cell: message.cell }),
  }));

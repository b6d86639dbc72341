import { sentenceWithoutPlace } from '@attestry/contract/features/report-answers/report-answers.parts.ts';
import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import { PlainMessages } from '../../blocks/plain-messages.tsx';
import { i18n } from '../../kernel/texts.ts';
import { Panel, PanelBody } from '../../ui/panel.tsx';

/** The messages about a workbook, each with its question and its cell. */
export const placedMessages = (messages: readonly ReportMessage[]) =>
  messages.map((message) => ({
    message: sentenceWithoutPlace(message),
    label: message.label,
    place:
      message.cell === undefined
        ? undefined
        : i18n.t('Sheet {sheet}, cell {cell}', { sheet: message.sheet ?? '', cell: message.cell }),
  }));

const Listed = ({ title, messages }: { title: string; messages: readonly ReportMessage[] }) =>
  messages.length > 0 && (
    <Panel title={title}>
      <PanelBody>
        <PlainMessages messages={placedMessages(messages)} />
      </PanelBody>
    </Panel>
  );

/** What there is to know about a stored report; the values that were not stored apart. */
export const StoredMessages = ({ messages }: { messages: readonly ReportMessage[] }) => {
  const { left = [], notes = [] } = Object.groupBy(messages, ({ leftOut }) => (leftOut ? 'left' : 'notes'));
  return (
    <>
      <Listed title={i18n.t('Please note')} messages={notes} />
      <Listed title={i18n.t('Not understood and left out')} messages={left} />
    </>
  );
};

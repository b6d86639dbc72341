import type { ReportEntry, ReportValue } from '@attestry/contract/features/audit/report.schema.ts';
import type { KeyAnswer } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { requiredMessage, tooLongMessage } from '@attestry/contract/kernel/field-messages.ts';
import { maxText } from '@attestry/contract/kernel/fields.ts';
import type { ReactNode } from 'react';
import type { InlineEditorKind } from '../../blocks/details/inline-editor.tsx';
import { InlineField } from '../../blocks/details/inline-field.tsx';
import { formatCount, i18n } from '../../kernel/texts.ts';
import { Missing } from '../../ui/missing.tsx';
import { ChangedValue } from './changed-value.parts.tsx';
import { DecisionTrigger } from './decision/decision.parts.tsx';
import { useEditing, useMayAnswer } from './editing.parts.tsx';
import { entryFor, textOfValue } from './report-values.parts.tsx';

export type Question = Omit<ReportEntry, 'id'>;
type Limits = Pick<Question, 'type' | 'required' | 'max'>;

const valueIn = (type: Question['type'], text: string): ReportValue => {
  if (text.trim() === '') return null;
  if (type === 'number') return Number(text);
  return type === 'choices' ? text.split('\n') : text;
};

const editorOf = ({ type, required, options = [] }: Question): InlineEditorKind => {
  if (type === 'choices') return { kind: 'choices', options };
  if (type === 'choice')
    return {
      kind: 'select',
      options: options.map((option) => ({ value: option, label: i18n.t(option) })),
      clearable: !required,
    };
  if (type === 'longText') return { kind: 'area' };
  return { kind: type === 'date' ? 'day' : type };
};

const isText = ({ type }: Limits) => type === 'text' || type === 'longText';

/** What is wrong with an answer; checked before it joins the unsaved changes. */
export const checkAnswer = (limits: Limits, text: string): string | undefined => {
  const { type, required, max } = limits;
  const answer = text.trim();
  if (answer === '') return required ? requiredMessage : undefined;
  if (type === 'number' && !/^-?\d{1,15}(\.\d+)?$/.test(answer)) return i18n.t('Is not a number');
  return isText(limits) && answer.length > max ? tooLongMessage(max) : undefined;
};

/** The longest limit is not mentioned, because nobody means to write that much. */
const hasUsualLimit = ({ type, max }: Limits) => type === 'text' && max >= maxText;

/** The limits of a question, shown while it is answered. */
export const hintOf = (question: Limits & Pick<Question, 'hint'>): string =>
  [
    question.hint,
    question.required && question.type !== 'choice' && i18n.t('Required'),
    isText(question) &&
      !hasUsualLimit(question) &&
      i18n.t('At most {max} characters', { max: formatCount(question.max) }),
  ]
    .filter(Boolean)
    .join(' · ');

interface EditedAnswerProps {
  question: Question;
  /** How an editable answer is shown, unless as plain text. */
  view?: ReactNode;
  /** What adding an optional answer is called; by default a missing one is said to be missing. */
  add?: string;
  /** How the answer is shown to readers who may not change it. */
  children: ReactNode;
}

/** An answer of a report, edited in place by readers who may do so, if the edit can be stored. */
export const EditedAnswer = ({ question, view, add, children }: EditedAnswerProps) => {
  const editing = useEditing();
  const mayAnswer = useMayAnswer(question);
  if (!editing) return children;
  const { xmlTag, label, type, data, key } = question;
  if (key === 'decision')
    return (
      <DecisionTrigger question={question} offered={mayAnswer}>
        {children}
      </DecisionTrigger>
    );
  return (
    <ChangedValue name={xmlTag}>
      <InlineField
        label={label}
        value={textOfValue(data)}
        view={view}
        add={question.required ? undefined : add}
        hint={hintOf(question)}
        editor={editorOf(question)}
        editable={mayAnswer}
        still={children}
        check={(text) => checkAnswer(question, text)}
        saveLabel={i18n.t('Keep')}
        onSave={async (text) => editing.change({ [xmlTag]: valueIn(type, text) })}
        onUnsaved={(unsaved) => editing.reportUnsaved(xmlTag, unsaved)}
      />
    </ChangedValue>
  );
};

/**
 * A field of the audit that is also an answer of the report, with its own label. Plain text if the report does not ask
 * for it. Until the report is read, a missing value counts as one to fill in, so that its panel does not grow afterwards.
 */
export const EditedKeyAnswer = ({ of, label, children }: { of: KeyAnswer; label: string; children: ReactNode }) => {
  const editing = useEditing();
  const entry = entryFor(editing?.drafted.report, of);
  const mayAnswerSoon = useMayAnswer({ editable: editing?.awaitsReport ?? false });
  const still = children ? <bdi>{children}</bdi> : <Missing fillable={mayAnswerSoon} />;
  return entry ? <EditedAnswer question={{ ...entry, label }}>{still}</EditedAnswer> : still;
};

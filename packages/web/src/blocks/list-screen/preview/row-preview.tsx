import type { Columns, ListSpec } from '@attestry/contract/kernel/list.ts';
import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, type LucideIcon, X } from 'lucide-react';
import { Fragment } from 'react';
import { i18n } from '../../../kernel/texts.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import hidden from '../../../ui/hidden.module.css';
import plain from '../../../ui/plain-button.module.css';
import { WhyNot } from '../../../ui/why-not.tsx';
import { type ListParts, nameColumnOf, offeredColumnsOf } from '../list-parts.ts';
import { contentOf } from '../rows/list-cell.tsx';
import { useOfferedActions } from '../rows/row-menu.tsx';
import styles from './row-preview.module.css';
import type { RowPreviewState } from './use-row-preview.ts';

interface RowPreviewProps<C extends Columns, R extends object> {
  parts: ListParts<C, R>;
  /** All columns that this reader has, shown or not. */
  spec: ListSpec<C>;
  /** The columns that the reader has chosen. */
  chosen: readonly string[];
  row: R;
  preview: Pick<RowPreviewState<R>, 'close' | 'previous' | 'next'>;
}

type ShownParts<C extends Columns, R extends object> = Omit<RowPreviewProps<C, R>, 'preview'>;

/** The name of the row as the table has it, with what stands below it there. */
const RowHead = <C extends Columns, R extends object>({ parts, spec, row }: ShownParts<C, R>) => {
  const key = nameColumnOf(parts);
  const column = key === undefined ? undefined : spec.columns[key];
  const content = key && column && contentOf({ parts, columnKey: key, column, row, isShown: () => true });
  return <h2>{content || <bdi>{parts.rowName(row)}</bdi>}</h2>;
};

const RowFacts = <C extends Columns, R extends object>({ parts, spec, chosen, row }: ShownParts<C, R>) => {
  const shown = offeredColumnsOf(spec).filter(([key]) => chosen.includes(key) || !parts.folded?.includes(key));
  const isShown = (key: keyof C & string) => shown.some(([one]) => one === key);
  const ofColumns = shown
    .filter(([key]) => key !== nameColumnOf(parts))
    .map(([key, column]) => ({
      label: i18n.t(column.label),
      content: contentOf({ parts, columnKey: key, column, row, isShown }),
    }));
  const facts = [...ofColumns, ...(parts.beyondColumns?.(row) ?? [])].filter(({ content }) => content);
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, content }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
};

interface StepProps {
  label: string;
  icon: LucideIcon;
  onStep: (() => void) | undefined;
  /** Why there is no such row. */
  end: string;
}

const Step = ({ label, icon: Icon, onStep, end }: StepProps) => (
  <WhyNot reason={onStep ? undefined : end}>
    <ActionIcon variant="subtle" color="gray" size={32} aria-label={label} title={label} onClick={() => onStep?.()}>
      <Icon size={18} aria-hidden="true" className={styles.icon} />
    </ActionIcon>
  </WhyNot>
);

/** To the rows before and after, for those who decide row by row. */
const Steps = <R extends object>({ preview: { previous, next } }: Pick<RowPreviewProps<Columns, R>, 'preview'>) => (
  <>
    <Step
      label={i18n.t('Previous in the list')}
      icon={ChevronLeft}
      onStep={previous}
      end={i18n.t('This is the first one of the page')}
    />
    <Step
      label={i18n.t('Next in the list')}
      icon={ChevronRight}
      onStep={next}
      end={i18n.t('This is the last one of the page')}
    />
  </>
);

/** The actions in the menu of the row. Its record is opened from the head. */
const RowActions = <C extends Columns, R extends object>({ parts, row }: Pick<ShownParts<C, R>, 'parts' | 'row'>) => {
  const to = parts.opens?.to(row);
  const others = useOfferedActions(parts.rowActions ?? [], row).filter((action) => action.to !== to);
  return (
    <div className={styles.actions}>
      <ActionBar actions={others.map((action) => ({ ...action, isQuiet: true }))} most={2} />
    </div>
  );
};

const Content = <C extends Columns, R extends object>(props: ShownParts<C, R>) => {
  const { parts, row } = props;
  if (parts.review) return <Fragment key={parts.rowKey(row)}>{parts.review.content(row)}</Fragment>;
  return (
    <>
      <RowActions parts={parts} row={row} />
      <RowFacts {...props} />
    </>
  );
};

/** A preview of a row next to the list: all its columns, including those that the table hides and no other cell tells, or what is decided about it. */
export const RowPreview = <C extends Columns, R extends object>(props: RowPreviewProps<C, R>) => {
  const { parts, row, preview } = props;
  const { review, opens } = parts;
  const name = parts.rowName(row);
  const to = opens?.to(row);
  return (
    <aside className={styles.preview} data-review={review && true} aria-label={i18n.t('Preview')}>
      <p role="status" className={hidden.hidden}>
        {i18n.t('Preview of {name}', { name })}
      </p>
      <div className={styles.head}>
        <RowHead {...props} />
        <div className={styles.buttons}>
          {to !== undefined && (
            <Link to={to} className={plain.button} onClick={() => opens?.onOpen?.(row)}>
              {i18n.t('Open')}
            </Link>
          )}
          {review && <Steps preview={preview} />}
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={i18n.t('Close the preview')}
            onClick={preview.close}
          >
            <X size={17} aria-hidden="true" />
          </ActionIcon>
        </div>
      </div>
      <Content {...props} />
    </aside>
  );
};

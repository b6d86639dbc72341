import type { Columns } from '@attestry/contract/kernel/list.ts';
import { Button, Checkbox } from '@mantine/core';
import { Columns3 } from 'lucide-react';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import { PopOver } from '../../../ui/pop-over.tsx';
import type { ColumnChoice } from '../use-list-view.ts';
import styles from './column-chooser.module.css';

/** A checkbox for each column, and a button that restores the default columns. */
export const ColumnChoices = <C extends Columns>({ choice }: { choice: ColumnChoice<C> }) => {
  const { columns, chosen, always, choose, isUsual } = choice;
  const toggle = (key: keyof C & string) =>
    choose(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  return (
    <fieldset className={styles.columns}>
      <legend>{i18n.t('Columns')}</legend>
      {columns.map(([key, { label }]) => (
        <Checkbox
          key={key}
          size="sm"
          label={i18n.t(label)}
          checked={chosen.includes(key)}
          onChange={() => toggle(key)}
          {...(key === always && { disabled: true, description: i18n.t('Always shown') })}
        />
      ))}
      {!isUsual && (
        <Button variant="subtle" size="compact-sm" onClick={() => choose([])}>
          {i18n.t('Show the usual columns')}
        </Button>
      )}
    </fieldset>
  );
};

/** The columns that the reader may show and hide, behind a button with their number. */
export const ColumnChooser = <C extends Columns>({ choice }: { choice: ColumnChoice<C> }) => {
  const count = i18n.t('{chosen} of {all}', {
    chosen: formatCount(choice.chosen.length),
    all: formatCount(choice.columns.length),
  });
  return (
    <PopOver
      target={
        <Button variant="default" className={styles.button} leftSection={<Columns3 size={15} aria-hidden="true" />}>
          {i18n.t('Columns')}{' '}
          <span className={styles.count}>
            <bdi>{count}</bdi>
          </span>
        </Button>
      }
    >
      <ColumnChoices choice={choice} />
    </PopOver>
  );
};

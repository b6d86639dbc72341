// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { useCombobox } from './use-combobox.ts';

let chosen: string[] = [];

const Box = ({ leads = false, options = ['one', 'two', 'three'] }: { leads?: boolean; options?: string[] }) => {
  const { active, onKeyDown } = useCombobox({
    options,
    keyOf: (option) => option,
    leads,
    onChoose: (option) => chosen.push(option),
    onEscape: () => chosen.push('escaped'),
  });
  return (
    <input role="combobox" aria-controls="list" aria-expanded aria-activedescendant={active} onKeyDown={onKeyDown} />
  );
};

const show = (box = <Box />) => {
  chosen = [];
  render(box);
  const field = screen.getByRole<HTMLInputElement>('combobox');
  field.focus();
  return field;
};
const activeIn = (field: HTMLElement) => field.getAttribute('aria-activedescendant');

const placesAfter = async (field: HTMLElement, keys: string[]) => {
  const places: (string | null)[] = [];
  for (const key of keys) {
    await userEvent.keyboard(`{${key}}`);
    places.push(activeIn(field));
  }
  return places;
};

describe('the keys of a field with options', () => {
  afterEach(cleanup);

  it('move through the options and the field, in a circle', async () => {
    const field = show();
    expect(await placesAfter(field, ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'])).toEqual([
      'one',
      'two',
      'three',
      null,
      'three',
    ]);
  });

  it('move to the first and last option once an arrow has moved to one, and within the text before', async () => {
    const field = show();
    await userEvent.type(field, 'ab');
    await userEvent.keyboard('{Home}');
    expect([activeIn(field), field.selectionStart]).toEqual([null, 0]);
    expect(await placesAfter(field, ['ArrowDown', 'End', 'Home'])).toEqual(['one', 'three', 'one']);
  });

  it('choose an option only if one is active, and close', async () => {
    const field = show();
    await userEvent.keyboard('{Enter}');
    expect(chosen).toEqual([]);
    await placesAfter(field, ['ArrowDown', 'ArrowDown', 'Enter', 'Escape']);
    expect(chosen).toEqual(['two', 'escaped']);
  });

  it('choose the first option where it leads', async () => {
    const field = show(<Box leads />);
    expect(activeIn(field)).toBe('one');
    expect(await placesAfter(field, ['ArrowUp', 'ArrowDown', 'Enter'])).toEqual(['three', 'one', 'one']);
    expect(chosen).toEqual(['one']);
  });

  it('do nothing without options', async () => {
    const field = show(<Box leads options={[]} />);
    expect(await placesAfter(field, ['ArrowDown', 'ArrowUp', 'Enter'])).toEqual([null, null, null]);
    expect(chosen).toEqual([]);
  });
});

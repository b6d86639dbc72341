// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { inBrowser, renderPage } from '../kernel/testing/render-page.tsx';
import { DayInput } from './day-input.tsx';

interface Reported {
  days: string[];
  unfinished: string[];
}

const StartDay = ({ reported, value }: { reported: Reported; value: string }) => {
  const [day, setDay] = useState(value);
  const choose = (chosen: string) => {
    reported.days.push(chosen);
    setDay(chosen);
  };
  return (
    <>
      <DayInput
        label="From"
        called="Audit start date from"
        value={day}
        onChange={choose}
        onUnfinished={(text) => reported.unfinished.push(text)}
        earliest="2026-01-01"
        latest="2026-12-31"
      />
      <button type="button" onClick={() => setDay('2026-03-03')}>
        Another day
      </button>
    </>
  );
};

const show = async (value = '') => {
  const reported: Reported = { days: [], unfinished: [] };
  renderPage(() => <StartDay reported={reported} value={value} />);
  return { reported, box: await screen.findByRole('textbox', { name: 'From' }) };
};

describe('a typed day', () => {
  inBrowser();

  it('is reported once it is complete, and never misread before', async () => {
    const { reported, box } = await show();
    await userEvent.type(box, '2026-05-17');
    expect(reported.days).toEqual(['2026-05-17']);
    expect(reported.unfinished).toHaveLength(9);
  });

  it('is cleared by a button that names its field', async () => {
    const { reported } = await show('2026-05-17');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Audit start date from' }));
    expect(reported.days).toEqual(['']);
  });

  it('is refused if no such day exists', async () => {
    const { reported, box } = await show();
    await userEvent.type(box, '2026-02-31');
    expect(screen.queryByText('Is not a date (YYYY-MM-DD)')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('Is not a date (YYYY-MM-DD)')).toBeDefined();
    expect(box).toHaveProperty('value', '2026-02-31');
    expect(reported.days).toEqual([]);
  });

  it.each([
    ['2025-12-31', 'Date must be after the minimum date'],
    ['2027-01-01', 'Date must be before the maximum date'],
  ])('%s, out of bounds, stays and is marked as wrong', async (day, text) => {
    const { reported, box } = await show('2026-05-17');
    await userEvent.clear(box);
    await userEvent.type(box, day);
    await userEvent.tab();
    expect(await screen.findByText(text)).toBeDefined();
    expect(box).toHaveProperty('value', day);
    expect(reported.days).toEqual(['']);
  });

  it('may be the first or the last day allowed', async () => {
    const { reported, box } = await show();
    await userEvent.type(box, '2026-01-01');
    await userEvent.clear(box);
    await userEvent.type(box, '2026-12-31');
    expect(reported.days).toEqual(['2026-01-01', '', '2026-12-31']);
    expect(screen.queryByText(/Date must be/)).toBeNull();
  });

  it('is replaced, with its message, by a value set from elsewhere', async () => {
    const { box } = await show();
    await userEvent.type(box, '2025-02-02');
    await userEvent.click(screen.getByRole('button', { name: 'Another day' }));
    expect(box).toHaveProperty('value', '2026-03-03');
    expect(screen.queryByText(/Date must be/)).toBeNull();
  });
});

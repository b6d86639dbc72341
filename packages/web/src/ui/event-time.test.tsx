// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { daysAfter, today } from '../kernel/days.ts';
import { inBrowser, renderPage } from '../kernel/testing/render-page.tsx';
import { EventTime } from './event-time.tsx';

inBrowser();

it('shows the date of an event on focus', async () => {
  const day = daysAfter(today(), 11);
  renderPage(() => <EventTime at={day} />);
  expect(await screen.findByText('in 11 days')).toBeDefined();
  await userEvent.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe(day);
});

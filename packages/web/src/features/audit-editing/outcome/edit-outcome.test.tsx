// @vitest-environment jsdom
import type { ReportOutcome } from '@attestry/contract/features/audit-report/audit-report.schema.ts';
import { MantineProvider } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { inBrowser, renderPage } from '../../../kernel/testing/render-page.tsx';
import { EditOutcome } from './edit-outcome.parts.tsx';

const Page = ({ status }: { status: ReportOutcome }) => {
  const [isShown, setShown] = useState(true);
  const result = { status, messages: [{ message: 'That is long.' }] };
  return (
    // Without the environment of tests, in which nothing fades.
    <MantineProvider>
      <EditOutcome shown={isShown ? { result, answer: () => setShown(false) } : undefined} />
    </MantineProvider>
  );
};

describe('the outcome of an edit', () => {
  inBrowser();

  it.each([
    ['OverrideWarning', 'Quit', 'This change is unusual'],
    ['Validation', 'OK', 'Invalid changes'],
  ] as const)('keeps its text while it fades out: %s', async (status, button, title) => {
    renderPage(() => <Page status={status} />);
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const read = new Set<string | null>();
    await waitFor(() => {
      const dialog = screen.queryByRole('dialog');
      if (dialog) read.add(dialog.textContent);
      expect(dialog).toBeNull();
    });
    expect([...read].filter((words) => !words?.includes(title) || !words.includes('That is long.'))).toEqual([]);
  });
});

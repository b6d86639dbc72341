// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { ImportQuestion } from './import-question.parts.tsx';

const unusual = { status: 'OverrideWarning' as const, messages: [{ message: 'Uploaded 89 days after the audit' }] };

const Page = () => {
  const [asked, setAsked] = useState(true);
  const leave = () => setAsked(false);
  return (
    // Without the test environment, which disables fading.
    <MantineProvider>
      <ImportQuestion result={asked ? unusual : undefined} onProceed={leave} onLeave={leave} />
    </MantineProvider>
  );
};

describe('a question about a report', () => {
  inBrowser();

  it('keeps its text while it fades out', async () => {
    renderPage(Page);
    await userEvent.click(await screen.findByRole('button', { name: 'Quit' }));
    const read = new Set<string | null>();
    await waitFor(() => {
      const dialog = screen.queryByRole('dialog');
      if (dialog) read.add(dialog.textContent);
      expect(dialog).toBeNull();
    });
    expect([...read].filter((words) => !words?.includes('This report is unusual'))).toEqual([]);
    expect([...read].filter((words) => !words?.includes('Uploaded 89 days'))).toEqual([]);
  });
});

// @vitest-environment jsdom
import { Button, TextInput } from '@mantine/core';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { inBrowser, renderPage } from '../kernel/testing/render-page.tsx';
import { lockedInput, WhyNot } from './why-not.tsx';

inBrowser();

const Steps = () => {
  const [step, setStep] = useState(1);
  return (
    <>
      <WhyNot reason={step === 2 ? 'This is the last one' : undefined}>
        <Button onClick={() => setStep(2)}>Next</Button>
      </WhyNot>
      <input aria-label="Step" value={step} onChange={({ target }) => setStep(Number(target.value))} />
    </>
  );
};

it('keeps a disabled button in reach of the keyboard, says why it is disabled, and ignores presses', async () => {
  const pressed: string[] = [];
  renderPage(() => (
    <WhyNot reason="Choose a standard first">
      <Button onClick={() => pressed.push('download')}>Download</Button>
    </WhyNot>
  ));
  const button = await screen.findByRole('button', { name: 'Download' });
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await userEvent.hover(button);
  expect((await screen.findByRole('tooltip')).textContent).toBe('Choose a standard first');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(pressed).toEqual([]);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

it('leaves a button without a reason as it is', async () => {
  const pressed: string[] = [];
  renderPage(() => (
    <WhyNot reason={undefined}>
      <Button onClick={() => pressed.push('download')}>Download</Button>
    </WhyNot>
  ));
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
  expect(pressed).toEqual(['download']);
});

it('keeps the focus on its button when the reason comes and goes', async () => {
  renderPage(() => <Steps />);
  const next = await screen.findByRole('button', { name: 'Next' });
  await userEvent.click(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(next);
  fireEvent.change(screen.getByLabelText('Step'), { target: { value: 1 } });
  expect(next.getAttribute('aria-disabled')).toBeNull();
  expect(document.activeElement).toBe(next);
});

it('marks a locked field with the reason, in reach of the keyboard', async () => {
  renderPage(() => <TextInput label="Country" {...lockedInput('Kept by the standards body')} />);
  expect(await screen.findByLabelText('Country')).toHaveProperty('disabled', true);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Kept by the standards body' }));
});

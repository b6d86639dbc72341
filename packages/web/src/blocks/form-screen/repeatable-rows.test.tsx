// @vitest-environment jsdom
import { TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { RepeatableRows } from './repeatable-rows.tsx';

const Language = ({ path }: { path: string }) => (
  <TextInput aria-label={path} {...useFormContext().register(`${path}.name`)} />
);

const Languages = ({ held }: { held: { value?: unknown } }) => {
  const form = useForm({ defaultValues: { languages: [{ name: 'Thai' }] } });
  held.value = form.watch('languages');
  return (
    <FormProvider {...form}>
      <RepeatableRows
        name="languages"
        addLabel="Add language"
        rowLabel="language"
        blank={{ name: '' }}
        row={(path) => <Language path={path} />}
      />
    </FormProvider>
  );
};

describe('a list within a form', () => {
  inBrowser();

  it('adds and removes rows', async () => {
    const held: { value?: unknown } = {};
    renderPage(() => <Languages held={held} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add language' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'languages.1' }), 'Korean');
    expect(held.value).toEqual([{ name: 'Thai' }, { name: 'Korean' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove language 1' }));
    expect(held.value).toEqual([{ name: 'Korean' }]);
  });
});

// @vitest-environment jsdom
import { requiredMessage } from '@attestry/contract/kernel/field-messages.ts';
import { email, optionalText, requiredText } from '@attestry/contract/kernel/fields.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../../kernel/api-error.ts';
import { noticeStore } from '../../kernel/notices.ts';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { FormScreen } from './form-screen.tsx';

const schema = z.object({
  name: requiredText(),
  website: optionalText(),
  email: z.string().min(1, requiredMessage).pipe(email).optional(),
});
type Values = z.output<typeof schema>;

const show = (
  save: (values: Values, version: string | undefined) => Promise<unknown>,
  values: Partial<Values> = {},
  locked: Partial<Record<keyof Values, string>> = {},
  draft?: { label: string; save: () => Promise<unknown> },
) => {
  const saved: unknown[] = [];
  const page = () => (
    <FormScreen
      title="Edit company"
      schema={schema}
      values={{ name: 'Polar', website: '', email: '', ...values }}
      edited={{ version: '"1"', valuesOf: (present) => ({ website: '', email: '', ...schema.parse(present) }) }}
      sections={[
        {
          title: 'Company',
          fields: [
            { kind: 'text', name: 'name', label: 'Company name' },
            { kind: 'text', name: 'website', label: 'Website' },
            { kind: 'email', name: 'email', label: 'Email' },
          ],
        },
      ]}
      locked={locked}
      failureText={({ status }) => (status === 409 ? 'The company could not be saved - unknown error' : undefined)}
      saveLabel="Save"
      draft={draft}
      cancelTo="/companies"
      save={save}
      onSaved={(answer) => saved.push(answer)}
    />
  );
  return { saved, router: renderPage(page) };
};
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a form screen', () => {
  inBrowser();

  const cancel = () => screen.getByRole('link', { name: 'Cancel' }).getAttribute('href');

  it('returns on Cancel to where the reader came from, with its query', async () => {
    const { router } = show(async () => undefined);
    await field(/Company name/);
    expect(cancel()).toBe('/companies');
    await router.navigate({ to: '/list?country=12&country=14&pageNumber=2' });
    await screen.findByText('Elsewhere');
    await router.navigate({ to: '/here' });
    await field(/Company name/);
    expect(cancel()).toBe('/list?country=12&country=14&pageNumber=2');
    await router.navigate({ to: '/here', hash: 'section-company' });
    expect(cancel()).toBe('/list?country=12&country=14&pageNumber=2');
  });

  it('marks required fields with a star and others as optional', async () => {
    show(async () => undefined);
    await field(/Company name/);
    const labels = [...document.querySelectorAll('label')].map((label) => label.textContent);
    expect(labels).toEqual(['Company name *', 'Website (optional)', 'Email (optional)']);
  });

  it('asks for nothing in a locked field, and says why it is locked', async () => {
    show(async () => undefined, {}, { name: 'The directory gave this name', website: 'It has its own page' });
    const name = await screen.findByRole('textbox', { name: 'Company name' });
    expect([name.getAttribute('aria-required'), name.hasAttribute('disabled')]).toEqual(['false', true]);
    expect(screen.getByRole('textbox', { name: 'Website' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'The directory gave this name' })).toBeDefined();
  });

  it('sends nothing while a field is wrong and moves the focus to that field', async () => {
    const { saved } = show(async () => 'saved');
    await userEvent.clear(await field(/Company name/));
    await userEvent.type(await field(/Email/), 'nobody');
    await press('Save');
    expect(await screen.findByText('Field is required')).toBeDefined();
    expect(screen.getByText('Incorrect email format')).toBeDefined();
    expect(screen.getByText('2 fields need attention')).toBeDefined();
    expect(document.activeElement).toBe(await field(/Company name/));
    expect(saved).toEqual([]);
  });

  it('marks a field that is passed through on saving, and one that is changed on leaving it', async () => {
    show(async () => undefined, { name: '' });
    await userEvent.click(await field(/Company name/));
    await userEvent.tab();
    await userEvent.type(await field(/Email/), 'nobody');
    await userEvent.tab();
    expect(await screen.findByText('Incorrect email format')).toBeDefined();
    expect(screen.queryByText('Field is required')).toBeNull();
    await press('Save');
    expect(await screen.findByText('Field is required')).toBeDefined();
    expect(document.activeElement).toBe(await field(/Company name/));
  });

  it('saves with the version it showed, and sends cleared fields as empty', async () => {
    const sent: unknown[] = [];
    const save = async (...parts: unknown[]) => {
      sent.push(parts);
      return 'answer';
    };
    const { saved } = show(save, { website: 'https://polar.example' });
    await userEvent.type(await field(/Company name/), ' BV');
    await userEvent.clear(await field(/Website/));
    await press('Save');
    await waitFor(() => expect(saved).toEqual(['answer']));
    expect(sent).toEqual([[{ name: 'Polar BV', website: '' }, '"1"']]);
  });

  it('requires a field that can be changed but not cleared', async () => {
    const { saved } = show(async () => 'saved', { email: 'ada@polar.example' });
    await userEvent.clear(await field(/Email/));
    await press('Save');
    expect(await screen.findByText('Field is required')).toBeDefined();
    expect(saved).toEqual([]);
  });

  it('saves only once, however often Save is pressed, until the next page opens', async () => {
    let sent = 0;
    const { saved, router } = show(async () => {
      sent += 1;
    });
    await userEvent.type(await field(/Company name/), ' BV');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await userEvent.type(await field(/Company name/), '!{Enter}');
    await press('Save');
    expect({ sent, saved: saved.length }).toEqual({ sent: 1, saved: 1 });
    await router.navigate({ to: '/elsewhere' });
    expect(await screen.findByText('Elsewhere')).toBeDefined();
  });

  it('keeps the focus on the button that saves a draft while it is saved', async () => {
    const saving = Promise.withResolvers<void>();
    let sent = 0;
    const save = () => {
      sent += 1;
      return saving.promise;
    };
    const { saved } = show(async () => undefined, {}, {}, { label: 'Save draft', save });
    await field(/Company name/);
    await press('Save draft');
    const button = screen.getByRole('button', { name: 'Save draft' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    expect(button.hasAttribute('disabled')).toBe(false);
    await press('Save draft');
    expect(sent).toBe(1);
    saving.resolve();
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('shows a refusal at its field, or above the form if it belongs to no field', async () => {
    const fields = [
      { path: 'Name', message: 'This name is taken' },
      { path: 'tier', message: 'This tier is not known' },
    ];
    show(async () => {
      throw new ApiError({ method: 'PUT', status: 400, body: { code: 'request.invalid', message: 'x', fields } });
    });
    await field(/Company name/);
    await press('Save');
    expect(await screen.findByText('This name is taken')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('This tier is not known');
    expect(document.activeElement).toBe(await field(/Company name/));
  });

  it.each([
    [500, 'Server error'],
    [409, 'The company could not be saved - unknown error'],
  ])(
    'shows any other failure in the banner, with the page’s own message if it has one: %i as “%s”',
    async (status, text) => {
      show(async () => {
        throw new ApiError({ method: 'PUT', status });
      });
      await field(/Company name/);
      await press('Save');
      await waitFor(() => expect(noticeStore.current().map((notice) => notice.text)).toContain(text));
    },
  );

  it('asks before unsaved changes are lost and stays on Cancel', async () => {
    const { router } = show(async () => undefined);
    await userEvent.type(await field(/Website/), 'x');
    void router.navigate({ to: '/elsewhere' });
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Are you sure you want to leave this page? Any unsaved changes will be lost.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(router.state.location.pathname).toBe('/here');
    void router.navigate({ to: '/elsewhere' });
    await userEvent.click(await screen.findByRole('button', { name: 'Leave Page' }));
    expect(await screen.findByText('Elsewhere')).toBeDefined();
  });
});

describe('a stale edit', () => {
  inBrowser();
  const stale = (shown: Partial<Values> = {}) => {
    const sent: [Values, string | undefined][] = [];
    show(async (values, version) => {
      sent.push([values, version]);
      const present = { name: 'Polar Cold', website: 'https://polar.example' };
      const body = { code: 'request.changedMeanwhile', message: 'x', present };
      if (version === '"1"') throw new ApiError({ method: 'PUT', status: 412, body, version: '"2"' });
    }, shown);
    return sent;
  };

  it('keeps my changes and takes what only the other person changed', async () => {
    const sent = stale();
    await userEvent.type(await field(/Company name/), ' BV');
    await press('Save');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(sent.at(-1)).toEqual([{ name: 'Polar BV', website: 'https://polar.example' }, '"2"']));
  });

  it('keeps a field empty that I cleared and the other person changed', async () => {
    const sent = stale({ website: 'https://former.example' });
    await userEvent.clear(await field(/Website/));
    await press('Save');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(sent.at(-1)).toEqual([{ name: 'Polar Cold', website: '' }, '"2"']));
  });

  it("shows the other person's values next to mine and can take them", async () => {
    stale();
    await userEvent.type(await field(/Company name/), ' BV');
    await press('Save');
    expect(await screen.findByRole('row', { name: 'Company name Polar Cold Polar BV' })).toBeDefined();
    await press('Take theirs');
    await waitFor(async () => expect(await field(/Company name/)).toHaveProperty('value', 'Polar Cold'));
  });
});

import { type SignUpCompanyForm, signUpCompanyForm } from '@attestry/contract/features/sign-up/sign-up.schema.ts';
import { z } from 'zod';

const key = 'attestry.sign-up';

const typed = z.record(z.string(), z.unknown());
const keptEntries = z.object({
  company: typed.optional(),
  /** Set once the visitor has continued to the second step. */
  entered: z.unknown().optional(),
  person: typed.optional(),
});

/** What a visitor has entered into the forms of both steps, as typed. */
export type Entries = Omit<z.output<typeof keptEntries>, 'entered'> & { entered?: SignUpCompanyForm | undefined };

/** What this window has kept of a sign-up, so that a reload loses nothing. */
export const entriesKept = (): Entries => {
  try {
    const { entered, ...kept } = keptEntries.parse(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
    return { ...kept, entered: signUpCompanyForm.safeParse(entered).data };
  } catch {
    // Storage may be unavailable, or hold what another version of the product wrote.
    return {};
  }
};

export const keepEntries = (entries: Entries): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(entries));
  } catch {
    // Storage may be unavailable or full; the entries then last as long as the page.
  }
};

export const forgetEntries = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage may be unavailable; then it holds no entries.
  }
};

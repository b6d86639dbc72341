// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftKept, forgetDrafts, forgetDraftsOfOthers, keepDraft } from './kept-drafts.ts';
import { signInAs } from './testing/render-page.tsx';

const record = 'audit 500003';
const signIn = (identificator: string) => signInAs('CB Full Admin', [], { identificator });

describe('drafts kept on a device', () => {
  afterEach(() => localStorage.clear());

  it('belong to one person and one record', () => {
    signIn('maya');
    expect(keepDraft(record, { scope: 'Baking' })).toBe(true);
    expect(draftKept(record)?.draft).toEqual({ scope: 'Baking' });
    expect(draftKept('audit 500004')).toBeUndefined();
    signIn('iris');
    expect(draftKept(record)).toBeUndefined();
  });

  it('are forgotten once they are saved or discarded', () => {
    signIn('maya');
    keepDraft(record, { scope: 'Baking' });
    expect(keepDraft(record, undefined)).toBe(false);
    expect(draftKept(record)).toBeUndefined();
  });

  it('are forgotten after 14 days', () => {
    vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z') });
    signIn('maya');
    keepDraft(record, { scope: 'Baking' });
    vi.setSystemTime(new Date('2026-11-14T12:00:00Z'));
    expect(draftKept(record)?.at).toBe('2026-11-01T12:00:00.000Z');
    vi.setSystemTime(new Date('2026-11-15T12:00:00Z'));
    expect(draftKept(record)).toBeUndefined();
    forgetDraftsOfOthers('maya');
    expect(localStorage).toHaveLength(0);
  });

  it('are forgotten when another person signs in, and when a person signs out', () => {
    signIn('maya');
    keepDraft(record, { scope: 'Baking' });
    localStorage.setItem('attestry.colours', 'dark');
    forgetDraftsOfOthers('maya');
    expect(draftKept(record)).toBeDefined();
    forgetDraftsOfOthers('iris');
    expect(draftKept(record)).toBeUndefined();
    keepDraft(record, { scope: 'Baking' });
    forgetDrafts();
    expect(draftKept(record)).toBeUndefined();
    expect(localStorage.getItem('attestry.colours')).toBe('dark');
  });

  it('do not fail on a device without storage', () => {
    signIn('maya');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Full');
    });
    expect(keepDraft(record, { scope: 'Baking' })).toBe(false);
    vi.restoreAllMocks();
  });
});

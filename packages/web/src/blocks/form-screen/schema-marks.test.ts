import { location, optionalText, requiredText } from '@attestry/contract/kernel/fields.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isRequired, withoutBlanks } from './schema-marks.ts';

const form = z.object({
  name: requiredText(),
  website: optionalText(),
  location: location.optional(),
  email: z.email().optional(),
  blocked: z.boolean(),
  languages: z.array(z.object({ name: requiredText(), level: z.enum(['basic', 'fluent']).optional() })),
});

describe('the marks that follow from a schema', () => {
  it.each([
    ['name', true],
    ['website', false],
    ['location.city', true],
    ['location.county', false],
    ['location.country', true],
    ['email', false],
    ['languages.0.name', true],
    ['languages.0.level', false],
  ])('%s required: %s', (path, required) => {
    expect(isRequired(form, path)).toBe(required);
  });

  it('leave out blank optional fields, at any depth, and keep blank required ones for their message', () => {
    const values = { name: '', email: '', blocked: false, languages: [{ name: 'Thai', level: '' }] };
    expect(withoutBlanks(form, values)).toEqual({ name: '', blocked: false, languages: [{ name: 'Thai' }] });
  });
});

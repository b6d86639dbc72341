import { optionalText, requiredText } from '@attestry/contract/kernel/fields.ts';
import { locationFields } from '@attestry/contract/kernel/place-and-contact.ts';
import { formShape } from '@attestry/contract/kernel/record-fields.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isRequired, withoutBlanks } from './schema-marks.ts';

const form = z.object({
  name: requiredText(),
  website: optionalText(),
  location: z.object(formShape(locationFields)).optional(),
  email: z.email().optional(),
  tier: z.enum(['Pro', 'Lite']).optional(),
  owner: z.object({ id: z.string().min(1), name: z.string() }).optional(),
  office: z.string().regex(/^\d+$/).nullable().optional(),
  blocked: z.boolean(),
  languages: z.array(z.object({ name: requiredText(), level: z.enum(['basic', 'fluent']).optional() })),
});

describe('the marks derived from a schema', () => {
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

  it.each([
    ['website', 'https://polar.example', false],
    ['office', '7', false],
    ['email', 'ada@polar.example', true],
    ['tier', 'Pro', true],
    ['tier', '', false],
    ['owner', { id: '7', name: 'Polar' }, true],
  ])('%s, with the stored value %j, required: %s', (path, before, required) => {
    expect(isRequired(form, path, before)).toBe(required);
  });

  it('leave out blanks that the schema refuses, at any depth, and keep required blanks so that their message shows', () => {
    const values = { name: '', email: '', tier: null, blocked: false, languages: [{ name: 'Thai', level: '' }] };
    expect(withoutBlanks(form, values)).toEqual({ name: '', blocked: false, languages: [{ name: 'Thai' }] });
  });

  it('send a blank that the schema accepts, so that it clears the stored value', () => {
    const address = { addressLine1: '1 Quay', addressLine2: '', city: 'Hull', country: { id: '826', name: '' } };
    expect(withoutBlanks(form, { website: '', location: address })).toEqual({ website: '', location: address });
  });

  it('send a cleared choice as null when the schema accepts it', () => {
    expect(withoutBlanks(form, { office: '' }, { office: '7' })).toEqual({ office: null });
  });

  it('keep a cleared field that can be neither sent nor left out, so that its message shows', () => {
    const before = { email: 'ada@polar.example', owner: { id: '7', name: 'Polar' } };
    const emptied = { email: '', owner: { id: '', name: '' } };
    expect(withoutBlanks(form, emptied, before)).toEqual(emptied);
    expect(withoutBlanks(form, emptied)).toEqual({});
  });
});

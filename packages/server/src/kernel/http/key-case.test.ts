import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { keysAsDeclared } from './key-case.ts';

const place = z.object({ city: z.string(), country: z.object({ id: z.string() }).optional() });
const form = z.object({
  site: z.object({ companyId: z.string(), location: place.nullable() }),
  contacts: z.array(z.object({ email: z.string() })).default([]),
  answers: z.union([
    z.strictObject({ xmlTag: z.string(), value: z.string() }),
    z.strictObject({ xmlTag: z.string(), rows: z.array(z.record(z.string(), z.string())) }),
  ]),
});

describe('the keys of a body', () => {
  it('are read regardless of the case of their first letter, at any depth', () => {
    const given = {
      Site: { CompanyId: '1', Location: { City: 'Hull', country: { Id: '826' } } },
      Contacts: [{ Email: 'ada@people.example' }, { email: 'ben@people.example' }],
    };
    expect(keysAsDeclared([form], given)).toEqual({
      site: { companyId: '1', location: { city: 'Hull', country: { id: '826' } } },
      contacts: [{ email: 'ada@people.example' }, { email: 'ben@people.example' }],
    });
  });

  it('are left alone when they are data, such as the tags of a report', () => {
    const given = { answers: { XmlTag: 'NC', Rows: [{ SEVERITY: 'Minor', Clause: '1.1' }] } };
    expect(keysAsDeclared([form], given)).toEqual({
      answers: { xmlTag: 'NC', rows: [{ SEVERITY: 'Minor', Clause: '1.1' }] },
    });
  });

  it('leave a value of another shape to validation', () => {
    const deep = JSON.parse(`{"site":${'['.repeat(50_000)}${']'.repeat(50_000)}}`);
    expect(form.safeParse(keysAsDeclared([form], deep)).success).toBe(false);
    for (const odd of [null, 'text', 5, [1], { site: 'text' }, { contacts: { Email: 1 } }])
      expect(keysAsDeclared([form], odd)).toEqual(odd);
  });
});

import { describe, expect, it } from 'vitest';
import { accountEmail, email } from './fields.ts';

const refusalOf = (text: string) => email.safeParse(text).error?.issues.map(({ message }) => message);

describe('an email address', () => {
  it.each([
    ['info@example.org', 'info@example.org'],
    ["  O'Hara+list@Example.org ", "O'Hara+list@Example.org"],
    ['info@bücher.example', 'info@xn--bcher-kva.example'],
    ['Info@BU\u0308CHER.example', 'Info@xn--bcher-kva.example'],
    ['info@faß.example', 'info@xn--fa-hia.example'],
    ['info@食品.例え', 'info@xn--jvr189m.xn--r8jz45g'],
    ['info@xn--bcher-kva.example', 'info@xn--bcher-kva.example'],
  ])('is kept in ASCII: %s', (typed, kept) => {
    expect(email.parse(typed)).toBe(kept);
  });

  it.each([
    ['müller@example.org', ['Only the letters a to z, digits and signs may stand before the @']],
    ['\u0130nfo@example.org', ['Only the letters a to z, digits and signs may stand before the @']],
    ['info', ['Incorrect email format']],
    ['info@example', ['Incorrect email format']],
    ['in fo@example.org', ['Incorrect email format']],
    ['info@exa mple.org', ['Incorrect email format']],
    ['info@bücher.example/x', ['Incorrect email format']],
    ['info@bü%63her.example', ['Incorrect email format']],
    ['info@example..org', ['Incorrect email format']],
    ['Ada <ada@example.org>', ['Incorrect email format']],
    ['a@b.example,c@d.example', ['Incorrect email format']],
  ])('is refused: %s', (typed, messages) => {
    expect(refusalOf(typed)).toEqual(messages);
  });

  it('of an account is the same in every spelling', () => {
    const written = ['ida@bücher.example', 'IDA@Bücher.example', 'Ida@XN--bcher-KVA.example'];
    expect(new Set(written.map((typed) => accountEmail.parse(typed)))).toEqual(new Set(['ida@xn--bcher-kva.example']));
  });
});

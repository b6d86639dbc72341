// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address } from './place-and-contact.tsx';

describe('an address', () => {
  it('keeps its order, whatever the scripts of its parts', () => {
    const { container } = render(address({ zipCode: '31511', city: 'طنطا', country: { name: 'Egypt' } }));
    expect(container.textContent).toBe('31511 طنطا, Egypt');
    expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
      '31511 طنطا',
      'Egypt',
    ]);
  });
});

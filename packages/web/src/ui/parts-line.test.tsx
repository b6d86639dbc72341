// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PartsLine } from './parts-line.tsx';

it('isolates each part from the direction of the others, and leaves empty ones out', () => {
  const { container } = render(<PartsLine parts={['مخبز', undefined, '', '1000509', <b key="town">Lima</b>]} />);
  expect(container.textContent).toBe('مخبز · 1000509 · Lima');
  expect([...container.querySelectorAll('bdi')].map(({ innerHTML }) => innerHTML)).toEqual([
    'مخبز',
    '1000509',
    '<b>Lima</b>',
  ]);
});

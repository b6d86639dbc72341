// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { GradeSeal } from './grade-seal.parts.tsx';

describe('the grade seal', () => {
  inBrowser();

  it.each([
    ['AA+', 'Grade AA+', 'AA+', 'high'],
    ['B', 'Grade B', 'B', 'middle'],
    ['D+', 'Grade D+', 'D+', 'low'],
    ['Foundation +', 'Grade Foundation +', 'F+', 'foundation'],
    ['Foundation', 'Grade Foundation', 'F', 'foundation'],
    ['No Grade', 'No Grade', '–', 'failed'],
    [null, 'Not graded', '–', 'none'],
  ])('labels %s as "%s"', async (grade, label, letters, tone) => {
    renderPage(() => <GradeSeal grade={grade} />);
    const seal = await screen.findByRole('img', { name: label });
    expect(seal.textContent).toBe(letters);
    expect(seal.getAttribute('data-tone')).toBe(tone);
  });
});

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { AuditSeal } from './audit-seal.parts.tsx';
import { AuditValidity } from './certification.parts.tsx';
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

  it.each([
    ['Holding', 'Certificated', '2026-10-10', 'Not graded', 'none'],
    ['Archived', 'Certificated', null, 'Not graded', 'none'],
    ['Archived', 'Certificated', '2026-10-10', 'Grade AA', 'none'],
    ['Current', 'Suspended', '2026-10-10', 'Grade AA', 'none'],
    ['Current', 'Certificated', '2026-10-10', 'Grade AA', 'high'],
  ])('of an audit that is %s, %s and validated on %s is labelled "%s"', async (...audit) => {
    const [recordStatus, certificationStatus, validationDate, label, tone] = audit;
    renderPage(() => <AuditSeal grade="AA" {...{ recordStatus, certificationStatus, validationDate }} />);
    expect((await screen.findByRole('img', { name: label })).getAttribute('data-tone')).toBe(tone);
  });
});

describe('the validity of an audit', () => {
  inBrowser();

  it.each([
    ['Holding', '2026-10-10', 'No certificate'],
    ['Archived', null, 'No certificate'],
    ['Archived', '2026-10-10', 'until 2027-11-25, archived'],
  ] as const)('that is %s and validated on %s is "%s"', async (recordStatus, validationDate, words) => {
    const dates = { issueDate: null, expiryDate: '2027-11-25', validationDate };
    renderPage(() => <AuditValidity certificationStatus="Pending" recordStatus={recordStatus} {...dates} />);
    expect(await screen.findByText(words)).toBeDefined();
  });
});

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { food, lapsed, openSite, suspended } from '../../app/testing/open-site.tsx';
import { daysAfter } from '../../kernel/days.ts';
import { inBrowser, switchOff } from '../../kernel/testing/render-page.tsx';

const rowOf = (standard: string) => {
  const row = screen.getByRole('heading', { name: standard }).closest('li');
  if (!row) throw new Error(`${standard} has no row`);
  return within(row);
};
const isHeadline = (name: string) => expect(screen.getByRole('heading', { level: 2, name })).toBeDefined();

inBrowser();

describe('the certifications of a site', () => {
  it('state for how many standards it is certificated, with seal, scope, certificate and audit of each', async () => {
    await openSite({ audits: [food, lapsed] });
    isHeadline('Certificated today for 1 of 2 standards');
    const row = rowOf('Food');
    expect(row.getByRole('img', { name: 'Grade AA+' })).toBeDefined();
    for (const text of ['Ready meals', 'Certificated', food.expiryDate]) expect(row.getByText(text)).toBeDefined();
    expect(row.getByRole('button', { name: 'Certificate for Food' })).toBeDefined();
    expect(row.getByRole('link', { name: 'Audit 900007' }).getAttribute('href')).toBe('/private/audit/details/900007');
  });

  it('keep a lapsed standard, without its grade in a seal, and offer the next step to readers who may take it', async () => {
    await openSite({ audits: [lapsed], visuals: { isAbleToSchedule: true } });
    isHeadline(`Not certificated today, since ${daysAfter(lapsed.expiryDate, 1)}`);
    const row = rowOf('Storage and Distribution');
    expect(row.getByRole('img', { name: 'Not graded' })).toBeDefined();
    expect(row.getByText('Ready meals · last grade B')).toBeDefined();
    expect(row.getByRole('link', { name: 'Plan an audit for Storage and Distribution' }).getAttribute('href')).toBe(
      '/private/audit/schedule-site/1000001?standardId=6',
    );
    expect(row.queryByRole('button')).toBeNull();
  });

  it('offer no next step to readers who may not plan', async () => {
    await openSite({ audits: [lapsed] });
    expect(rowOf('Storage and Distribution').queryByRole('link', { name: /Plan an audit/ })).toBeNull();
  });

  it('mute the seal and bar of a suspended certification, and say since when', async () => {
    await openSite({ audits: [suspended] });
    isHeadline('Not certificated today, since 2026-10-01');
    const row = rowOf('Packaging Materials');
    expect(row.getByRole('img', { name: 'Grade AA+' }).getAttribute('data-tone')).toBe('none');
    expect(row.getByText('Suspended since 2026-10-01')).toBeDefined();
  });

  it('show one audit of each standard: the Current one, or else the latest', async () => {
    const held = {
      ...food,
      id: '900011',
      recordStatus: 'Holding',
      validationDate: null,
      hasCertificate: false,
    } as const;
    await openSite({ audits: [held, food, { ...lapsed, id: '900012', recordStatus: 'Closed' }, lapsed] });
    expect(rowOf('Food').getByRole('link').textContent).toBe('Audit 900007');
    expect(rowOf('Storage and Distribution').getByRole('link').textContent).toBe('Audit 900008');
  });

  it('have neither grade nor date before the first validation, nor a day since when', async () => {
    await openSite({
      audits: [{ ...food, recordStatus: 'Holding', validationDate: null, hasCertificate: false }, lapsed],
    });
    isHeadline('Not certificated today');
    const row = rowOf('Food');
    expect(row.getByRole('img', { name: 'Not graded' })).toBeDefined();
    expect(row.getByText('Holding')).toBeDefined();
    expect(row.queryByText(food.expiryDate)).toBeNull();
  });

  it('offer the first report to readers who may upload it, if no audit is visible', async () => {
    await openSite({ visuals: { isAbleToUpload: true } });
    expect(screen.getByText('No audit of this site that you can see')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Upload the first report' })).toBeDefined();
  });

  it('are left out if the deployment has no audits', async () => {
    switchOff('AuditFeature');
    await openSite();
    expect(screen.queryByRole('heading', { name: 'Certifications' })).toBeNull();
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '../../kernel/database/owner-connection.ts';
import { openFiles } from '../../kernel/files/open-files.ts';
import { readSettings, type Settings } from '../../kernel/settings/settings.ts';
import { freshDatabase } from '../../kernel/testing/cluster.ts';
import { loadDemo } from './load.ts';

let settings: Settings;
let ownerUrl: string;

beforeAll(async () => {
  settings = readSettings({ NODE_ENV: 'test', DATA_DIR: await mkdtemp(path.join(tmpdir(), 'demo-')) });
  ({ ownerUrl } = await freshDatabase());
  await loadDemo(ownerUrl, { audits: 3000 }, settings, () => undefined);
});
afterAll(() => rm(settings.DATA_DIR, { recursive: true, force: true }));

it('the demo only has states that the audit life cycle allows under the terms of its standard', async () => {
  await asOwner(ownerUrl, async (owner) => {
    const counted = async (which: string) =>
      Number((await owner.query<{ count: string }>(`select count(*) from audit where ${which}`)).rows[0]?.count);
    const current = `record_status = 'Current'`;
    const certified = `certification_status in ('Certificated', 'Start! Basic') and expiry_date >= current_date`;
    expect(await counted(`${current} and site_id < 1000011 and ${certified}`)).toBe(9);
    expect(await counted(`${current} and site_id = 1000004 and certification_status = 'Suspended'`)).toBe(1);
    const held = `record_status = 'Holding' and uploaded_by_organisation = 'Company'`;
    expect(await counted(`${held} and certification_body_id = 1`)).toBeGreaterThan(0);
    expect(await counted(`certification_status = 'Pending'`)).toBeGreaterThan(0);
    expect(
      await counted(`certification_status = 'Pending' and not exists (select from audit as other
      where (other.site_id, other.standard_id, other.record_status) = (audit.site_id, audit.standard_id, 'Current'))`),
    ).toBe(0);
    expect(
      await counted(`${current} and certification_status = 'Not Certificated' and exists (select from audit as other
      where other.site_id = audit.site_id and other.certification_status = 'Withdrawn')`),
    ).toBeGreaterThan(0);
    expect(await counted(`issue_date > current_date or issue_date <= end_date`)).toBe(0);
    expect(
      await counted(`not exists (select from office_standard as held where held.standard_id = audit.standard_id
      and held.certification_body_id = audit.certification_body_id)`),
    ).toBe(0);
    const { rows: events } = await owner.query('select distinct event from change_log order by event');
    expect(events.map(({ event }) => event)).toEqual([
      'Add favourite',
      'Archive audit',
      'Archive company',
      'Archive site',
      'Certification expired',
      'Create auditor profile',
      'Create company',
      'Create site',
      'Edit audit details',
      'Edit auditor profile',
      'Import site references',
      'Imported without a report',
      'Load the demo',
      'Reject auditor profile',
      'Request report access',
      'Schedule audit',
      'Share audit',
      'Share company',
      'Share site',
      'Submit recall',
      'Suspend qualification',
      'Upload report',
      'Validate auditor profile',
    ]);
    const { rows: recent } = await owner.query(`select event from change_log
      where event <> 'Load the demo' and (at > now() or at > now() - interval '5 minutes' and entity <> 'audit')`);
    expect(recent).toEqual([]);
    const { rows: untold } = await owner.query(`select id from audit where record_status in ('Archived', 'Closed')
      and (select changes -> 'record_status' ->> 1 from change_log where entity = 'audit' and entity_id = audit.id
        and changes ? 'record_status' order by at desc limit 1) <> record_status`);
    expect(untold).toEqual([]);
    const { rows: fileless } =
      await owner.query(`select entity_id from change_log where entity = 'audit' and part = 'audit'
      and event = 'Upload report' and changes -> 'record_status' ->> 0 is null
      and entity_id not in (select audit_id from audit_report)`);
    expect(fileless).toEqual([]);
    const sharing = await owner.query(`select giver.email as giver, taker.email as taker from share
      join app_user as giver on giver.id = share.shared_by
      join user_organisation as held on held.organisation_type = 'Company' and held.organisation_id = share.target_id
      join company on company.id = held.organisation_id and company.tier = 'Pro' and company.status = 'Active'
      join app_user as taker on taker.id = held.user_id
      where share.entity_id = 1000001 and share.since < now()`);
    expect(sharing.rows).toContainEqual({ giver: 'company-bi-s-user@demo.example', taker: 'buyer@demo.example' });
  });
});

it('the demo has auditors who wait for validation, with what an edit changed, and more than a page of them at a body', async () => {
  await asOwner(ownerUrl, async (owner) => {
    const { rows } = await owner.query(`select count(*)::int as pending,
        count(*) filter (where 1 = any(certification_body_ids))::int as own,
        count(*) filter (where profile_content(auditor) <> content)::int as edited
      from auditor_listing as listed join auditor using (id) left join auditor_validated on auditor_id = id where is_pending`);
    const [{ pending, own, edited }] = rows;
    expect(own).toBeGreaterThan(10);
    expect(edited).toBeGreaterThan(20);
    expect([pending > 100, pending < 250]).toEqual([true, true]);
    const oldest = await owner.query(`select distinct first.status from
      (select auditor.status from auditor join auditor_listing as listed using (id) where is_pending order by auditor.submitted_at limit 10) as first`);
    expect(oldest.rows).not.toContainEqual({ status: 'Not Validated' });
  });
});

it('the Certificate Tracker of the demo shows every sharing option on its first pages', async () => {
  await asOwner(ownerUrl, async (owner) => {
    const { rows } = await owner.query(`select distinct coalesce(sharing_option, 'of the deployment') as option
      from (select sharing_option from audit_listing where record_status = 'Current' and tracked
        order by site_name, id limit 30) as first order by 1`);
    expect(rows.map(({ option }) => option)).toEqual([
      'BasicOnly',
      'CertificateOnly',
      'CertificatePDF',
      'of the deployment',
    ]);
    const { rows: askable } = await owner.query(`select from (
        select * from audit_listing where record_status = 'Current' and tracked order by site_name, id limit 30) as first
      join user_organisation as held on held.organisation_type = 'Company' and held.organisation_id = first.owner_company_id`);
    expect(askable.length).toBeGreaterThan(4);
    const { rows: awaited } = await owner.query(`select from (
        select * from audit_listing where record_status = 'Current' and tracked order by site_name, id limit 30) as first
      where sharing_option = 'CertificatePDF' and certification_status = 'Certificated'
        and not exists (select from certificate where audit_id = first.id)`);
    expect(awaited.length).toBeGreaterThan(0);
    const { rows: shared } = await owner.query(`select distinct entity_type, target_type from share order by 1, 2`);
    expect(shared.map(({ entity_type, target_type }) => `${entity_type} with ${target_type}`)).toEqual([
      'audit with CertificationBody',
      'audit with Company',
      'audit with Site',
      'company with CertificationBody',
      'company with Company',
      'site with Company',
    ]);
  });
});

it('the demo has the workbook of each report, with its file, among the documents of its audit', async () => {
  await asOwner(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ reported: string; kept: string | null; size: number | null }>(
      `select report.file_sha256 as reported, document.file_sha256 as kept, document.file_size as size
       from audit_report as report left join audit_document as document
         on document.audit_id = report.audit_id and document.type = 'Audit'`,
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { reported, kept, size } of rows) {
      expect(kept).toBe(reported);
      expect((await openFiles(settings).read(reported)).length).toBe(size);
    }
  });
});

it('the demo’s companies follow certificates of every state, ask for reports and are alerted', async () => {
  await asOwner(ownerUrl, async (owner) => {
    const { rows: companies } = await owner.query<{ id: string; used: string }>(
      `select company_id::text as id, count(*)::text as used from favourite group by company_id`,
    );
    const usedBy = (id: number) => Number(companies.find((one) => one.id === String(id))?.used);
    expect(usedBy(10_001)).toBe(30);
    expect(usedBy(10_002)).toBe(10);
    expect(companies.length).toBeGreaterThan(2);
    const { rows: beyond } = await owner.query(
      `select from company where favourite_limit < (select count(*) from favourite where company_id = company.id)`,
    );
    expect(beyond).toEqual([]);
    const { rows: states } = await owner.query<{ state: string }>(
      `select distinct case when expiry_date < current_date then 'Expired' else certification_status end as state
       from favourite join audit on audit.id = favourite.audit_id where company_id = 10001 and record_status = 'Current'`,
    );
    const shown = states.map(({ state }) => state);
    expect(shown).toEqual(expect.arrayContaining(['Certificated', 'Expired', 'Suspended', 'Withdrawn']));
    const { rows: basic } = await owner.query(`select from favourite join site_sharing_option as chosen using (site_id)
      where favourite.company_id = 10001 and chosen.option = 'BasicOnly'`);
    expect(basic).not.toHaveLength(0);
    const { rows: misdated } =
      await owner.query(`select from alert join audit_listing as audit on audit.id = alert.entity_id
      where kind = 'suspended' and alert.at::date <> audit.changed_on`);
    expect(misdated).toEqual([]);
    const { rows: renewed } = await owner.query(`select from favourite join audit on audit.id = favourite.audit_id
      where company_id = 10001 and record_status = 'Closed'`);
    expect(renewed).toHaveLength(2);
    const { rows: requests } = await owner.query(`select from report_request join audit on audit.id = audit_id
      where 10001 in (audit.owner_company_id, organisation_id) and record_status = 'Current'`);
    expect(requests).toHaveLength(2);
    const { rows: logged } = await owner.query(`select from change_log where part = 'report_request'`);
    expect(logged).toHaveLength(2);
    const { rows: kinds } = await owner.query<{ kind: string }>(
      `select distinct kind from alert where next_at is not null order by kind`,
    );
    const alerts = kinds.map(({ kind }) => kind);
    expect(alerts).toEqual(
      expect.arrayContaining([
        'certificate expiring',
        'new report',
        'report access requested',
        'sharing granted',
        'suspended',
      ]),
    );
    const { rows: custom } = await owner.query(`select role, standard.name, category_ids is null as whole
      from subscription_standard join standard on standard.id = standard_id join app_user on app_user.id = user_id
      order by standard.name`);
    expect(custom).toEqual([
      { role: 'Company BI BO User', name: 'Food', whole: true },
      { role: 'Company BI BO User', name: 'Packaging Materials', whole: false },
    ]);
  });
});

it('the demo has rows for the reports of each standard, of present and former templates, and uploads that were late', async () => {
  await asOwner(ownerUrl, async (owner) => {
    const { rows: templates } = await owner.query<{ template: string }>(
      `select distinct template_code || ' ' || template_version as template from audit_report`,
    );
    const stored = templates.map(({ template }) => template);
    expect(stored).toEqual(
      expect.arrayContaining(['AGENTS 1.0', 'ETRS 1.0', 'ETRS 2.0', 'GLUTENFREE 1.0', 'PLANT 1.0']),
    );
    const { rows: standards } = await owner.query(`select from standard
      where not exists (select from audit where audit.standard_id = standard.id)`);
    expect(standards).toEqual([]);
    const { rows: shared } = await owner.query(`select target_id from share
      join audit_report on audit_id = entity_id where entity_type = 'audit' and target_id in (10001, 10005, 1, 1000001)
      group by target_id having count(distinct template_code) >= 4`);
    expect(shared).toHaveLength(4);
    const { rows: figures } =
      await owner.query(`select count(*)::int as late, count(distinct severity)::int as severities
      from audit_finding join audit on audit.id = audit_id where closed_on <= issue_date and closed_on > end_date - 1
      union all select count(*)::int, 2 from audit where uploaded_at::date > end_date + 49`);
    for (const { late, severities } of figures) expect([late > 20, severities]).toEqual([true, 2]);
  });
});

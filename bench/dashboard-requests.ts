// The built-in dashboards that are measured, each beside the grouping that somebody would write who may see everything.
import { buyer, company } from './requests.ts';

export const analyst = 'analytics-user@demo.example';

export const dashboardsPath = '/dashboard/api/Dashboard';

/** A built-in dashboard, with the same grouping on one core as somebody would write it who may see everything. */
export interface DashboardRequest {
  what: string;
  /** The dashboard, by the id of its report. */
  reportId: string;
  plain: string;
}

const certificated = `record_status = 'Current'
  and certification_status in ('Certificated', 'Start! Basic', 'Start! Intermediate', 'Interim')`;

const dashboard = (what: string, id: string, plain: string): DashboardRequest => ({
  what,
  reportId: `builtin-${id}`,
  plain,
});

export const dashboardRequests: readonly DashboardRequest[] = [
  dashboard(
    'Certificates by country',
    'certificates-by-country',
    `select country_id, country, count(*) from audit_listing
      where ${certificated} and expiry_date >= current_date and on_one_core() group by 1, 2`,
  ),
  dashboard(
    'Grades over time',
    'grades',
    `select standard_id, standard, date_trunc('quarter', start_date), grade, count(*) from audit_listing
      where record_status <> 'Archived' and grade is not null and on_one_core() group by 1, 2, 3, 4`,
  ),
  dashboard(
    'Expiry outlook',
    'expiry-outlook',
    `select (expiry_date - current_date) / 7, count(*) from audit_listing
      where ${certificated} and expiry_date between current_date and current_date + 365 and on_one_core() group by 1`,
  ),
  dashboard(
    'Non-conformities by clause',
    'non-conformities',
    `select standard_id, split_part(clause, '.', 1), split_part(clause, '.', 2), severity, count(*) from audit_finding
      where record_status = 'Current' and on_one_core() group by 1, 2, 3, 4`,
  ),
  dashboard(
    'Certification body performance',
    'certification-bodies',
    `select certification_body_id, record_status, audit.grade, count(*), sum(uploaded_on - end_date),
        count(*) filter (where uploaded_on - end_date > 49)
      from audit join audit_listing using (id, certification_body_id, record_status)
      where on_one_core() group by 1, 2, audit.grade`,
  ),
];

/** Readers of a part of the register, and what they may cost of what the standards body does. */
export const dashboardReaders = [
  { who: 'company', email: company, target: 0.1 },
  { who: 'company with 10,000 shared sites', email: buyer, target: 0.1 },
] as const;

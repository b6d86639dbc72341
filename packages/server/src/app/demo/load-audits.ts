import { addDays, clock } from '../../kernel/clock/clock.ts';
import { type CopyValue, copyRows } from '../../kernel/database/copy-rows.ts';
import type { OwnerConnection } from '../../kernel/database/owner-connection.ts';
import { auditorNamed } from './auditor-names.ts';
import type { DemoAudit } from './audits.ts';
import type { CountryIds } from './place-ids.ts';

const nameOf = (auditor: number): string => {
  const { firstName, lastName } = auditorNamed(auditor);
  return `${firstName} ${lastName}`;
};

/** One upload in twenty-five is late, so long ago that whatever followed it is past as well. */
const uploadedOn = ({ id, issue, end, statusDate }: DemoAudit): string => {
  const day = issue ?? end;
  const late = addDays(day, 36);
  return id % 25 === 3 && !statusDate && addDays(late, 30) < clock.today() ? late : day;
};

const auditRow = (audit: DemoAudit, countries: CountryIds): CopyValue[] => {
  const { site } = audit;
  return [
    audit.id,
    site.id,
    audit.standardId,
    audit.certificationBodyId,
    site.company.id,
    audit.recordStatus,
    audit.holdingReason,
    audit.certificationStatus,
    audit.statusReason,
    audit.statusDate,
    site.name,
    site.address,
    site.city,
    site.company.zip,
    countries.get(site.company.place.country),
    `Manufacture and packing of products at ${site.city}.`,
    audit.id % 9 === 0 ? 'Products bought in and sold unchanged' : 'None',
    audit.programme,
    audit.start,
    audit.end,
    audit.recordStatus === 'Holding' || !audit.issue ? null : uploadedOn(audit),
    audit.issue,
    audit.expiry,
    audit.grade,
    nameOf(audit.auditor),
    audit.auditor,
    audit.visible,
    `${uploadedOn(audit)}T00:00:00Z`,
    audit.uploadedBy,
    audit.statusDate,
  ];
};

const auditColumns = `audit (id, site_id, standard_id, certification_body_id, owner_company_id, record_status, holding_reason,
  certification_status, status_reason, status_date, site_name, address_line1, city, zip_code, country_id, scope, exclusion, audit_programme, start_date,
  end_date, validation_date, issue_date, expiry_date, grade, auditor_name, auditor_number, is_visible, uploaded_at, uploaded_by_organisation,
  changed_on)`;

const loadSlice = async (client: OwnerConnection, audits: readonly DemoAudit[], countries: CountryIds) => {
  await copyRows(
    client,
    auditColumns,
    audits.map((audit) => auditRow(audit, countries)),
  );
  await copyRows(
    client,
    'audit_category (audit_id, category_id)',
    audits.flatMap(({ id, categories }) => categories.map((one) => [id, one])),
  );
  await copyRows(
    client,
    'audit_module (audit_id, module_id)',
    audits.flatMap(({ id, modules }) => modules.map((one) => [id, one])),
  );
};

const sliceLength = 50_000;

function* slices(audits: Iterable<DemoAudit>): Generator<DemoAudit[]> {
  let slice: DemoAudit[] = [];
  for (const audit of audits) {
    slice.push(audit);
    if (slice.length < sliceLength) continue;
    yield slice;
    slice = [];
  }
  if (slice.length) yield slice;
}

/** Loads audits with their categories and modules in slices, so that memory does not grow with the register. */
export const loadAudits = async (
  client: OwnerConnection,
  audits: Iterable<DemoAudit>,
  countries: CountryIds,
  loaded: (count: number) => void,
): Promise<void> => {
  let count = 0;
  for (const slice of slices(audits)) {
    await loadSlice(client, slice, countries);
    count += slice.length;
    loaded(count);
  }
};

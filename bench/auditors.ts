// How both lists of auditors grow from the demo's 3,000 auditors to 30,000, whatever the number of audits.
import type { MeasuredDirectory } from './directory-process.ts';
import type { Figure } from './figures.ts';
import { growthOf } from './growth.ts';
import { openOwner, type Register } from './register.ts';
import { auditorRequests } from './requests.ts';

/** Numbers of the demo's auditors, and how often the larger register has each of their profiles again. */
const [first, count, copies] = [20_001, 3000, 9];

/** Each copy takes the family name of another auditor, so that names repeat as they do among people. */
const addAuditors = `insert into auditor
  select copied.*
  from generate_series(1, ${copies}) as copy, auditor as one join auditor as other on true,
    jsonb_populate_record(one, jsonb_build_object('id', one.id + ${count} * copy, 'last_name', other.last_name)) as copied
  where other.id = ${first} + (one.id - ${first} + copy * 37) % ${count}`;

/** Everything that belongs to a profile and does not have an id of its own. */
const addParts = (table: string) => `insert into ${table}
  select copied.*
  from generate_series(1, ${copies}) as copy, ${table} as part,
    jsonb_populate_record(part, jsonb_build_object('auditor_id', part.auditor_id + ${count} * copy)) as copied`;

const held = `standard_id, category_id, technology_id, entity, justification, status, status_at, submitted_at, validated_at,
  first_validated_at, validated_justification`;
const addQualifications = `insert into auditor_qualification (auditor_id, ${held})
  select auditor_id + ${count} * copy, ${held} from generate_series(1, ${copies}) as copy, auditor_qualification`;

/** Gives a register 30,000 auditors instead of 3,000, once, without entries in the record of changes. */
export const multiplyAuditors = async (ownerUrl: string): Promise<void> => {
  const owner = openOwner(ownerUrl);
  try {
    const { rows } = await owner.query<{ auditors: number }>('select count(*)::int as auditors from auditor');
    if ((rows[0]?.auditors ?? 0) > count) return;
    console.error('· adding auditors, once in this register');
    await owner.query('begin');
    await owner.query('set local session_replication_role = replica');
    await owner.query(addAuditors);
    await owner.query(addQualifications);
    for (const table of ['auditor_certification_body', 'auditor_office', 'auditor_language', 'auditor_validated'])
      await owner.query(addParts(table));
    await owner.query('select listing.rebuild_auditor()');
    await owner.query('commit');
    for (const table of ['auditor', 'auditor_qualification', 'auditor_listing'])
      await owner.query(`vacuum analyze ${table}`);
  } finally {
    await owner.end();
  }
};

/** The p50 of each request at 30,000 auditors divided by its p50 at 3,000. */
export const measureAuditors = async (
  registers: { large: Register },
  directories: { small: MeasuredDirectory; large: MeasuredDirectory },
  times: number,
): Promise<Figure[]> => {
  await multiplyAuditors(registers.large.ownerUrl);
  const figures: Figure[] = [];
  for (const asked of auditorRequests) figures.push(await growthOf(directories, asked, times));
  return figures;
};

import { sql } from 'kysely';
import type { Reader } from '../../kernel/database/database.ts';
import { isOfAuditor } from '../auditor-reach/auditor-reach.public.ts';
import { recordsOf } from './records-of-person.queries.ts';

type Row = Record<string, unknown>;

/** What was changed about a person. */
const changesOf = async (db: Reader, entity: 'auditor' | 'user', id: string) => {
  const { rows } = await sql<Row>`select at, event, part, changes from change_log
    where entity = ${entity} and entity_id = ${id}::bigint order by id`.execute(db);
  return rows;
};

const exportAuditor = async (db: Reader, id: string) => {
  const { rows: audits } = await sql<Row>`
    select named.id::text, named.auditor_name, named.auditor_number, named.site_id::text, named.start_date::text,
      named.end_date::text, report.file_name as workbook,
      array(select issued.number || ', version ' || issued.version from certificate as issued
        where issued.audit_id = named.id order by issued.version) as certificates
    from audit_listing as audit join audit as named on named.id = audit.id
      left join audit_report as report on report.audit_id = named.id
    where ${isOfAuditor(id)} order by named.id`.execute(db);
  const { rows: witnessed } = await sql<{ id: string }>`select auditor.id::text from auditor
    where auditor.witnessed_audits @> ${JSON.stringify([{ witnessingAuditorNumber: id }])}::jsonb order by auditor.id`.execute(
    db,
  );
  const { rows: alerts } = await sql<Row>`select at, kind, facts from alert
    where entity_type = 'auditor' and entity_id = ${id}::bigint order by id`.execute(db);
  return {
    auditor: id,
    ...(await recordsOf(db, 'auditor', id)),
    audits,
    witnessOf: witnessed.map((row) => row.id),
    alerts,
    changes: await changesOf(db, 'auditor', id),
  };
};

const exportUser = async (db: Reader, id: string, email: string) => {
  const { rows: mail } = await sql<Row>`select created_at, sent_at, subject from mail
    where lower(recipient_address) = lower(${email}) order by id`.execute(db);
  const { rows: contacts } = await sql<Row>`
    select 'company ' || company_id as of, to_jsonb(contact) as contact from company_contact as contact where lower(email) = lower(${email})
    union all select 'site ' || site_id, to_jsonb(contact) from site_contact as contact where lower(email) = lower(${email})
    union all select 'office ' || office_id, to_jsonb(contact) from office_contact as contact where lower(email) = lower(${email})`.execute(
    db,
  );
  const { rows: acts } = await sql<Row>`select min(at) as at, event, entity, entity_id::text from change_log
    where actor_id = ${id}::bigint group by transaction, event, entity, entity_id order by min(id)`.execute(db);
  return {
    account: email,
    ...(await recordsOf(db, 'app_user', id)),
    mail,
    contacts,
    acts,
    changes: await changesOf(db, 'user', id),
  };
};

const accountIdOf = async (db: Reader, email: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`select id::text from app_user where email = lower(${email})`.execute(db);
  return rows[0]?.id;
};

const isAuditor = async (db: Reader, id: string): Promise<boolean> => {
  const { rows } = await sql`select from auditor where id = ${id}::bigint`.execute(db);
  return rows.length > 0;
};

/**
 * Everything that the directory stores about a person: an auditor by number, or an account by address.
 * @throws Error when there is no such person
 */
export const exportPerson = async (db: Reader, asked: string): Promise<object> => {
  if (/^[1-9]\d{0,17}$/.test(asked)) {
    if (await isAuditor(db, asked)) return exportAuditor(db, asked);
    throw new Error(`No auditor has the number ${asked}.`);
  }
  const id = await accountIdOf(db, asked);
  if (id === undefined) throw new Error(`No account has the address ${asked}.`);
  return exportUser(db, id, asked);
};

-- Audits name their auditor by number, as a report has it.

create function auditor_number_in(written text) returns bigint immutable language sql as $$
  select substring(normalize(written, nfkc)
    from '^\W*(?:[Aa]uditor)?\W*(?:[Nn]umber|[Nn]o|[Nn]r)?\W*0*([1-9][0-9]{0,17})\W*$')::bigint
$$;
comment on function auditor_number_in(text) is 'The number that a report means by "No. 20417", "020417 " or "20417"; null if it means none.';

alter table audit_listing add column auditor_number bigint;
create index audit_listing_auditor on audit_listing (auditor_number, start_date desc, id desc) where auditor_number is not null;

-- An audit is compared with what its auditor was then.
alter table auditor add column first_validated_at timestamptz;
alter table auditor_qualification add column first_validated_at timestamptz;
update auditor set first_validated_at = validated_at where validated_at is not null;
update auditor_qualification set first_validated_at = validated_at where validated_at is not null;

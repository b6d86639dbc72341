-- What a certificate prints beside the audit, and the secret in the address of its own page.

create function new_certificate_token() returns text language sql volatile as $$
  select left(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex'), 32)
$$;
comment on function new_certificate_token is '128 bits of chance as 32 hexadecimal digits, which are read and typed without regard to case.';

alter table certificate add column token text not null default new_certificate_token();
create unique index certificate_token on certificate (token);
comment on column certificate.token is 'Who has it holds the certificate in their hands: its page answers without signing in.';

alter table certification_body
  add column accreditation_number text,
  add column signatory_name text,
  add column signatory_title text;
comment on column certification_body.signatory_name is 'Who authorises certificates; printed on those issued from now on, and never told in public.';

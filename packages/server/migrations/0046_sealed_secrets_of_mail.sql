-- The secret of a mail, such as the token of a link to choose a password, stands apart from its text, sealed by a key that is
-- in no table, and only as long as the mail is due: neither a mail that was sent nor one that was given up has it.

alter table mail add column sealed_secret text,
  add constraint mail_keeps_no_secret check (sealed_secret is null or next_attempt_at is not null);
comment on column mail.sealed_secret is 'Filled into the text at the moment of sending; null once it is sent or given up.';

-- Those on their way arrive as they were written.
update mail set
  html = regexp_replace(html, '(/set-password\?token=)[A-Za-z0-9_-]+', '\1', 'g'),
  text = regexp_replace(text, '(/set-password\?token=)[A-Za-z0-9_-]+', '\1', 'g')
where next_attempt_at is null and text like '%/set-password?token=%';

-- An edit is asked about as an upload is: the question is kept for whatever would be stored.

alter table import_question rename to asked_question;
alter table asked_question rename column file_sha256 to content_sha256;
alter table asked_question rename constraint import_question_pkey to asked_question_pkey;
alter table asked_question rename constraint import_question_user_id_fkey to asked_question_user_id_fkey;
alter table asked_question rename constraint import_question_status_check to asked_question_status_check;
alter index import_question_of rename to asked_question_of;
alter index import_question_age rename to asked_question_age;
alter sequence import_question_id_seq rename to asked_question_id_seq;
comment on table asked_question is
  'What an upload or an edit was answered with a question; a confirmation counts only for it, for an hour.';
comment on column asked_question.content_sha256 is 'Of the file, or of what the edit would write.';

-- What is told of an audit itself, beside what is told of shares.

alter table alert drop constraint alert_kind_check, add constraint alert_kind_check check (kind in (
  'sharing granted', 'sharing cancelled', 'replaced report', 'record validated', 'suspended', 'withdrawn'));
comment on column alert.event is 'Names the event and who is told of it: the same one raises no second alert.';

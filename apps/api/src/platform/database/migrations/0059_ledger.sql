-- The list of documents as a ledger: sorted by whatever people compare, with the state of the e-mail of each document.
--
-- Long index: document_facts_of_period.

-- The number of the document, to sort by; null in rows of older versions, whose documents have it. Not named as in
-- "documents", because statements of older versions join both.
alter table document_facts add column document_prefix text;
alter table document_facts add column document_number bigint;

-- All that a list of a period is sorted and filtered by, so that sorting it reads no rows; in place of
-- document_facts_of_day, which has some of it.
create index if not exists document_facts_of_period on document_facts (company_id, issue_date)
  include (id, environment, document_type, counterparty, currency, total, due_date, document_prefix,
    document_number);
drop index if exists document_facts_of_day;

-- State of the newest mail of each document that was mailed.
create table mail_states (
  submission_id uuid primary key,
  company_id text not null,
  mail_id uuid not null, -- of mails
  state text not null check (state in ('queued', 'sent', 'failed', 'bounced'))
);
create index mail_states_of_company on mail_states (company_id, state, submission_id desc);

-- Keeps mail_states: a mail that failed for some of its receivers counts as failed, one that came back from some as
-- bounced. A bounce may be recorded before the mail is.
create function note_mail_state_1() returns trigger language plpgsql as $$
begin
  insert into mail_states (submission_id, company_id, mail_id, state)
    values (new.submission_id, new.company_id, new.id, case new.state when 'partial' then 'failed' else new.state end)
    on conflict (submission_id) do update set mail_id = excluded.mail_id, state = excluded.state
      where mail_states.mail_id < excluded.mail_id
        or mail_states.mail_id = excluded.mail_id and mail_states.state <> 'bounced' and mail_states.state <> excluded.state;
  return null;
end $$;
create trigger mails_note_state after insert or update of state on mails
  for each row execute function note_mail_state_1();

create function note_bounce_1() returns trigger language plpgsql as $$
begin
  update mail_states set state = 'bounced' from mails
    where mails.id = new.mail_id and mail_states.submission_id = mails.submission_id and mail_states.mail_id = mails.id;
  return null;
end $$;
create trigger mail_bounces_note_state after insert on mail_bounces
  for each row when (new.state = 'bounced') execute function note_bounce_1();

-- The mails so far.
insert into mail_states (submission_id, company_id, mail_id, state)
  select distinct on (submission_id) submission_id, company_id, id,
    case when exists (select from mail_bounces where mail_id = mails.id and mail_bounces.state = 'bounced') then 'bounced'
      when mails.state = 'partial' then 'failed' else mails.state end
  from mails order by submission_id, id desc;

-- Erases the certificate of a settled submission and, unless it was accepted, frees its number. A rejection takes the
-- number only if the authority has another document with it.
create or replace function submission_settled() returns trigger language plpgsql as $$
declare taken boolean := coalesce(new.alarm like '%numberTaken:%', false);
begin
  delete from retained_certificates where submission_id = new.id;
  delete from open_submissions where id = new.id;
  if new.state = 'accepted' then return null; end if;
  with document as (
    select id, issuer_nit, environment, document_family, prefix, number, company_id, document_key, created_at
      from documents where id = new.id
  ), claimed as (
    delete from numbers using document
      where (numbers.issuer_nit, numbers.environment, numbers.document_family, numbers.prefix, numbers.number)
        = (document.issuer_nit, document.environment, document.document_family, document.prefix, document.number)
      and numbers.id = new.id
  ), given as (
    insert into free_numbers select issuer_nit, environment, document_family, prefix, number from document
      where not taken and not exists (select from freed
        where (freed.issuer_nit, freed.environment, freed.document_family, freed.prefix, freed.number)
          = (document.issuer_nit, document.environment, document.document_family, document.prefix, document.number)
        and freed.burned)
      on conflict do nothing
  )
  insert into freed
    select id, issuer_nit, environment, document_family, prefix, number, company_id, document_key, created_at,
      new.state, taken from document;
  return null;
end $$;

create or replace trigger submission_settled after update of state on standings
  for each row when (old.state <> new.state and new.state in ('accepted', 'rejected', 'refused'))
  execute function submission_settled();

-- Gives an open document the authority's bytes. `taken` has the digest of the document without its signature, the
-- signature's value and, if its content is not ours, its facts for search and for comparison with later notes.
create or replace function take_document_1(document uuid, taken jsonb, deflated bytea, digest bytea)
returns void language plpgsql as $$
begin
  update documents set unsent_xml = deflated_xml, unsent_sha256 = xml_sha256, deflated_xml = deflated, xml_sha256 = digest,
      xml_digest = (taken ->> 'xml_digest')::bytea, signature_value = (taken ->> 'signature_value')::bytea,
      sale = case when taken ? 'facts' then taken -> 'sale' else sale end
    where id = document and xml_sha256 <> digest;
  if taken ? 'facts' then
    delete from document_facts where id = document;
    perform record_facts_1(taken -> 'facts');
  end if;
end $$;

-- Settles a submission by the outcome of an attempt or a later answer, and returns the resulting action:
--   adopt: the submission takes its state and answer.
--   addEvidence: only the missing ApplicationResponse is added.
--   note: it is too late, or from a sender without the lease; it is noted in the history.
--   nothing: it adds nothing new.
--   moved: nothing is written, because the submission is no longer in the state that the events report.
-- Final states never change. Other states change as the table of moves allows (`moves_from`). An acceptance counts
-- from any caller. Anything else counts only from the holder of the last lease (`attempt`) or, while nobody sends, from
-- a caller without a lease: otherwise another process would send, or the number would be free. With `taken`, an open
-- document takes the authority's bytes, whoever settles it.
create or replace function settle_submission_1(settlement jsonb, answer bytea, deflated bytea, digest bytea)
returns table (
  judgement text, state text, attempts integer, alarm text, answered_at timestamptz, status_code text,
  status_message text, status_description text, error_message text, zipkey text, proof jsonb, kept_answer bytea,
  woken jsonb
) language plpgsql as $$
#variable_conflict use_column
declare
  before standings;
  settled standings;
  said answers;
  judged text;
  webhooks_woken jsonb;
begin
  select * into before from standings where id = (settlement ->> 'id')::uuid for update;
  -- RC404: the database has lost the claim
  if not found then raise exception 'there is no submission %', settlement ->> 'id' using errcode = 'RC404'; end if;
  judged := case
    when settlement -> 'final' ? before.state then case
      when before.state <> settlement ->> 'state' then 'note'
      when answer is null or before.erased_at is not null
        or exists (select from answers where id = before.id and application_response is not null) then 'nothing'
      else 'addEvidence' end
    when not settlement -> 'moves_from' ? before.state then 'note'
    when settlement ->> 'state' = 'accepted' then 'adopt'
    when coalesce(before.attempts = (settlement ->> 'attempt')::integer,
      before.lease_until is null or before.lease_until <= clock_timestamp()) then 'adopt'
    else 'note' end;
  if judged = 'adopt' and (before.state, before.attempts)
    is distinct from (settlement ->> 'seen_state', (settlement ->> 'seen_attempts')::integer)
  then judgement := 'moved'; return next; return; end if;
  if settlement ? 'taken' and settlement -> 'moves_from' ? before.state and (before.state, before.attempts)
    = (settlement ->> 'seen_state', (settlement ->> 'seen_attempts')::integer)
  then perform take_document_1(before.id, settlement -> 'taken', deflated, digest); end if;

  settled := before;
  if judged in ('adopt', 'addEvidence') then
    said := jsonb_populate_record(null::answers, case judged
      when 'adopt' then settlement -> 'said'
      else jsonb_build_object('proof', settlement -> 'said' -> 'proof') end);
    insert into answers
      (id, status_code, status_message, status_description, error_message, zipkey, application_response, proof)
      values (before.id, said.status_code, said.status_message, said.status_description, said.error_message, said.zipkey,
        answer, said.proof)
      on conflict (id) do update set
        status_code = coalesce(excluded.status_code, answers.status_code),
        status_message = coalesce(excluded.status_message, answers.status_message),
        status_description = coalesce(excluded.status_description, answers.status_description),
        error_message = coalesce(excluded.error_message, answers.error_message),
        zipkey = coalesce(excluded.zipkey, answers.zipkey),
        application_response = coalesce(excluded.application_response, answers.application_response),
        proof = coalesce(excluded.proof, answers.proof)
      returning * into said;
  end if;
  if judged = 'adopt' then
    update standings set state = settlement ->> 'state', lease_until = null,
        alarm = coalesce(settlement ->> 'alarm', case when settlement -> 'said' ? 'status_code' then null else alarm end),
        answered_at = case when settlement -> 'said' ? 'status_code' then clock_timestamp() else answered_at end
      where id = before.id returning * into settled;
    -- the first follow-up is no longer needed; one that has begun ends by itself
    if settlement -> 'final' ? settled.state then
      delete from jobs
        where queue_name = 'submissions' and id = settlement ->> 'first_look' and acquired_at is null;
    end if;
    select coalesce(jsonb_agg(webhook), '[]') into webhooks_woken
      from jsonb_array_elements(settlement -> 'events') as event, record_event_1(event) as webhook;
  end if;
  if judged <> 'nothing' then
    insert into submission_transitions (submission_id, from_state, to_state, origin, attempt, detail)
      values (before.id, before.state, settled.state, settlement ->> 'origin',
        coalesce((settlement ->> 'attempt')::integer, before.attempts),
        settlement ->> case when judged = 'note' then 'late_detail' else 'detail' end);
  end if;
  -- the filing request adds its own entry when it ends, unless it is recorded here
  if settlement ? 'entry' and settled.state in ('accepted', 'rejected') then
    insert into audit_log select * from jsonb_populate_record(null::audit_log, settlement -> 'entry')
      on conflict (id) do nothing;
  end if;
  return query select judged, settled.state, settled.attempts, settled.alarm, settled.answered_at, said.status_code,
    said.status_message, said.status_description, said.error_message, said.zipkey, said.proof,
    case when answer is null then said.application_response end, webhooks_woken;
end $$;

-- A rejected or refused document whose number the service gave to another document, which does not correct it: it is still
-- to be corrected, under another number.
alter table freed add column reassigned boolean not null default false;

create or replace view refilings as
  select earlier.id, earlier.company_id, earlier.state,
    not earlier.reassigned and (
      exists (select from numbers as later
        where (later.issuer_nit, later.environment, later.document_family, later.prefix, later.number)
          = (earlier.issuer_nit, earlier.environment, earlier.document_family, earlier.prefix, earlier.number))
      or exists (select from freed as later
        where (later.issuer_nit, later.environment, later.document_family, later.prefix, later.number)
          = (earlier.issuer_nit, earlier.environment, earlier.document_family, earlier.prefix, earlier.number)
        and later.created_at > earlier.created_at)) as filed_again
  from freed as earlier;

create or replace view unfiled as
  select earlier.id, earlier.company_id, earlier.state from freed as earlier
  where case
    when earlier.reassigned then true
    when exists (select from free_numbers as given where (given.issuer_nit, given.environment, given.document_family, given.prefix, given.number)
        = (earlier.issuer_nit, earlier.environment, earlier.document_family, earlier.prefix, earlier.number) offset 0)
      or exists (select from freed as given where (given.issuer_nit, given.environment, given.document_family, given.prefix, given.number)
        = (earlier.issuer_nit, earlier.environment, earlier.document_family, earlier.prefix, earlier.number) and given.burned offset 0)
    then not (
      exists (select from numbers as later where (later.issuer_nit, later.environment, later.document_family, later.prefix, later.number)
        = (earlier.issuer_nit, earlier.environment, earlier.document_family, earlier.prefix, earlier.number) offset 0)
      or exists (select from freed as later where (later.issuer_nit, later.environment, later.document_family, later.prefix, later.number)
        = (earlier.issuer_nit, earlier.environment, earlier.document_family, earlier.prefix, earlier.number)
        and later.created_at > earlier.created_at offset 0))
    else false end;

create or replace view submissions as
  select d.id, d.created_at, d.operation, d.company_id, d.provider_id, d.environment, d.issuer_nit, d.document_type,
    d.document_family, d.prefix, d.number, d.content_digest, d.xml_digest, d.document_key, d.key_scheme, d.name,
    d.document_date, d.signature_value, d.reference, d.file_name, d.zip_name, d.deflated_xml, d.xml_sha256, s.state,
    s.attempts, s.lease_until, coalesce(a.status_code, '') as status_code,
    coalesce(a.status_message, '') as status_message, coalesce(a.status_description, '') as status_description,
    coalesce(a.error_message, '') as error_message, coalesce(a.zipkey, '') as zipkey, a.application_response, s.alarm,
    s.answered_at, d.outage_id, d.outage_began_at, d.test_set_id, s.kept_until, s.erased_at, a.proof, d.notifications,
    d.written_id,
    f.currency, f.total, c.identification_type as counterparty_type, c.identification as counterparty_number,
    c.name as counterparty_name,
    case when s.state in ('rejected', 'refused')
      then (select r.filed_again from refilings as r where r.id = d.id) end as filed_again,
    d.unsent_xml, d.unsent_sha256,
    case when s.state in ('rejected', 'refused')
      then (select nullif(freed.reassigned, false) from freed where freed.id = d.id) end as reassigned
  from documents as d join standings as s on s.id = d.id left join answers as a on a.id = d.id
    left join document_facts as f on f.id = d.id left join counterparties as c on c.id = f.counterparty;

-- A filing takes its draft along, in its own statement. Keys of another form cost it nothing. The draft of a correction
-- names the document that it corrects.
create or replace function drop_filed_draft() returns trigger language plpgsql as $$
declare filed drafts;
begin
  delete from drafts where company_id = new.company_id and id = new.key::uuid returning * into filed;
  if filed.purpose = 'correct' then
    update freed set reassigned = false where company_id = new.company_id and id::text = filed.source and reassigned;
  end if;
  return null;
end $$;

-- A sale of a sheet is corrected under the key of its reference with the number of the attempt.
create function correct_sheet_sale() returns trigger language plpgsql as $$
begin
  update freed set reassigned = false where reassigned and id in (
    select earlier.submission_id from idempotency_keys as earlier
      where (earlier.company_id, earlier.operation) = (new.company_id, new.operation)
        and earlier.key in (regexp_replace(new.key, ':[0-9]+$', ''),
          regexp_replace(new.key, ':[0-9]+$', ':' || (substring(new.key from '[0-9]+$')::integer - 1))));
  return null;
end $$;
create trigger idempotency_keys_correct_sale after insert on idempotency_keys
  for each row when (new.key ~ '^sheet:[^:]+:[0-9]{1,2}$')
  execute function correct_sheet_sale();

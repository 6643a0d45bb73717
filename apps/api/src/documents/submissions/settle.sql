-- Erases the certificate of a settled submission and, unless it was accepted, frees its number. A rejection takes the
-- number only where the authority has another document under it.
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

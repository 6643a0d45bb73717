-- Name of the issuer, as each document writes it. It is null in facts that were recorded before; fill_facts_2 reads it.
alter table document_facts add column issuer_name text;

-- As `through`, for facts with the name of the issuer. Earlier versions of the service know only `through`.
alter table facts_progress add column named_through uuid;

-- Numbers that are never assigned again, which are few.
create index freed_burned on freed (issuer_nit, environment, document_family, prefix, number) where burned;

-- Documents that were rejected or refused and whose number was not filed again: the rows of `refilings` whose filed_again is
-- false. The number of each is free or burned, which small indexes tell first. With "offset 0" each number is looked up by
-- itself, and no table is read whole for a hash table.
create view unfiled as
  select earlier.id, earlier.company_id, earlier.state from freed as earlier
  where case
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

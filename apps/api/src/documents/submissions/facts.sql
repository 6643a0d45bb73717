-- Facts of documents, see the migration 0041. They are written with the claim, or read from the document later.

-- Records the facts of a document: the columns of document_facts and, as `party`, those of counterparties.
create or replace function record_facts_1(facts jsonb) returns void language plpgsql as $$
declare
  recorded document_facts := jsonb_populate_record(null::document_facts, facts);
  party counterparties;
begin
  if facts ? 'party' then
    party := jsonb_populate_record(null::counterparties, facts -> 'party');
    for attempt in 1..2 loop
      select id into recorded.counterparty from counterparties
        where (company_id, identification, identification_type, folded_name)
          = (recorded.company_id, party.identification, party.identification_type, party.folded_name);
      exit when found;
      -- where another document brought the same in this moment, nothing is returned and the next look finds it
      insert into counterparties (company_id, identification_type, identification, name, folded_name)
        values (recorded.company_id, party.identification_type, party.identification, party.name, party.folded_name)
        on conflict on constraint counterparties_identity do nothing
        returning id into recorded.counterparty;
      exit when found;
    end loop;
  end if;
  insert into document_facts select recorded.* on conflict (id) do nothing;
end $$;

-- Records the facts that were read from earlier documents, except of those that were erased meanwhile.
create or replace function fill_facts_1(documents jsonb) returns void language plpgsql as $$
declare facts jsonb;
begin
  for facts in select value from jsonb_array_elements(documents) loop
    -- an erasure holds this lock alone
    perform pg_advisory_xact_lock_shared(hashtextextended('company ' || (facts ->> 'company_id'), 0));
    if exists (select from standings where id = (facts ->> 'id')::uuid and erased_at is null) then
      perform record_facts_1(facts);
    end if;
  end loop;
end $$;

-- As fill_facts_1, and names the issuer in facts that were recorded without.
create or replace function fill_facts_2(documents jsonb) returns void language plpgsql as $$
begin
  perform fill_facts_1(documents);
  update document_facts as recorded set issuer_name = read.facts ->> 'issuer_name'
    from jsonb_array_elements(documents) as read (facts)
    where recorded.id = (read.facts ->> 'id')::uuid and recorded.issuer_name is null;
end $$;

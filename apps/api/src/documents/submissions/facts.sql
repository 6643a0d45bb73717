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

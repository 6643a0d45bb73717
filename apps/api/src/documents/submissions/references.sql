-- Documents of this service with a referenced key or number that were neither rejected nor refused. `differs` lists
-- the values that the reference states differently (number, key, date), `remarks` the findings to notify. Unknown
-- values cause neither.
create or replace function filed_documents_1(stated jsonb)
returns table (
  reference_at text, prefix text, number bigint, document_key text, day text, sale jsonb, balance numeric,
  differs text[], remarks text[]
) language sql stable as $$
  select reference.value ->> 'at', found.prefix, found.number, found.document_key, left(filed.document_date, 10),
    filed.sale, (filed.sale ->> 'total')::numeric + earlier.change,
    array_remove(array[
      case when not exists (
          select from jsonb_to_recordset(reference.value -> 'splits') as split (prefix text, number bigint)
          where split.prefix = found.prefix and split.number = found.number)
        and reference.value ? 'splits' then 'number' end,
      case when found.document_key <> reference.value ->> 'key' then 'key' end,
      case when left(filed.document_date, 10) <> reference.value ->> 'date' then 'date' end
    ], null),
    array_remove(array[
      case when filed.sale ->> 'currency' = note.value ->> 'currency' and note.change < 0
        and (filed.sale ->> 'total')::numeric + earlier.change + note.change < 0 then 'negative' end,
      case when note.value ->> 'annuls' = 'true' and earlier.is_annulled then 'annulled' end,
      case when filed.sale ->> 'buyer' <> note.value ->> 'buyer' then 'buyer' end,
      case when filed.sale ->> 'currency' <> note.value ->> 'currency' then 'currency' end,
      case when filed.sale ->> 'health' = 'true' and note.value ->> 'health' = 'false' then 'health' end,
      case when reference.value ->> 'worker' <> (select worker from payrolls where payrolls.id = found.id)
        then 'worker' end,
      case when filed.sale ->> 'currency' = 'COP'
        and (filed.sale ->> 'payable')::numeric < (reference.value ->> 'value')::numeric then 'endorsed' end
    ], null)
  from jsonb_array_elements(stated) as reference (value)
  cross join lateral (
    select id, prefix, number, document_key from numbers
      where document_key = reference.value ->> 'key' and company_id = reference.value ->> 'company_id'
        and issuer_nit = reference.value ->> 'issuer_nit' and environment = reference.value ->> 'environment'
    union
    select numbered.* from jsonb_array_elements_text(reference.value -> 'families') as family
      cross join jsonb_to_recordset(reference.value -> 'splits') as split (prefix text, number bigint)
      -- limited, like the document below, to force a lookup of each: the planner expects hundreds, and would read all
      cross join lateral (
        select id, numbers.prefix, numbers.number, document_key from numbers
        where document_family = family and numbers.prefix = split.prefix and numbers.number = split.number
          and company_id = reference.value ->> 'company_id' and issuer_nit = reference.value ->> 'issuer_nit'
          and environment = reference.value ->> 'environment'
        limit 1
      ) as numbered
  ) as found
  cross join lateral (
    select reference.value -> 'note' as value, (reference.value #>> '{note,change}')::numeric as change
  ) as note
  left join lateral (
    select document_date, sale from documents where documents.id = found.id limit 1
  ) as filed on true
  cross join lateral (
    select coalesce(sum(corrections.change) filter (where corrections.currency = filed.sale ->> 'currency'), 0) as change,
      bool_or(corrections.annuls) as is_annulled
    from corrections join standings on standings.id = corrections.id
    where note.value is not null and corrections.corrected_key = found.document_key
      and corrections.company_id = reference.value ->> 'company_id'
      and corrections.issuer_nit = reference.value ->> 'issuer_nit'
      and corrections.environment = reference.value ->> 'environment'
      and corrections.document_key <> reference.value ->> 'own_key'
      and standings.state not in ('rejected', 'refused')
  ) as earlier
$$;

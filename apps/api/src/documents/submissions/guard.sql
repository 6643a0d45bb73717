-- What was signed is never changed or deleted, with two exceptions: an erasure empties it, and an open document takes the
-- bytes that the authority has, once. Ours then stay as evidence.
create or replace function documents_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'what was signed is never deleted'; end if;
  if (old.id, old.created_at, old.operation, old.company_id, old.provider_id, old.environment, old.issuer_nit,
      old.document_type, old.document_family, old.prefix, old.number, old.written_id, old.content_digest,
      old.document_key, old.key_scheme, old.name, old.document_date, old.file_name, old.zip_name, old.outage_id,
      old.outage_began_at, old.test_set_id)
    is distinct from
      (new.id, new.created_at, new.operation, new.company_id, new.provider_id, new.environment, new.issuer_nit,
      new.document_type, new.document_family, new.prefix, new.number, new.written_id, new.content_digest,
      new.document_key, new.key_scheme, new.name, new.document_date, new.file_name, new.zip_name, new.outage_id,
      new.outage_began_at, new.test_set_id)
  then raise exception 'what was signed is never changed'; end if;
  if (old.deflated_xml, old.xml_sha256, old.xml_digest, old.signature_value, old.reference, old.notifications, old.sale,
      old.unsent_xml, old.unsent_sha256)
    is distinct from (new.deflated_xml, new.xml_sha256, new.xml_digest, new.signature_value, new.reference,
      new.notifications, new.sale, new.unsent_xml, new.unsent_sha256)
    -- an erasure empties them
    and not (new.deflated_xml is null and octet_length(new.signature_value) = 0 and new.reference = ''
      and new.notifications is null and new.sale is null and new.unsent_xml is null
      and (old.xml_sha256, old.xml_digest, old.unsent_sha256)
        is not distinct from (new.xml_sha256, new.xml_digest, new.unsent_sha256)
      and exists (select from standings where id = old.id and erased_at is not null))
    -- the authority's bytes take the place of ours, before the state is final
    and not (old.unsent_sha256 is null and new.deflated_xml is not null
      and (new.unsent_xml, new.unsent_sha256) is not distinct from (old.deflated_xml, old.xml_sha256)
      and (old.reference, old.notifications) is not distinct from (new.reference, new.notifications)
      and exists (select from standings where id = old.id and state not in ('accepted', 'rejected', 'refused')))
  then raise exception 'what was signed is never changed'; end if; return new; end $$;

-- Messages that the sandbox caught instead of sending them, of each company the last hundred of a day.
create table caught_mails (
  id uuid primary key, -- contains the time
  company_id text not null,
  mail_id uuid not null, -- of mails
  summary jsonb not null, -- sender, receivers, subject, text and files, as read from the message
  message bytea not null -- RFC 5322
);
alter table caught_mails alter column message set storage external;
create index caught_mails_of_company on caught_mails (company_id, id desc);
create trigger caught_mails_refuse_erased before insert on caught_mails
  for each row execute function refuse_erased_company();

-- Consents of workers to payslips by e-mail. A row is only ever revoked: it proves that earlier mails were allowed.
create table payslip_consents (
  id uuid primary key, -- contains the time of recording
  company_id text not null,
  identification_type text not null, -- code of the authority, such as 13 for a citizen's card
  identification text not null, -- without check digit
  name text, -- of the worker, as it was stated
  address text not null,
  recorded_by text not null, -- id of a token, or "oidc:" and the subject of a JWT
  revoked_by text,
  revoked_at timestamptz,
  check ((revoked_by is null) = (revoked_at is null))
);
create unique index payslip_consents_of_worker on payslip_consents (company_id, identification_type, identification)
  where revoked_at is null;
create index payslip_consents_of_company on payslip_consents (company_id, id desc);
create trigger payslip_consents_refuse_erased before insert on payslip_consents
  for each row execute function refuse_erased_company();

create function payslip_consents_guard() returns trigger language plpgsql as $$
begin
  if old.revoked_at is not null
    or (old.id, old.company_id, old.identification_type, old.identification, old.name, old.address, old.recorded_by)
      is distinct from (new.id, new.company_id, new.identification_type, new.identification, new.name, new.address, new.recorded_by)
  then raise exception 'a consent is only ever revoked'; end if;
  return new;
end $$;
create trigger payslip_consents_guard before update on payslip_consents
  for each row execute function payslip_consents_guard();

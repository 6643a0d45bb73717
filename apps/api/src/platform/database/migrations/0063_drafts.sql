-- Documents that somebody prepares. A draft belongs to a company and to the caller that made it.
create table drafts (
  company_id text not null,
  id uuid not null, -- given by the caller, who files the document with it as Idempotency-Key
  made_by text not null, -- id of a token, or "oidc:" and the subject of a JWT
  revision uuid not null, -- changes with every update
  operation text not null,
  type_code text,
  state text not null check (state in ('open', 'sent')), -- sent: filing has begun with this body
  purpose text check (purpose in ('correct', 'copy', 'about')),
  source text, -- key of the document that the draft corrects, copies or is about
  party text,
  total text, -- decimal
  currency text,
  body text not null check (octet_length(body) <= 262144), -- JSON with its digits as written, without secrets
  updated_at timestamptz not null,
  primary key (company_id, id, made_by)
);
create index drafts_of_caller on drafts (company_id, made_by, updated_at desc);
create trigger drafts_refuse_erased before insert on drafts
  for each row execute function refuse_erased_company();

-- A filing takes its draft along, in its own statement. Keys of another form cost it nothing.
create function drop_filed_draft() returns trigger language plpgsql as $$
begin delete from drafts where company_id = new.company_id and id = new.key::uuid; return null; end $$;
create trigger idempotency_keys_drop_draft after insert or update on idempotency_keys
  for each row when (new.key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
  execute function drop_filed_draft();

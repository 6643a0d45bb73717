-- Rejected and refused documents that somebody decided not to correct.
create table dismissals (
  id uuid primary key, -- of the document
  company_id text not null,
  reason text not null,
  dismissed_by text not null, -- id of the token
  dismissed_at timestamptz not null default clock_timestamp()
);
create index dismissals_of_company on dismissals (company_id);

-- People who called with a JWT, by `oidc:` and the subject, with the name that their last JWT stated.
create table people (
  id text primary key,
  name text not null
);

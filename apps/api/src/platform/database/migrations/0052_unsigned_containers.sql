-- Accepted documents whose container nobody could sign, until a certificate comes that may sign for their issuer.
create table unsigned_containers (
  company_id text not null,
  environment text not null,
  issuer_nit text not null,
  id uuid not null, -- of the document
  primary key (company_id, environment, issuer_nit, id)
);

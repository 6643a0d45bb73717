-- The database that numbers were given from last, and until when all series are in doubt since it became another one: a
-- standby that was promoted, or a restored backup, may lack the newest documents.
create table database_origin (
  is_one boolean primary key default true check (is_one),
  origin text not null,
  doubted_until timestamptz not null default '-infinity'
);

-- Series in which the authority had a document that this database lacks, until when they are in doubt.
create table doubted_series (
  issuer_nit text not null,
  environment text not null,
  document_family text not null,
  prefix text not null,
  until timestamptz not null,
  primary key (issuer_nit, environment, document_family, prefix)
);

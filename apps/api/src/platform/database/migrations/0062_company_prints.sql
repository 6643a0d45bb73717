-- How a company's documents are printed; a company without a row has the defaults.
create table company_prints (
  company_id text primary key check (company_id ~ '^[0-9]{1,20}$'),
  revision uuid not null, -- changes with every update: part of the key of kept prints
  till_paper text check (till_paper in ('letter', 'roll80', 'roll58')),
  template text check (template in ('classic', 'plain')),
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  logo_place text check (logo_place in ('left', 'right')),
  footer text,
  logo bytea check (octet_length(logo) <= 1048576), -- PNG or JPEG
  updated_at timestamptz not null
);
create trigger company_prints_refuse_erased before insert on company_prints
  for each row execute function refuse_erased_company();

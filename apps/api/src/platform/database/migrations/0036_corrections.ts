import { statements } from "./statements.ts"

/**
 * What notes of invoices, and endorsements, are compared with: of an invoice facts in the row of the document, of a
 * note what it changes. Documents that were filed before have neither, and nothing is compared with them.
 */
export const corrections = statements(
  "alter table documents add column sale jsonb",
  "comment on column documents.sale is 'Of an invoice: buyer, currency and amounts, which notes and endorsements are compared with'",
  `create function documents_sale_guard() returns trigger language plpgsql as $$
  begin
    if new.sale is not null or not exists (select from standings where id = old.id and erased_at is not null)
    then raise exception 'what was signed is never changed'; end if; return new; end $$`,
  `create trigger documents_sale before update of sale on documents
    for each row when (old.sale is distinct from new.sale) execute function documents_sale_guard()`,
  `create table corrections (
    id uuid not null, corrected_key text not null, company_id text not null, issuer_nit text not null,
    environment text not null, document_key text not null, currency text not null, change numeric,
    annuls boolean not null, primary key (id, corrected_key))`,
  "comment on table corrections is 'Notes of invoices, with each invoice that they correct'",
  "comment on column corrections.id is 'Id of the note'",
  "comment on column corrections.corrected_key is 'Key of the invoice'",
  "comment on column corrections.change is 'What a note of one invoice adds to it, negative for a credit'",
  "create index corrections_of_company on corrections (company_id, corrected_key)"
)

-- Long indexes (docs/migrations.md): document_facts_of_certificate, document_facts_of_party.

-- The documents that a certificate signed, the newest first.
create index if not exists document_facts_of_certificate on document_facts (company_id, certificate, id desc);

-- The documents of a counterparty, the newest first, and all that their sums read. An index has 32 columns at most, so the
-- company is not among them: a counterparty is of one company.
create index if not exists document_facts_of_party on document_facts (counterparty, id desc) include (environment, currency, total,
  iva, ic, ica, inc, stamp, bags, carbon, fuels, data, icl, inpp, ibua, icui, other_taxes, rete_iva, rete_renta, rete_ica, base19,
  iva19, base5, iva5, exempt, excluded, inc_base, discounts, charges, prepayments);

-- Last, because it stops reading: the index above takes its place, also for earlier versions of the service.
drop index document_facts_of_counterparty;

-- Long indexes (docs/migrations.md): document_facts_newest_of_party, document_facts_sums_of_party.

-- The documents of a counterparty, the newest first, with what filters read.
create index if not exists document_facts_newest_of_party on document_facts (counterparty, id desc)
  include (environment, document_type, currency, total);

-- All that sums of a counterparty read: the type decides the book. An index has 32 columns at most, so neither company nor id
-- are among them: a counterparty is of one company.
create index if not exists document_facts_sums_of_party on document_facts (counterparty, document_type) include (environment, currency,
  total, iva, ic, ica, inc, stamp, bags, carbon, fuels, data, icl, inpp, ibua, icui, other_taxes, rete_iva, rete_renta, rete_ica, base19,
  iva19, base5, iva5, exempt, excluded, inc_base, discounts, charges, prepayments);

-- Last, because it stops reading: the indexes above take its place, also for earlier versions of the service.
drop index document_facts_of_party;

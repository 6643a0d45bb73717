-- Serial number of the certificate that signed each document; null in facts that were recorded before.
alter table document_facts add column certificate numeric;

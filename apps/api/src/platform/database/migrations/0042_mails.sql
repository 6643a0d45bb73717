-- Pages of mails: those of a company, and those of one document.
create index mails_of_company on mails (company_id, id desc);
create index mails_of_submission on mails (submission_id, id desc);

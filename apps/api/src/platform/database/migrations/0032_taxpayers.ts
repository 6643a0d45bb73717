import { statements } from "./statements.ts"

/** The taxpayer whose documents a company files. */
export const taxpayers = statements(
  "alter table tenants add column nit text",
  `alter table tenants add constraint tenants_nit_check
    check (nit is null or kind = 'company' and nit ~ '^[0-9]{1,15}$') not valid`,
  "comment on column tenants.nit is 'NIT without check digit that a company is bound to; null until it is stated, or outside the sandbox until the company files'"
)

import { NamedCodeList } from "./CodeList.ts"

/** Types of organisation, `cbc:AdditionalAccountID` (annex FE 1.9 §13.2.3). */
export const organizationTypes = new NamedCodeList(
  "organization-types",
  "TipoOrganizacion",
  `1	Persona jurídica y asimiladas
2	Persona natural y asimiladas`
)

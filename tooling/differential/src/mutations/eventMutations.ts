import { type Mutation, setting } from "../Mutation.ts"

/** What can be wrong in an event. */
export const eventMutations: ReadonlyArray<Mutation> = [
  setting(["CompanyParty", "Id"], "900373115-9"),
  setting(["CompanyParty", "IdentificationType"], "99"),
  setting(["SupplierParty", "Id"], "900373115-9"),
  setting(["IssuerParty"], undefined),
  setting(["IssuerParty", "IdentificationType"], "99"),
  setting(["ClaimCode"], "09"),
  setting(["OperationCode"], "99"),
  setting(["Date"], "2026-01-16T10:00:00"),
  setting(["DocumentReference", "SchemeName"], "CUDE-SHA384"),
  setting(["DocumentReference", "TypeCode"], "91"),
  setting(["NumberingRange", "Prefix"], "A-R")
]

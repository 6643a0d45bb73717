import { type Mutation, raising, setting } from "../Mutation.ts"

/** What can be wrong in a payroll document. */
export const payrollMutations: ReadonlyArray<Mutation> = [
  ...["PayableAmount", "DiscountAmount", "TotalAmount"].map((field) => raising(["MonetaryTotal", field])),
  setting(["CompanyParty", "Id"], "900373115-9"),
  setting(["CompanyParty", "IdentificationType"], "13"),
  setting(["CompanyParty", "PhysicalLocation", "CityCode"], "99999"),
  setting(["CompanyParty", "PhysicalLocation", "SubentityCode"], "00"),
  setting(["CompanyParty", "PhysicalLocation", "CountryCode"], "US"),
  setting(["EmployeeParty", "TypeCode"], "99"),
  setting(["EmployeeParty", "SubtypeCode"], "77"),
  setting(["EmployeeParty", "ContractType"], "9"),
  setting(["EmployeeParty", "IdentificationType"], "99"),
  setting(["EmployeeParty", "PhysicalLocation", "CityCode"], "99999"),
  setting(["EmployeeParty", "PhysicalLocation", "SubentityCode"], "00"),
  setting(["Information", "PeriodCode"], "9"),
  setting(["Information", "CurrencyCode"], "PES"),
  setting(["Pay", "Code"], "9"),
  setting(["Pay", "MethodCode"], "999"),
  setting(["Period", "StartDate"], "2026-02-01T00:00:00"),
  setting(["Date"], "2026-01-16T10:00:00"),
  setting(["TypeCode"], "104"),
  setting(["DocumentReference"], undefined),
  raising(["Items", 0, "Amount"])
]

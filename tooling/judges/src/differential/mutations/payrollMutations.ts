import { type Mutation, raising, setting } from "../Mutation.ts"

/** Mutations of a payroll document. */
export const payrollMutations: ReadonlyArray<Mutation> = [
  ...["PayableAmount", "DiscountAmount", "TotalAmount"].map((field) => raising(["MonetaryTotal", field])),
  setting(["CompanyParty", "Id"], "900373115-9"),
  setting(["CompanyParty", "IdentificationType"], "22"),
  setting(["CompanyParty", "Name"], ""),
  setting(["CompanyParty", "FirstName"], ""),
  setting(["CompanyParty", "FirstSurname"], ""),
  {
    name: "a surname and no name of a person",
    change: ({ CompanyParty }) => {
      if (CompanyParty.FirstName !== undefined) return false
      CompanyParty.FirstSurname = "Rodríguez"
      return true
    }
  },
  {
    name: "a name and no surname of a person",
    change: ({ CompanyParty }) => {
      if (CompanyParty.FirstName !== undefined) return false
      CompanyParty.FirstName = "Carlos"
      return true
    }
  },
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
  setting(["Pay", "Date"], null),
  setting(["Pay", "Dates"], []),
  setting(["Pay", "Dates", 1], "2026-02-30"),
  setting(["Novedad", "Uuid"], "A"),
  setting(["Novedad", "Uuid"], "ab".repeat(47)),
  setting(["Pay", "MethodCode"], "999"),
  setting(["Period", "StartDate"], "2026-02-01T00:00:00"),
  setting(["Date"], "2026-01-16T10:00:00"),
  setting(["TypeCode"], "104"),
  setting(["DocumentReference"], undefined),
  raising(["Items", 0, "Amount"])
]

import type { ExampleOptions } from "../document/DocumentDefinition.ts"

/** The invoice whose CUFE annex FE 1.9 (p. 657) works out. */
const published = {
  uuid: "8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4",
  number: "323200000129",
  date: "2019-01-16"
}

/**
 * The body of an acknowledgement of receipt (030), without its certificate: about the invoice given, else about the
 * example of the annex.
 */
export const eventExample = ({ date, number, reference = published }: ExampleOptions) => ({
  TypeCode: "030",
  Number: number,
  Date: date.toString(),
  ClaimCode: "",
  DocumentReference: {
    Uuid: reference.uuid,
    Date: reference.date,
    SchemeName: "CUFE-SHA384",
    TypeCode: "01",
    Number: reference.number
  },
  NumberingRange: { Prefix: "ACR" },
  SoftwareProvider: { Origin: "ERP" },
  CompanyParty: { Id: "900373115", IdentificationType: "31", Name: "Café Piñón y Cía. S.A.S." },
  SupplierParty: { Id: "700085371", IdentificationType: "31", Name: "Molinos del Norte & Cía. S.A." },
  IssuerParty: {
    Id: "1020304050",
    IdentificationType: "13",
    FirstName: "María José",
    FamilyName: "Núñez Peña",
    JobTitle: "Auxiliar contable",
    OrganizationDepartment: "Contabilidad"
  }
})

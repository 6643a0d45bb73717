import type { ExampleOptions } from "../document/DocumentDefinition.ts"
import { invoiceExample } from "./invoiceExample.ts"

/** The invoice whose CUFE annex FE 1.9 (p. 657) works out. */
const published = {
  uuid: "8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4",
  number: "323200000129",
  date: "2019-01-16"
}

const partyOf = ({ Id, Name }: { readonly Id: string; readonly Name: string }) => ({
  Id,
  IdentificationType: "31",
  Name
})

/** Who answers and who is answered: buyer and issuer of the example of an invoice, or parties of their own. */
const partiesOf = (options: ExampleOptions) => {
  if (options.reference === undefined) {
    return {
      CompanyParty: partyOf({ Id: "900373115", Name: "Café Piñón y Cía. S.A.S." }),
      SupplierParty: partyOf({ Id: "700085371", Name: "Molinos del Norte & Cía. S.A." })
    }
  }
  const { CompanyParty, CustomerParty } = invoiceExample(options)
  return { CompanyParty: partyOf(CustomerParty), SupplierParty: partyOf(CompanyParty) }
}

/**
 * The body of an acknowledgement of receipt (030), without its certificate: of the invoice given, which must be one
 * made from the example of an invoice, else of the example of the annex, which no authority has.
 */
export const eventExample = (options: ExampleOptions) => {
  const { date, number, reference = published } = options
  return {
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
    SoftwareProvider: { Name: "ERP" },
    ...partiesOf(options),
    IssuerParty: {
      Id: "1020304050",
      IdentificationType: "13",
      FirstName: "María José",
      FamilyName: "Núñez Peña",
      JobTitle: "Auxiliar contable",
      OrganizationDepartment: "Contabilidad"
    }
  }
}

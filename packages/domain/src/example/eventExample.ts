import type { ExampleOptions, ExampleParty } from "../document/DocumentDefinition.ts"
import { invoiceExample } from "./invoiceExample.ts"

/** The invoice for which annex FE 1.9 computes an example CUFE (p. 657). */
const published = {
  uuid: "8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4",
  number: "323200000129",
  date: "2019-01-16"
}

const partyOf = ({ Id, Name }: { readonly Id: string; readonly Name: string }): ExampleParty => ({
  Id,
  IdentificationType: "31",
  Name
})

/**
 * Buyer and issuer of the invoice: those that the reference names, or else those of the invoice example. Without a
 * reference both are fixed.
 */
const partiesOf = (options: ExampleOptions) => {
  if (options.reference === undefined) {
    return {
      CompanyParty: partyOf({ Id: "900373115", Name: "Café Piñón y Cía. S.A.S." }),
      SupplierParty: partyOf({ Id: "700085371", Name: "Molinos del Norte & Cía. S.A." })
    }
  }
  if (options.reference.parties !== undefined) {
    const { buyer, issuer } = options.reference.parties
    return { CompanyParty: buyer, SupplierParty: issuer }
  }
  const { CompanyParty, CustomerParty } = invoiceExample(options)
  return { CompanyParty: partyOf(CustomerParty), SupplierParty: partyOf(CompanyParty) }
}

/** The value of the invoice as a negotiable instrument in the examples: the total of the example of an invoice. */
const value = "573306.30"

const factor = { Id: "860029964", IdentificationType: "31", Name: "Factor de Ejemplo S.A." }

type Party = ExampleParty

/**
 * Makes the fields that replace those of the default example, for an operation of the register (RADIAN). `due` is the
 * due date of the invoice.
 */
type RadianExample = (seller: Party, buyer: Party, day: string, due: string) => object

/** A PDF with one empty page, in base64: the files of the examples of a mandate and a protest. */
export const examplePdf =
  "JVBERi0xLjQKMSAwIG9iago8PC9UeXBlL0NhdGFsb2cvUGFnZXMgMiAwIFI+PgplbmRvYmoKMiAwIG9iago8PC9UeXBlL1BhZ2VzL0tpZHNbMyAwIFJdL0NvdW50IDE+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlL1BhZ2UvUGFyZW50IDIgMCBSL01lZGlhQm94WzAgMCAyMDAgMTAwXS9SZXNvdXJjZXM8PD4+Pj4KZW5kb2JqCnhyZWYKMCA0CjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAwMDAwMDAwOSAwMDAwMCBuIAowMDAwMDAwMDU0IDAwMDAwIG4gCjAwMDAwMDAxMDUgMDAwMDAgbiAKdHJhaWxlcgo8PC9TaXplIDQvUm9vdCAxIDAgUj4+CnN0YXJ0eHJlZgoxODQKJSVFT0YK"

/**
 * The values of a sale of the invoice to a factor, at a discount of 2 per cent. `total` and `rate` are names of values.
 */
const discounted = (total: string, rate: string) => [
  { Name: total, Value: value },
  { Name: "PrecioPagarseFEV", Value: "561840.174" },
  { Name: rate, Value: "2" },
  { Name: "MedioPago", Value: "47" }
]

const radianExamples: Readonly<Record<string, RadianExample>> = {
  "361": (seller, _, __, due) => ({
    TypeCode: "036",
    CompanyParty: seller,
    ValidityPeriod: { EndDate: due },
    Negotiation: [{ Name: "ValorFEV-TV", Value: value }]
  }),
  "371": (seller) => ({
    TypeCode: "037",
    ResponseListId: "1",
    CompanyParty: seller,
    ReceiverParty: factor,
    Negotiation: discounted("ValorTotalEndoso", "TasaDescuento"),
    SenderAmounts: [{ ...seller, Amount: value }],
    ReceiverAmounts: [{ ...factor, Amount: value }]
  }),
  "431": (seller, _, day) => ({
    TypeCode: "043",
    ResponseListId: "1",
    CompanyParty: seller,
    ReceiverParty: factor,
    // the authority compares the agent with the owner of the software (AAH62b)
    SoftwareProvider: { Name: "ERP", ProviderId: factor.Id },
    ValidityPeriod: { StartDate: day, EndDate: "2030-12-31" },
    Mandate: {
      SchemeId: "1",
      PrincipalRole: "Mandante-FE",
      AgentMode: "M-Factor",
      Faculties: ["ALL17"],
      Attachments: [{ MimeCode: "application/pdf", Content: examplePdf }]
    }
  }),
  "451": (_, buyer, __, due) => ({
    TypeCode: "045",
    CompanyParty: buyer,
    ValidityPeriod: { EndDate: due },
    Negotiation: [{ Name: "ValorActualTituloValor", Value: value }],
    SenderAmounts: [{ ...buyer, Amount: "200000.00" }]
  }),
  "482": (seller, buyer) => ({
    TypeCode: "048",
    CompanyParty: seller,
    ReceiverParty: buyer,
    Negotiation: [
      { Name: "ValorFEV-TV", Value: value },
      { Name: "ValorAceptado", Value: "0" },
      { Name: "ValorPendiente", Value: value }
    ],
    Attachments: [{ MimeCode: "application/pdf", Content: examplePdf }]
  }),
  "491": (seller) => ({
    TypeCode: "049",
    CompanyParty: seller,
    ReceiverParty: factor,
    Negotiation: discounted("ValorTransferenciaDerechos", "FactordeDescuento")
  })
}

/** Fields that replace those of the acknowledgement (030), for the example of another answer to an invoice. */
const answerExamples: Readonly<Record<string, (seller: Party, buyer: Party) => object>> = {
  "030": () => ({}),
  "031": () => ({ TypeCode: "031", ClaimCode: "01", IssuerParty: undefined }),
  "032": () => ({ TypeCode: "032" }),
  "033": () => ({ TypeCode: "033", IssuerParty: undefined }),
  // the issuer itself files it, and swears that the buyer did not answer
  "034": (seller, buyer) => ({
    TypeCode: "034",
    CompanyParty: seller,
    SupplierParty: undefined,
    CustomerParty: buyer,
    IssuerParty: undefined
  })
}

/** Types of answers to an invoice, and operations of the register, that have an example. */
export const eventExampleOperations: ReadonlyArray<string> = [
  ...Object.keys(answerExamples),
  ...Object.keys(radianExamples)
]

const operationOf = (
  { date, operation = "", reference = published }: ExampleOptions,
  { CompanyParty, SupplierParty }: ReturnType<typeof partiesOf>
) => {
  const answer = answerExamples[operation]
  if (answer !== undefined) return answer(SupplierParty, CompanyParty)
  const example = radianExamples[operation]
  return example === undefined
    ? {}
    : {
        // the example of an invoice is due on its own day
        ...example(SupplierParty, CompanyParty, date.date, reference.date),
        OperationCode: operation,
        SupplierParty: undefined,
        IssuerParty: undefined
      }
}

/**
 * The body of an event, without its certificate: by default an acknowledgement of receipt (030). `operation` selects
 * another one, either an answer (`030` to `034`) or an operation of the register (RADIAN).
 *
 * The event refers to `reference`, which must be made from the example of an invoice or name its parties. Without it,
 * the event refers to the example of the annex, which the authority does not have.
 */
export const eventExample = (options: ExampleOptions) => {
  const { date, number, reference = published } = options
  const parties = partiesOf(options)
  return {
    TypeCode: "030",
    Number: number,
    Date: date.toString(),
    ClaimCode: "" as string,
    DocumentReference: {
      Uuid: reference.uuid,
      Date: reference.date,
      SchemeName: "CUFE-SHA384",
      TypeCode: "01",
      Number: reference.number
    },
    NumberingRange: { Prefix: "ACR" },
    SoftwareProvider: { Name: "ERP" },
    ...parties,
    IssuerParty: {
      Id: "1020304050",
      IdentificationType: "13",
      FirstName: "María José",
      FamilyName: "Núñez Peña",
      JobTitle: "Auxiliar contable",
      OrganizationDepartment: "Contabilidad"
    },
    ...operationOf(options, parties)
  }
}

import type { XmlElement } from "libxml2-wasm"
import type { DocumentHeader } from "../../document/DocumentHeader.ts"
import { exists, text, texts } from "../../xml/query.ts"
import { keyAmount, total } from "../amount.ts"
import { type DocumentFamily, judgeDocument, missingFindings, readParty, splitNumber } from "../DocumentFamily.ts"
import { findings, relabel } from "../Rule.ts"
import { billingTypes } from "../structure/documentTypes.ts"
import { schemaChecker } from "../structure/schemaProblems.ts"
import type { BillingKind } from "./BillingKind.ts"
import { billingKindOf, statedType } from "./billingKinds.ts"
import { dianExtensions, judgedDocument } from "./JudgedDocument.ts"
import { rulesOf } from "./rulesOf.ts"

const taxScheme = (role: "Supplier" | "Customer") => `cac:Accounting${role}Party/cac:Party/cac:PartyTaxScheme`
const prefixOfRoot = { CreditNote: "C", DebitNote: "D" } as const

/** Reads the header of an invoice or a note. */
const readBillingHeader = (root: XmlElement, kind: BillingKind | undefined): DocumentHeader => {
  const buyerIssues = kind?.issuer === "customer"
  const issuer = readParty(root, taxScheme(buyerIssues ? "Customer" : "Supplier"))
  const number = read(root, "cbc:ID")
  const documentKey = read(root, "cbc:UUID").toLowerCase()
  const issueDate = read(root, "cbc:IssueDate")
  const control = `${dianExtensions}/sts:InvoiceControl/sts:AuthorizedInvoices`
  const prefix = text(root, control) === undefined ? undefined : read(root, `${control}/sts:Prefix`)
  const corrects = texts(root, "cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID").map((key) =>
    key.trim().toLowerCase()
  )
  const rules = kind?.rules ?? prefixOfRoot[root.name as keyof typeof prefixOfRoot] ?? "F"
  return {
    number,
    documentKey,
    issuer,
    receiver: readParty(root, taxScheme(buyerIssues ? "Supplier" : "Customer")),
    softwareId: read(root, `${dianExtensions}/sts:SoftwareProvider/sts:SoftwareID`).toLowerCase(),
    softwareOwner: read(root, `${dianExtensions}/sts:SoftwareProvider/sts:ProviderID`),
    identity: { issuer: issuer.nit, ...splitNumber(number, prefix) },
    facts: {
      issueDate,
      onCredit: exists(root, "cac:PaymentMeans[cbc:ID='2']"),
      ...dueOf(root),
      parties: {
        supplier: read(root, `${taxScheme("Supplier")}/cbc:CompanyID`),
        customer: read(root, `${taxScheme("Customer")}/cbc:CompanyID`)
      },
      totals: readTotals(root),
      corrects
    },
    refersTo: corrects,
    missing: relabel(
      missingFindings([
        { code: "FAD01", value: read(root, "cbc:UBLVersionID"), text: "No se informó la versión de UBL." },
        { code: "FAD05", value: number, text: "No se informó el número del documento." },
        { code: "FAD06", value: documentKey, text: "No se informó el código único del documento." },
        { code: "FAD09", value: issueDate, text: "No se informó la fecha de emisión." },
        { code: "FAD12", value: statedType(root), text: "No se informó el tipo de documento." },
        { code: buyerIssues ? "FAK21" : "FAJ21", value: issuer.nit, text: "No se informó el NIT del emisor." }
      ]),
      rules
    )
  }
}

/** Latest due date of the payments on credit (`PaymentMeans/ID` 2). */
const dueOf = (root: XmlElement) => {
  const dueDate = texts(root, "cac:PaymentMeans[cbc:ID='2']/cbc:PaymentDueDate").toSorted().at(-1)
  return dueDate === undefined ? {} : { dueDate }
}

const readTotals = (root: XmlElement) => ({
  iva: keyAmount(total(root, "cac:TaxTotal[cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID='01']/cbc:TaxAmount")),
  total: keyAmount(
    total(root, "cac:LegalMonetaryTotal/cbc:PayableAmount | cac:RequestedMonetaryTotal/cbc:PayableAmount")
  )
})

const read = (root: XmlElement, path: string): string => text(root, path)?.trim() ?? ""

const checkSchema = schemaChecker(billingTypes)
/** Family of invoices, support documents, equivalent documents and their notes. */
export const billingFamily: DocumentFamily<BillingKind> = {
  kindOf: billingKindOf,
  readHeader: readBillingHeader,
  judge: (root, xml, kind, now, knowledge) =>
    judgeDocument(checkSchema, root, xml, now, knowledge, (signature) => {
      const document = judgedDocument(root, kind, knowledge, signature, now)
      const ruleFindings = [...signature.findings, ...findings(rulesOf(kind), document)]
      const keyName = kind.keyScheme.slice(0, 4)
      return relabel(ruleFindings, kind.rules).map((each) => ({ ...each, text: each.text.replaceAll("CUFE", keyName) }))
    })
}

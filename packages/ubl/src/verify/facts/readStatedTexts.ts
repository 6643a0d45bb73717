import type { Elsewhere, KeyClues } from "@radicar/domain/inner/key/stated/SeedMistake"
import type { StatedEvent, StatedPayroll, StatedSale, StatedTexts } from "@radicar/domain/inner/key/stated/statedKey"
import { saleRootOf, saleRoots } from "../../sale/saleTypes.ts"
import { findElement, textContent } from "../../xml/ParsedElement.ts"
import type { DocumentFacts } from "./DocumentFacts.ts"
import { elementsAt, textAt } from "./xmlPath.ts"

const header = ({ environment, issueDate, issueTime, number }: DocumentFacts) => ({
  number: number ?? "",
  issueDate: issueDate ?? "",
  issueTime: issueTime ?? "",
  environment: environment ?? ""
})

const totals = ({ root }: DocumentFacts): string => (saleRootOf(root.local) ?? saleRoots.Invoice).total

const party = (role: "Supplier" | "Customer"): string => `cac:Accounting${role}Party/cac:Party`

const sale = (facts: DocumentFacts): StatedSale => {
  const { root } = facts
  const at = (path: string): string => textAt(root, path) ?? ""
  return {
    ...header(facts),
    formula: facts.family === "support" ? "support" : "sale",
    scheme: facts.scheme === "CUFE-SHA384" ? "CUFE-SHA384" : facts.family === "support" ? "CUDS-SHA384" : "CUDE-SHA384",
    grossAmount: at(`${totals(facts)}/cbc:LineExtensionAmount`),
    taxes: elementsAt(root, "cac:TaxTotal").map((total) => ({
      code: textAt(total, "cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID") ?? "",
      amount: textAt(total, "cbc:TaxAmount") ?? ""
    })),
    payableAmount: at(`${totals(facts)}/cbc:PayableAmount`),
    supplier: at(`${party("Supplier")}/cac:PartyTaxScheme/cbc:CompanyID`),
    customer: at(`${party("Customer")}/cac:PartyTaxScheme/cbc:CompanyID`)
  }
}

const event = (facts: DocumentFacts): StatedEvent => {
  const at = (path: string): string => textAt(facts.root, path) ?? ""
  return {
    ...header(facts),
    formula: "event",
    scheme: "CUDE-SHA384",
    sender: at("cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID"),
    receiver: at("cac:ReceiverParty/cac:PartyTaxScheme/cbc:CompanyID"),
    responseCode: at("cac:DocumentResponse/cac:Response/cbc:ResponseCode"),
    referenceNumber: at("cac:DocumentResponse/cac:DocumentReference/cbc:ID"),
    referenceTypeCode: at("cac:DocumentResponse/cac:DocumentReference/cbc:DocumentTypeCode")
  }
}

const payroll = (facts: DocumentFacts): StatedPayroll => {
  const { body } = facts
  // a note that deletes has neither amounts nor a worker, so zeros replace them (payroll annex 1.0 §8.1.1.4)
  const deleting = body.local === "Eliminar"
  return {
    ...header(facts),
    formula: "payroll",
    scheme: "CUNE-SHA384",
    earned: deleting ? "0.00" : (textAt(body, "DevengadosTotal") ?? ""),
    deducted: deleting ? "0.00" : (textAt(body, "DeduccionesTotal") ?? ""),
    net: deleting ? "0.00" : (textAt(body, "ComprobanteTotal") ?? ""),
    employer: facts.issuer?.number ?? "",
    worker: deleting ? "0" : (facts.receiver?.number ?? ""),
    typeCode: facts.typeCode ?? ""
  }
}

/** The texts that make up a document's key. */
export const readStatedTexts = (facts: DocumentFacts): StatedTexts =>
  facts.family === "payroll" ? payroll(facts) : facts.family === "event" ? event(facts) : sale(facts)

const places = (facts: DocumentFacts): ReadonlyArray<readonly [part: string, path: string]> => {
  const all = totals(facts)
  return [
    ["grossAmount", `${all}/cbc:TaxExclusiveAmount`],
    ["grossAmount", `${all}/cbc:TaxInclusiveAmount`],
    ["grossAmount", `${all}/cbc:PayableAmount`],
    ["payableAmount", `${all}/cbc:TaxInclusiveAmount`],
    ["payableAmount", `${all}/cbc:LineExtensionAmount`],
    ["payableAmount", `${all}/cbc:TaxExclusiveAmount`],
    ["iva", "cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount"],
    ["inc", "cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount"],
    ["ica", "cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount"],
    ["supplier", `${party("Supplier")}/cac:PartyLegalEntity/cbc:CompanyID`],
    ["supplier", `${party("Supplier")}/cac:PartyIdentification/cbc:ID`],
    ["customer", `${party("Customer")}/cac:PartyLegalEntity/cbc:CompanyID`],
    ["customer", `${party("Customer")}/cac:PartyIdentification/cbc:ID`],
    ["issueDate", "cbc:DueDate"],
    ["issueDate", "cac:PaymentMeans/cbc:PaymentDueDate"],
    ["issueDate", "Periodo/@FechaGen"],
    [
      "supplier",
      "ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID"
    ],
    ["employer", "ProveedorXML/@NIT"],
    ["referenceNumber", "cac:DocumentResponse/cac:DocumentReference/cbc:UUID"]
  ]
}

const elsewhere = (facts: DocumentFacts): ReadonlyArray<Elsewhere> =>
  places(facts).flatMap(([part, path]) => {
    const single = path.includes("@") || !path.includes("TaxSubtotal")
    const values = single
      ? [textAt(facts.body, path)]
      : elementsAt(facts.body, path)
          .slice(0, 20)
          .map((element) => textContent(element).trim())
    return values.flatMap((value) =>
      value === undefined ? [] : [{ part, value, place: path.split("/").slice(-2).join("/") }]
    )
  })

/** Other texts of the document that may have gone into its key by mistake. */
export const readKeyClues = (facts: DocumentFacts, texts: StatedTexts): KeyClues => {
  const xades = "http://uri.etsi.org/01903/v1.3.2#"
  const signingTime = findElement(facts.root, xades, "SigningTime")
  const [issuer, receiver] = facts.family === "support" ? ["customer", "supplier"] : ["supplier", "customer"]
  const digits = (party: DocumentFacts["issuer"]) => (party?.checkDigit === "" ? undefined : party?.checkDigit)
  return {
    prefix: facts.prefix,
    signingTime: signingTime === undefined ? undefined : textContent(signingTime).trim(),
    checkDigits: {
      [issuer]: digits(facts.issuer),
      [receiver]: digits(facts.receiver),
      sender: digits(facts.issuer),
      receiver: digits(facts.receiver),
      employer: digits(facts.issuer)
    },
    amountsAsWritten:
      texts.formula === "payroll"
        ? { earned: texts.earned, deducted: texts.deducted, net: texts.net }
        : texts.formula === "event"
          ? {}
          : { grossAmount: texts.grossAmount, payableAmount: texts.payableAmount },
    elsewhere: elsewhere(facts)
  }
}

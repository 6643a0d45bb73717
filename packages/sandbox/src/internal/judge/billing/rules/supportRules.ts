import { countries } from "@radicar/domain/inner/codes/countries"
import { element, elements, exists, text } from "../../../xml/query.ts"
import { notify, reject, type Rule } from "../../Rule.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"
import { addressParts, addressRules } from "./addressRules.ts"
import {
  hasOtherDigit,
  identificationTypes,
  isBlank,
  type PartyGroups,
  partyRules,
  statedDigit,
  statesNit
} from "./partyGroups.ts"
import { subtotalCode, subtotals } from "./taxRules.ts"

/** Responsibilities that only support documents may state. */
const further = ["O-48", "O-49"]

const isResident = ({ root }: JudgedDocument): boolean => text(root, "cbc:CustomizationID") === "10"

const address = ({ party }: PartyGroups) => party && element(party, "cac:PhysicalLocation/cac:Address")

const vendor = partyRules({ element: "AccountingSupplierParty", letters: "FAJ", of: "del vendedor" })

/** Rules on the vendor, who need not invoice (group AJ of the support document's annex). */
const vendorRules: ReadonlyArray<Rule<JudgedDocument>> = [
  vendor.organizationType("02b"),
  vendor.partyGroup,
  vendor.about("08", "La dirección del vendedor residente está incompleta.", (v, document) => {
    const vendorAddress = address(v)
    return (
      isResident(document) && vendorAddress !== undefined && addressParts.some((part) => isBlank(vendorAddress, part))
    )
  }),
  vendor.about("16", "El país del vendedor residente debe ser CO, y el de otro uno de la lista.", (v, document) => {
    const vendorAddress = address(v)
    const country = vendorAddress && text(vendorAddress, "cac:Country/cbc:IdentificationCode")
    return country !== undefined && (isResident(document) ? country !== "CO" : !countries.has(country))
  }),
  vendor.taxGroup,
  vendor.name,
  vendor.identification,
  vendor.aboutTax(
    "25a",
    "El vendedor residente debe identificarse con tipo de documento 31 y DV.",
    (tax, document) => isResident(document) && (!statesNit(tax) || statedDigit(tax) === "")
  ),
  vendor.aboutTax(
    "25b",
    "El DV del vendedor no es correcto, o su tipo de documento no pertenece a la lista.",
    (tax, document) =>
      isResident(document)
        ? statedDigit(tax) !== "" && hasOtherDigit(tax)
        : !identificationTypes.includes(text(tax, "cbc:CompanyID/@schemeName") ?? "")
  ),
  vendor.responsibilities({ further }),
  vendor.scheme,
  vendor.knownScheme({ required: false })
]

const buyer = partyRules({ element: "AccountingCustomerParty", letters: "FAK", of: "del adquiriente" })

/** Rules on the buyer, who issues and signs the support document (group AK of its annex). */
const buyerRules: ReadonlyArray<Rule<JudgedDocument>> = [
  buyer.organizationType("02b"),
  buyer.partyGroup,
  buyer.taxGroup,
  buyer.name,
  buyer.nit,
  buyer.lacksDigit,
  buyer.wrongDigit,
  buyer.nitType,
  buyer.responsibilities({ further }),
  buyer.knownScheme({ required: false })
]

const allowedWithholdings = new Set(["05", "06"])

const codes = ({ root, lines }: JudgedDocument, group: "TaxTotal" | "WithholdingTaxTotal"): ReadonlyArray<string> =>
  [root, ...lines].flatMap((node) =>
    elements(node, `cac:${group}`)
      .flatMap(subtotals)
      .map((subtotal) => subtotalCode(subtotal) ?? "")
  )

/**
 * Rules of support documents (05) and their notes (95), in addition to the invoice's rules; `rulesOf.ts` lists those
 * that they replace. Codes are the invoice's, and are relabelled in the answer.
 */
export const supportRules: ReadonlyArray<Rule<JudgedDocument>> = [
  ...vendorRules,
  ...buyerRules,
  ...addressRules,
  reject(
    "FAY13",
    "El tributo no está permitido en el documento soporte: solo IVA y las retenciones de IVA y de renta.",
    (d) =>
      codes(d, "TaxTotal").some((code) => code !== "01") ||
      codes(d, "WithholdingTaxTotal").some((code) => !allowedWithholdings.has(code))
  ),
  // only a notification: one implementer had a second line with a withholding rejected, but no sample shows it
  notify("FAY01", "Existe más de una línea con información de una misma retención.", ({ lines }) => {
    const withholdingCodes = lines.flatMap((line) =>
      elements(line, "cac:WithholdingTaxTotal").map((group) => subtotals(group).map(subtotalCode).join())
    )
    return new Set(withholdingCodes).size !== withholdingCodes.length
  }),
  reject(
    "FFC02a",
    "No se informó la fecha de compra de la línea (InvoicePeriod/StartDate).",
    ({ kind, lines }) =>
      kind.note === undefined &&
      lines.some(
        (line) =>
          !exists(line, "cac:InvoicePeriod/cbc:StartDate") || text(line, "cac:InvoicePeriod/cbc:StartDate") === ""
      )
  )
]

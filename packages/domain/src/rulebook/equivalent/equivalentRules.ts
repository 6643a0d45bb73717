import { type EquivalentGroup, equivalentFields } from "../../document/equivalent/equivalentFields.ts"
import { equivalentTypeOf } from "../../document/equivalent/equivalentTypes.ts"
import { readerOf } from "../../wire/Reader.ts"
import { paymentForm } from "../../document/PaymentMeans.ts"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import { isStated } from "../../rules/unreadable.ts"
import { ruleWithCause, type Check, type Rules, rule, unexplained } from "../../rules/Rule.ts"
import { forEachPayment } from "../sale/header.ts"
import { anObject, nothing } from "../../rules/sharedWordings.ts"
import type { Localized } from "../../rules/Language.ts"

const wireName = (group: EquivalentGroup): string => group.charAt(0).toUpperCase() + group.slice(1)

const allGroups = Object.keys(equivalentFields) as ReadonlyArray<EquivalentGroup>

/** Groups whose absence breaks a rule with a code of the authority. */
const coded: ReadonlySet<EquivalentGroup> = new Set(["softwareManufacturer", "buyerBenefits", "pointOfSale"])

const operationForm: Localized = { en: "2 or 3 digits", es: "2 o 3 dígitos" }

const demanded = (prepared: PreparedSale): ReadonlyArray<EquivalentGroup> =>
  equivalentTypeOf(prepared.document.typeCode)?.groups ?? []

const ofMissing =
  (...groups: ReadonlyArray<EquivalentGroup>): Check<PreparedSale> =>
  (prepared, report) => {
    for (const group of demanded(prepared)) {
      if (groups.includes(group) && !isStated(() => prepared.document[group])) {
        report([wireName(group)], readerOf<unknown>(equivalentFields[group]).expected, undefined)
      }
    }
  }

const checkTranscribed: Check<PreparedSale> = ({ additionalDocumentReferences, document: { typeCode } }, report) => {
  if (equivalentTypeOf(typeCode)?.transcribed === true && additionalDocumentReferences.length === 0) {
    report(
      ["AdditionalDocumentReferences"],
      { en: "the document that is transcribed", es: "el documento que se transcribe" },
      undefined
    )
  }
}

/** Rules of equivalent documents that other sale documents do not have. */
export const equivalentRules: Rules<PreparedSale> = [
  unexplained(
    {
      code: "DEAD02",
      source: "Annex DEE 1.0, rule DEAD02; of most types the codes are not known, so they are only held to their form"
    },
    "The operation code is not valid.",
    "CustomizationID no indica un valor válido para el tipo de operación.",
    ({ document, operationCode }, report) => {
      const operations = equivalentTypeOf(document.typeCode)?.operations
      const valid = operations?.includes(operationCode) ?? /^[0-9]{2,3}$/u.test(operationCode)
      if (!valid) report(["OperationCode"], operations?.join(", ") ?? operationForm, operationCode)
    }
  ),
  ruleWithCause(
    { code: "DEAN02", codes: ["DEAN02"], path: "$.PaymentMeans.Code", source: "Annex DEE 1.0, rule DEAN02" },
    "A POS ticket is paid in cash.",
    "El tiquete POS solo se expide de contado.",
    "A POS ticket is not paid in cash, or the form of payment is not valid.",
    "Un tiquete POS no se paga de contado, o la forma de pago no es válida.",
    "Correct PaymentMeans.Code to 1, or issue an invoice for a credit sale.",
    "Corrija PaymentMeans.Code a 1, o emita una factura para una venta a crédito.",
    forEachPayment((payment, at, { document }, report) => {
      if (equivalentTypeOf(document.typeCode)?.pointOfSale !== true) return
      const form = paymentForm(payment)
      // an invalid form is reported by the other check of this code
      if (form === "2") report(at(form === payment.code ? "Code" : "MethodCode"), "1", form)
    })
  ),
  rule(
    { code: "DEAI01", path: "$.AdditionalDocumentReferences", source: "Annex DEE 1.0, rule DEAI01" },
    "A ticket of a contingency must name the document that it transcribes.",
    "Un documento de contingencia debe informar el documento referenciado.",
    "Give the paper document in AdditionalDocumentReferences: Number and Date.",
    "Informe el documento en papel en AdditionalDocumentReferences: Number y Date.",
    checkTranscribed
  ),
  rule(
    { code: "DEPD11", path: "$.SoftwareManufacturer", source: "Annex DEE 1.0, rules DEPD11 and DEPD21" },
    "The maker of the software must be stated.",
    "Se debe informar el grupo InformacionDelFabricanteDelSoftware.",
    "Give SoftwareManufacturer with all its fields.",
    "Informe SoftwareManufacturer con todos sus campos.",
    ofMissing("softwareManufacturer")
  ),
  rule(
    { code: "DEPD13", path: "$.BuyerBenefits", source: "Annex DEE 1.0, rules DEPD11, DEPD13 and DEPD14" },
    "The benefits of the buyer must be stated.",
    "Se debe informar el grupo InformacionBeneficiosComprador.",
    "Give BuyerBenefits with all its fields.",
    "Informe BuyerBenefits con todos sus campos.",
    ofMissing("buyerBenefits")
  ),
  rule(
    { code: "DEPD21", path: "$.PointOfSale", source: "Annex DEE 1.0, rules DEPD11 and DEPD21" },
    "The cash register must be stated.",
    "Se debe informar el grupo InformacionCajaVenta.",
    "Give PointOfSale with all its fields.",
    "Informe PointOfSale con todos sus campos.",
    ofMissing("pointOfSale")
  ),
  rule(
    { code: "RAD30", path: "$.TypeCode", source: "Official samples of the DEE toolbox V1-3" },
    "A document of this type must state its own data.",
    "Un documento de este tipo debe informar sus datos propios.",
    "Give the group that the violation's path names, or correct TypeCode.",
    "Informe el grupo que indica la ruta, o corrija TypeCode.",
    ofMissing(...allGroups.filter((group) => !coded.has(group)))
  ),
  rule(
    { code: "RAD31", path: "$.TypeCode", source: "Official samples of the DEE toolbox V1-3" },
    "A document of this type has no place for this group: omit it.",
    "Un documento de este tipo no tiene lugar para este grupo.",
    "Omit the group that the violation's path names, or correct TypeCode.",
    "Omita el grupo que indica la ruta, o corrija TypeCode.",
    (prepared, report) => {
      const groups = demanded(prepared)
      for (const group of allGroups) {
        if (!groups.includes(group) && isStated(() => prepared.document[group])) {
          report([wireName(group)], nothing, anObject)
        }
      }
    }
  )
]

import type { PreparedSale } from "../../document/CheckedSale.ts"
import { referencedDocumentTypes } from "../../codes/referencedDocumentTypes.ts"
import type { KeyScheme } from "../../key/DocumentKey.ts"
import { correctedSchemeOf } from "../../documentRegistry.ts"
import { toFixed } from "../../number/Decimal.ts"
import { taxKind } from "../../document/TaxTotal.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import { rule, type Rules, unexplained, type Check } from "../../rules/Rule.ts"
import { aDate, aList, nothing } from "../../rules/sharedWordings.ts"
import { placeIn } from "../../wire/wireList.ts"
import type { DocumentReference } from "../../document/DocumentReference.ts"
import type { WirePath } from "../../rules/Violation.ts"
import type { Localized } from "../../rules/Language.ts"

const source = "Annex FE 1.9, rules CBF, CBG, DBF, DBG"
const correctedDocument: Localized = { en: "the document that is corrected", es: "el documento que se corrige" }
/** Whether the document's type allows the operation. The requirements of other operations are unknown. */
const isKnown = ({ kind: { operations }, operationCode }: PreparedSale): boolean =>
  operations === undefined || operations.has(operationCode)

/** Whether the operation refers to no document: 22 of a credit note, 32 of a debit note. */
const withoutReference = ({ operationCode }: PreparedSale): boolean => operationCode === "22" || operationCode === "32"

/** The documents that a note corrects, with their paths in the body. */
const corrected = ({
  document: { documentReference = [] }
}: PreparedSale): ReadonlyArray<readonly [DocumentReference, WirePath]> =>
  documentReference.map((reference, index) => [reference, placeIn("DocumentReference", documentReference, index)])

const reasonRules: Rules<PreparedSale> = [
  rule(
    { code: "FBF01", path: "$.CorrectionCode", source },
    "A note must say why it corrects the document.",
    "Se debe informar el concepto de la nota.",
    "Give CorrectionCode, a code of the list of the note's type; only notes without reference (22, 32) may omit it.",
    "Informe CorrectionCode, un código de la lista del tipo de nota; solo las notas sin referencia (22, 32) lo pueden omitir.",
    (prepared, report) => {
      const { correctionReasons: reasons } = prepared.kind
      if (prepared.document.correctionCode !== undefined || reasons === undefined || withoutReference(prepared)) return
      reportUnlessListed(reasons, undefined, ["CorrectionCode"], report)
    }
  ),
  rule(
    { code: "FBF03", path: "$.CorrectionCode", source },
    "The reason of the note is not valid.",
    "El concepto de la nota no es válido.",
    "Correct CorrectionCode: one digit, without a zero before it.",
    "Corrija CorrectionCode: un dígito, sin cero a la izquierda.",
    ({ document: { correctionCode }, kind: { correctionReasons } }, report) => {
      if (correctionCode !== undefined && correctionReasons !== undefined) {
        reportUnlessListed(correctionReasons, correctionCode, ["CorrectionCode"], report)
      }
    }
  )
]

const referenceRule = rule<PreparedSale>(
  { code: "FBG01", path: "$.DocumentReference", source },
  "A note that refers to a document must name it.",
  "Se debe informar el documento al que hace referencia la nota.",
  "Give DocumentReference, or an operation without reference (22, 32) and the Period.",
  "Informe DocumentReference, o una operación sin referencia (22, 32) y el Period.",
  (prepared, report) => {
    if (isKnown(prepared) && !withoutReference(prepared) && prepared.document.documentReference === undefined) {
      report(["DocumentReference"], correctedDocument, undefined)
    }
  }
)

const correctedTypes = (codes: ReadonlyArray<string>): Localized => ({
  en: `${codes.join(", ")}: the types of the documents that such a note corrects`,
  es: `${codes.join(", ")}: los tipos de los documentos que corrige esta nota`
})

const checkCorrectedTypes: Check<PreparedSale> = (prepared, report) => {
  const { kind, operationCode } = prepared
  const types = kind.corrected?.({ operationCode }) ?? []
  for (const [{ typeCode }, at] of corrected(prepared)) {
    if (typeCode !== undefined && !types.includes(typeCode)) {
      report([...at, "TypeCode"], correctedTypes(types), typeCode)
    }
  }
}

const correctedTypeRule = rule<PreparedSale>(
  {
    code: "RAD75",
    severity: "notification",
    path: "$.DocumentReference.TypeCode",
    source: "Annex FE 1.9 §13.1.3; annex DS 1.1"
  },
  "A note of this type does not correct documents of this type.",
  "Una nota de este tipo no corrige documentos de este tipo.",
  "Correct DocumentReference.TypeCode or omit it: 01 to 04 of an invoice, 05 of a support document.",
  "Corrija DocumentReference.TypeCode u omítalo: 01 a 04 en una factura, 05 en un documento soporte.",
  checkCorrectedTypes
)

const checkNoWithholding: Check<PreparedSale> = ({ document }, report) => {
  document.items.forEach((item, line) => {
    item.taxes?.forEach((tax, index) => {
      if (taxKind(tax.code) === "withholding") {
        report(
          ["Items", line, "Taxes", index, "Code"],
          { en: "a tax that is no withholding", es: "un tributo que no sea retención" },
          tax.code
        )
      }
    })
  })
}

/** A rule against withholdings in notes, for which UBL has no element. */
export const noWithholdingRule = rule<PreparedSale>(
  {
    code: "RAD07",
    path: "$.Items[*].Taxes[*].Code",
    source: "UBL 2.1 schemas of CreditNote and DebitNote: no WithholdingTaxTotal"
  },
  "A note has no place for withholdings: omit them.",
  "En una nota no se informan retenciones.",
  "Omit the withholdings in Items[].Taxes.",
  "Omita las retenciones en Items[].Taxes.",
  checkNoWithholding
)

const schemeOfType = (scheme: KeyScheme, typeCode: string): Localized => ({
  en: `${scheme}, as documents of type ${typeCode} have`,
  es: `${scheme}, el de los documentos de tipo ${typeCode}`
})

const periodSource = "Annex FE 1.9: BillingReference for operations 20 and 30, InvoicePeriod for 22 and 32"

const checkSchemes: Check<PreparedSale> = (prepared, report) => {
  for (const [{ schemeName: scheme, typeCode }, at] of corrected(prepared)) {
    if (scheme === undefined) continue
    const path = [...at, "SchemeName"]
    if (typeCode !== undefined && referencedDocumentTypes.has(typeCode)) {
      const expected = correctedSchemeOf(typeCode)
      if (scheme !== expected) report(path, schemeOfType(expected, typeCode), scheme)
    } else if (scheme !== "CUFE-SHA384" && scheme !== "CUDE-SHA384") {
      report(path, { en: "CUFE-SHA384 or CUDE-SHA384", es: "CUFE-SHA384 o CUDE-SHA384" }, scheme)
    }
  }
}

/** Rules on the reason and the reference of a note of an invoice. */
export const noteRules: Rules<PreparedSale> = [
  ...reasonRules,
  referenceRule,
  rule(
    { code: "RAD06", path: "$.Period", source: periodSource },
    "A note that refers to no document must state the period that it corrects, and no document.",
    "Una nota sin referencia debe informar el período que corrige, y ningún documento.",
    "Give Period.StartDate and Period.EndDate and omit DocumentReference, or change OperationCode.",
    "Informe Period.StartDate y Period.EndDate y omita DocumentReference, o cambie OperationCode.",
    (prepared, report) => {
      if (!withoutReference(prepared)) return
      const { period } = prepared.document
      for (const [{ number }, at] of corrected(prepared)) report(at, nothing, number)
      if (period?.startDate === undefined) report(["Period", "StartDate"], aDate, undefined)
      if (period?.endDate === undefined) report(["Period", "EndDate"], aDate, undefined)
    }
  ),
  rule(
    { code: "FBG05", path: "$.DocumentReference.SchemeName", source },
    "The scheme of the document's key is not valid.",
    "El algoritmo del código único del documento referenciado no es válido.",
    "Correct DocumentReference.SchemeName: CUFE-SHA384 of an invoice, CUDE-SHA384 of one of contingency 03 or an equivalent, CUDS-SHA384 of a support document.",
    "Corrija DocumentReference.SchemeName: CUFE-SHA384 de una factura, CUDE-SHA384 de una de contingencia 03 o un equivalente, CUDS-SHA384 de un documento soporte.",
    checkSchemes
  ),
  correctedTypeRule,
  noWithholdingRule
]

/** Rules on the reason and the reference of a note that always refers to a document, with keys of a single scheme. */
const referenceRules = (scheme: KeyScheme, referenceSource: string): Rules<PreparedSale> => [
  ...reasonRules,
  {
    ...referenceRule,
    check: ({ document }, report) => {
      if (document.documentReference === undefined) {
        report(["DocumentReference"], correctedDocument, undefined)
      }
    }
  },
  unexplained(
    { code: "FBG05", source: referenceSource },
    "The scheme of the document's key is not valid.",
    "El algoritmo del código único del documento referenciado no es válido.",
    (prepared, report) => {
      for (const [{ schemeName: statedScheme = scheme }, at] of corrected(prepared)) {
        if (statedScheme !== scheme) report([...at, "SchemeName"], scheme, statedScheme)
      }
    }
  )
]

/** Rules on the reason and the reference of a note of a support document, which always has a reference. */
export const supportReferenceRules: Rules<PreparedSale> = [
  ...referenceRules("CUDS-SHA384", "Annex DS 1.1, rules NSBG"),
  correctedTypeRule
]

/**
 * Rules on the reason and the reference of a note on an equivalent document. Its operation is the type of the document
 * that it corrects.
 */
export const equivalentReferenceRules: Rules<PreparedSale> = [
  ...referenceRules("CUDE-SHA384", "Annex DEE 1.0, rules NABG"),
  rule(
    { code: "RAD32", path: "$.OperationCode", source: "Annex DEE 1.0 §16.4.2" },
    "The operation of the note is not the type of the document that it corrects.",
    "La operación de la nota no es el tipo del documento que corrige.",
    "Correct OperationCode, or DocumentReference.TypeCode.",
    "Corrija OperationCode, o DocumentReference.TypeCode.",
    (prepared, report) => {
      const { document, operationCode } = prepared
      const type = document.documentReference?.[0]?.typeCode
      if (type !== undefined && type !== operationCode && isKnown(prepared))
        report(["OperationCode"], type, operationCode)
    }
  )
]

const prepaymentSource = "UBL 2.1 schema of CreditNote; annex FE 1.9, rule CAU12"

/**
 * A rule against prepayments in credit notes: their schema has no `PrepaidPayment`, without which rule CAU12 refuses a
 * prepaid amount.
 */
export const noPrepaymentRule = rule<PreparedSale>(
  { code: "RAD08", path: "$.LegalMonetaryTotal.PrepaidAmount", source: prepaymentSource },
  "A credit note has no place for prepayments: omit them.",
  "En una nota crédito no se informan anticipos.",
  "Omit PrepaidPayments and LegalMonetaryTotal.PrepaidAmount.",
  "Omita PrepaidPayments y LegalMonetaryTotal.PrepaidAmount.",
  ({ document: { legalMonetaryTotal, prepaidPayments } }, report) => {
    const { prepaidAmount } = legalMonetaryTotal
    if (prepaidPayments !== undefined) report(["PrepaidPayments"], nothing, aList)
    if (prepaidAmount !== undefined && prepaidAmount.value !== 0n) {
      report(["LegalMonetaryTotal", "PrepaidAmount"], "0", toFixed(prepaidAmount, 2))
    }
  }
)

/** The reason of a credit note that annuls its invoice (table 13.2.4). */
export const annulment = "2"

/** A rule that an annulment must name the document that it annuls (rules CAD02a, CBF03a). */
export const annulmentRule = rule<PreparedSale>(
  { code: "FAD02a", path: "$.OperationCode", source: "Annex FE 1.9, rules CAD02a and CBF03a" },
  "A note that annuls an invoice must refer to it: operation 20.",
  "Una nota de anulación debe hacer referencia a la factura: operación 20.",
  "Give OperationCode 20 and the annulled invoice in DocumentReference, or another CorrectionCode than 2.",
  "Informe OperationCode 20 y la factura anulada en DocumentReference, u otro CorrectionCode distinto de 2.",
  (prepared, report) => {
    const { document, operationCode } = prepared
    if (document.correctionCode !== annulment || operationCode === "20" || !isKnown(prepared)) return
    report(["OperationCode"], "20", operationCode)
  }
)

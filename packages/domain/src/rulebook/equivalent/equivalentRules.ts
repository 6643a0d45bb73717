import { type EquivalentGroup, equivalentFields } from "../../document/equivalent/equivalentFields.ts"
import { equivalentTypeOf } from "../../document/equivalent/equivalentTypes.ts"
import { readerOf } from "../../wire/Reader.ts"
import { paymentForm } from "../../document/PaymentMeans.ts"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import { isStated } from "../../rules/unreadable.ts"
import { explain, type ExplainedRule, type Explanation, rulesOver } from "../../rules/Rule.ts"
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

const missingGroupRule = <const Code extends string>({
  groups,
  ...rule
}: Pick<ExplainedRule<PreparedSale, Code>, "code" | "message" | "explained" | "source"> & {
  readonly groups: ReadonlyArray<EquivalentGroup>
}): ExplainedRule<PreparedSale, Code> => ({
  ...rule,
  check: (prepared, report) => {
    for (const group of demanded(prepared)) {
      if (groups.includes(group) && !isStated(() => prepared.document[group])) {
        report([wireName(group)], readerOf<unknown>(equivalentFields[group]).expected, undefined)
      }
    }
  }
})

/** Explains that a mandatory block of the XML is absent. */
export const absentBlock = (what: Localized, group: string): Explanation =>
  explain(
    { path: `$.${group}` },
    `The block of ${what.en} is absent.`,
    `Falta el bloque ${what.es}.`,
    `Give ${group} with all its fields.`,
    `Informe ${group} con todos sus campos.`
  )

/** The name of a block that two rules of the authority cover. */
export const buyerBenefits: Localized = { en: "the buyer's benefits", es: "de beneficios del comprador" }

/** Rules of equivalent documents that other sale documents do not have. */
export const equivalentRules = rulesOver<PreparedSale>()([
  {
    code: "DEAD02",
    message: {
      en: "The operation code is not valid.",
      es: "CustomizationID no indica un valor válido para el tipo de operación."
    },
    source: "Annex DEE 1.0, rule DEAD02; of most types the codes are not known, so they are only held to their form",
    check: ({ document, operationCode }, report) => {
      const operations = equivalentTypeOf(document.typeCode)?.operations
      const valid = operations?.includes(operationCode) ?? /^[0-9]{2,3}$/u.test(operationCode)
      if (!valid) report(["OperationCode"], operations?.join(", ") ?? operationForm, operationCode)
    }
  },
  {
    code: "DEAN02",
    message: { en: "A POS ticket is paid in cash.", es: "El tiquete POS solo se expide de contado." },
    explained: explain(
      { codes: ["DEAN02"], path: "$.PaymentMeans.Code" },
      "A POS ticket is not paid in cash, or the form of payment is not valid.",
      "Un tiquete POS no se paga de contado, o la forma de pago no es válida.",
      "Correct PaymentMeans.Code to 1, or issue an invoice for a credit sale.",
      "Corrija PaymentMeans.Code a 1, o emita una factura para una venta a crédito."
    ),
    source: "Annex DEE 1.0, rule DEAN02",
    check: forEachPayment((payment, at, { document }, report) => {
      if (equivalentTypeOf(document.typeCode)?.pointOfSale !== true) return
      const form = paymentForm(payment)
      // an invalid form is reported by the other check of this code
      if (form === "2") report(at(form === payment.code ? "Code" : "MethodCode"), "1", form)
    })
  },
  {
    code: "DEAI01",
    message: {
      en: "A ticket of a contingency must name the document that it transcribes.",
      es: "Un documento de contingencia debe informar el documento referenciado."
    },
    explained: explain(
      { path: "$.AdditionalDocumentReferences" },
      "A document of contingency does not name the paper document that it transcribes.",
      "Un documento de contingencia no informa el documento en papel que transcribe.",
      "Give the paper document in AdditionalDocumentReferences: Number and Date.",
      "Informe el documento en papel en AdditionalDocumentReferences: Number y Date."
    ),
    source: "Annex DEE 1.0, rule DEAI01",
    check: ({ additionalDocumentReferences, document: { typeCode } }, report) => {
      if (equivalentTypeOf(typeCode)?.transcribed === true && additionalDocumentReferences.length === 0) {
        report(
          ["AdditionalDocumentReferences"],
          { en: "the document that is transcribed", es: "el documento que se transcribe" },
          undefined
        )
      }
    }
  },
  missingGroupRule({
    code: "DEPD11",
    message: {
      en: "The maker of the software must be stated.",
      es: "Se debe informar el grupo InformacionDelFabricanteDelSoftware."
    },
    explained: absentBlock({ en: "the software's maker", es: "del fabricante del software" }, "SoftwareManufacturer"),
    source: "Annex DEE 1.0, rules DEPD11 and DEPD21",
    groups: ["softwareManufacturer"]
  }),
  missingGroupRule({
    code: "DEPD13",
    message: {
      en: "The benefits of the buyer must be stated.",
      es: "Se debe informar el grupo InformacionBeneficiosComprador."
    },
    explained: absentBlock(buyerBenefits, "BuyerBenefits"),
    source: "Annex DEE 1.0, rules DEPD11, DEPD13 and DEPD14",
    groups: ["buyerBenefits"]
  }),
  missingGroupRule({
    code: "DEPD21",
    message: {
      en: "The cash register must be stated.",
      es: "Se debe informar el grupo InformacionCajaVenta."
    },
    explained: absentBlock({ en: "the cash register", es: "de la caja de venta" }, "PointOfSale"),
    source: "Annex DEE 1.0, rules DEPD11 and DEPD21",
    groups: ["pointOfSale"]
  }),
  missingGroupRule({
    code: "RAD30",
    message: {
      en: "A document of this type must state its own data.",
      es: "Un documento de este tipo debe informar sus datos propios."
    },
    explained: explain(
      { path: "$.TypeCode" },
      "A group that this type of equivalent needs is absent.",
      "Falta un grupo que este tipo de documento equivalente necesita.",
      "Give the group that the violation's path names, or correct TypeCode.",
      "Informe el grupo que indica la ruta, o corrija TypeCode."
    ),
    source: "Official samples of the DEE toolbox V1-3",
    groups: allGroups.filter((group) => !coded.has(group))
  }),
  {
    code: "RAD31",
    message: {
      en: "A document of this type has no place for this group: omit it.",
      es: "Un documento de este tipo no tiene lugar para este grupo."
    },
    explained: explain(
      { path: "$.TypeCode" },
      "This type of equivalent has no place for a group that is given.",
      "Este tipo de documento equivalente no tiene lugar para un grupo informado.",
      "Omit the group that the violation's path names, or correct TypeCode.",
      "Omita el grupo que indica la ruta, o corrija TypeCode."
    ),
    source: "Official samples of the DEE toolbox V1-3",
    check: (prepared, report) => {
      const groups = demanded(prepared)
      for (const group of allGroups) {
        if (!groups.includes(group) && isStated(() => prepared.document[group])) {
          report([wireName(group)], nothing, anObject)
        }
      }
    }
  }
])

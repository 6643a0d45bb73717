import { BigDecimal, Redacted, type Schema } from "effect"
import {
  type CheckedSale,
  type PreparedSale,
  prepareSale,
  renumberSale,
  rulePrefixOf,
  type SaleKind,
  saleRuleCode
} from "../document/CheckedSale.ts"
import type { ExampleOptions, NoteFacts, SaleFacts } from "../document/DocumentDefinition.ts"
import { prepaymentsOfOperation } from "../document/Health.ts"
import type { SaleOperation } from "../documentRegistry.ts"
import { factsOfSale } from "../facts/factsOf.ts"
import type { SaleDocument } from "../document/SaleDocument.ts"
import { type DocumentKey, saleKey, supportKey } from "../key/DocumentKey.ts"
import { sum, toFixed, zero } from "../number/Decimal.ts"
import { annulment } from "../rulebook/sale/noteRules.ts"
import { numberOf } from "../number/wireNumber.ts"
import { jsonPath } from "../rules/Violation.ts"
import { describeRules } from "../rules/Rule.ts"
import { placeIn } from "../wire/wireList.ts"
import { defineType, type SteppedDefinition } from "./definition.ts"

/** The key of a checked document: CUFE, CUDE or CUDS, depending on its type. */
const saleDocumentKey = (checked: CheckedSale): DocumentKey => {
  const { document, keyScheme } = checked
  const tax = (code: string): string =>
    toFixed(checked.taxTotals.find((total) => total.code === code)?.amount ?? zero, 2)
  const secret = Redacted.value(checked.keySecret)
  const common = {
    number: checked.id,
    issueDate: document.date.date,
    issueTime: document.date.timeWithOffset,
    grossAmount: toFixed(document.legalMonetaryTotal.grossAmount, 2),
    iva: tax("01"),
    payableAmount: toFixed(document.legalMonetaryTotal.payableAmount, 2),
    supplier: checked.supplier.number,
    customer: checked.customer.number,
    environment: checked.environment
  }
  return keyScheme === "CUDS-SHA384"
    ? supportKey({ ...common, softwarePin: secret })
    : saleKey(keyScheme, { ...common, inc: tax("04"), ica: tax("03"), secret })
}

/** The types of the invoices that a note may correct. */
export const invoiceTypes: ReadonlyArray<string> = ["01", "02", "03", "04"]

/**
 * Facts of an invoice that are compared with its notes. Rounding may be part of the payable amount or only informative.
 */
const saleFacts = ({ customer, document, operationCode, prepayments }: CheckedSale): SaleFacts => {
  const { payableAmount, payableRoundingAmount = zero } = document.legalMonetaryTotal
  const credited = prepaymentsOfOperation(operationCode) === "credited" ? prepayments.map(({ amount }) => amount) : []
  return {
    buyer: customer.number,
    currency: document.currencyCode,
    payable: toFixed(payableAmount, 2),
    total: toFixed(sum([payableAmount, payableRoundingAmount, ...credited]), 2),
    health: document.health !== undefined
  }
}

const noteFacts = ({ customer, document, kind }: CheckedSale, isSingle: boolean): NoteFacts => {
  const { payableAmount, payableRoundingAmount = zero } = document.legalMonetaryTotal
  const credits = kind.operation === "CreditnoteCreate"
  const amount = BigDecimal.subtract(payableAmount, payableRoundingAmount)
  return {
    buyer: customer.number,
    currency: document.currencyCode,
    health: document.health !== undefined,
    ...(isSingle ? { change: toFixed(credits ? BigDecimal.negate(amount) : payableAmount, 2) } : {}),
    credits,
    annuls: credits && document.correctionCode === annulment
  }
}

const correctedBy = (checked: CheckedSale) => {
  const { document, kind, operationCode } = checked
  const { documentReference: references } = document
  if (references === undefined || kind.corrected === undefined) return {}
  const documents = references.map(({ date, number, uuid }, index) => ({
    at: jsonPath(placeIn("DocumentReference", references, index)),
    uuid: uuid.toLowerCase(),
    number,
    date
  }))
  const typeCodes = kind.corrected({ operationCode })
  const note = typeCodes === invoiceTypes ? { note: noteFacts(checked, documents.length === 1) } : {}
  return { corrects: { documents, typeCodes, ...note } }
}

/** A type of sale document. */
export interface SaleDefinition<Document extends SaleDocument> extends SteppedDefinition<
  Document,
  PreparedSale,
  CheckedSale
> {
  /** The differences from other sale documents. */
  readonly kind: SaleKind
}

const authorisedNumbers = (kind: SaleKind, document: SaleDocument) => {
  const { fromNumber: from, toNumber: to } = document.numberingRange
  return kind.authorised(document) && from !== undefined && to !== undefined ? { authorisedNumbers: { from, to } } : {}
}

/** Makes the definition of a type of sale document from its differences. */
export const saleDefinition = <Document extends SaleDocument, Wire>(
  operation: SaleOperation,
  {
    kind: own,
    ...definition
  }: {
    readonly schema: Schema.Codec<Document, Wire>
    readonly kind: Omit<SaleKind, "operation">
    readonly exampleNumbers: { readonly from: number; readonly to: number }
    readonly exampleOperations?: ReadonlyArray<string>
    readonly example: (options: ExampleOptions) => object
  }
): SaleDefinition<Document> => {
  const kind: SaleKind = { ...own, operation }
  const prefixes = typeof kind.rulePrefix === "string" ? [kind.rulePrefix] : Object.values(kind.rulePrefix)
  const codeOf = (document: SaleDocument, code: string): string => saleRuleCode(rulePrefixOf(kind, document), code)
  const defined = defineType<Document, PreparedSale, CheckedSale>(operation, {
    ...definition,
    rules: prefixes.flatMap((prefix) => describeRules(kind.rules, (code) => saleRuleCode(prefix, code))),
    checks: kind.rules,
    codeOf,
    prepare: (document, configuration) => prepareSale(kind, document, configuration),
    issued: (document) => ({ rule: codeOf(document, "FAD09e"), typeCode: document.typeCode, date: document.date }),
    key: saleDocumentKey,
    facts: factsOfSale,
    renumbered: (checked, number) => renumberSale<Document>(checked, number),
    describe: (checked) => {
      const { document } = checked
      return {
        type: document.typeCode,
        prefix: document.numberingRange.prefix ?? "",
        number: numberOf(document.number),
        id: checked.id,
        ...authorisedNumbers(kind, document),
        issuerNit: checked[kind.issuer].number,
        date: document.date,
        reference: document.documentReference?.map(({ number }) => number).join(", ") ?? "",
        ...correctedBy(checked),
        ...(operation === "InvoiceCreate" ? { sale: saleFacts(checked) } : {}),
        content: { ...document, operationCode: checked.operationCode },
        certificate: document.signingCertificate
      }
    }
  })
  return { ...defined, kind }
}

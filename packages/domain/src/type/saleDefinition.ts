import { Result, type Schema } from "effect"
import { type CheckedSale, checkSale, rulePrefixOf, saleRuleCode } from "../document/CheckedSale.ts"
import type { DocumentDefinition, ExampleOptions } from "../document/DocumentDefinition.ts"
import type { FileKind } from "../document/FileKind.ts"
import { endStep } from "../document/IdentifyOptions.ts"
import type { SaleDocument } from "../document/SaleDocument.ts"
import type { SaleKind } from "../document/SaleKind.ts"
import type { FilingConfiguration } from "../FilingConfiguration.ts"
import { type DocumentKey } from "../key/DocumentKey.ts"
import { saleDocumentKey } from "../key/saleDocumentKey.ts"
import type { JsonValue } from "../json/JsonValue.ts"
import type { Language } from "../rules/Language.ts"
import type { Findings } from "../rules/Findings.ts"
import { sameDayViolation, withLate } from "../rules/sameDay.ts"
import { describeRules } from "../rules/RuleDescription.ts"
import { readDocument, type ReadOptions } from "../wire/readDocument.ts"

/** A type of sale document, with its steps one by one beside all of them at once. */
export interface SaleDefinition<Document extends SaleDocument> extends DocumentDefinition<CheckedSale> {
  /** In what it differs from other sale documents. */
  readonly kind: SaleKind
  /** Reads a body, without asking a rule. */
  readonly read: (body: JsonValue, options: ReadOptions) => Result.Result<Document, Findings>
  /** Applies every rule to a document that has been read. */
  readonly check: (
    document: Document,
    configuration: FilingConfiguration,
    language: Language
  ) => Result.Result<CheckedSale, Findings>
  /** The key of a checked document. */
  readonly key: (checked: CheckedSale) => DocumentKey
}

const authorisedNumbers = (kind: SaleKind, document: SaleDocument) => {
  const { fromNumber: from, toNumber: to } = document.numberingRange
  return kind.authorised(document) && from !== undefined && to !== undefined ? { authorisedNumbers: { from, to } } : {}
}

/** Makes the definition of a type of sale document out of what is its own. */
export const saleDefinition = <Document extends SaleDocument, Wire>(options: {
  readonly operation: string
  readonly name: string
  readonly typeCodes: ReadonlyArray<string>
  readonly fileKind: FileKind
  readonly schema: Schema.Codec<Document, Wire>
  readonly kind: SaleKind
  readonly exampleNumbers: { readonly from: number; readonly to: number }
  readonly example: (options: ExampleOptions) => object
}): SaleDefinition<Document> => {
  const { example, exampleNumbers, fileKind, kind, name, operation, schema, typeCodes } = options
  const prefixes = typeof kind.rulePrefix === "string" ? [kind.rulePrefix] : Object.values(kind.rulePrefix)
  const check: SaleDefinition<Document>["check"] = (document, configuration, language) =>
    checkSale(kind, document, configuration, language)
  const read: SaleDefinition<Document>["read"] = (body, readOptions) => readDocument(schema, body, readOptions)
  return {
    kind,
    read,
    operation,
    name,
    typeCodes,
    fileKind,
    schema,
    sentBy: "SendBillSync",
    exampleNumbers,
    example,
    rules: prefixes.flatMap((prefix) => describeRules(kind.rules, (code) => saleRuleCode(prefix, code))),
    check,
    key: saleDocumentKey,
    identify: (body, configuration, identifyOptions) =>
      Result.flatMap(endStep(identifyOptions, "decode", read(body, identifyOptions)), (document) => {
        const { language } = identifyOptions
        const { date, typeCode } = document
        const rule = saleRuleCode(rulePrefixOf(kind, document), "FAD09e")
        const late = sameDayViolation({ rule, typeCode, date, now: configuration.now }, language)
        return endStep(identifyOptions, "check", check(document, configuration, language)).pipe(
          Result.mapError((findings) => withLate(findings, late)),
          Result.map((checked) => ({
            ...(late === undefined ? {} : { late }),
            checked,
            key: endStep(identifyOptions, "key", saleDocumentKey(checked)),
            notifications: checked.notifications,
            type: document.typeCode,
            prefix: document.numberingRange.prefix ?? "",
            number: document.number,
            ...authorisedNumbers(kind, document),
            issuerNit: checked[kind.issuer].number,
            softwareOwnerNit: checked.softwareOwner.number,
            date: document.date,
            reference: "",
            content: { ...document, operationCode: checked.operationCode },
            certificate: document.signingCertificate
          }))
        )
      })
  }
}

import { Result, type Schema } from "effect"
import { type Operation, registeredType } from "../documentRegistry.ts"
import { notifyCountries } from "../complete/countries.ts"
import { type DocumentDefinition, endStep, type IdentifiedDocument } from "../document/DocumentDefinition.ts"
import type { DocumentFacts } from "../document/DocumentFacts.ts"
import { MisformedDocument } from "../document/MisformedDocument.ts"
import type { Software } from "../document/Software.ts"
import type { FilingConfiguration } from "../FilingConfiguration.ts"
import type { JsonValue } from "../json/JsonValue.ts"
import type { DocumentKey } from "../key/DocumentKey.ts"
import { type Nit, parseNit } from "../Nit.ts"
import { sameDayViolation } from "../rulebook/sameDay.ts"
import type { Language } from "../rules/Language.ts"
import { dryRunCode } from "../rulebook/unplaced.ts"
import { applyRules, type Rule } from "../rules/Rule.ts"
import { type Findings, joinFindings, maximumViolations, type Violation, formFindings } from "../rules/Violation.ts"
import { ifReadable, markUnderived } from "../rules/unreadable.ts"
import type { LocalDateTime } from "../time/LocalDateTime.ts"
import { readMisformedBody, readParsedBody, type Reading, type ReadOptions } from "../wire/readDocument.ts"
import { readerOf } from "../wire/Reader.ts"

/** A type of document with each step by itself, in addition to `identify`, which runs all of them. */
export interface SteppedDefinition<Document, Prepared, Checked> extends DocumentDefinition<Checked> {
  /** Reads a body without applying rules. */
  readonly read: (body: JsonValue, options: ReadOptions) => Result.Result<Document, Findings>
  /** Derives everything that follows from a document and the configuration, without applying rules. */
  readonly prepare: (document: Document, configuration: FilingConfiguration) => Prepared
  /** Applies every rule to a document that was read. */
  readonly check: (
    document: Document,
    configuration: FilingConfiguration,
    language: Language
  ) => Result.Result<Checked, Findings>
  /** The key of a checked document. */
  readonly key: (checked: Checked) => DocumentKey
}

/** The facts that the rules establish about any document, in addition to the values that its preparation derives. */
interface Facts {
  readonly notifications: Findings["notifications"]
  readonly softwareOwner: Nit
}

/** The rule on the day of issue, with the values that it compares. */
interface Issue {
  readonly rule: string
  readonly typeCode: string
  readonly date: LocalDateTime
}

type DescribedField =
  | "type"
  | "prefix"
  | "number"
  | "id"
  | "authorisedNumbers"
  | "issuerNit"
  | "date"
  | "reference"
  | "corrects"
  | "sale"
  | "endorses"
  | "terminates"
  | "payroll"
  | "content"

/** The parts of a definition that differ by type of document, and its steps. */
interface DefinitionParts<Document, Prepared, Checked> extends Pick<
  SteppedDefinition<Document, Prepared, Checked>,
  "policyDescription" | "rules" | "prepare" | "key" | "exampleNumbers" | "exampleOperations" | "example"
> {
  readonly schema: Schema.Codec<Document, unknown>
  readonly checks: ReadonlyArray<Rule<Prepared>>
  /** Converts a rule code to the code for a document's type. By default, the code stays unchanged. */
  readonly codeOf?: (document: Document, code: string) => string
  /** Returns a checked document with another number, and the document as it was read with that number. */
  readonly renumbered: (checked: Checked, number: number) => { readonly checked: Checked; readonly document: Document }
  /** Returns the values for the rule on the day of issue. Absent if the document may be dated on an earlier day. */
  readonly issued?: (document: Document, configuration: FilingConfiguration) => Issue
  readonly describe: (checked: Checked) => Pick<IdentifiedDocument<Checked>, DescribedField | "certificate">
  readonly facts: (checked: Checked) => DocumentFacts
}

/**
 * Adds the violation of the rule on the day of issue. A document that breaks other rules cannot be a repetition of a
 * recorded one, so its day must be right.
 */
const withLate = (findings: Findings, late: Violation | undefined): Findings =>
  late === undefined ? findings : joinFindings(findings, formFindings([late]))

/** The {@link Facts} of a prepared document. Only the rules prove that the owner of the software has a NIT. */
const factsOf = (
  { software }: { readonly software: Software },
  notifications: Findings["notifications"] = []
): { readonly [Fact in keyof Facts]: Facts[Fact] | undefined } => ({
  notifications,
  softwareOwner: parseNit(software.ownerNit)
})

/** Makes the functions that read a body: by its form, with every fault of its form, and without applying rules. */
const readingOf = <
  Document extends object,
  Prepared extends { readonly software: Software },
  Checked extends Prepared & Facts
>({
  prepare,
  schema
}: DefinitionParts<Document, Prepared, Checked>) => {
  const parse = (statedBody: JsonValue, options: ReadOptions): Reading<Document> => {
    const { body, notifications } = notifyCountries(statedBody, readerOf(schema), options.language)
    const reading = readParsedBody(schema, body, { ...options, takesOtherFields: true })
    return { ...reading, findings: joinFindings({ violations: [], notifications }, reading.findings) }
  }
  const read: SteppedDefinition<Document, Prepared, Checked>["read"] = (body, options) => {
    const { document, findings } = parse(body, options)
    return document === undefined ? Result.fail(findings) : Result.succeed(document)
  }
  /** Derives values from a body to which no rule was applied; `undefined` if a value that they need is missing. */
  const ofUnchecked = <A>(
    derive: (checked: Checked) => A,
    ...[body, configuration, options]: Parameters<DocumentDefinition<Checked>["recognize"]>
  ): A | undefined => {
    const { document } = parse(body, options)
    if (document === undefined) return undefined
    try {
      const prepared = prepare(document, configuration)
      return derive({ ...prepared, ...factsOf(prepared) } as Checked)
    } catch {
      // no rule has proven that the values needed here are present
      return undefined
    }
  }
  const readMisformed: DocumentDefinition<Checked>["readMisformed"] = (statedBody, configuration, options) => {
    const { body } = notifyCountries(statedBody, readerOf(schema), options.language)
    const { findings, partial } = readMisformedBody(schema, body, options)
    if (partial === undefined) return undefined
    const content = (): Checked => {
      const prepared = markUnderived(prepare(partial, configuration), partial)
      return Object.assign(prepared, factsOf(prepared)) as Checked
    }
    return new MisformedDocument(content, findings.violations)
  }
  return { parse, read, readMisformed, ofUnchecked }
}

/** Makes the functions that apply the rules of a type to a document that was read. */
const judgingOf = <
  Document extends object,
  Prepared extends { readonly software: Software },
  Checked extends Prepared & Facts
>({
  checks,
  codeOf,
  issued,
  prepare
}: DefinitionParts<Document, Prepared, Checked>) => {
  const judge = (document: Document, prepared: Prepared, language: Language, rules: typeof checks = checks): Findings =>
    applyRules(rules, prepared, language, codeOf === undefined ? undefined : (code) => codeOf(document, code))
  const checkBy = (
    rules: typeof checks,
    ...[document, configuration, language]: Parameters<SteppedDefinition<Document, Prepared, Checked>["check"]>
  ): Result.Result<Checked, Findings> => {
    const prepared = prepare(document, configuration)
    const findings = judge(document, prepared, language, rules)
    if (findings.violations.length > 0) return Result.fail(findings)
    // the rules on numbers, parties and software have just proven that every value of a checked document is present
    return Result.succeed({ ...prepared, ...factsOf(prepared, findings.notifications) } as Checked)
  }
  const lateOf = (document: Document, configuration: FilingConfiguration, language: Language) => {
    const issue = issued?.(document, configuration)
    return issue && sameDayViolation({ ...issue, now: configuration.now }, language)
  }
  /** Applies the rules to a document whose form is wrong. */
  const judgePartial = (document: Document, configuration: FilingConfiguration, language: Language): Findings =>
    withLate(
      judge(document, markUnderived(prepare(document, configuration), document), language),
      ifReadable(
        () => lateOf(document, configuration, language),
        () => undefined
      )
    )
  return { judge, checkBy, lateOf, judgePartial }
}

/** Makes the definition of a type of document: reading, checking, identifying. */
export const defineType = <
  Document extends object,
  Prepared extends { readonly software: Software },
  Checked extends Prepared & Facts
>(
  operation: Operation,
  parts: DefinitionParts<Document, Prepared, Checked>
): SteppedDefinition<Document, Prepared, Checked> => {
  const { checks, codeOf: _codeOf, describe, facts, issued: _issued, renumbered, ...definition } = parts
  const { key } = parts
  const { fileKind, name, sentBy, types } = registeredType(operation)
  const { ofUnchecked, parse, read, readMisformed } = readingOf(parts)
  const { checkBy, judge, judgePartial, lateOf } = judgingOf(parts)
  const filing = checks.filter(({ code }) => code !== dryRunCode)
  const numberRules = checks.filter(({ readsNumber }) => readsNumber === true)
  return {
    ...definition,
    readMisformed,
    operation,
    name,
    typeCodes: types.map(({ code }) => code),
    fileKind,
    sentBy,
    read,
    check: (...args) => checkBy(checks, ...args),
    renumber: (identified, number, language) => {
      // only this definition can have checked it
      const { checked, document } = renumbered(identified.checked as Checked, number)
      const findings = judge(document, checked, language, numberRules)
      return findings.violations.length > 0
        ? Result.fail({ ...findings, notifications: identified.notifications })
        : Result.succeed({ ...identified, checked, key: key(checked), ...describe(checked) })
    },
    recognize: (body, configuration, options) => {
      const described = ofUnchecked(describe, body, configuration, options)
      if (described === undefined) return undefined
      const { content, issuerNit, number, prefix, type } = described
      return { content, issuerNit, number, prefix, type }
    },
    readFacts: (...args) => ofUnchecked(facts, ...args),
    derive: ofUnchecked,
    identify: (body, configuration, options) => {
      const { document, findings: form, partial } = endStep(options, "decode", parse(body, options))
      const { isFiling, language } = options
      if (document === undefined) {
        // the findings of the rules would exceed the number of listed violations
        const isFull = form.violations.length >= maximumViolations
        return Result.fail(
          partial === undefined || isFull ? form : joinFindings(form, judgePartial(partial, configuration, language))
        )
      }
      const late = lateOf(document, configuration, language)
      return endStep(
        options,
        "check",
        checkBy(isFiling === true ? filing : checks, document, configuration, language)
      ).pipe(
        Result.mapError((findings) => joinFindings(form, withLate(findings, late))),
        Result.map((checked) => ({
          ...(late === undefined ? {} : { late }),
          checked,
          key: endStep(options, "key", key(checked)),
          notifications: [...form.notifications, ...checked.notifications],
          softwareOwnerNit: checked.softwareOwner.number,
          facts: facts(checked),
          ...describe(checked)
        }))
      )
    }
  }
}

import "@radicar/domain/inner/names"
import { lacksTotals } from "@radicar/domain/inner/complete/completeBody"
import type { DocumentDefinition, IdentifiedDocument } from "@radicar/domain/inner/document/DocumentDefinition"
import type { FilingConfiguration } from "@radicar/domain/inner/FilingConfiguration"
import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import {
  countViolations,
  type Findings,
  type ListedViolations,
  type Violation
} from "@radicar/domain/inner/rules/Violation"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { definitionOf } from "@radicar/domain/inner/type/definitionOf"
import type { PrintableDocument } from "@radicar/print/inner/printableDocument"
import type { RenderableDocument } from "@radicar/ubl/inner/documentTypes"
import { testSoftware } from "@radicar/ubl/inner/verify/testSoftware"
import { Clock, Effect, type FileSystem, Option, Redacted, Result, type Stdio } from "effect"
import { Failure, failure } from "../Failure.ts"
import type { FilingFlags } from "../flags/filingFlags.ts"
import { readText } from "../input/readInput.ts"
import { statedSecret } from "../input/readSecret.ts"
import { Output } from "../output/Output.ts"
import { parseJsonBody } from "./parseJsonBody.ts"

const missing = (what: Localized, flag: string, variable: string, field: string) =>
  failure(
    "configuration",
    { en: `${what.en} is missing.`, es: `Falta ${what.es}.` },
    {
      en: `Give ${flag} or set ${variable}, or state ${field} in the document.`,
      es: `Use ${flag} o defina ${variable}, o indique ${field} en el documento.`
    }
  )

const statedText = (provider: JsonValue | undefined, field: string): string | undefined => {
  const value = provider instanceof JsonObject ? provider.get(field) : undefined
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined
}

/**
 * Reads from flags and environment the software settings that the document does not state, such as the software's pin.
 * In the sandbox they default to the public test software. Fails if one is missing.
 */
const filingConfiguration = Effect.fn("filingConfiguration")(function* (
  body: JsonValue,
  flags: FilingFlags
): Effect.fn.Return<FilingConfiguration, Failure, FileSystem.FileSystem | Stdio.Stdio> {
  const softwareProvider = body instanceof JsonObject ? body.get("SoftwareProvider") : undefined
  const statedId = statedText(softwareProvider, "Id")
  const flagged = Option.getOrUndefined(flags.softwareId)
  const sandbox = flags.environment === "sandbox"
  const id = statedId ?? flagged ?? (sandbox ? testSoftware.id : undefined)
  if (id === undefined) {
    return yield* missing(
      { en: "The software's id", es: "el identificador del software" },
      "--software-id",
      "RADICAR_SOFTWARE_ID",
      "SoftwareProvider.Id"
    )
  }
  // a pin given for one software must not be paired with the id of another
  const ownPin =
    flagged === undefined || flagged === id ? yield* statedSecret(flags.pinFile, "RADICAR_SOFTWARE_PIN") : undefined
  const pin = ownPin ?? (sandbox && id === testSoftware.id ? testSoftware.pin : undefined)
  const isPinStated = statedText(softwareProvider, "Pin") !== undefined
  if (pin === undefined && !isPinStated) {
    return yield* missing(
      { en: "The software's pin", es: "el pin del software" },
      "--pin-file",
      "RADICAR_SOFTWARE_PIN",
      "SoftwareProvider.Pin"
    )
  }
  return {
    environment: flags.environment === "production" ? "1" : "2",
    now: fromEpochMillis(yield* Clock.currentTimeMillis),
    // the document's own pin takes precedence over this one
    software: { id, pin: pin ?? Redacted.make("") }
  }
})

type Definition = DocumentDefinition<unknown>

type Identify<Document> = (...args: Parameters<Definition["identify"]>) => Result.Result<Document, Findings>

type Judging<Document> = Effect.Effect<
  Result.Result<Document, Findings>,
  Failure,
  FileSystem.FileSystem | Stdio.Stdio | Output
>

/** Completes a body before it is checked. */
type Completion = (definition: Definition, body: JsonValue) => JsonValue

const judgeAs = Effect.fnUntraced(function* <Document>(
  text: string,
  flags: FilingFlags,
  identifyOf: (definition: Definition) => Effect.Effect<Identify<Document>>,
  complete: Completion = (_, body) => body
) {
  const { language } = yield* Output
  const body = yield* parseJsonBody(text)
  const definition = definitionOf(body, language)
  if (Result.isFailure(definition)) return Result.fail(definition.failure)
  const completed = complete(definition.success, body)
  const identify = yield* identifyOf(definition.success)
  return identify(completed, yield* filingConfiguration(body, flags), { language })
})

/** Applies every rule to the text of a document's body. Returns the identified document, or all findings. */
export const judgeText = (
  text: string,
  flags: FilingFlags,
  complete?: Completion
): Judging<IdentifiedDocument<unknown>> => judgeAs(text, flags, ({ identify }) => Effect.succeed(identify), complete)

/** Does the same as {@link judgeText} for the file of a body. */
export const judgeDocument = (
  file: string,
  flags: FilingFlags,
  complete?: Completion
): Judging<IdentifiedDocument<unknown>> => Effect.flatMap(readText(file), (text) => judgeText(text, flags, complete))

/** Does the same as {@link judgeText} for the file of a document to write as XML. */
const judgeRenderable = (file: string, flags: FilingFlags): Judging<RenderableDocument> =>
  Effect.flatMap(readText(file), (text) =>
    judgeAs<RenderableDocument>(text, flags, ({ operation }) =>
      Effect.map(
        Effect.promise(() => import("@radicar/ubl/inner/documentTypes")),
        ({ documentTypes }) => documentTypes[operation].identify
      )
    )
  )

/** Does the same as {@link judgeText} for the file of a document to print. */
const judgePrintable = (file: string, flags: FilingFlags): Judging<PrintableDocument> =>
  Effect.flatMap(readText(file), (text) =>
    judgeAs<PrintableDocument>(text, flags, ({ operation }) =>
      Effect.map(
        Effect.promise(() => import("@radicar/print/inner/printableTypes")),
        // every document that can be written can be printed: both packages support every operation
        ({ printableTypes }) => printableTypes[operation as keyof typeof printableTypes].identify
      )
    )
  )

const completeTotals: Localized = {
  en: "With --complete totals the totals follow from the lines and need not be stated.",
  es: "Con --complete totals los totales se calculan de las líneas y no hay que informarlos."
}

/** Advice on missing totals that `--complete` could fill in; `undefined` if none are missing. */
export const absentTotalsHint = (
  violations: ReadonlyArray<Pick<Violation, "path" | "rule">>,
  complete: Option.Option<unknown>
): Localized | undefined => (Option.isNone(complete) && lacksTotals(violations) ? completeTotals : undefined)

/** Adds advice on missing totals to a failure without another hint. */
export const withTotalsHint = (failed: Failure, complete: Option.Option<unknown>): Failure => {
  const { hint, listed, reason, text, violations = [] } = failed
  const advice = hint ?? absentTotalsHint(violations, complete)
  return advice === undefined ? failed : new Failure({ reason, text, hint: advice, ...listed })
}

/** Failure of a command that needs a valid document but got one that breaks rules. */
export const rulesBroken = (violationList: ListedViolations): Failure => {
  const count = countViolations(violationList)
  const { violations, violationsTotal } = violationList
  return new Failure({
    reason: "invalid-document",
    text:
      count === 1
        ? { en: "The document breaks 1 rule.", es: "El documento incumple 1 regla." }
        : { en: `The document breaks ${count} rules.`, es: `El documento incumple ${count} reglas.` },
    violations,
    ...(violationsTotal === undefined ? {} : { violationsTotal })
  })
}

const load =
  <Document, R>(
    judge: (file: string, flags: FilingFlags) => Effect.Effect<Result.Result<Document, Findings>, Failure, R>
  ) =>
  (file: string, flags: FilingFlags): Effect.Effect<Document, Failure, R> =>
    judge(file, flags).pipe(Effect.flatMap((judged) => Effect.mapError(Effect.fromResult(judged), rulesBroken)))

/** Reads a document; fails if it is invalid. */
export const loadDocument = load(judgeDocument)

/** Reads a document to write as XML, which must be valid. */
export const loadRenderable = load(judgeRenderable)

/** Reads a document to print, which must be valid. */
export const loadPrintable = load(judgePrintable)

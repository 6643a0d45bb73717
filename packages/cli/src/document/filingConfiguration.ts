import type { FilingConfiguration } from "@radicar/domain/FilingConfiguration"
import { JsonObject, type JsonValue } from "@radicar/domain/json/JsonObject"
import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import { Clock, Config, Effect, type FileSystem, Option, Redacted, type Stdio } from "effect"
import { Failure } from "../Failure.ts"
import type { FilingFlags } from "../flags/filingFlags.ts"
import { readSecret } from "../input/readSecret.ts"
import { testSoftware } from "@radicar/ubl/verify/testSoftware"

const missing = (what: { readonly en: string; readonly es: string }, flag: string, variable: string, field: string) =>
  new Failure({
    reason: "configuration",
    text: { en: `${what.en} is missing.`, es: `Falta ${what.es}.` },
    hint: {
      en: `Give ${flag} or set ${variable}, or state ${field} in the document.`,
      es: `Use ${flag} o defina ${variable}, o indique ${field} en el documento.`
    }
  })

const statedText = (provider: JsonValue | undefined, field: string): string | undefined => {
  const value = provider instanceof JsonObject ? provider.get(field) : undefined
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined
}

const givenPin = Effect.fnUntraced(function* (pinFile: Option.Option<string>) {
  if (Option.isSome(pinFile)) return yield* readSecret(pinFile.value)
  const variable = yield* Effect.orDie(Config.option(Config.Redacted("RADICAR_SOFTWARE_PIN")))
  return Option.getOrUndefined(variable)
})

/**
 * What the document needs beside itself, from flags and environment; in the sandbox its public test software when no
 * other is named. What the document says wins, so only what it leaves open must be given.
 */
export const filingConfiguration = Effect.fn("filingConfiguration")(function* (
  body: JsonValue,
  flags: FilingFlags
): Effect.fn.Return<FilingConfiguration, Failure, FileSystem.FileSystem | Stdio.Stdio> {
  const stated = body instanceof JsonObject ? body.get("SoftwareProvider") : undefined
  const statedId = statedText(stated, "Id")
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
  const given = flagged === undefined || flagged === id ? yield* givenPin(flags.pinFile) : undefined
  const pin = given ?? (sandbox && id === testSoftware.id ? testSoftware.pin : undefined)
  const isPinStated = statedText(stated, "Pin") !== undefined
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
    // the document's own pin wins over whatever stands here
    software: { id, pin: pin ?? Redacted.make("") }
  }
})

import { bilingual, type Language, type Localized, wordingIn } from "@radicar/domain/inner/rules/Language"
import { Console, Effect, Layer, Result, Schema } from "effect"
import { Command, Flag } from "effect/cli"
import { replaceLinkKey } from "../../documents/files/FileLinks.ts"
import { Database } from "../../platform/database/Database.ts"
import { MasterKeys } from "../../platform/secrets/MasterKeys.ts"
import { ServiceSecrets } from "../../platform/secrets/ServiceSecrets.ts"
import { systemLanguage } from "../../platform/systemLanguage.ts"
import type { EffectiveValue } from "../configuration/effectiveValues.ts"
import { readConfiguration } from "../configuration/readConfiguration.ts"
import { unknownText } from "../configuration/readVariables.ts"
import { type Check, checkTransportCertificate, connections } from "./checks.ts"

/** Failure of a command that has printed its reason; the process ends with exit code 1. */
class CommandFailed extends Schema.TaggedError<CommandFailed>()("CommandFailed", {}) {}

/** Prints a text in the operator's language. */
const print = (text: Localized, write: (line: string) => Effect.Effect<void> = Console.log): Effect.Effect<void> =>
  write(text[systemLanguage(process.env)])

const table = (rows: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> => {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(width(column)))
      .join("  ")
      .trimEnd()
  )
}

const states = {
  ok: { en: "ok", es: "bien" },
  failed: { en: "FAILED", es: "FALLA" },
  "not-tried": { en: "not tried", es: "sin probar" }
} as const satisfies Readonly<Record<Check["state"], Localized>>

const sources = {
  default: { en: "default", es: "por omisión" },
  environment: { en: "environment", es: "entorno" },
  file: { en: "file", es: "archivo" }
} as const satisfies Readonly<Record<EffectiveValue["source"], Localized>>

const unset: Localized = { en: "(not set)", es: "(sin definir)" }
const warning: Localized = { en: "Warning", es: "Advertencia" }

/** A configuration as text: every value with its source, the warnings and the checks. */
const configurationText = (
  values: ReadonlyArray<EffectiveValue>,
  warnings: ReadonlyArray<string>,
  checks: ReadonlyArray<Check>,
  language: Language
): string =>
  [
    ...table(
      values.map(({ source, value, variable }) => [variable, sources[source][language], value ?? unset[language]])
    ),
    ...(warnings.length === 0 ? [] : ["", ...warnings.map((text) => `${warning[language]}: ${text}`)]),
    "",
    ...table(
      checks.map(({ detail, state, variable }) => [variable, states[state][language], wordingIn(detail, language)])
    )
  ].join("\n")

const flags = {
  connect: Flag.Boolean("connect").pipe(
    Flag.withDescription(
      bilingual({
        en: "Also try the database, the store of files, the mail server and the authority's address",
        es: "Prueba también la base de datos, el almacén de archivos, el servidor de correo y la dirección de la DIAN"
      })
    ),
    Flag.withDefault(false)
  ),
  output: Flag.Literals("output", ["text", "json"]).pipe(
    Flag.withDescription(
      bilingual({ en: "text (default), or one JSON value", es: "text (por omisión), o un solo valor JSON" })
    ),
    Flag.withDefault("text")
  )
}

/** `radicar-api check-config`: checks the environment and prints the effective values. Starts nothing. */
export const checkConfig = Command.make(
  "check-config",
  flags,
  Effect.fnUntraced(function* ({ connect, output }) {
    const say = (value: unknown, text: string) => Console.log(output === "json" ? JSON.stringify(value) : text)
    const language = systemLanguage(process.env)
    const read = yield* Effect.result(readConfiguration(process.env))
    if (Result.isFailure(read)) {
      const { faults, text } = read.failure
      const shown = faults.map((fault) => ({
        variable: fault.variable,
        message: fault.text[language],
        found: fault.found[language]
      }))
      yield* say({ ok: false, faults: shown }, text[language])
      return yield* new CommandFailed()
    }
    const { configuration, unknown, values } = read.success
    const checks: ReadonlyArray<Check> = [
      yield* checkTransportCertificate(configuration),
      ...(connect ? yield* connections(configuration) : [])
    ]
    const ok = checks.every(({ state }) => state !== "failed")
    const warnings = unknown.map((each) => unknownText(each)[language])
    const shown = checks.map((check) => ({ ...check, detail: wordingIn(check.detail, language) }))
    yield* say({ ok, values, warnings, checks: shown }, configurationText(values, warnings, checks, language))
    if (!ok) return yield* new CommandFailed()
  })
).pipe(
  Command.withDescription(
    bilingual({
      en: "Check the environment and print the effective configuration, without secrets; starts nothing",
      es: "Revisa el entorno e imprime la configuración que rige, sin secretos; no arranca nada"
    })
  )
)

/** Time limit for the service's answer in milliseconds, longer than the service waits for its database. */
const PATIENCE = 8000

const everyAddress: Readonly<Record<string, string>> = { "0.0.0.0": "127.0.0.1", "::": "[::1]" }

const addressOf = (host: string): string => everyAddress[host] ?? (host.includes(":") ? `[${host}]` : host)

/** `radicar-api health`: asks the service of the same environment on this machine whether it is ready. */
export const health = Command.make(
  "health",
  {},
  Effect.fnUntraced(function* () {
    const { configuration } = yield* readConfiguration(process.env)
    const url = `http://${addressOf(configuration.host)}:${configuration.port}/health/ready`
    const answer = yield* Effect.tryPromise({
      try: () => fetch(url, { signal: AbortSignal.timeout(PATIENCE) }),
      catch: () => new CommandFailed()
    }).pipe(Effect.tapError(() => print({ en: `${url} does not answer.`, es: `${url} no responde.` }, Console.error)))
    yield* print({ en: `${url} answers ${answer.status}.`, es: `${url} responde ${answer.status}.` })
    if (!answer.ok) return yield* new CommandFailed()
  })
).pipe(
  Command.withDescription(
    bilingual({
      en: "Check whether the service on this machine is ready, for health checks of containers",
      es: "Comprueba si el servicio de este equipo está listo, para las verificaciones de salud de contenedores"
    })
  )
)

/** `radicar-api rotate-link-key`: replaces the key of file links, which invalidates all earlier links. */
export const rotateLinkKey = Command.make(
  "rotate-link-key",
  {},
  Effect.fnUntraced(function* () {
    const { configuration } = yield* readConfiguration(process.env)
    const secrets = ServiceSecrets.layer.pipe(
      Layer.provide([MasterKeys.layer(configuration), Database.layer(configuration)])
    )
    yield* replaceLinkKey.pipe(
      Effect.provide(secrets),
      Effect.tapError(({ text }) => print(text, Console.error)),
      Effect.mapError(() => new CommandFailed())
    )
    yield* print({
      en: "The key of file links was replaced. Links created before no longer open.",
      es: "Se reemplazó la clave de los enlaces a archivos. Los enlaces anteriores ya no abren."
    })
  })
).pipe(
  Command.withDescription(
    bilingual({
      en: "Replace the key of links to files: existing links stop working. With the embedded database, stop the service first",
      es: "Reemplaza la clave de los enlaces a archivos: los existentes dejan de funcionar. Con la base de datos integrada, detenga antes el servicio"
    })
  )
)

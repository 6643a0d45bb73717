import { Console, Effect, Layer, Result, Schema } from "effect"
import { Command, Flag } from "effect/cli"
import { replaceLinkKey } from "../../documents/files/FileLinks.ts"
import { Database } from "../../platform/database/Database.ts"
import { MasterKeys } from "../../platform/secrets/MasterKeys.ts"
import { ServiceSecrets } from "../../platform/secrets/ServiceSecrets.ts"
import type { EffectiveValue } from "../configuration/effectiveValues.ts"
import { readConfiguration } from "../configuration/readConfiguration.ts"
import { unknownText } from "../configuration/readVariables.ts"
import { type Check, checkTransportCertificate, connections } from "./checks.ts"

/** A command has said what is wrong; the process ends with 1. */
class CommandFailed extends Schema.TaggedError<CommandFailed>()("CommandFailed", {}) {}

const table = (rows: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> => {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(width(column)))
      .join("  ")
      .trimEnd()
  )
}

const states = { ok: "ok", failed: "FAILED", "not-tried": "not tried" } as const

/** A configuration for a person: every value with its source, what was not understood, what was tried. */
const configurationText = (
  values: ReadonlyArray<EffectiveValue>,
  warnings: ReadonlyArray<string>,
  checks: ReadonlyArray<Check>
): string =>
  [
    ...table(values.map(({ source, value, variable }) => [variable, source, value ?? "(not set)"])),
    ...(warnings.length === 0 ? [] : ["", ...warnings.map((warning) => `Warning: ${warning}`)]),
    "",
    ...table(checks.map(({ detail, state, variable }) => [variable, states[state], detail]))
  ].join("\n")

const flags = {
  connect: Flag.Boolean("connect").pipe(
    Flag.withDescription("Also try the database, the store of files, the mail server and the authority's address"),
    Flag.withDefault(false)
  ),
  output: Flag.Literals("output", ["text", "json"]).pipe(
    Flag.withDescription("text (default), or one JSON value"),
    Flag.withDefault("text")
  )
}

/** `radicar-api check-config`: whether the environment can be used, and what holds by it. Starts nothing. */
export const checkConfig = Command.make(
  "check-config",
  flags,
  Effect.fnUntraced(function* ({ connect, output }) {
    const say = (value: unknown, text: string) => Console.log(output === "json" ? JSON.stringify(value) : text)
    const read = yield* Effect.result(readConfiguration(process.env))
    if (Result.isFailure(read)) {
      const { faults, message } = read.failure
      yield* say({ ok: false, faults }, message)
      return yield* new CommandFailed()
    }
    const { configuration, unknown, values } = read.success
    const checks: ReadonlyArray<Check> = [
      yield* checkTransportCertificate(configuration),
      ...(connect ? yield* connections(configuration) : [])
    ]
    const ok = checks.every(({ state }) => state !== "failed")
    const warnings = unknown.map(unknownText)
    yield* say({ ok, values, warnings, checks }, configurationText(values, warnings, checks))
    if (!ok) return yield* new CommandFailed()
  })
).pipe(
  Command.withDescription(
    "Check the environment and print the effective configuration, without secrets; starts nothing"
  )
)

/** How long the service may take to answer, in milliseconds: longer than it waits for its database. */
const PATIENCE = 8000

const everyAddress: Readonly<Record<string, string>> = { "0.0.0.0": "127.0.0.1", "::": "[::1]" }

const addressOf = (host: string): string => everyAddress[host] ?? (host.includes(":") ? `[${host}]` : host)

/** `radicar-api health`: asks the service of the same environment, on this machine, whether it is ready. */
export const health = Command.make(
  "health",
  {},
  Effect.fnUntraced(function* () {
    const { configuration } = yield* readConfiguration(process.env)
    const url = `http://${addressOf(configuration.host)}:${configuration.port}/health/ready`
    const answer = yield* Effect.tryPromise({
      try: () => fetch(url, { signal: AbortSignal.timeout(PATIENCE) }),
      catch: () => new CommandFailed()
    }).pipe(Effect.tapError(() => Console.error(`${url} does not answer.`)))
    yield* Console.log(`${url} answers ${answer.status}.`)
    if (!answer.ok) return yield* new CommandFailed()
  })
).pipe(
  Command.withDescription("Ask the service that runs here whether it is ready; for the health checks of containers")
)

/** `radicar-api rotate-link-key`: replaces the key of file links, so that no link made before opens any more. */
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
      Effect.tapError(({ message }) => Console.error(message)),
      Effect.mapError(() => new CommandFailed())
    )
    yield* Console.log("The key of file links was replaced. Links that were made before do not open any more.")
  })
).pipe(
  Command.withDescription(
    "Replace the key of links to files: links made before end. With the embedded database, stop the service first"
  )
)

import { Console, Effect, Result } from "effect"
import { Command, Flag } from "effect/cli"
import type { Check } from "../checks/Check.ts"
import { checkTransportCertificate } from "../checks/checkTransportCertificate.ts"
import { connections } from "../checks/connections.ts"
import { readConfiguration } from "../configuration/readConfiguration.ts"
import { unknownText } from "../configuration/unknownVariables.ts"
import { CommandFailed } from "./CommandFailed.ts"
import { configurationText } from "./configurationText.ts"

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
).pipe(Command.withDescription("Check the environment and show what holds by it, without secrets; starts nothing"))

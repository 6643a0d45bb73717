import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import * as NodeServices from "@effect/platform-node/NodeServices"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Cause, ConfigProvider, Console, Effect, Layer, Option } from "effect"
import { Command } from "effect/cli"
import { ExitCode } from "./ExitCode.ts"
import type { Failure } from "./Failure.ts"
import { builtIns, CommandLine } from "./help/CommandLine.ts"
import { presenterFor, showBuiltHelp } from "./help/presenterFor.ts"
import { CannotWrite, resolveLanguage } from "./output/Output.ts"
import { profileConfig } from "./profile/usedProfile.ts"
import { type FurtherCommands, loadRadicar } from "./radicar.ts"
import { version } from "./version.ts"

const unexpected: Localized = {
  en: "Unexpected error: this is a bug in radicar. Please report it with the following details.",
  es: "Error inesperado: es un defecto de radicar. Repórtelo con los siguientes datos."
}

const reportDefect = Effect.fnUntraced(function* (cause: Cause.Cause<unknown>) {
  const language = yield* resolveLanguage(Option.none())
  const defect = Cause.squash(cause)
  yield* Console.error(
    defect instanceof CannotWrite
      ? `Error: ${defect.text[language]}`
      : `${unexpected[language]}\n${Cause.pretty(cause)}`
  )
  return ExitCode.unexpected
})

/**
 * Runs a command with its profile. `radicar profile` runs without one, so that profiles can be created and corrected
 * even if the named one is invalid.
 */
const withProfile = Effect.fnUntraced(function* (
  args: ReadonlyArray<string>,
  command: Awaited<ReturnType<typeof loadRadicar<string>>>
) {
  const run = Command.runWith(command, { version })(args)
  if (args[0] === "profile") return yield* run
  yield* run.pipe(Effect.provide(ConfigProvider.layer(yield* profileConfig(args))))
})

/** Reports a failure before any command has begun. */
const reportEarly = ({ exitCode, hint, text }: Failure) =>
  Effect.flatMap(resolveLanguage(Option.none()), (language) =>
    Effect.as(
      Console.error([`Error: ${text[language]}`, ...(hint === undefined ? [] : [hint[language]])].join("\n")),
      exitCode
    )
  )

/** Runs a command of the command line, with what the arguments need of it. */
const runCommand = Effect.fnUntraced(function* <Name extends string>(
  args: ReadonlyArray<string>,
  further: FurtherCommands<Name>
) {
  const command = yield* Effect.promise(() => loadRadicar(further, args))
  yield* withProfile(args, command).pipe(
    Effect.provide(Layer.mergeAll(presenterFor(args), builtIns, CommandLine.layer(command)))
  )
})

/**
 * Runs the command line with its arguments and returns the exit code; all output is written by then. An interrupted
 * command stays interrupted.
 */
export const runRadicar = <Name extends string>(args: ReadonlyArray<string>, further: FurtherCommands<Name>) =>
  Effect.flatMap(showBuiltHelp(args, import.meta.dirname), (isShown) =>
    isShown ? Effect.void : runCommand(args, further)
  ).pipe(
    Effect.as<number>(ExitCode.ok),
    Effect.catchTags({
      Failure: reportEarly,
      Outcome: ({ exitCode }) => Effect.succeed(exitCode),
      ShowHelp: ({ errors }) => Effect.succeed(errors.length === 0 ? ExitCode.ok : ExitCode.usage)
    }),
    // the rest are the parser's errors (`CliError`); `runWith` turns a prompt that was quit into an interruption
    Effect.catch((error) => Effect.as(Console.error(error.message), ExitCode.usage)),
    Effect.catchCauseIf((cause) => !Cause.hasInterruptsOnly(cause), reportDefect)
  )

/** Runs the command line as this process and sets its exit code. Ctrl-C and SIGTERM end it with 130. */
export const runAsProcess = <Name extends string>(args: ReadonlyArray<string>, further: FurtherCommands<Name>): void =>
  runRadicar(args, further).pipe(
    Effect.tap((exitCode) => Effect.sync(() => void (process.exitCode = exitCode))),
    Effect.provide(NodeServices.layer),
    NodeRuntime.runMain({ disableErrorReporting: true })
  )

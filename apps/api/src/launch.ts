import { NodeRuntime, NodeServices } from "@effect/platform-node"
import { bilingual, type Localized } from "@radicar/domain/inner/rules/Language"
import { Console, Data, Effect, Layer, Runtime } from "effect"
import { Command } from "effect/cli"
import { checkConfig, health, rotateLinkKey } from "./service/commands/commands.ts"
import { commandLine } from "./service/commands/commandLine.ts"
import { listenFailure, systemLanguage } from "./platform/systemLanguage.ts"
import { serve } from "./service/commands/serve.ts"
import { version } from "./version.ts"

const radicarApi = Command.make("radicar-api", {}, serve).pipe(
  Command.withDescription(
    bilingual({
      en: "The service; environment variables configure it",
      es: "El servicio; se configura con variables de entorno"
    })
  ),
  Command.withSubcommands([checkConfig, health, rotateLinkKey])
)

const ended = Effect.sync(() => void (process.exitCode = 1))

/**
 * A failure whose text was already printed, so that it is not logged again. It still ends the process, even if
 * connections to other processes would keep it alive.
 */
class Reported extends Data.TaggedError("Reported") {
  override readonly [Runtime.errorReported] = false
}

/** Ends the process with a text for the operator. */
const endedWith = (text: Localized) =>
  Effect.andThen(Console.error(text[systemLanguage(process.env)]), Effect.fail(new Reported()))

const forOperator = ({ text }: { readonly text: Localized }) => endedWith(text)

/** Runs the service, or one of its commands, as this process. */
export const launch = (args: ReadonlyArray<string>): void =>
  Command.runWith(radicarApi, { version })(args).pipe(
    Effect.catchTags({
      InvalidConfiguration: forOperator,
      InvalidSetting: forOperator,
      InvalidTransportCertificate: forOperator,
      UnusableDatabase: forOperator,
      DataDirectoryInUse: forOperator,
      StorageError: forOperator,
      SandboxCertificateError: forOperator,
      SandboxListenError: forOperator,
      ServeError: (error) => {
        const text = listenFailure(error)
        return text === undefined ? Effect.fail(error) : endedWith(text)
      },
      CommandFailed: () => ended,
      ProcessFailed: () => ended,
      ShowHelp: ({ errors }) => (errors.length === 0 ? Effect.void : ended)
    }),
    Effect.provide(Layer.merge(NodeServices.layer, commandLine)),
    NodeRuntime.runMain
  )

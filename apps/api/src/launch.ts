import { NodeRuntime, NodeServices } from "@effect/platform-node"
import { Console, Effect, Layer } from "effect"
import { CliConfig, Command, GlobalFlag } from "effect/cli"
import { checkConfig, health, rotateLinkKey } from "./service/commands/commands.ts"
import { listenFailure, systemLanguage } from "./platform/systemLanguage.ts"
import { serve } from "./service/commands/serve.ts"
import { version } from "./version.ts"

const radicarApi = Command.make("radicar-api", {}, serve).pipe(
  Command.withDescription("The service; everything it needs to know is in the variables of the environment"),
  Command.withSubcommands([checkConfig, health, rotateLinkKey])
)

const live = Layer.merge(NodeServices.layer, CliConfig.layer({ builtIns: [GlobalFlag.Help, GlobalFlag.Version] }))

const ended = Effect.sync(() => void (process.exitCode = 1))

/** Runs the service, or one of its commands, as this process. */
export const launch = (args: ReadonlyArray<string>): void =>
  Command.runWith(radicarApi, { version })(args).pipe(
    Effect.catchTags({
      InvalidConfiguration: ({ message }) => Effect.andThen(Console.error(message), ended),
      UnusableDatabase: ({ text }) => Effect.andThen(Console.error(text[systemLanguage(process.env)]), ended),
      ServeError: (error) => {
        const text = listenFailure(error)
        return text === undefined
          ? Effect.fail(error)
          : Effect.andThen(Console.error(text[systemLanguage(process.env)]), ended)
      },
      CommandFailed: () => ended,
      ProcessFailed: () => ended,
      ShowHelp: ({ errors }) => (errors.length === 0 ? Effect.void : ended)
    }),
    Effect.provide(live),
    NodeRuntime.runMain
  )

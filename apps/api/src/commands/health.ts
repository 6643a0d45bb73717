import { Console, Effect } from "effect"
import { Command } from "effect/cli"
import { readConfiguration } from "../configuration/readConfiguration.ts"
import { CommandFailed } from "./CommandFailed.ts"

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

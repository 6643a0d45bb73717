import { Effect, type PlatformError, type Sink, Stream } from "effect"
import { CannotWrite } from "./CannotWrite.ts"

const codeOf = ({ reason }: PlatformError.PlatformError): string =>
  reason.cause instanceof Error && "code" in reason.cause ? String(reason.cause.code) : reason._tag

/**
 * Writes to a standard stream. A reader that went away early (`| head -1`) is its own business: the command goes on and
 * ends with the code it would have had. Any other failure is the defect {@link CannotWrite}, because there is nothing
 * left to say it with.
 */
export const writeTo =
  (stream: () => Sink.Sink<void, string | Uint8Array, never, PlatformError.PlatformError>) =>
  (content: string | Uint8Array): Effect.Effect<void> =>
    Stream.run(Stream.succeed(content), stream()).pipe(
      Effect.catch((error) => {
        const code = codeOf(error)
        return code === "EPIPE" ? Effect.void : Effect.die(new CannotWrite({ code }))
      })
    )

import { Effect, type PlatformError, type Sink, Stream } from "effect"

const readerIsGone = (error: PlatformError.PlatformError): boolean =>
  error.reason.cause instanceof Error && "code" in error.reason.cause && error.reason.cause.code === "EPIPE"

/**
 * Writes to a standard stream. A reader that went away early (`| head -1`) is its own business: the command goes on and
 * ends with the code it would have had. Any other failure to write is a defect.
 */
export const writeTo =
  (stream: () => Sink.Sink<void, string | Uint8Array, never, PlatformError.PlatformError>) =>
  (content: string | Uint8Array): Effect.Effect<void> =>
    Stream.run(Stream.succeed(content), stream()).pipe(
      Effect.catch((error) => (readerIsGone(error) ? Effect.void : Effect.die(error)))
    )

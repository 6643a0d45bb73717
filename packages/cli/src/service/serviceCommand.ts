import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { RadicarOperations } from "@radicar/http-client/inner/effect/RadicarClient"
import { Effect, type Option, type Terminal } from "effect"
import { Command } from "effect/cli"
import type { ExitReason } from "../ExitCode.ts"
import type { Failure } from "../Failure.ts"
import { type CommandTexts, describeCommand } from "../flags/flags.ts"
import type { ServiceFlags } from "../flags/serviceFlags.ts"
import { Outcome } from "../Outcome.ts"
import type { Layout } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { writeDocument } from "../output/write.ts"
import { callService } from "./callService.ts"
import { resourceFailure } from "./resourceFailure.ts"
import type { ServiceError } from "./submissionFailure.ts"

type Config = Command.Command.Config
type Infer<Flags extends Config> = Command.Command.Config.Infer<Flags>

/** Writes an answer as one value; `encode` converts it for JSON. */
export const asValue =
  <A>(text: (answer: A, layout: Layout) => string, encode: (answer: A) => unknown = (answer) => answer) =>
  (answer: A, output: Output["Service"]) =>
    output.value(encode(answer), () => text(answer, output))

/** Writes the items of an answer as a list. */
export const asList =
  <A>(text: (items: ReadonlyArray<A>, layout: Layout) => string, encode: (item: A) => unknown = (item) => item) =>
  ({ items }: { readonly items: ReadonlyArray<A> }, output: Output["Service"]) => {
    const encoded = items.map((item) => encode(item))
    return output.list(encoded, encoded, () => text(items, output))
  }

/** Writes a message for an answer without content. */
export const asMessage =
  <Flags>(text: (flags: Flags) => Localized) =>
  (_: unknown, { message, say }: Output["Service"], flags: Flags) =>
    message(say(text(flags)))

/** Writes an answer as a document: to standard output, or to the file of `--out`. */
export const asFile = {
  stdout: "document",
  write: (answer: Uint8Array, _: unknown, { out }: { readonly out: Option.Option<string> }) =>
    writeDocument(out, answer)
} as const

/**
 * Makes a command that calls the service once and writes the answer. `flags` must contain the flags for the service as
 * `service`.
 */
export const serviceCommand = <
  const Flags extends Config,
  A,
  P = void,
  E extends ServiceError | Failure = ServiceError,
  RP = never,
  RW = never
>(
  {
    call,
    failureOf = resourceFailure,
    flags,
    outcome = () => "ok",
    path,
    prepare,
    stdout = "value",
    write
  }: {
    /** The command's full name below `radicar`, such as `webhook show`. */
    readonly path: string
    readonly flags: Flags
    /** Reads data for the call, such as a file, before anything is sent. */
    readonly prepare?: (flags: Infer<Flags>) => Effect.Effect<P, Failure | Terminal.QuitError, RP>
    readonly call: (client: RadicarOperations, flags: Infer<Flags>, prepared: P) => Effect.Effect<A, E>
    readonly failureOf?: (error: E, url: string) => Failure
    /** Writes the answer, as in {@link asValue}. */
    readonly write: (answer: A, output: Output["Service"], flags: Infer<Flags>) => Effect.Effect<void, Failure, RW>
    /** Exit reason by the answer; `ok` if absent. */
    readonly outcome?: (answer: A) => ExitReason
    /** Kind of output: see {@link reporting}. */
    readonly stdout?: "value" | "document"
  },
  texts: CommandTexts
) =>
  Command.make(
    path.slice(path.lastIndexOf(" ") + 1),
    flags,
    Effect.fn(path)(function* (values: Infer<Flags>) {
      const output = yield* Output
      // the compiler does not resolve the flags of a type parameter
      const { service } = values as unknown as { readonly service: Pick<ServiceFlags, "url" | "tokenFile"> }
      const prepared = prepare === undefined ? (undefined as P) : yield* prepare(values)
      const answer = yield* callService(service, (client) => call(client, values, prepared), failureOf)
      yield* write(answer, output, values)
      const reason = outcome(answer)
      if (reason !== "ok") return yield* Outcome.of(reason)
    }, reporting(stdout))
  ).pipe(describeCommand(texts))

import type { Localized } from "@radicar/domain/rules/Language"
import type { RadicarOperations } from "@radicar/http-client/RadicarClient"
import { Effect } from "effect"
import { Command } from "effect/cli"
import type { Failure } from "../Failure.ts"
import { type CommandTexts, describeCommand } from "../flags/flags.ts"
import type { ServiceFlags } from "../flags/serviceFlags.ts"
import type { Layout } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { callService } from "./callService.ts"
import { type ResourceError, resourceFailure } from "./resourceFailure.ts"

type Config = Command.Command.Config
type Infer<Flags extends Config> = Command.Command.Config.Infer<Flags>

/** Writes the answer of a command, as in {@link asValue}. */
type Write<A, Flags> = (answer: A, output: Output["Service"], flags: Flags) => Effect.Effect<void>

/** Writes an answer as one value, for JSON in the form of `encode`. */
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

/** Writes a message in place of an answer without content. */
export const asMessage =
  <Flags>(text: (flags: Flags) => Localized) =>
  (_: unknown, { message, say }: Output["Service"], flags: Flags) =>
    message(say(text(flags)))

/** A command that calls the service once and writes what it answers; its `flags` have the service's under `service`. */
export const serviceCommand = <const Flags extends Config, A, E = ResourceError>(
  {
    call,
    failureOf = resourceFailure as unknown as (error: E, url: string) => Failure,
    flags,
    path,
    write
  }: {
    /** The command's name behind those of the commands above it, such as `webhook show`. */
    readonly path: string
    readonly flags: Flags
    readonly call: (client: RadicarOperations, flags: Infer<Flags>) => Effect.Effect<A, E>
    readonly write: Write<A, Infer<Flags>>
    readonly failureOf?: (error: E, url: string) => Failure
  },
  texts: CommandTexts
) =>
  Command.make(
    path.slice(path.lastIndexOf(" ") + 1),
    flags,
    Effect.fn(path)(function* (values: Infer<Flags>) {
      const output = yield* Output
      const { service } = values as unknown as { readonly service: Pick<ServiceFlags, "url" | "tokenFile"> }
      const answer = yield* callService(service, (client) => call(client, values), failureOf)
      yield* write(answer, output, values)
    }, reporting("value"))
  ).pipe(describeCommand(texts))

import { SubmissionListQuery } from "@radicar/contract/SubmissionsGroup"
import { Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { companyFlags } from "../flags/companyFlags.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { writePages } from "../output/writePages.ts"
import { submissionDetailText, submissionsText } from "../output/submissionsText.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"

const { tokenFile, url } = companyFlags

const id = Argument.String("id").pipe(Argument.withDescription("Id of the submission, or the document's key"))

const narrowed = (name: keyof typeof SubmissionListQuery, description: string) =>
  Flag.String(name).pipe(Flag.withMetavar(name), Flag.withDescription(description), Flag.optional)

const stated = <K extends string, A>(name: K, value: Option.Option<A>): { readonly [P in K]?: A } =>
  (Option.isSome(value) ? { [name]: value.value } : {}) as { readonly [P in K]?: A }

const list = Command.make(
  "list",
  {
    service: companyFlags,
    status: Flag.Literals("status", ["pending", "processing", "submitted", "rejected"]).pipe(
      Flag.withDescription("Only of this status"),
      Flag.optional
    ),
    type: narrowed("type", "Only of this type code, such as 01"),
    prefix: narrowed("prefix", "Only with this prefix"),
    number: narrowed("number", "Only of this number"),
    from: narrowed("from", "Recorded at or after, such as 2026-01-15"),
    to: narrowed("to", "Recorded before"),
    limit: narrowed("limit", "How many at most: 1 to 200; default 50, as ndjson all"),
    cursor: narrowed("cursor", "`next` of the page before")
  },
  Effect.fn("submission list")(function* ({ cursor, from, limit, number, prefix, service, status, to, type }) {
    const output = yield* Output
    const filters = {
      companyId: service.companyId,
      ...stated("status", status),
      ...stated("type", type),
      ...stated("prefix", prefix),
      ...stated("number", number),
      ...stated("from", from),
      ...stated("to", to)
    }
    yield* writePages(
      { ...stated("limit", limit), ...stated("cursor", cursor) },
      (more) =>
        callService(
          service,
          ({ submissions }) => submissions.list({ query: { ...filters, ...more } }),
          resourceFailure
        ),
      (page) => submissionsText(page, output)
    )
  }, reporting("value"))
).pipe(Command.withDescription("List what a company has filed, the newest first"))

const show = Command.make(
  "show",
  { id, service: { url, tokenFile } },
  Effect.fn("submission show")(function* (flags) {
    const output = yield* Output
    const detail = yield* callService(
      flags.service,
      ({ submissions }) => submissions.get({ params: { id: flags.id } }),
      resourceFailure
    )
    yield* output.value(detail, () => submissionDetailText(detail, output))
  }, reporting("value"))
).pipe(Command.withDescription("Where a submission stands, and everything that happened to it"))

const retry = Command.make(
  "retry",
  { id, service: { url, tokenFile } },
  Effect.fn("submission retry")(function* (flags) {
    const output = yield* Output
    const detail = yield* callService(
      flags.service,
      ({ submissions }) => submissions.retry({ params: { id: flags.id } }),
      resourceFailure
    )
    yield* output.value(detail, () => submissionDetailText(detail, output))
  }, reporting("value"))
).pipe(Command.withDescription("Have the service take up a pending submission now; nothing is filed twice"))

/** `radicar submission`: the record of what was filed. */
export const submission = Command.make("submission").pipe(
  Command.withDescription("Look at what was filed, and take up what is pending"),
  Command.withSubcommands([list, show, retry]),
  Command.withExamples([
    { command: "radicar submission list --status pending" },
    { command: "radicar submission show 2d1c7c75…" }
  ])
)

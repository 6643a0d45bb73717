import { Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { serviceFlags } from "../flags/serviceFlags.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { tokenSelfText, tokensText, tokenText } from "../output/tokenText.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"

const { tokenFile, url } = serviceFlags
const service = { url, tokenFile }

const listed = (name: string, description: string) =>
  Flag.String(name).pipe(Flag.withMetavar("list"), Flag.withDescription(description))

const parts = (text: string): ReadonlyArray<string> =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")

const create = Command.make(
  "create",
  {
    service,
    name: Flag.String("name").pipe(Flag.withMetavar("text"), Flag.withDescription("What it is for"), Flag.optional),
    scopes: listed(
      "scopes",
      "With commas: documents:write, documents:read, mails:report, admin; default both for documents"
    ).pipe(Flag.withDefault("documents:write,documents:read")),
    companies: listed("companies", "Ids of companies it may act for, with commas; * for all; default none").pipe(
      Flag.withDefault("")
    ),
    providers: listed("providers", "Ids of providers it may act for, with commas; * for all; default none").pipe(
      Flag.withDefault("")
    ),
    days: Flag.Int("days").pipe(
      Flag.withMetavar("days"),
      Flag.withDescription("Days until it expires; never without"),
      Flag.optional
    )
  },
  Effect.fn("token create")(function* ({ companies, days, name, providers, scopes, service }) {
    const output = yield* Output
    const payload = {
      scopes: parts(scopes),
      companies: parts(companies),
      providers: parts(providers),
      ...(Option.isSome(name) ? { name: name.value } : {}),
      ...(Option.isSome(days) ? { expiresInDays: days.value } : {})
    }
    const made = yield* callService(service, ({ tokens }) => tokens.create({ payload }), resourceFailure)
    yield* output.value(made, () => tokenText(made, output))
  }, reporting("value"))
).pipe(
  Command.withDescription("Make a bearer token; it is shown this once"),
  Command.withExamples([
    {
      command: "radicar token create --name ERP --companies 1 --providers 1 --token-file admin.token",
      description: "Asked with a token that has the scope admin"
    }
  ])
)

const list = Command.make(
  "list",
  { service },
  Effect.fn("token list")(function* ({ service }) {
    const output = yield* Output
    const { items } = yield* callService(service, ({ tokens }) => tokens.list(), resourceFailure)
    yield* output.list(items, items, () => tokensText(items, output))
  }, reporting("value"))
).pipe(Command.withDescription("List the tokens: what they may do, when they were last used"))

const show = Command.make(
  "show",
  { service },
  Effect.fn("token show")(function* ({ service }) {
    const output = yield* Output
    const self = yield* callService(service, ({ tokens }) => tokens.self(), resourceFailure)
    yield* output.value(self, () => tokenSelfText(self, output))
  }, reporting("value"))
).pipe(Command.withDescription("Show what the token with which you ask may do"))

const revoke = Command.make(
  "revoke",
  { id: Argument.String("id").pipe(Argument.withDescription("Id of the token, as `list` shows it")), service },
  Effect.fn("token revoke")(function* ({ id, service }) {
    const { message, say } = yield* Output
    yield* callService(service, ({ tokens }) => tokens.revoke({ params: { id } }), resourceFailure)
    yield* message(say({ en: `Revoked: ${id}`, es: `Revocado: ${id}` }))
  }, reporting("value"))
).pipe(Command.withDescription("Make a token useless from now on"))

/** `radicar token`: who may do what with the service. */
export const token = Command.make("token").pipe(
  Command.withDescription("Make, list and revoke the bearer tokens of the service"),
  Command.withSubcommands([create, list, show, revoke])
)

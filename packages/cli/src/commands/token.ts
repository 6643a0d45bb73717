import type { Localized } from "@radicar/domain/rules/Language"
import { Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { serviceFlags } from "../flags/serviceFlags.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { tokenSelfText, tokensText, tokenText } from "../output/tokenText.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { describe, describeCommand } from "../flags/describe.ts"

const { tokenFile, url } = serviceFlags
const service = { url, tokenFile }

const listed = (name: string, description: Localized) =>
  Flag.String(name).pipe(Flag.withMetavar("list"), describe(description))

const parts = (text: string): ReadonlyArray<string> =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")

const create = Command.make(
  "create",
  {
    service,
    name: Flag.String("name").pipe(
      Flag.withMetavar("text"),
      describe({ en: "What it is for", es: "Para qué es" }),
      Flag.optional
    ),
    scopes: listed("scopes", {
      en: "With commas: documents:write, documents:read, mails:report, admin; default both for documents",
      es: "Con comas: documents:write, documents:read, mails:report, admin; por omisión los dos de documentos"
    }).pipe(Flag.withDefault("documents:write,documents:read")),
    companies: listed("companies", {
      en: "Ids of companies it may act for, with commas; * for all; default none",
      es: "Compañías por las que puede actuar, con comas; * todas; por omisión ninguna"
    }).pipe(Flag.withDefault("")),
    providers: listed("providers", {
      en: "Ids of providers it may act for, with commas; * for all; default none",
      es: "Proveedores por los que puede actuar, con comas; * todos; por omisión ninguno"
    }).pipe(Flag.withDefault("")),
    days: Flag.Int("days").pipe(
      Flag.withMetavar("days"),
      describe({ en: "Days until it expires; never without", es: "Días hasta que venza; sin esto, nunca" }),
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
  describeCommand({
    en: "Make a bearer token; it is shown this once",
    es: "Crea un token; se muestra solo esta vez",
    examples: [
      {
        command: "radicar token create --name ERP --companies 1 --providers 1 --token-file admin.token",
        en: "Asked with a token that has the scope admin",
        es: "Se pide con un token que tenga el permiso admin"
      }
    ]
  })
)

const list = Command.make(
  "list",
  { service },
  Effect.fn("token list")(function* ({ service }) {
    const output = yield* Output
    const { items } = yield* callService(service, ({ tokens }) => tokens.list(), resourceFailure)
    yield* output.list(items, items, () => tokensText(items, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "List the tokens: what they may do, when they were last used",
    es: "Lista los tokens: qué pueden, cuándo se usaron"
  })
)

const show = Command.make(
  "show",
  { service },
  Effect.fn("token show")(function* ({ service }) {
    const output = yield* Output
    const self = yield* callService(service, ({ tokens }) => tokens.self(), resourceFailure)
    yield* output.value(self, () => tokenSelfText(self, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Show what the token with which you ask may do",
    es: "Muestra qué puede hacer el token con el que pregunta"
  })
)

const revoke = Command.make(
  "revoke",
  {
    id: Argument.String("id").pipe(
      describe({ en: "Id of the token, as `list` shows it", es: "Identificador del token, como lo muestra `list`" })
    ),
    service
  },
  Effect.fn("token revoke")(function* ({ id, service }) {
    const { message, say } = yield* Output
    yield* callService(service, ({ tokens }) => tokens.revoke({ params: { id } }), resourceFailure)
    yield* message(say({ en: `Revoked: ${id}`, es: `Revocado: ${id}` }))
  }, reporting("value"))
).pipe(describeCommand({ en: "Make a token useless from now on", es: "Invalida un token desde ahora" }))

/** `radicar token`: who may do what with the service. */
export const token = Command.make("token").pipe(
  describeCommand({
    en: "Make, list and revoke the bearer tokens of the service",
    es: "Crea, lista y revoca los tokens del servicio"
  }),
  Command.withSubcommands([create, list, show, revoke])
)

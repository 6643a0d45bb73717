import type { TokenItem, TokenSelf } from "@radicar/contract/TokensGroup"
import type { Localized } from "@radicar/domain/rules/Language"
import { Effect } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { commaSeparated, describe, describeCommand, given, optionalText } from "../flags/flags.ts"
import { accessFlags } from "../flags/serviceFlags.ts"
import { type Cell, factRows, type Layout, printable, table } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { asList, asMessage, asValue, serviceCommand } from "../service/serviceCommand.ts"

const idList = (ids: ReadonlyArray<string>): string => (ids.length === 0 ? "–" : ids.join(", "))

const day = (moment: string | undefined): string | undefined => moment?.slice(0, 10)

/** Tokens, one a line. */
const tokensText = (tokens: ReadonlyArray<TokenItem>, layout: Layout): string => {
  const { paint, say } = layout
  const columns = [
    { heading: "id" },
    { heading: say({ en: "name", es: "nombre" }), least: 8 },
    { heading: say({ en: "begins", es: "comienza" }) },
    { heading: say({ en: "expires", es: "vence" }) },
    { heading: say({ en: "companies", es: "compañías" }), least: 6, optional: true },
    { heading: say({ en: "providers", es: "proveedores" }), least: 6, optional: true },
    { heading: say({ en: "scopes", es: "permisos" }), least: 8, optional: true },
    { heading: say({ en: "last used", es: "último uso" }), optional: true }
  ]
  const lines = tokens.map((token): ReadonlyArray<Cell> => {
    const { Companies, Expires, Id, LastUsed, Name, Prefix, Providers, Revoked, Scopes } = token
    const end: Cell =
      Revoked === undefined ? (day(Expires) ?? "–") : [say({ en: "revoked", es: "revocado" }), paint.red]
    return [Id, Name, `${Prefix}…`, end, idList(Companies), idList(Providers), Scopes.join(", "), day(LastUsed)]
  })
  return table(columns, lines, layout)
}

/** A token, and the text of one just made. */
const tokenText = (token: TokenItem & { readonly Token?: string }, { columns, paint, say }: Layout): string => {
  const { Companies, Created, Expires, Id, LastUsed, Name, Prefix, Providers, Revoked, Scopes, Token } = token
  const facts = factRows({ columns, paint }, [
    ["id", Id],
    [say({ en: "name", es: "nombre" }), printable(Name)],
    [say({ en: "begins", es: "comienza" }), `${Prefix}…`],
    [say({ en: "scopes", es: "permisos" }), Scopes.join(", ")],
    [say({ en: "companies", es: "compañías" }), idList(Companies)],
    [say({ en: "providers", es: "proveedores" }), idList(Providers)],
    [say({ en: "created", es: "creado" }), day(Created)],
    [say({ en: "expires", es: "vence" }), day(Expires)],
    [say({ en: "last used", es: "último uso" }), LastUsed?.slice(0, 16).replace("T", " ")],
    [say({ en: "revoked", es: "revocado" }), Revoked?.slice(0, 10), paint.red]
  ])
  if (Token === undefined) return facts
  // on a line of its own, whole, to be copied
  return [facts, "", say({ en: "The token, shown this once:", es: "El token, se muestra solo esta vez:" }), Token].join(
    "\n"
  )
}

/** What the token may do with which somebody asked. */
const tokenSelfText = ({ Companies, Environment, Id, Providers, Scopes }: TokenSelf, layout: Layout): string => {
  const { say } = layout
  const facts = [
    ["id", printable(Id)],
    [say({ en: "scopes", es: "permisos" }), idList(Scopes)],
    [say({ en: "companies", es: "compañías" }), idList(Companies)],
    [say({ en: "providers", es: "proveedores" }), idList(Providers)],
    [say({ en: "environment", es: "ambiente" }), Environment]
  ] as const
  return factRows(layout, [...facts])
}

const service = accessFlags

const listed = (name: string, description: Localized) =>
  Flag.String(name).pipe(Flag.withMetavar("list"), describe(description))

const create = Command.make(
  "create",
  {
    service,
    name: optionalText("name", "text", { en: "What it is for", es: "Para qué es" }),
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
      scopes: commaSeparated(scopes),
      companies: commaSeparated(companies),
      providers: commaSeparated(providers),
      ...given({ name, expiresInDays: days })
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

const list = serviceCommand(
  { path: "token list", flags: { service }, call: ({ tokens }) => tokens.list(), write: asList(tokensText) },
  {
    en: "List the tokens: what they may do, when they were last used",
    es: "Lista los tokens: qué pueden, cuándo se usaron"
  }
)

const show = serviceCommand(
  { path: "token show", flags: { service }, call: ({ tokens }) => tokens.self(), write: asValue(tokenSelfText) },
  {
    en: "Show what the token with which you ask may do",
    es: "Muestra qué puede hacer el token con el que pregunta"
  }
)

const revoke = serviceCommand(
  {
    path: "token revoke",
    flags: {
      id: Argument.String("id").pipe(
        describe({ en: "Id of the token, as `list` shows it", es: "Identificador del token, como lo muestra `list`" })
      ),
      service
    },
    call: ({ tokens }, { id }) => tokens.revoke({ params: { id } }),
    write: asMessage(({ id }) => ({ en: `Revoked: ${id}`, es: `Revocado: ${id}` }))
  },
  { en: "Make a token useless from now on", es: "Invalida un token desde ahora" }
)

/** `radicar token`: who may do what with the service. */
export const token = Command.make("token").pipe(
  describeCommand({
    en: "Make, list and revoke the bearer tokens of the service",
    es: "Crea, lista y revoca los tokens del servicio"
  }),
  Command.withSubcommands([create, list, show, revoke])
)

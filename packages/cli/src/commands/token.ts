import { scopeNames } from "@radicar/contract/inner/CurrentCaller"
import {
  type LeftWebhook,
  type RevokedToken,
  type TokenItem,
  TokenRevokeQuery,
  type TokenSelf
} from "@radicar/contract/inner/TokensGroup"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Command, Flag } from "effect/cli"
import {
  argument,
  commaSeparated,
  describe,
  describeCommand,
  flagsOf,
  optionalText,
  wholeNumber
} from "../flags/flags.ts"
import { accessFlags } from "../flags/serviceFlags.ts"
import { factRows, type Layout, listText, toMinute, withSecret } from "../output/layout.ts"
import { asList, asValue, serviceCommand } from "../service/serviceCommand.ts"
import { collectItems } from "../output/write.ts"

/** A revoked token with the remaining webhooks that it created, one per line. */
const revokedText = ({ id, webhooks }: RevokedToken, layout: Layout): string => {
  const { say } = layout
  const revoked = say({ en: `Revoked: ${id}`, es: `Revocado: ${id}` })
  return webhooks.length === 0 ? revoked : `${revoked}\n\n${leftText(webhooks, layout)}`
}

const idList = (ids: ReadonlyArray<string>): string => (ids.length === 0 ? "–" : ids.join(", "))

const day = (moment: string | undefined): string | undefined => moment?.slice(0, 10)

const leftText = listText<LeftWebhook>({ en: "", es: "" }, ({ paint, say }) => [
  { heading: "webhook", cell: ({ id }) => id },
  { heading: { en: "name", es: "nombre" }, least: 8, optional: true, cell: ({ name }) => name },
  { heading: "url", least: 12, cell: ({ url }) => url },
  {
    heading: { en: "companies", es: "compañías" },
    least: 6,
    optional: true,
    cell: ({ companies }) => idList(companies)
  },
  {
    heading: { en: "state", es: "estado" },
    cell: ({ ended }) =>
      ended ? [say({ en: "ended", es: "terminado" }), paint.red] : say({ en: "kept", es: "conservado" })
  }
])

/** Tokens, one per line. */
const tokensText = listText<TokenItem>({ en: "There are no tokens.", es: "No hay tokens." }, ({ paint, say }) => [
  { heading: "id", cell: ({ id }) => id },
  { heading: { en: "name", es: "nombre" }, least: 8, cell: ({ name }) => name },
  { heading: { en: "begins", es: "comienza" }, cell: ({ prefix }) => `${prefix}…` },
  {
    heading: { en: "expires", es: "vence" },
    cell: ({ expires, revoked }) =>
      revoked === undefined ? (day(expires) ?? "–") : [say({ en: "revoked", es: "revocado" }), paint.red]
  },
  {
    heading: { en: "companies", es: "compañías" },
    least: 6,
    optional: true,
    cell: ({ companies }) => idList(companies)
  },
  {
    heading: { en: "providers", es: "proveedores" },
    least: 6,
    optional: true,
    cell: ({ providers }) => idList(providers)
  },
  { heading: { en: "scopes", es: "permisos" }, least: 8, optional: true, cell: ({ scopes }) => scopes.join(", ") },
  { heading: { en: "last used", es: "último uso" }, optional: true, cell: ({ lastUsed }) => day(lastUsed) }
])

/** Text about an access token, with the token itself if it was just created. */
const tokenText = (item: TokenItem & { readonly token?: string }, layout: Layout): string => {
  const { companies, created, createdBy, expires, id, lastUsed, name, prefix, providers, revoked, scopes, token } = item
  const facts = factRows(layout, [
    ["id", id],
    [{ en: "name", es: "nombre" }, name],
    [{ en: "begins", es: "comienza" }, `${prefix}…`],
    [{ en: "scopes", es: "permisos" }, scopes.join(", ")],
    [{ en: "companies", es: "compañías" }, idList(companies)],
    [{ en: "providers", es: "proveedores" }, idList(providers)],
    [{ en: "created", es: "creado" }, day(created)],
    [{ en: "by", es: "por" }, createdBy],
    [{ en: "expires", es: "vence" }, day(expires)],
    [{ en: "last used", es: "último uso" }, lastUsed && toMinute(lastUsed)],
    [{ en: "revoked", es: "revocado" }, day(revoked), layout.paint.red]
  ])
  return withSecret(
    facts,
    { en: "The token, shown only once:", es: "El token, se muestra solo esta vez:" },
    token,
    layout
  )
}

/** Text with the permissions of the token that made the request. */
const tokenSelfText = ({ companies, environment, id, providers, scopes }: TokenSelf, layout: Layout): string =>
  factRows(layout, [
    ["id", id],
    [{ en: "scopes", es: "permisos" }, idList(scopes)],
    [{ en: "companies", es: "compañías" }, idList(companies)],
    [{ en: "providers", es: "proveedores" }, idList(providers)],
    [{ en: "environment", es: "ambiente" }, environment]
  ])

const service = accessFlags

const listed = (name: string, description: Localized) =>
  Flag.String(name).pipe(Flag.withMetavar("list"), describe(description))

const create = serviceCommand(
  {
    path: "token create",
    flags: {
      service,
      name: optionalText("name", "text", { en: "What it is for", es: "Para qué es" }),
      scopes: listed("scopes", {
        en: `Separated by commas: ${scopeNames.join(", ")}; default both for documents`,
        es: `Separados por comas: ${scopeNames.join(", ")}; por omisión los dos de documentos`
      }).pipe(Flag.withDefault("documents:write,documents:read")),
      companies: listed("companies", {
        en: "Ids of companies it may act for, separated by commas; * for all; default none",
        es: "Compañías por las que puede actuar, separadas por comas; * todas; por omisión ninguna"
      }).pipe(Flag.withDefault("")),
      providers: listed("providers", {
        en: "Ids of providers it may act for, separated by commas; * for all; default none",
        es: "Proveedores por los que puede actuar, separados por comas; * todos; por omisión ninguno"
      }).pipe(Flag.withDefault("")),
      days: wholeNumber(
        "days",
        "days",
        { en: "Days until it expires; never without", es: "Días hasta que venza; sin esto, nunca" },
        { minimum: 1, maximum: 3650 }
      ).pipe(Flag.optional)
    },
    call: ({ tokens }, { companies, days, name, providers, scopes }) =>
      tokens.create({
        payload: {
          scopes: commaSeparated(scopes),
          companies: commaSeparated(companies),
          providers: commaSeparated(providers),
          ...flagsOf({ name, expiresInDays: days })
        }
      }),
    write: asValue(tokenText)
  },
  {
    en: "Create a bearer token; it is shown only once",
    es: "Crea un token; se muestra solo esta vez",
    examples: [
      {
        command: "radicar token create --name ERP --companies 1 --providers 1 --token-file admin.token",
        en: "Requires a token with the scope tokens:admin",
        es: "Requiere un token con el permiso tokens:admin"
      }
    ]
  }
)

const list = serviceCommand(
  {
    path: "token list",
    flags: { service },
    call: ({ tokens }) => collectItems((query) => tokens.list({ query })),
    write: asList(tokensText)
  },
  {
    en: "List the tokens: what they may do, when they were last used",
    es: "Lista los tokens: qué pueden, cuándo se usaron"
  }
)

const show = serviceCommand(
  { path: "token show", flags: { service }, call: ({ tokens }) => tokens.self(), write: asValue(tokenSelfText) },
  {
    en: "Show what your token may do",
    es: "Muestra qué puede hacer su token"
  }
)

const revoke = serviceCommand(
  {
    path: "token revoke",
    flags: {
      id: argument("id", {
        en: "Id of the token, as `list` shows it",
        es: "Identificador del token, como lo muestra `list`"
      }),
      endWebhooks: optionalText(
        "end-webhooks",
        "ids",
        {
          en: "Webhooks that the token created and that end with it: all, or ids separated by commas; default none",
          es: "Webhooks que el token creó y que terminan con él: all, o sus identificadores separados por comas; por omisión ninguno"
        },
        TokenRevokeQuery.endWebhooks.schema
      ),
      service
    },
    call: ({ tokens }, { endWebhooks, id }) => tokens.revoke({ params: { id }, query: flagsOf({ endWebhooks }) }),
    write: asValue(revokedText)
  },
  {
    en: "Revoke a token and its links, and list the webhooks that it created",
    es: "Revoca un token y sus enlaces, y lista los webhooks que creó",
    examples: [
      {
        command: "radicar token revoke 0198c0de-0000-7000-8000-000000000000 --end-webhooks all",
        en: "The webhooks that it created end as well",
        es: "Los webhooks que creó terminan también"
      }
    ]
  }
)

/** `radicar token`: manages access to the service. */
export const tokenCommand = Command.make("token").pipe(
  describeCommand({
    en: "Create, list and revoke the bearer tokens of the service",
    es: "Crea, lista y revoca los tokens del servicio"
  }),
  Command.withSubcommands([create, list, show, revoke])
)

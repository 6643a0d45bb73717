import type { TokenItem, TokenSelf } from "@radicar/contract/TokensGroup"
import type { Layout } from "./Layout.ts"
import { printable } from "./printable.ts"
import { rows } from "./rows.ts"
import { type Cell, table } from "./table.ts"

const list = (ids: ReadonlyArray<string>): string => (ids.length === 0 ? "–" : ids.join(", "))

const day = (moment: string | undefined): string | undefined => moment?.slice(0, 10)

/** Tokens, one a line. */
export const tokensText = (tokens: ReadonlyArray<TokenItem>, layout: Layout): string => {
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
    return [Id, Name, `${Prefix}…`, end, list(Companies), list(Providers), Scopes.join(", "), day(LastUsed)]
  })
  return table(columns, lines, layout)
}

/** A token, and the text of one just made. */
export const tokenText = (token: TokenItem & { readonly Token?: string }, { columns, paint, say }: Layout): string => {
  const { Companies, Created, Expires, Id, LastUsed, Name, Prefix, Providers, Revoked, Scopes, Token } = token
  const facts = rows(
    [
      ["id", Id],
      [say({ en: "name", es: "nombre" }), printable(Name)],
      [say({ en: "begins", es: "comienza" }), `${Prefix}…`],
      [say({ en: "scopes", es: "permisos" }), Scopes.join(", ")],
      [say({ en: "companies", es: "compañías" }), list(Companies)],
      [say({ en: "providers", es: "proveedores" }), list(Providers)],
      [say({ en: "created", es: "creado" }), day(Created)],
      [say({ en: "expires", es: "vence" }), day(Expires)],
      [say({ en: "last used", es: "último uso" }), LastUsed?.slice(0, 16).replace("T", " ")],
      [say({ en: "revoked", es: "revocado" }), Revoked?.slice(0, 10), paint.red]
    ],
    { columns, label: paint.dim }
  )
  if (Token === undefined) return facts
  // on a line of its own, whole, to be copied
  return [facts, "", say({ en: "The token, shown this once:", es: "El token, se muestra solo esta vez:" }), Token].join(
    "\n"
  )
}

/** What the token may do with which somebody asked. */
export const tokenSelfText = ({ Companies, Environment, Id, Providers, Scopes }: TokenSelf, layout: Layout): string => {
  const { columns, paint, say } = layout
  const facts = [
    ["id", printable(Id)],
    [say({ en: "scopes", es: "permisos" }), list(Scopes)],
    [say({ en: "companies", es: "compañías" }), list(Companies)],
    [say({ en: "providers", es: "proveedores" }), list(Providers)],
    [say({ en: "environment", es: "ambiente" }), Environment]
  ] as const
  return rows([...facts], { columns, label: paint.dim })
}

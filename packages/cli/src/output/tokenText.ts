import type { TokenItem } from "@radicar/contract/TokensGroup"
import type { Layout } from "./Layout.ts"
import { printable } from "./printable.ts"
import { rows } from "./rows.ts"

const list = (ids: ReadonlyArray<string>): string => (ids.length === 0 ? "–" : ids.join(", "))

const day = (moment: string | undefined): string | undefined => moment?.slice(0, 10)

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

import type { SoftwareProvider } from "@radicar/domain/document/Software"
import type { Nit } from "@radicar/domain/Nit"
import { joined } from "./facts.ts"
import { nitText } from "./identity.ts"

/** Who made the software that issued a document, and which it is (Resolution 165 of 2023, article 11). */
export const softwareLegend = (options: {
  readonly stated: SoftwareProvider | undefined
  readonly id: string
  readonly owner: Nit
  readonly issuer: { readonly nit: string; readonly name: string }
}): string => {
  const { id, issuer, owner, stated } = options
  const own = owner.number === issuer.nit
  const name = stated?.providerName ?? (own ? issuer.name : undefined)
  const role = own ? "Software propio; fabricante: " : "Proveedor tecnológico y fabricante del software: "
  return `${role}${joined(", ", name, nitText(owner))}. Software: ${joined(", id ", stated?.name, id)}.`
}

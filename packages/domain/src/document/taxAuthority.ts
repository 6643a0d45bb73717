import type { PartyIdentity } from "./PartyIdentity.ts"

/** The DIAN as a party of a document: events of which nobody else is told are addressed to it (official sample 034). */
export const taxAuthority = {
  name: "Unidad Administrativa Especial Dirección de Impuestos y Aduanas Nacionales",
  identity: { type: "31", number: "800197268", checkDigit: "4" }
} as const satisfies { readonly name: string; readonly identity: PartyIdentity }

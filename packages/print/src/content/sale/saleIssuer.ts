import type { Issuer } from "../../layout/Sheet.ts"
import { placeText } from "../address.ts"
import { joined } from "../facts.ts"
import { identityText } from "../identity.ts"
import { activityText, regimeText, responsibilitiesText } from "./fiscal.ts"
import type { SaleParty } from "./SaleParty.ts"

/** Who issues a sale document: name, NIT, regime, responsibilities, address, contact. */
export const saleIssuer = (party: SaleParty): Issuer => {
  const { address, identity, stated } = party
  return {
    name: stated.name,
    lines: [
      identityText(identity),
      regimeText(party),
      `Responsabilidades: ${responsibilitiesText(party)}`,
      activityText(party),
      address?.line ?? "",
      address === undefined ? "" : placeText(address),
      joined(" · ", stated.phone === undefined ? undefined : `Tel. ${stated.phone}`, stated.email)
    ].filter((line) => line !== "")
  }
}

import { organizationTypes } from "@radicar/domain/codes/organizationTypes"
import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { Panel } from "../../layout/Sheet.ts"
import { placeText } from "../address.ts"
import { joined, panel } from "../facts.ts"
import { identityText } from "../identity.ts"
import { activityText, regimeText, responsibilitiesText } from "./fiscal.ts"
import type { SaleParty } from "./SaleParty.ts"

const consumer = "222222222222"

/** The other party of a sale document; of the final consumer there is nothing to tell but that. */
export const otherParty = (checked: CheckedSale, party: SaleParty): Panel => {
  const { address, identity, stated } = party
  const title = checked.kind.issuer === "supplier" ? "Adquiriente" : "Vendedor no obligado a facturar"
  const final = identity.number === consumer
  return panel(
    title,
    ["Nombre o razón social", stated.name],
    ["Identificación", final ? identity.number : identityText(identity)],
    ["Tipo", final ? undefined : organizationTypes.nameOf(stated.organizationTypeCode)],
    ["Régimen", final ? undefined : regimeText(party)],
    ["Responsabilidades", final ? undefined : responsibilitiesText(party)],
    ["Dirección", address?.line],
    ["Ciudad", address === undefined ? undefined : placeText(address)],
    ["Contacto", joined(" · ", stated.phone, stated.email)],
    ["Actividad y registro", activityText(party)]
  )
}

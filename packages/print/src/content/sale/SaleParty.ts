import type { CheckedSale, StatedParty } from "@radicar/domain/document/CheckedSale"
import type { PartyIdentity } from "@radicar/domain/document/PartyIdentity"
import type { ResolvedAddress } from "@radicar/domain/document/ResolvedAddress"

/** A party of a sale with what follows from what it states. */
export interface SaleParty {
  readonly stated: StatedParty["stated"]
  readonly identity: PartyIdentity
  readonly address: ResolvedAddress | undefined
}

/** Who sells. */
const seller = (checked: CheckedSale): SaleParty => ({
  stated: checked.supplierParty.stated,
  identity: checked.supplier,
  address: checked.supplierAddress
})

/** Who buys. */
const buyer = (checked: CheckedSale): SaleParty => ({
  stated: checked.customerParty.stated,
  identity: checked.customer,
  address: checked.customerAddress
})

/** Who issues a document, and the other party: of a purchase the one who sells. */
export const partiesOf = (checked: CheckedSale): { readonly issuer: SaleParty; readonly other: SaleParty } =>
  checked.kind.issuer === "supplier"
    ? { issuer: seller(checked), other: buyer(checked) }
    : { issuer: buyer(checked), other: seller(checked) }

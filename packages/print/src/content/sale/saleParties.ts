import { identifications } from "@radicar/domain/inner/codes/identifications"
import { organizationTypes } from "@radicar/domain/inner/codes/organizationTypes"
import { partyTaxes } from "@radicar/domain/inner/codes/partyTaxes"
import { supportResponsibilities } from "@radicar/domain/inner/codes/supportResponsibilities"
import type { CheckedSale, StatedParty } from "@radicar/domain/inner/document/CheckedSale"
import {
  organizationTypeOf,
  type PartyIdentity,
  partyIdentity,
  type ResolvedAddress
} from "@radicar/domain/inner/document/Party"
import type { SaleDocument } from "@radicar/domain/inner/document/SaleDocument"
import type { Issuer, Panel } from "../../layout/Sheet.ts"
import { percent } from "../../text/money.ts"
import { identityText, joined, codeAndName, panel, placeText } from "../facts.ts"

/** A party of a sale, with values derived from the stated ones. */
interface SaleParty {
  readonly facts: StatedParty["stated"]
  readonly identity: PartyIdentity
  readonly address: ResolvedAddress | undefined
}

/** Returns the seller of a sale as a party. */
const seller = (checked: CheckedSale): SaleParty => ({
  facts: checked.supplierParty.stated,
  identity: checked.supplier,
  address: checked.supplierAddress
})

/** Returns the buyer of a sale as a party. */
const buyer = (checked: CheckedSale): SaleParty => ({
  facts: checked.customerParty.stated,
  identity: checked.customer,
  address: checked.customerAddress
})

/** Returns the issuer of a document and the other party, who is the seller if the buyer issues the document. */
export const partiesOf = (checked: CheckedSale): { readonly issuer: SaleParty; readonly other: SaleParty } =>
  checked.kind.issuer === "supplier"
    ? { issuer: seller(checked), other: buyer(checked) }
    : { issuer: buyer(checked), other: seller(checked) }

const regimes: Readonly<Record<string, string>> = {
  "48": "Responsable de IVA",
  "49": "No responsable de IVA"
}

/**
 * Regime of a party for IVA (VAT). As in the XML, a party that states no regime is responsible for IVA if it charges a
 * tax.
 */
const regimeText = ({ facts }: SaleParty): string => {
  const code = facts.regimeCode ?? (facts.taxCode === undefined || facts.taxCode === "ZZ" ? "49" : "48")
  return joined(" · ", regimes[code] ?? code, taxText(facts.taxCode))
}

const taxText = (code: string | undefined): string | undefined => {
  if (code === undefined || code === "ZZ") return undefined
  return `Tributo: ${partyTaxes.nameOf(code) ?? code}`
}

/**
 * Tax responsibility of a party that has no other, with its name in the annex. The name in the code list, `No
 * responsable`, would be read as owing no IVA.
 */
const noResponsibility = { code: "R-99-PN", name: "No aplica – Otros" } as const

/** The responsibilities of a party, each with its name (annex FE 1.9 §13.2.6.1). */
const responsibilitiesText = ({ facts }: SaleParty): string =>
  (facts.taxLevelCode ?? noResponsibility.code)
    .split(";")
    .map((code) => code.trim())
    .map((code) =>
      codeAndName(code, code === noResponsibility.code ? noResponsibility.name : supportResponsibilities.nameOf(code))
    )
    .join("; ")

/** Economic activity and commercial registration of a party. */
const activityText = ({ facts }: SaleParty): string =>
  joined(
    " · ",
    facts.industryClassificationCode && `CIIU ${facts.industryClassificationCode}`,
    facts.corporateRegistration && `Matrícula mercantil ${facts.corporateRegistration}`
  )

/**
 * Name of the identification type that the body states, if the document is filed with another type. A support document
 * always files the seller's number as type 31 (DSAJ25a).
 */
const statedDocument = ({ facts, identity }: SaleParty): string | undefined =>
  identity.type === facts.identificationType ? undefined : identifications.nameOf(facts.identificationType)

const consumer = "222222222222"

/** Panel of the party that did not issue the sale document; for a final consumer the panel omits most facts. */
export const otherParty = (checked: CheckedSale, party: SaleParty): Panel => {
  const { address, facts, identity } = party
  const title = checked.kind.issuer === "supplier" ? "Adquiriente" : "Vendedor no obligado a facturar"
  const final = identity.number === consumer
  return panel(
    title,
    ["Nombre o razón social", facts.name],
    ["Nombre comercial", facts.tradeName],
    ["Identificación", final ? identity.number : joined(" · ", identityText(identity), statedDocument(party))],
    ["Tipo", final ? undefined : organizationTypes.nameOf(organizationTypeOf(facts))],
    ["Régimen", final ? undefined : regimeText(party)],
    ["Responsabilidades", final ? undefined : responsibilitiesText(party)],
    ["Dirección", address?.line],
    ["Ciudad", address === undefined ? undefined : placeText(address)],
    ["Contacto", joined(" · ", facts.contactName, facts.phone, facts.email, facts.contactNote)],
    ["Actividad y registro", activityText(party)]
  )
}

/** Issuer of a sale document: name, NIT, regime, responsibilities, address, contact. */
export const saleIssuer = (party: SaleParty): Issuer => {
  const { address, facts, identity } = party
  return {
    name: facts.name,
    lines: [
      facts.tradeName === undefined ? "" : `Nombre comercial: ${facts.tradeName}`,
      identityText(identity),
      regimeText(party),
      `Responsabilidades: ${responsibilitiesText(party)}`,
      activityText(party),
      address?.line ?? "",
      address === undefined ? "" : placeText(address),
      joined(
        " · ",
        facts.contactName,
        facts.phone === undefined ? undefined : `Tel. ${facts.phone}`,
        facts.email,
        facts.contactNote
      )
    ].filter((line) => line !== "")
  }
}

/** Panel with the members of an issuing consortium and their shares. */
export const consortiumPanels = ({ companyParty: { shareholders = [] } }: SaleDocument): ReadonlyArray<Panel> =>
  shareholders.length === 0
    ? []
    : [
        panel(
          "Integrantes del consorcio o unión temporal",
          ...shareholders.map((member, index) => {
            const identity = partyIdentity(member)
            const share = joined(" · ", member.name, identity && identityText(identity), percent(member.percentage))
            return [`Integrante ${index + 1}`, share] as const
          })
        )
      ]

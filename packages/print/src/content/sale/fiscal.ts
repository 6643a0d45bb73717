import { partyTaxes } from "@radicar/domain/codes/partyTaxes"
import { supportResponsibilities } from "@radicar/domain/codes/supportResponsibilities"
import { joined, named } from "../facts.ts"
import type { SaleParty } from "./SaleParty.ts"

const regimes: Readonly<Record<string, string>> = {
  "48": "Responsable de IVA",
  "49": "No responsable de IVA"
}

/** The regime of a party; like in its XML, who states none is responsible for IVA when it charges a tax. */
export const regimeText = ({ stated }: SaleParty): string => {
  const code = stated.regimeCode ?? (stated.taxCode === undefined || stated.taxCode === "ZZ" ? "49" : "48")
  return joined(" · ", regimes[code] ?? code, taxText(stated.taxCode))
}

const taxText = (code: string | undefined): string | undefined => {
  if (code === undefined || code === "ZZ") return undefined
  return `Tributo: ${partyTaxes.nameOf(code) ?? code}`
}

/** Its name in the annex: the list's own, `No responsable`, would be read as one that owes no IVA. */
const none = { code: "R-99-PN", name: "No aplica – Otros" } as const

/** The responsibilities of a party, each with its name (annex FE 1.9 §13.2.6.1). */
export const responsibilitiesText = ({ stated }: SaleParty): string =>
  (stated.taxLevelCode ?? none.code)
    .split(";")
    .map((code) => code.trim())
    .map((code) => named(code, code === none.code ? none.name : supportResponsibilities.nameOf(code)))
    .join("; ")

/** What a party does for a living and where it is registered. */
export const activityText = ({ stated }: SaleParty): string =>
  joined(
    " · ",
    stated.industryClassificationCode && `CIIU ${stated.industryClassificationCode}`,
    stated.corporateRegistration && `Matrícula mercantil ${stated.corporateRegistration}`
  )

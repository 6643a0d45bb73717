import { BigDecimal } from "effect"
import { identifications } from "../../codes/identifications.ts"
import { partyTaxes } from "../../codes/partyTaxes.ts"
import { responsibilities } from "../../codes/responsibilities.ts"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import { partyIdentity } from "../../document/PartyIdentity.ts"
import { decimal, isPositive, sum, toExact } from "../../number/Decimal.ts"
import { reportUnlessAllListed, reportUnlessListed } from "../../rules/codeRule.ts"
import { explain, type Rule } from "../../rules/Rule.ts"
import { identityExpected } from "../../rules/sharedWordings.ts"
import type { WirePath } from "../../rules/Violation.ts"
import { each } from "./operationRules.ts"

const hundred = decimal("100")
/** What the rounded shares of three or of many members may be away from the whole. */
const shareTolerance = decimal("0.5")

/** The members of a consortium or temporary union that issues. */
export const consortiumRules: ReadonlyArray<Rule<PreparedSale>> = [
  {
    code: "FAJ53",
    message: {
      en: "A member of the consortium is not valid, or there is only one.",
      es: "Un integrante del consorcio o unión temporal no es válido, o hay uno solo."
    },
    explained: explain(
      { path: "$.CompanyParty.Shareholders" },
      "A member of the issuing consortium or temporary union is not stated correctly.",
      "Un integrante del consorcio o unión temporal que emite no está bien informado.",
      "Correct CompanyParty.Shareholders: two or more, each with name, identification and percentage.",
      "Corrija CompanyParty.Shareholders: dos o más, cada uno con nombre, identificación y porcentaje."
    ),
    source: "Annex FE 1.9, rules FAJ53 to FAJ61",
    check: ({ document }, report) => {
      const members = document.companyParty.shareholders
      if (members === undefined) return
      const list = ["CompanyParty", "Shareholders"]
      if (members.length < 2) {
        report(list, { en: "two members or more", es: "dos integrantes o más" }, String(members.length))
      }
      each(members, (member, index) => {
        const at = (field: string): WirePath => [...list, index, field]
        reportUnlessListed(identifications, member.identificationType, at("IdentificationType"), report)
        if (partyIdentity(member) === undefined) {
          report(at("Id"), identityExpected(member.identificationType, member.id), member.id)
        }
        if (!isPositive(member.percentage) || BigDecimal.isGreaterThan(member.percentage, hundred)) {
          const expected = { en: "more than 0, at most 100", es: "mayor que 0, como máximo 100" }
          report(at("Percentage"), expected, toExact(member.percentage, 0))
        }
        if (member.taxLevelCode !== undefined) {
          reportUnlessAllListed(responsibilities, member.taxLevelCode, at("TaxLevelCode"), report)
        }
        if (member.taxCode !== undefined) reportUnlessListed(partyTaxes, member.taxCode, at("TaxCode"), report)
      })
    }
  },
  {
    code: "RAD49",
    severity: "notification",
    message: {
      en: "The shares of the members do not come to 100 %.",
      es: "Las participaciones de los integrantes no suman 100 %."
    },
    explained: explain(
      { path: "$.CompanyParty.Shareholders[*].Percentage" },
      "The percentages of the members of a consortium do not come to 100.",
      "Los porcentajes de los integrantes de un consorcio no suman 100.",
      "Correct CompanyParty.Shareholders[].Percentage, or add the missing member.",
      "Corrija CompanyParty.Shareholders[].Percentage, o agregue el integrante que falta."
    ),
    source: "Annex FE 1.9, cac:ShareholderParty/cbc:PartecipationPercent",
    check: ({ document }, report) => {
      const members = document.companyParty.shareholders
      if (members === undefined) return
      const all = sum(members.map(({ percentage }) => percentage))
      if (BigDecimal.isGreaterThan(BigDecimal.abs(BigDecimal.subtract(all, hundred)), shareTolerance)) {
        report(["CompanyParty", "Shareholders"], "100", toExact(all, 0))
      }
    }
  }
]

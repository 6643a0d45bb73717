import type { PreparedSale } from "../../document/CheckedSale.ts"
import { taxes } from "../../codes/taxes.ts"
import { codeOfAnother } from "../../rules/codeRule.ts"
import type { Localized } from "../../rules/Language.ts"
import { rule, type Rules, type Check } from "../../rules/Rule.ts"
import { again, anAmount, aPercentage, once } from "../../rules/sharedWordings.ts"

const whyNot = codeOfAnother(taxes, { en: "is not a tax of a purchase", es: "no es un tributo de una compra" })

const expectation = (code: string): Localized => {
  const why = whyNot(code)
  const allowed = { en: "01 IVA, 05 ReteIVA or 06 ReteFuente", es: "01 IVA, 05 ReteIVA o 06 ReteFuente" }
  return why === undefined ? allowed : { en: `${why.en}; ${allowed.en}`, es: `${why.es}; ${allowed.es}` }
}

const checkPurchaseTaxes: Check<PreparedSale> = ({ document }, report) => {
  document.items.forEach((item, line) => {
    item.taxes?.forEach(({ code }, index) => {
      // an unknown code is refused by another rule
      if (taxes.has(code) && code !== "01" && code !== "05" && code !== "06") {
        report(["Items", line, "Taxes", index, "Code"], expectation(code), code)
      }
    })
  })
  document.withholdings?.forEach(({ code }, index) => {
    if (!withholdings.has(code)) {
      report(
        ["Withholdings", index, "Code"],
        { en: "05 ReteIVA or 06 ReteFuente", es: "05 ReteIVA o 06 ReteFuente" },
        code
      )
    }
  })
}

/** A rule on the taxes of a purchase: only IVA and the withholdings of IVA and income tax (rule DSAY13). */
export const purchaseTaxRule = rule<PreparedSale>(
  { code: "FAY13", path: "$.Items[*].Taxes[*].Code", source: "Annex DS 1.1, rule DSAY13" },
  "A support document may state IVA and the withholdings 05 and 06 only.",
  "En un documento soporte solo se informan IVA y las retenciones 05 y 06.",
  "Correct Items[].Taxes[].Code to 01, 05 or 06, or omit the tax.",
  "Corrija Items[].Taxes[].Code a 01, 05 o 06, u omita el tributo.",
  checkPurchaseTaxes
)

const withholdings: ReadonlySet<string> = new Set(["05", "06"])

const checkWithholdings: Check<PreparedSale> = ({ document: { items, withholdings = [] } }, report) => {
  withholdings.forEach(({ code, percentage, taxableAmount }, index) => {
    const at = (field: string) => ["Withholdings", index, field]
    if (taxableAmount === undefined) report(at("TaxableAmount"), anAmount, undefined)
    if (percentage === undefined) report(at("Percentage"), aPercentage, undefined)
    if (items.some(({ taxes = [] }) => taxes.some((tax) => tax.code === code))) {
      report(at("Code"), once(code), again(code))
    }
  })
}

const checkSeveralLines: Check<PreparedSale> = ({ document }, report) => {
  const seen = new Set<string>()
  document.items.forEach((item, line) => {
    item.taxes?.forEach(({ code }, index) => {
      if (!withholdings.has(code)) return
      if (seen.has(code)) report(["Items", line, "Taxes", index, "Code"], once(code), again(code))
      seen.add(code)
    })
  })
}

/** Rules on the withholdings of a support document, by line or for the whole document. */
export const withholdingRules: Rules<PreparedSale> = [
  rule(
    {
      code: "FAY01",
      severity: "notification",
      path: "$.Items[*].Taxes[*].Code",
      source: "Annex DS 1.1, rule DSAY01, as an implementer reports it"
    },
    "The same withholding is on several lines; the authority is reported to accept it on one.",
    "La misma retención está en varias líneas; se reporta que la DIAN la acepta en una sola.",
    "State it once for the whole document in Withholdings, not in Items[].Taxes.",
    "Infórmela para todo el documento en Withholdings y no en Items[].Taxes.",
    checkSeveralLines
  ),
  rule(
    { code: "RAD51", path: "$.Withholdings[*]", source: "Annex DS 1.1, rules DSAT: one group for each withholding" },
    "A withholding of the document needs its base and its rate, and must not also be on a line.",
    "Una retención del documento necesita su base y su tarifa, y no puede estar también en una línea.",
    "Give TaxableAmount and Percentage in Withholdings, and state each Code either there or in Items[].Taxes.",
    "Informe TaxableAmount y Percentage en Withholdings, y cada Code allí o en Items[].Taxes, no en ambos.",
    checkWithholdings
  )
]

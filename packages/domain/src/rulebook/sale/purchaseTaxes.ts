import type { PreparedSale } from "../../document/CheckedSale.ts"
import { taxes } from "../../codes/taxes.ts"
import { codeOfAnother } from "../../rules/codeRule.ts"
import type { Localized } from "../../rules/Language.ts"
import { explain, type Rule } from "../../rules/Rule.ts"

const whyNot = codeOfAnother(taxes, {
  en: "is no tax of a purchase",
  es: "no es un tributo de una compra"
})

const expectation = (code: string): Localized => {
  const why = whyNot(code)
  const allowed = { en: "01 IVA, 05 ReteIVA or 06 ReteFuente", es: "01 IVA, 05 ReteIVA o 06 ReteFuente" }
  return why === undefined ? allowed : { en: `${why.en}; ${allowed.en}`, es: `${why.es}; ${allowed.es}` }
}

/** The taxes of a purchase: IVA and the withholdings of IVA and income tax, nothing else (rule DSAY13). */
export const purchaseTaxRule: Rule<PreparedSale> = {
  code: "FAY13",
  message: {
    en: "A support document may state IVA and the withholdings 05 and 06 only.",
    es: "En un documento soporte solo se informan IVA y las retenciones 05 y 06."
  },
  explained: explain(
    { path: "$.Items[*].Taxes[*].Code" },
    "A support document states another tax than IVA and the withholdings of IVA and income tax.",
    "Un documento soporte informa un tributo distinto de IVA y de las retenciones de IVA y renta.",
    "Correct Items[].Taxes[].Code to 01, 05 or 06, or omit the tax.",
    "Corrija Items[].Taxes[].Code a 01, 05 o 06, u omita el tributo."
  ),
  source: "Annex DS 1.1, rule DSAY13",
  check: ({ document }, report) => {
    document.items.forEach((item, line) => {
      item.taxes?.forEach(({ code }, index) => {
        // a code that is none is refused as such
        if (taxes.has(code) && code !== "01" && code !== "05" && code !== "06") {
          report(["Items", line, "Taxes", index, "Code"], expectation(code), code)
        }
      })
    })
  }
}

import { elements, exists } from "../../xml/query.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"
import { reject, type Rule } from "../Rule.ts"

const negative =
  "descendant::*[(@currencyID or self::cbc:Percent or self::cbc:MultiplierFactorNumeric) and number(.) < 0]"

/** Values anywhere in the document. */
export const valueRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject("VLR01", "Los valores monetarios/porcentajes deben corresponder a valores Positivos.", ({ root }) =>
    elements(root, "cac:*").some((child) => exists(child, negative))
  )
]

import { BigDecimal } from "effect"
import { elements, text } from "../../xml/query.ts"
import { amount } from "../amount.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"
import { reject, type Rule } from "../Rule.ts"

const hundred = BigDecimal.make(100n, 0)

/** Discounts and charges of the whole document (group AQ). */
export const allowanceChargeRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject("FAQ02", "Los descuentos y cargos no están numerados consecutivamente a partir de 1.", ({ root }) =>
    elements(root, "cac:AllowanceCharge").some((entry, index) => text(entry, "cbc:ID") !== String(index + 1))
  ),
  reject("FAQ03", "El indicador de cargo o descuento debe ser true o false.", ({ root }) =>
    elements(root, "cac:AllowanceCharge").some(
      (entry) => !["true", "false"].includes(text(entry, "cbc:ChargeIndicator") ?? "")
    )
  ),
  reject("FAQ06", "El porcentaje del descuento o cargo es superior a 100.", ({ root }) =>
    elements(root, "cac:AllowanceCharge").some((entry) =>
      BigDecimal.isGreaterThan(amount(entry, "cbc:MultiplierFactorNumeric"), hundred)
    )
  ),
  reject("FAQ07", "El valor del descuento o cargo es superior a su valor base.", ({ root }) =>
    elements(root, "cac:AllowanceCharge[cbc:BaseAmount]").some((entry) =>
      BigDecimal.isGreaterThan(amount(entry, "cbc:Amount"), amount(entry, "cbc:BaseAmount"))
    )
  )
]

import type { BigDecimal } from "effect"
import {
  type ConceptAttribute,
  payrollConceptCodes,
  type PayrollConcept,
  payrollConcepts,
  type PayrollItemType
} from "../../codes/payrollConcepts.ts"
import { inhabilityTypes } from "../../codes/inhabilityTypes.ts"
import { payrollItemTypes } from "../../codes/payrollItemTypes.ts"
import { type PayrollEntry, type PreparedPayroll, takenAsPercentage } from "../../document/payroll/CheckedPayroll.ts"
import { toExact, toFixed } from "../../number/Decimal.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import type { Localized } from "../../rules/Language.ts"
import { checkEach } from "../../rules/unreadable.ts"
import { nearest } from "../../rules/nearest.ts"
import { type Check, type Report, type Rule, rule, ruleWithCause, type Rules, unexplained } from "../../rules/Rule.ts"
import type { RuleFamily } from "./RuleFamily.ts"
import { again, anAmount, aPercentage, notBefore, nothing, once } from "../../rules/sharedWordings.ts"
import { neverPlaced, reportUnplaced, unplaced } from "../unplaced.ts"

const source = "Payroll annex 1.0 §2, Devengados and Deducciones"

const show = (value: BigDecimal.BigDecimal | undefined): string | undefined =>
  value === undefined ? undefined : toExact(value, 0)

const isWhole = (value: BigDecimal.BigDecimal): boolean => !toExact(value, 0).includes(".")

/** Makes a check of each item of one concept. */
const forEachItem =
  (concept: PayrollConcept, check: (entry: PayrollEntry, report: Report) => void): Check<PreparedPayroll> =>
  ({ entries }, report) => {
    checkEach(entries, (entry) => {
      if (entry.concept === concept) check(entry, report)
    })
  }

/** A rule over the items of one concept. The catalogue derives its explanation from the concept. */
const over = (
  concept: PayrollConcept,
  code: string,
  message: Localized,
  check: (entry: PayrollEntry, report: Report) => void
): Rule<PreparedPayroll> => unexplained({ code, source }, message.en, message.es, forEachItem(concept, check))

const at = (entry: PayrollEntry, field: string) => ["Items", entry.index, field]

const quantityRule = (
  concept: PayrollConcept,
  family: RuleFamily,
  quantity: NonNullable<PayrollConcept["quantity"]>
): Rule<PreparedPayroll> => {
  // a worker who was on leave the whole period has worked no day of it
  const least = concept.code === "Basico" ? 0 : 1
  const expected =
    quantity.unit === "hours"
      ? { en: "the hours, more than 0", es: "las horas, más de 0" }
      : { en: `whole days, at least ${least}`, es: `días enteros, como mínimo ${least}` }
  return over(
    concept,
    `${family}${quantity.rule}`,
    {
      en: `${concept.code}: the quantity is absent or not valid.`,
      es: `${concept.code}: se debe colocar la cantidad (${quantity.name}).`
    },
    (entry, report) => {
      const value = entry.quantity
      const wrong =
        value === undefined || (least > 0 && value.value === 0n) || (quantity.unit === "days" && !isWhole(value))
      if (wrong) report(at(entry, "Quantity"), expected, show(value))
    }
  )
}

const amountRule = (
  concept: PayrollConcept,
  family: RuleFamily,
  attribute: { readonly rule: string },
  applies: (entry: PayrollEntry) => boolean
): Rule<PreparedPayroll> =>
  over(
    concept,
    `${family}${attribute.rule}`,
    { en: `${concept.code}: the amount is absent.`, es: `${concept.code}: se debe colocar el valor.` },
    (entry, report) => {
      if (applies(entry) && entry.item.amount === undefined) report(at(entry, "Amount"), anAmount, undefined)
    }
  )

const amountRules = (concept: PayrollConcept, family: RuleFamily): Rules<PreparedPayroll> => {
  const { amount, salaryAmount } = concept
  if (amount === undefined) {
    return [
      ruleWithCause<PreparedPayroll>(
        // the XML has no place for it, so no rule of the authority covers it
        { code: "RAD11", path: "$.Items[*].Amount", source },
        `${concept.code} is not paid.`,
        `${concept.code} no tiene pago.`,
        "An item of a concept that is not paid states an amount.",
        "Un ítem de un concepto que no tiene pago informa un valor.",
        "Omit Amount of the item.",
        "Omita Amount del ítem.",
        forEachItem(concept, (entry, report) => {
          const amount = entry.item.amount
          if (amount !== undefined && amount.value !== 0n) report(at(entry, "Amount"), "0", show(amount))
        })
      )
    ]
  }
  if (salaryAmount === undefined) return [amountRule(concept, family, amount, () => true)]
  return [
    amountRule(concept, family, salaryAmount, (entry) => entry.item.isSalary === true),
    amountRule(concept, family, amount, (entry) => entry.item.isSalary !== true)
  ]
}

const attributeRules = (concept: PayrollConcept, family: RuleFamily): Rules<PreparedPayroll> => {
  const rule = (
    attribute: ConceptAttribute | undefined,
    message: Localized,
    check: (entry: PayrollEntry, report: Report) => void
  ) => (attribute === undefined ? [] : [over(concept, `${family}${attribute.rule}`, message, check)])
  const { description, inhability, percentage, quantity, time } = concept
  const mustState = percentage?.standard === undefined && percentage?.optional !== true ? percentage : undefined
  return [
    ...(time === undefined
      ? []
      : rule(
          { name: time.end, rule: time.rule },
          {
            en: `${concept.code} cannot end before it begins.`,
            es: `${concept.code} no puede terminar antes de iniciar.`
          },
          (entry, report) => {
            const { endDate, startDate } = entry.item
            if (startDate !== undefined && endDate !== undefined && endDate.toString() < startDate.toString()) {
              report(at(entry, "EndDate"), notBefore(startDate.toString()), endDate.toString())
            }
          }
        )),
    ...(quantity === undefined ? [] : [quantityRule(concept, family, quantity)]),
    ...rule(
      mustState,
      { en: `${concept.code}: the percentage is absent.`, es: `${concept.code}: se debe colocar el porcentaje.` },
      (entry, report) => {
        if (entry.percentage === undefined) report(at(entry, "Percentage"), aPercentage, undefined)
      }
    ),
    ...rule(
      description,
      { en: `${concept.code}: the description is absent.`, es: `${concept.code}: debe ir la descripción.` },
      (entry, report) => {
        if (entry.item.description === undefined) {
          report(at(entry, "Description"), { en: "what it is", es: "en qué consiste" }, undefined)
        }
      }
    ),
    ...rule(
      inhability,
      { en: "The type of sick leave is not valid.", es: "El código del tipo de incapacidad no es válido." },
      (entry, report) =>
        reportUnlessListed(inhabilityTypes, entry.item.inhabilityCode, at(entry, "InhabilityCode"), report)
    ),
    ...amountRules(concept, family)
  ]
}

/** A rule that a concept is stated only once, for concepts whose element may appear only once in the document. */
const onceRule = (concept: PayrollConcept, family: RuleFamily): Rule<PreparedPayroll> =>
  unexplained(
    { code: `${family}${concept.amount?.rule}`, source },
    `A document states ${concept.code} only once.`,
    `${concept.code} se informa una sola vez en el documento.`,
    ({ entries }, report) => {
      let isRepeated = false
      checkEach(entries, (entry) => {
        if (entry.concept !== concept) return
        if (isRepeated) report(at(entry, "code"), once(concept.code), again(concept.code))
        isRepeated = true
      })
    }
  )

const zeroHint: Localized = {
  en: ", with Amount 0 when nothing is withheld",
  es: ", con Amount 0 si no se descuenta nada"
}

/** Whether an item of an unknown concept, which is refused anyway, may be meant for this concept. */
const mayMean = (item: PayrollEntry["item"], type: PayrollItemType, code: string): boolean =>
  (item.type === type || !payrollItemTypes.has(item.type)) &&
  (item.code === code || nearest(item.code, [code]) !== undefined)

const requiredRule = (family: RuleFamily, type: PayrollItemType, code: string, rule: string): Rule<PreparedPayroll> =>
  unexplained(
    { code: `${family}${rule}`, source },
    `The item ${code} is absent.`,
    `Falta el ítem ${code}.`,
    ({ entries }, report) => {
      if (
        !entries.some(({ concept, item }) =>
          concept === undefined ? mayMean(item, type, code) : item.type === type && item.code === code
        )
      ) {
        const hint = type === "Deduccion" ? zeroHint : { en: "", es: "" }
        report(
          ["Items"],
          { en: `an item ${type} ${code}${hint.en}`, es: `un ítem ${type} ${code}${hint.es}` },
          undefined
        )
      }
    }
  )

const unknownRule = rule<PreparedPayroll>(
  { code: "RAD10", path: "$.Items[*].code", source },
  "There is no such earning or deduction.",
  "No existe este devengado o deducción.",
  "Correct Type and code of the item in Items.",
  "Corrija Type y code del ítem en Items.",
  ({ entries }, report) => {
    checkEach(entries, (entry) => {
      const { type } = entry.item
      if (type === "Devengo" || type === "Deduccion") {
        reportUnlessListed(payrollConceptCodes[type], entry.item.code, at(entry, "code"), report)
      } else reportUnlessListed(payrollItemTypes, type, at(entry, "Type"), report)
    })
  }
)

/**
 * Notifies of fields for which the element of the item has no attribute; most of them are printed. A quantity of 0
 * counts as absent.
 */
const unplacedRule = unplaced<PreparedPayroll>(({ entries }, report) => {
  for (const entry of entries) {
    const { concept, item } = entry
    if (concept === undefined) continue
    const { endDate, inhabilityCode, percentage, quantity, startDate } = item
    const remark = (field: string, value: string | undefined) => reportUnplaced(at(entry, field), value, report)
    if (concept.quantity === undefined && takenAsPercentage(item, concept) === undefined && quantity?.value !== 0n) {
      if (quantity !== undefined) remark("Quantity", show(quantity))
    }
    if (concept.percentage === undefined && percentage !== undefined) remark("Percentage", show(percentage))
    if (concept.time === undefined && startDate !== undefined) remark("StartDate", startDate.toString())
    if (concept.time === undefined && endDate !== undefined) remark("EndDate", endDate.toString())
    if (concept.inhability === undefined && inhabilityCode !== undefined) remark("InhabilityCode", inhabilityCode)
  }
})

/** Notifies of `IsSalary` where it has no effect. Bodies state it with every item. */
const salaryRule = neverPlaced<PreparedPayroll>(({ entries }, report) => {
  for (const entry of entries) {
    const { concept, item } = entry
    if (item.isSalary === undefined || concept === undefined || concept.salaryAmount !== undefined) continue
    report(at(entry, "IsSalary"), nothing, String(item.isSalary))
  }
})

const checkPercentage: Check<PreparedPayroll> = ({ entries }, report) => {
  for (const entry of entries) {
    const { concept, item } = entry
    const percentage = takenAsPercentage(item, concept)
    if (percentage === undefined || toFixed(percentage, 2) === concept?.percentage?.standard) continue
    report(at(entry, "Quantity"), { en: "Percentage", es: "Percentage" }, show(percentage))
  }
}

/**
 * Notifies of a deduction whose quantity is filed as its percentage. The examples in the description of the service
 * state no percentage, although some deductions must have one.
 */
const percentageRule = rule<PreparedPayroll>(
  {
    code: "RAD65",
    severity: "notification",
    path: "$.Items[*].Quantity",
    source: "Payroll annex 1.0 §2.1, Deducciones: Porcentaje, and no quantity"
  },
  "The quantity of the deduction is filed as its percentage.",
  "La cantidad de la deducción se transmite como su porcentaje.",
  "Give Items[].Percentage, and Quantity 0 or none.",
  "Informe Items[].Percentage, y Quantity en 0 o ninguna.",
  checkPercentage
)

/** Rules on every earning and deduction, derived from its row in `payrollConcepts`. */
export const itemRules = (family: RuleFamily): Rules<PreparedPayroll> => [
  unknownRule,
  unplacedRule,
  salaryRule,
  percentageRule,
  requiredRule(family, "Devengo", "Basico", "069"),
  ...payrollConcepts.flatMap((concept) => [
    ...attributeRules(concept, family),
    ...(concept.single === true ? [onceRule(concept, family)] : [])
  ]),
  requiredRule(family, "Deduccion", "Salud", "161"),
  requiredRule(family, "Deduccion", "FondoPension", "164")
]

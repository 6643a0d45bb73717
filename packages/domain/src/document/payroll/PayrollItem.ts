import { codeOnWire, codeText } from "../codeText.ts"
import { Schema } from "effect"
import { InvalidValue } from "../../wire/Reader.ts"
import { wireLeaf } from "../../wire/wireLeaf.ts"
import type { Localized } from "../../rules/Language.ts"
import { Amount, Money } from "../../number/amount.ts"
import { LocalDateTimeFromWire } from "../../time/LocalDateTime.ts"
import { Flag } from "../../wire/Flag.ts"
import { used } from "../../wire/Reader.ts"
import { text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"

const expected: Localized = {
  en: "text of 1 to 2 characters, or 0 for none",
  es: "texto de 1 a 2 caracteres, o 0 si no hay"
}

const read = (value: unknown): string | InvalidValue => {
  const trimmed = typeof value === "string" ? value.trim() : ""
  return trimmed.length === 1 || trimmed.length === 2 ? trimmed : new InvalidValue(expected, { shows: "text" })
}

/** Type of a sick leave; the wire writes `0` when there is none. */
export const InhabilityCode = wireLeaf<string, string>({
  identifier: "InhabilityCode",
  description: "Type of a sick leave: 1 common, 2 professional, 3 work; 0 means absent.",
  expected,
  wire: codeOnWire("inhability-types", "0 means absent."),
  domain: Schema.String,
  decode: read,
  encode: (value) => value,
  isAbsent: (value) => typeof value === "string" && (value.trim() === "" || value.trim() === "0")
})

const Percentage = Money.annotate({
  identifier: "PayrollPercentage",
  description:
    "Percentage of overtime, surcharge, health, pension, solidarity fund or union. Absent: that of the law on the day of the hours, and else of the annex, which has none for a union."
})

/**
 * One thing that is paid (`Devengo`) or withheld (`Deduccion`). `code` (in small letters on the wire) names it, see
 * `payrollConcepts`, which also says what of the rest goes into the document: `quantity` are days or hours; `startDate`
 * and `endDate` the days of a leave or the moments of overtime; `isSalary` chooses between the salary and the
 * non-salary attribute of those that have both, absent means no. Anything else is at most printed, and notifications
 * say so (RAD60, RAD61).
 *
 * `percentage` states a percentage where the annex has none or another than the one that applies. Absent, it is the one
 * of the law on the day of the hours (Law 2466 of 2025), and else of the annex. Hours without a day are those of the
 * last day of the period.
 */
export const PayrollItem = wireStruct(
  "PayrollItem",
  {
    type: used(codeText(20, "payroll-item-types"), "`Devengo` earns, `Deduccion` withholds"),
    code: used(
      codeText(40, "payroll-concepts"),
      "which earning or withholding, in lower case as the field is; NIE069 to NIE198"
    ),
    quantity: Schema.optionalKey(
      used(
        Amount,
        "`@Cantidad`, `@DiasTrabajados`; of a deduction that has a percentage and states none its `@Porcentaje` (RAD65); else printed, and notified (RAD60)"
      )
    ),
    percentage: Schema.optionalKey(
      used(
        Percentage,
        "`@Porcentaje`; absent: that of annex table 5.5.5, of Sundays and holidays that of Law 2466 on the day of the hours; else notified (RAD60)"
      )
    ),
    description: Schema.optionalKey(used(text(300), "`@DescripcionConcepto`, `@Descripcion`; else printed")),
    startDate: Schema.optionalKey(
      used(LocalDateTimeFromWire, "`@FechaInicio`, `@HoraInicio`; else printed, and notified (RAD60)")
    ),
    endDate: Schema.optionalKey(
      used(LocalDateTimeFromWire, "`@FechaFin`, `@HoraFin`; else printed, and notified (RAD60)")
    ),
    amount: Schema.optionalKey(used(Money, "`@Pago` and its like")),
    inhabilityCode: Schema.optionalKey(used(InhabilityCode, "`Incapacidad/@Tipo`; else printed, and notified (RAD60)")),
    isSalary: Schema.optionalKey(
      used(Flag, "chooses between the salary attribute and the other (`…S`, `…NS`); else dry runs notify of it (RAD61)")
    )
  },
  { lowerCase: ["code"] }
)

/** See {@link PayrollItem}. */
export type PayrollItem = typeof PayrollItem.Type

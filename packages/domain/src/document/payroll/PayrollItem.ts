import { codeOnWire, codeText } from "../codeText.ts"
import { Schema } from "effect"
import { InvalidValue } from "../../wire/Reader.ts"
import { wireLeaf } from "../../wire/wireLeaf.ts"
import type { Localized } from "../../rules/Language.ts"
import { Amount, Money } from "../../number/wireNumber.ts"
import { LocalDateTimeFromWire } from "../../time/LocalDateTime.ts"
import { Flag } from "../../wire/Flag.ts"
import { text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"
import { described } from "../../rules/described.ts"

const expected: Localized = {
  en: "text of 1 to 2 characters, or 0 for none",
  es: "texto de 1 a 2 caracteres, o 0 si no hay"
}

const read = (value: unknown): string | InvalidValue => {
  const trimmed = typeof value === "string" ? value.trim() : ""
  return trimmed.length === 1 || trimmed.length === 2 ? trimmed : new InvalidValue(expected, { shows: "text" })
}

/** Type of a sick leave; `0` in a body means none. */
export const InhabilityCode = wireLeaf<string, string>({
  identifier: "InhabilityCode",
  description: "Type of a sick leave: 1 common, 2 professional, 3 work; 0 means absent.",
  expected,
  wire: codeOnWire("inhability-types", "open"),
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
 * An earning (`Devengo`) or a withholding (`Deduccion`). `code` (with a small `c` in the body) names its concept.
 * `payrollConcepts` decides which of the other fields go into the document. `quantity` is days or hours. `startDate`
 * and `endDate` are the days of a leave or the moments of overtime. `isSalary` chooses between the salary and the
 * non-salary attribute of concepts that have both; absent means no. Any other field is at most printed, and a
 * notification reports it (RAD60, RAD61).
 *
 * `percentage` is needed if the annex has none, or to override it. Absent, it is the percentage of the law on the day
 * of the hours (Law 2466 of 2025), or else that of the annex. Hours without a day count as hours of the last day of the
 * period.
 */
export const PayrollItem = wireStruct(
  "PayrollItem",
  {
    type: described(codeText(20, "payroll-item-types"), {
      en: "Kind of item: Devengo earns, Deduccion withholds.",
      es: "Clase de concepto: Devengo suma, Deduccion resta.",
      use: {
        en: "`Devengo` earns, `Deduccion` withholds",
        es: "`Devengo` suma, `Deduccion` resta"
      }
    }),
    code: described(codeText(40, "payroll-concepts"), {
      en: "Earning or withholding: Basico, Transporte, Salud, FondoPension. GET /v1/codes/payroll-concepts lists them with their fields.",
      es: "Devengo o deducción: Basico, Transporte, Salud, FondoPension. GET /v1/codes/payroll-concepts los lista con sus campos.",
      use: {
        en: "which earning or withholding, in lower case as the field is; NIE069 to NIE198",
        es: "cuál devengo o deducción, en minúscula como el campo; NIE069 a NIE198"
      }
    }),
    quantity: described(Schema.optionalKey(Amount), {
      en: "Days or hours of the item: 30, 4.5.",
      es: "Días u horas del concepto: 30, 4.5.",
      use: {
        en: "`@Cantidad`, `@DiasTrabajados`; of a deduction that has a percentage and states none its `@Porcentaje` (RAD65); else printed, and notified (RAD60)",
        es: "`@Cantidad`, `@DiasTrabajados`; en una deducción con porcentaje que no lo indica, su `@Porcentaje` (RAD65); en lo demás se imprime y se notifica (RAD60)"
      }
    }),
    percentage: described(Schema.optionalKey(Percentage), {
      en: "Rate of the item in percent. If absent, the law's rate on the day of the hours, else the annex's.",
      es: "Porcentaje del concepto. Si falta, el de la ley en la fecha de las horas, y si no, el del anexo.",
      use: {
        en: "`@Porcentaje`; absent: that of annex table 5.5.5, of Sundays and holidays that of Law 2466 on the day of the hours; else notified (RAD60)",
        es: "`@Porcentaje`; si falta, el de la tabla 5.5.5 del anexo y, en dominicales y festivos, el de la Ley 2466 el día de las horas; en lo demás se notifica (RAD60)"
      }
    }),
    description: described(Schema.optionalKey(text(300)), {
      en: "Words for an item that the annex files with a description, such as OtroConcepto.",
      es: "Descripción de un concepto que el anexo transmite con ella, como OtroConcepto.",
      use: {
        en: "`@DescripcionConcepto`, `@Descripcion`; else printed",
        es: "`@DescripcionConcepto`, `@Descripcion`; en lo demás se imprime"
      }
    }),
    startDate: described(Schema.optionalKey(LocalDateTimeFromWire), {
      en: "First day of a leave, or first moment of overtime: YYYY-MM-DDThh:mm:ss.",
      es: "Primer día de una licencia, o comienzo de las horas extras: AAAA-MM-DDThh:mm:ss.",
      use: {
        en: "`@FechaInicio`, `@HoraInicio`; else printed, and notified (RAD60)",
        es: "`@FechaInicio`, `@HoraInicio`; en lo demás se imprime y se notifica (RAD60)"
      }
    }),
    endDate: described(Schema.optionalKey(LocalDateTimeFromWire), {
      en: "Last day of a leave, or last moment of overtime: YYYY-MM-DDThh:mm:ss.",
      es: "Último día de una licencia, o fin de las horas extras: AAAA-MM-DDThh:mm:ss.",
      use: {
        en: "`@FechaFin`, `@HoraFin`; else printed, and notified (RAD60)",
        es: "`@FechaFin`, `@HoraFin`; en lo demás se imprime y se notifica (RAD60)"
      }
    }),
    amount: described(Schema.optionalKey(Money), {
      en: "Amount of the item in the payroll's currency, two decimals.",
      es: "Valor del concepto en la moneda de la nómina, con dos decimales.",
      use: { en: "`@Pago` and its like", es: "`@Pago` y similares" }
    }),
    inhabilityCode: described(Schema.optionalKey(InhabilityCode), {
      en: "Type of a sick leave: 1 common, 2 professional, 3 work. 0 means absent.",
      es: "Tipo de incapacidad: 1 común, 2 profesional, 3 laboral. 0 significa ausente.",
      use: {
        en: "`Incapacidad/@Tipo`; else printed, and notified (RAD60)",
        es: "`Incapacidad/@Tipo`; en lo demás se imprime y se notifica (RAD60)"
      }
    }),
    isSalary: described(Schema.optionalKey(Flag), {
      en: "true if the earning is salary, for those that may be either. If absent, false.",
      es: "true si el devengo constituye salario, en los que pueden serlo o no. Si falta, false.",
      use: {
        en: "chooses between the salary attribute and the other (`…S`, `…NS`); else dry runs notify of it (RAD61)",
        es: "elige entre el atributo salarial y el otro (`…S`, `…NS`); en lo demás los ensayos lo notifican (RAD61)"
      }
    })
  },
  { lowerCase: ["code"] }
)

/** A value of the schema {@link PayrollItem}. */
export type PayrollItem = typeof PayrollItem.Type

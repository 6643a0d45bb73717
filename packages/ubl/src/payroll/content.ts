import { paymentDates, paymentForm, paymentMethod, PayrollPay } from "@radicar/domain/inner/document/PaymentMeans"
import {
  Employee,
  PayrollAccount,
  PayrollInformation,
  PayrollMonetaryTotal,
  PayrollPeriod
} from "@radicar/domain/inner/document/payroll/Payroll"
import { timeWorked } from "@radicar/domain/inner/document/payroll/timeWorked"
import type { PayrollItemType } from "@radicar/domain/inner/codes/payrollConcepts"
import { JsonObject } from "@radicar/domain/inner/json/JsonValue"
import { parseDecimal, sum, toExact, toFixed } from "@radicar/domain/inner/number/Decimal"
import { BigDecimal } from "effect"
import { part, type Row, type Values } from "../table/Row.ts"
import { attribute, derivedAttribute } from "../table/attributes.ts"
import { derived, fixedNumber } from "../table/elements.ts"
import { gather, group, inline, one } from "../table/nesting.ts"
import { day, list, number, type Wire } from "../table/wireValues.ts"
import { tagOctets, Tags } from "../xml/XmlWriter.ts"
import { concepts } from "./concepts.ts"
import { type CheckedContent, issue, type IssueWriting, type PayrollReading, place } from "./issue.ts"

type ContentWriting = IssueWriting<CheckedContent>
type Content = CheckedContent["document"]
type ContentRow<S = Content> = Row<S, ContentWriting, PayrollReading>

const dayOf = (value: Wire): string | undefined =>
  typeof value === "string" && /^[0-9]{4}-[0-9]{2}-[0-9]{2}T/u.test(value) ? value.slice(0, 10) : undefined

/** The time worked between the dates. */
const worked = ({ EndDate, EntryDate, FinishDate }: Values): string | undefined => {
  const [first, last] = [dayOf(EntryDate), dayOf(FinishDate ?? EndDate)]
  return first === undefined || last === undefined ? undefined : String(timeWorked(first, last))
}

/** The days worked in the period: `Basico/@DiasTrabajados`, if the item of the basic salary has no quantity. */
const workedDays: ContentRow<PayrollPeriod> = {
  element: "",
  place: "Devengados/Basico/@DiasTrabajados",
  fields: ["timeWorkedDays"],
  note: { en: "where the item `Basico` states no quantity", es: "si el concepto `Basico` no indica cantidad" },
  rule: "NIE069",
  read: (_, values, { body }) => {
    values["TimeWorkedDays"] = number(body.peek("Devengados/Basico/@DiasTrabajados"))
  }
}

const inDays = { read: day }

const period: ContentRow = one(
  "Periodo",
  "period",
  part<PayrollPeriod, ContentWriting, PayrollReading>(PayrollPeriod, [
    attribute("FechaIngreso", "entryDate", "NIE002", inDays),
    attribute("FechaRetiro", "finishDate", "NIE003", inDays),
    attribute("FechaLiquidacionInicio", "startDate", "NIE004", inDays),
    attribute("FechaLiquidacionFin", "endDate", "NIE005", inDays),
    derivedAttribute("TiempoLaborado", { from: (_, { checked }) => String(checked.timeWorked), expected: worked }),
    workedDays,
    derivedAttribute("FechaGen", {
      from: (_, { checked }) => checked.document.date.date,
      expected: (_, __, { body }) => body.peek("InformacionGeneral/@FechaGen")
    })
  ]),
  { rule: "NIE002 to NIE008" }
)

const flag = (text: string | undefined): Wire => (text === "true" || text === "false" ? text === "true" : text)

const asFlag = (from: (employee: Employee) => boolean) => ({
  read: flag,
  from: (employee: Employee) => String(from(employee))
})

/** The worker's code. `NumeroSecuenciaXML`, which precedes the worker, states it as well. */
const code: ContentRow<Employee> = {
  ...attribute<Employee, ContentWriting, PayrollReading>("CodigoTrabajador", "code", "NIE009, NIE063"),
  read: (xml, values, { body }) => {
    const workerCode = body.text("NumeroSecuenciaXML/@CodigoTrabajador")
    xml.confirm("@CodigoTrabajador", workerCode)
    values["Code"] = workerCode ?? xml.text("@CodigoTrabajador")
  }
}

const worker: ContentRow = one(
  "Trabajador",
  "employeeParty",
  part<Employee, ContentWriting, PayrollReading>(Employee, [
    attribute("TipoTrabajador", "typeCode", "NIE041"),
    attribute("SubTipoTrabajador", "subtypeCode", "NIE042"),
    attribute(
      "AltoRiesgoPension",
      "isPensionRisk",
      "NIE043",
      asFlag(({ isPensionRisk }) => isPensionRisk)
    ),
    attribute("TipoDocumento", "identificationType", "NIE044"),
    attribute("NumeroDocumento", "id", "NIE045", {
      from: (_, { checked }) => checked.worker.number,
      note: { en: "digits", es: "dígitos" },
      required: true
    }),
    attribute("PrimerApellido", "firstSurname", "NIE046"),
    // the schema demands the attribute, even if there is no second surname
    attribute("SegundoApellido", "secondSurname", "NIE047", { from: ({ secondSurname = "" }) => secondSurname }),
    attribute("PrimerNombre", "firstName", "NIE048"),
    attribute("OtrosNombres", "middleName", "NIE049"),
    inline("physicalLocation", place<ContentWriting>("LugarTrabajo"), {
      from: (_, { checked }) => checked.workplace,
      rule: "NIE050 to NIE053"
    }),
    attribute(
      "SalarioIntegral",
      "isIntegralSalary",
      "NIE056",
      asFlag(({ isIntegralSalary }) => isIntegralSalary)
    ),
    attribute("TipoContrato", "contractType", "NIE061"),
    attribute("Sueldo", "salaryAmount", "NIE062", {
      from: ({ salaryAmount }) => toFixed(salaryAmount, 2),
      read: number
    }),
    code
  ]),
  { rule: "NIE041 to NIE063" }
)

/** A `FechaPago` for each payment: a single one is `Pay.Date`, several are `Pay.Dates`. */
const paid: ContentRow = {
  element: "FechaPago",
  fields: ["pay.dates", "pay.date"],
  rule: "NIE203",
  compileWrite: () => {
    const [start, end] = [new Tags("<FechaPago>"), tagOctets("</FechaPago>")]
    return (xml, { pay }) => {
      for (const day of paymentDates(pay)) xml.text(start, day, end)
    }
  },
  read: (xml, values) => {
    const days = xml.all("FechaPago").map((payDate) => day(payDate.text()))
    if (days.length > 1) values["Pay.Dates"] = list(days)
    else values["Pay.Date"] = days[0]
  }
}

const payment: ReadonlyArray<ContentRow> = [
  group("Pago", [
    attribute("Forma", "pay.code", "NIE064", { from: ({ pay }) => paymentForm(pay) }),
    attribute("Metodo", "pay.methodCode", "NIE065", { from: ({ pay }) => paymentMethod(pay) }),
    attribute("Banco", "account.bank", "NIE066"),
    attribute("TipoCuenta", "account.type", "NIE067"),
    attribute("NumeroCuenta", "account.number", "NIE068")
  ]),
  group("FechasPagos", [paid]),
  gather("pay", PayrollPay, { note: { en: "how and when it is paid", es: "cómo y cuándo se paga" } }),
  gather("account", PayrollAccount, { note: { en: "where it is paid to", es: "a dónde se paga" } })
]

const amountsOf = (values: Values, type: PayrollItemType): ReadonlyArray<BigDecimal.BigDecimal> =>
  (Array.isArray(values["Items"]) ? values["Items"] : []).flatMap((item) => {
    const amount = item instanceof JsonObject && item.get("Type") === type ? item.get("Amount") : undefined
    return parseDecimal(String(amount ?? "")) ?? []
  })

/** The rounding: the absolute difference between the net pay and the sum of the items (payroll annex 1.0 §1.1.1). */
const roundingOf = (values: Values): string | undefined => {
  const net = parseDecimal(String(values["MonetaryTotal.TotalAmount"] ?? ""))
  if (net === undefined) return undefined
  const left = BigDecimal.subtract(sum(amountsOf(values, "Devengo")), sum(amountsOf(values, "Deduccion")))
  return toFixed(BigDecimal.abs(BigDecimal.subtract(net, left)), 2)
}

const totals: ReadonlyArray<ContentRow> = [
  derived("Redondeo", {
    from: (_, { checked: { rounding } }) => (rounding.value === 0n ? undefined : toFixed(rounding, 2)),
    expected: roundingOf,
    as: "number"
  }),
  fixedNumber("DevengadosTotal", "monetaryTotal.payableAmount", "NIE187", {
    note: { en: "the greater of this and `TotalAmount`", es: "el mayor entre este y `TotalAmount`" },
    from: (_, { checked }) => checked.totals.earned.amount,
    required: true
  }),
  fixedNumber("DeduccionesTotal", "monetaryTotal.discountAmount", "NIE188", {
    from: (_, { checked }) => checked.totals.deducted.amount,
    required: true
  }),
  fixedNumber("ComprobanteTotal", "monetaryTotal.totalAmount", "NIE189", {
    note: { en: "the smaller of this and `PayableAmount`", es: "el menor entre este y `PayableAmount`" },
    from: (_, { checked }) => checked.totals.net.amount,
    required: true
  }),
  gather("monetaryTotal", PayrollMonetaryTotal, { rule: "NIE187 to NIE189" })
]

/** Rows of `NumeroSecuenciaXML` that only documents with pay have. */
const sequence: ReadonlyArray<ContentRow> = [
  derivedAttribute("CodigoTrabajador", { from: ({ employeeParty }) => employeeParty.code, of: "employeeParty.code" })
]

const information: ReadonlyArray<ContentRow> = [
  attribute("PeriodoNomina", "information.periodCode", "NIE029"),
  attribute("TipoMoneda", "information.currencyCode", "NIE030"),
  attribute("TRM", "information.currencyBaseRate", "NIE200", {
    from: ({ information: { currencyBaseRate: rate } }) => (rate === undefined ? undefined : toExact(rate, 2)),
    read: number,
    note: { en: "of another currency than COP", es: "de una moneda distinta de COP" }
  }),
  gather("information", PayrollInformation, { note: "`InformacionGeneral`" })
]

/** The elements from `Periodo` to `ComprobanteTotal`, in a payroll and in a note that replaces one. */
export const content: ReadonlyArray<ContentRow> = [
  period,
  ...issue(sequence, information),
  worker,
  ...payment,
  concepts("Devengados", "Devengo"),
  concepts("Deducciones", "Deduccion"),
  ...totals
]

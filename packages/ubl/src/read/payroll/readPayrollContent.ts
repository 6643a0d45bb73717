import { timeWorked } from "@radicar/domain/document/payroll/timeWorked"
import { parseDecimal, toFixed } from "@radicar/domain/number/Decimal"
import { BigDecimal } from "effect"
import { day, fields, list, number, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import { readConcepts } from "./readConcepts.ts"
import { readPlace } from "./readPlace.ts"

const flag = (text: string | undefined): Wire => (text === "true" || text === "false" ? text === "true" : text)

const readWorker = (xml: XmlReader, code: string | undefined): Wire => {
  xml.confirm("@CodigoTrabajador", code)
  return fields({
    Id: xml.text("@NumeroDocumento"),
    IdentificationType: xml.text("@TipoDocumento"),
    Code: code ?? xml.text("@CodigoTrabajador"),
    TypeCode: xml.text("@TipoTrabajador"),
    SubtypeCode: xml.text("@SubTipoTrabajador"),
    IsPensionRisk: flag(xml.text("@AltoRiesgoPension")),
    FirstName: xml.text("@PrimerNombre"),
    MiddleName: xml.text("@OtrosNombres"),
    FirstSurname: xml.text("@PrimerApellido"),
    SecondSurname: xml.text("@SegundoApellido"),
    ContractType: xml.text("@TipoContrato"),
    IsIntegralSalary: flag(xml.text("@SalarioIntegral")),
    SalaryAmount: number(xml.text("@Sueldo")),
    PhysicalLocation: readPlace(xml, "LugarTrabajo")
  })
}

const isDay = (text: string | undefined): text is string => /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/u.test(text ?? "")

/** The days that are paid. The time in the company follows from the dates. */
const readPeriod = (xml: XmlReader, issued: string | undefined, worked: string | undefined): Wire => {
  const [first, last, until] = [xml.text("@FechaIngreso"), xml.text("@FechaRetiro"), xml.text("@FechaLiquidacionFin")]
  const end = last ?? until
  if (isDay(first) && isDay(end)) xml.confirm("@TiempoLaborado", String(timeWorked(first, end)))
  xml.confirm("@FechaGen", issued)
  return fields({
    EntryDate: day(first),
    FinishDate: day(last),
    StartDate: day(xml.text("@FechaLiquidacionInicio")),
    EndDate: day(until),
    TimeWorkedDays: number(worked)
  })
}

/** What is rounded is the difference of what is left and what was earned less what is withheld, without sign. */
const confirmRounding = (body: XmlReader): void => {
  const [earned, deducted, net] = ["DevengadosTotal", "DeduccionesTotal", "ComprobanteTotal"].map((name) =>
    parseDecimal(body.peek(name) ?? "")
  )
  if (earned === undefined || deducted === undefined || net === undefined) return
  const difference = BigDecimal.subtract(net, BigDecimal.subtract(earned, deducted))
  body.confirmNumber("Redondeo", toFixed(BigDecimal.abs(difference), 2))
}

/** What is paid to whom: the part that a payroll and the note replacing one have in common. */
export const readPayrollContent = (body: XmlReader) => {
  const general = body.at("InformacionGeneral")
  const payment = body.at("Pago")
  confirmRounding(body)
  return {
    EmployeeParty: readWorker(body.at("Trabajador"), body.text("NumeroSecuenciaXML/@CodigoTrabajador")),
    Information: fields({
      CurrencyCode: general.text("@TipoMoneda"),
      CurrencyBaseRate: number(general.text("@TRM")),
      PeriodCode: general.text("@PeriodoNomina")
    }),
    Period: readPeriod(body.at("Periodo"), general.peek("@FechaGen"), body.peek("Devengados/Basico/@DiasTrabajados")),
    Pay: fields({
      Code: payment.text("@Forma"),
      MethodCode: payment.text("@Metodo"),
      Date: day(body.text("FechasPagos/FechaPago"))
    }),
    Account: fields({
      Bank: payment.text("@Banco"),
      Type: payment.text("@TipoCuenta"),
      Number: payment.text("@NumeroCuenta")
    }),
    Items: list([
      ...readConcepts(body.at("Devengados"), "Devengo"),
      ...readConcepts(body.at("Deducciones"), "Deduccion")
    ]),
    MonetaryTotal: fields({
      PayableAmount: number(body.text("DevengadosTotal")),
      DiscountAmount: number(body.text("DeduccionesTotal")),
      TotalAmount: number(body.text("ComprobanteTotal"))
    })
  }
}

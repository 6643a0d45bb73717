import { paymentForm, paymentMethod } from "@radicar/domain/document/PaymentMeans"
import type { CheckedPayroll, CheckedPayrollReplaceNote } from "@radicar/domain/document/payroll/CheckedPayroll"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import { toFixed } from "@radicar/domain/number/Decimal"
import { attributes } from "../xml/attributes.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"
import { conceptElements } from "./concepts.ts"
import { contentFacts, issue } from "./issue.ts"

type Checked = CheckedPayroll | CheckedPayrollReplaceNote

const period = (xml: XmlWriter, { document, timeWorked }: Checked): void => {
  const { endDate, entryDate, finishDate, startDate } = document.period
  xml.empty(
    "Periodo",
    attributes({
      FechaIngreso: entryDate,
      FechaRetiro: finishDate,
      FechaLiquidacionInicio: startDate,
      FechaLiquidacionFin: endDate,
      TiempoLaborado: String(timeWorked),
      FechaGen: document.date.date
    })
  )
}

const worker = (xml: XmlWriter, { document: { employeeParty }, worker: identity, workplace }: Checked): void =>
  xml.empty(
    "Trabajador",
    attributes({
      TipoTrabajador: employeeParty.typeCode,
      SubTipoTrabajador: employeeParty.subtypeCode,
      AltoRiesgoPension: String(employeeParty.isPensionRisk),
      TipoDocumento: employeeParty.identificationType,
      NumeroDocumento: identity.number,
      PrimerApellido: employeeParty.firstSurname,
      // the schema demands the attribute, and who has no second surname has nothing to put into it
      SegundoApellido: employeeParty.secondSurname ?? "",
      PrimerNombre: employeeParty.firstName,
      OtrosNombres: employeeParty.middleName,
      LugarTrabajoPais: workplace.countryCode,
      LugarTrabajoDepartamentoEstado: workplace.subentityCode,
      LugarTrabajoMunicipioCiudad: workplace.cityCode,
      LugarTrabajoDireccion: workplace.line,
      SalarioIntegral: String(employeeParty.isIntegralSalary),
      TipoContrato: employeeParty.contractType,
      Sueldo: toFixed(employeeParty.salaryAmount, 2),
      CodigoTrabajador: employeeParty.code
    })
  )

const payment = (xml: XmlWriter, { document: { account, pay } }: Checked): void => {
  xml.empty(
    "Pago",
    attributes({
      Forma: paymentForm(pay),
      Metodo: paymentMethod(pay),
      Banco: account?.bank,
      TipoCuenta: account?.type,
      NumeroCuenta: account?.number
    })
  )
  xml.open("FechasPagos")
  xml.optionalLeaf("FechaPago", pay.date)
  xml.close("FechasPagos")
}

/** From `Periodo` to `ComprobanteTotal`: what a payroll says, and a note that replaces one says again. */
export const content = (xml: XmlWriter, checked: Checked, key: DocumentKey): void => {
  const { entries, rounding, totals } = checked
  period(xml, checked)
  issue(xml, checked, key, contentFacts(checked))
  worker(xml, checked)
  payment(xml, checked)
  xml.open("Devengados")
  conceptElements(xml, "Devengo", entries)
  xml.close("Devengados")
  xml.open("Deducciones")
  conceptElements(xml, "Deduccion", entries)
  xml.close("Deducciones")
  if (rounding.value !== 0n) xml.plain("Redondeo", toFixed(rounding, 2))
  xml.plain("DevengadosTotal", toFixed(totals.earned.amount, 2))
  xml.plain("DeduccionesTotal", toFixed(totals.deducted.amount, 2))
  xml.plain("ComprobanteTotal", toFixed(totals.net.amount, 2))
}

import type { PayrollModel } from "./PayrollModel.ts"

/** The parts of a payroll document beside earnings and deductions, in both its types (payroll XSD 1.0.6). */
export const payrollTypes: ReadonlyArray<PayrollModel> = [
  { path: "Novedad", attributes: "CUNENov!", value: "boolean" },
  {
    path: "Periodo",
    attributes:
      "FechaIngreso!:date FechaRetiro:date FechaLiquidacionInicio!:date FechaLiquidacionFin!:date " +
      "TiempoLaborado! FechaGen!:date"
  },
  { path: "NumeroSecuenciaXML", attributes: "CodigoTrabajador Prefijo Consecutivo! Numero!" },
  { path: "LugarGeneracionXML", attributes: "Pais! DepartamentoEstado! MunicipioCiudad! Idioma!" },
  {
    path: "ProveedorXML",
    attributes:
      "RazonSocial PrimerApellido SegundoApellido PrimerNombre OtrosNombres NIT!:integer DV!:integer " +
      "SoftwareID! SoftwareSC!"
  },
  {
    path: "InformacionGeneral",
    attributes:
      "Version! Ambiente!:integer TipoXML!:integer CUNE! EncripCUNE! FechaGen!:date HoraGen!:time " +
      "PeriodoNomina!:integer TipoMoneda! TRM:decimal"
  },
  {
    path: "Empleador",
    attributes:
      "RazonSocial PrimerApellido SegundoApellido PrimerNombre OtrosNombres NIT!:integer DV!:integer Pais! " +
      "DepartamentoEstado! MunicipioCiudad! Direccion!"
  },
  {
    path: "Trabajador",
    attributes:
      "TipoTrabajador!:integer SubTipoTrabajador!:integer AltoRiesgoPension!:boolean TipoDocumento!:integer " +
      "NumeroDocumento!:integer PrimerApellido! SegundoApellido! PrimerNombre! OtrosNombres " +
      "LugarTrabajoPais! LugarTrabajoDepartamentoEstado! LugarTrabajoMunicipioCiudad! " +
      "LugarTrabajoDireccion! SalarioIntegral!:boolean TipoContrato!:integer Sueldo!:decimal " +
      "CodigoTrabajador"
  },
  { path: "Pago", attributes: "Forma!:integer Metodo! Banco TipoCuenta NumeroCuenta" },
  { path: "FechasPagos", content: "FechaPago+" },
  { path: "FechasPagos/FechaPago", value: "date" },
  { path: "Redondeo", value: "decimal" },
  { path: "ComprobanteTotal", value: "decimal" },
  { path: "DevengadosTotal", value: "decimal" },
  { path: "DeduccionesTotal", value: "decimal" }
]

const predecessor = "NumeroPred! CUNEPred! FechaGenPred!:date"

/** What the adjustment alone has, and the parts that are less in a deletion. */
export const adjustmentTypes: ReadonlyArray<PayrollModel> = [
  { path: "TipoNota", value: "integer" },
  { path: "Reemplazar/ReemplazandoPredecesor", attributes: predecessor },
  { path: "Eliminar/EliminandoPredecesor", attributes: predecessor },
  { path: "Eliminar/NumeroSecuenciaXML", attributes: "Prefijo Consecutivo! Numero!" },
  {
    path: "Eliminar/InformacionGeneral",
    attributes: "Version! Ambiente!:integer TipoXML!:integer CUNE! EncripCUNE! FechaGen!:date HoraGen!:time"
  }
]

const body =
  "Periodo NumeroSecuenciaXML LugarGeneracionXML ProveedorXML CodigoQR InformacionGeneral Notas* Empleador Trabajador " +
  "Pago FechasPagos Devengados Deducciones Redondeo? DevengadosTotal DeduccionesTotal ComprobanteTotal"

/** What the roots and the two branches of an adjustment contain, by path from the document. */
export const payrollRoots: Readonly<Record<string, string>> = {
  NominaIndividual: `ext:UBLExtensions? Novedad? ${body}`,
  NominaIndividualDeAjuste: "ext:UBLExtensions? TipoNota Reemplazar? Eliminar?",
  "NominaIndividualDeAjuste/Reemplazar": `ReemplazandoPredecesor ${body}`,
  "NominaIndividualDeAjuste/Eliminar":
    "EliminandoPredecesor NumeroSecuenciaXML LugarGeneracionXML ProveedorXML CodigoQR InformacionGeneral Notas* Empleador"
}

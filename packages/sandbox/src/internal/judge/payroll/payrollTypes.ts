/** Types of attributes and texts in the payroll XSD; a text without type may be any string. */
export type PayrollValue = "boolean" | "date" | "dateTime" | "decimal" | "integer" | "time"

/** An element of the payroll documents. Unlike in UBL, the meaning of a name depends on its place. */
export interface PayrollModel {
  /** Children in order with their cardinality, as in content models. */
  readonly content?: string
  /** Attributes: `Name`, followed by `!` if required and by `:type` unless any string is allowed. */
  readonly attributes?: string
  /** Type of the element's text. */
  readonly value?: PayrollValue
}

/** Elements by their path: names from the document or its branch (Reemplazar, Eliminar) down. */
export type PayrollModels = Readonly<Record<string, PayrollModel>>

/** The parts of a payroll document other than earnings and deductions, in both its types (payroll XSD 1.0.6). */
export const payrollTypes: PayrollModels = {
  Novedad: { attributes: "CUNENov!", value: "boolean" },
  Periodo: {
    attributes:
      "FechaIngreso!:date FechaRetiro:date FechaLiquidacionInicio!:date FechaLiquidacionFin!:date " +
      "TiempoLaborado! FechaGen!:date"
  },
  NumeroSecuenciaXML: { attributes: "CodigoTrabajador Prefijo Consecutivo! Numero!" },
  LugarGeneracionXML: { attributes: "Pais! DepartamentoEstado! MunicipioCiudad! Idioma!" },
  ProveedorXML: {
    attributes:
      "RazonSocial PrimerApellido SegundoApellido PrimerNombre OtrosNombres NIT!:integer DV!:integer " +
      "SoftwareID! SoftwareSC!"
  },
  InformacionGeneral: {
    attributes:
      "Version! Ambiente!:integer TipoXML!:integer CUNE! EncripCUNE! FechaGen!:date HoraGen!:time " +
      "PeriodoNomina!:integer TipoMoneda! TRM:decimal"
  },
  Empleador: {
    attributes:
      "RazonSocial PrimerApellido SegundoApellido PrimerNombre OtrosNombres NIT!:integer DV!:integer Pais! " +
      "DepartamentoEstado! MunicipioCiudad! Direccion!"
  },
  Trabajador: {
    attributes:
      "TipoTrabajador!:integer SubTipoTrabajador!:integer AltoRiesgoPension!:boolean TipoDocumento!:integer " +
      "NumeroDocumento!:integer PrimerApellido! SegundoApellido! PrimerNombre! OtrosNombres " +
      "LugarTrabajoPais! LugarTrabajoDepartamentoEstado! LugarTrabajoMunicipioCiudad! " +
      "LugarTrabajoDireccion! SalarioIntegral!:boolean TipoContrato!:integer Sueldo!:decimal " +
      "CodigoTrabajador"
  },
  Pago: { attributes: "Forma!:integer Metodo! Banco TipoCuenta NumeroCuenta" },
  FechasPagos: { content: "FechaPago+" },
  "FechasPagos/FechaPago": { value: "date" },
  Redondeo: { value: "decimal" },
  ComprobanteTotal: { value: "decimal" },
  DevengadosTotal: { value: "decimal" },
  DeduccionesTotal: { value: "decimal" }
}

const predecessor = "NumeroPred! CUNEPred! FechaGenPred!:date"

/** Elements that only the adjustment has, and elements with less content in a deletion. */
export const adjustmentTypes: PayrollModels = {
  TipoNota: { value: "integer" },
  "Reemplazar/ReemplazandoPredecesor": { attributes: predecessor },
  "Eliminar/EliminandoPredecesor": { attributes: predecessor },
  "Eliminar/NumeroSecuenciaXML": { attributes: "Prefijo Consecutivo! Numero!" },
  "Eliminar/InformacionGeneral": {
    attributes: "Version! Ambiente!:integer TipoXML!:integer CUNE! EncripCUNE! FechaGen!:date HoraGen!:time"
  }
}

const body =
  "Periodo NumeroSecuenciaXML LugarGeneracionXML ProveedorXML CodigoQR InformacionGeneral Notas* Empleador Trabajador " +
  "Pago FechasPagos Devengados Deducciones Redondeo? DevengadosTotal DeduccionesTotal ComprobanteTotal"

/** Content of the roots and of the two branches of an adjustment, by path from the document. */
export const payrollRoots: Readonly<Record<string, string>> = {
  NominaIndividual: `ext:UBLExtensions? Novedad? ${body}`,
  NominaIndividualDeAjuste: "ext:UBLExtensions? TipoNota Reemplazar? Eliminar?",
  "NominaIndividualDeAjuste/Reemplazar": `ReemplazandoPredecesor ${body}`,
  "NominaIndividualDeAjuste/Eliminar":
    "EliminandoPredecesor NumeroSecuenciaXML LugarGeneracionXML ProveedorXML CodigoQR InformacionGeneral Notas* Empleador"
}

/** Hours of overtime and surcharges, which all have the same structure. */
const hours: PayrollModels = Object.fromEntries(
  ["HED", "HEN", "HRN", "HEDDF", "HRDDF", "HENDF", "HRNDF"].flatMap((name) => [
    [`Devengados/${name}s`, { content: `${name}*` }],
    [
      `Devengados/${name}s/${name}`,
      { attributes: "HoraInicio:dateTime HoraFin:dateTime Cantidad!:decimal Porcentaje!:decimal Pago!:decimal" }
    ]
  ])
)

/** Earnings (Devengados), in the order of the payroll XSD 1.0.6. */
export const earningTypes: PayrollModels = {
  ...hours,
  Devengados: {
    content:
      "Basico Transporte* HEDs? HENs? HRNs? HEDDFs? HRDDFs? HENDFs? HRNDFs? Vacaciones? Primas? Cesantias? " +
      "Incapacidades? Licencias? Bonificaciones? Auxilios? HuelgasLegales? OtrosConceptos? Compensaciones? " +
      "BonoEPCTVs? Comisiones? PagosTerceros? Anticipos? Dotacion? ApoyoSost? Teletrabajo? BonifRetiro? " +
      "Indemnizacion? Reintegro?"
  },
  "Devengados/Basico": { attributes: "DiasTrabajados!:integer SueldoTrabajado!:decimal" },
  "Devengados/Transporte": {
    attributes: "AuxilioTransporte:decimal ViaticoManuAlojS:decimal ViaticoManuAlojNS:decimal"
  },
  "Devengados/Vacaciones": { content: "VacacionesComunes* VacacionesCompensadas*" },
  "Devengados/Vacaciones/VacacionesComunes": {
    attributes: "FechaInicio:date FechaFin:date Cantidad!:integer Pago!:decimal"
  },
  "Devengados/Vacaciones/VacacionesCompensadas": { attributes: "Cantidad!:integer Pago!:decimal" },
  "Devengados/Primas": { attributes: "Cantidad!:integer Pago!:decimal PagoNS:decimal" },
  "Devengados/Cesantias": { attributes: "Pago!:decimal Porcentaje!:decimal PagoIntereses!:decimal" },
  "Devengados/Incapacidades": { content: "Incapacidad*" },
  "Devengados/Incapacidades/Incapacidad": {
    attributes: "FechaInicio:date FechaFin:date Cantidad!:integer Tipo!:integer Pago!:decimal"
  },
  "Devengados/Licencias": { content: "LicenciaMP* LicenciaR* LicenciaNR*" },
  "Devengados/Licencias/LicenciaMP": { attributes: "FechaInicio:date FechaFin:date Cantidad!:integer Pago!:decimal" },
  "Devengados/Licencias/LicenciaR": { attributes: "FechaInicio:date FechaFin:date Cantidad!:integer Pago!:decimal" },
  "Devengados/Licencias/LicenciaNR": { attributes: "FechaInicio:date FechaFin:date Cantidad!:integer" },
  "Devengados/Bonificaciones": { content: "Bonificacion*" },
  "Devengados/Bonificaciones/Bonificacion": { attributes: "BonificacionS:decimal BonificacionNS:decimal" },
  "Devengados/Auxilios": { content: "Auxilio*" },
  "Devengados/Auxilios/Auxilio": { attributes: "AuxilioS:decimal AuxilioNS:decimal" },
  "Devengados/HuelgasLegales": { content: "HuelgaLegal*" },
  "Devengados/HuelgasLegales/HuelgaLegal": { attributes: "FechaInicio:date FechaFin:date Cantidad!:integer" },
  "Devengados/OtrosConceptos": { content: "OtroConcepto*" },
  "Devengados/OtrosConceptos/OtroConcepto": { attributes: "DescripcionConcepto! ConceptoS:decimal ConceptoNS:decimal" },
  "Devengados/Compensaciones": { content: "Compensacion*" },
  "Devengados/Compensaciones/Compensacion": { attributes: "CompensacionO!:decimal CompensacionE!:decimal" },
  "Devengados/BonoEPCTVs": { content: "BonoEPCTV*" },
  "Devengados/BonoEPCTVs/BonoEPCTV": {
    attributes: "PagoS:decimal PagoNS:decimal PagoAlimentacionS:decimal PagoAlimentacionNS:decimal"
  },
  "Devengados/Comisiones": { content: "Comision*" },
  "Devengados/Comisiones/Comision": { value: "decimal" },
  "Devengados/PagosTerceros": { content: "PagoTercero*" },
  "Devengados/PagosTerceros/PagoTercero": { value: "decimal" },
  "Devengados/Anticipos": { content: "Anticipo*" },
  "Devengados/Anticipos/Anticipo": { value: "decimal" },
  "Devengados/Dotacion": { value: "decimal" },
  "Devengados/ApoyoSost": { value: "decimal" },
  "Devengados/Teletrabajo": { value: "decimal" },
  "Devengados/BonifRetiro": { value: "decimal" },
  "Devengados/Indemnizacion": { value: "decimal" },
  "Devengados/Reintegro": { value: "decimal" }
}

/** Deductions (Deducciones), in the order of the payroll XSD 1.0.6. */
export const deductionTypes: PayrollModels = {
  Deducciones: {
    content:
      "Salud FondoPension FondoSP? Sindicatos? Sanciones? Libranzas? PagosTerceros? Anticipos? " +
      "OtrasDeducciones? PensionVoluntaria? RetencionFuente? AFC? Cooperativa? EmbargoFiscal? " +
      "PlanComplementarios? Educacion? Reintegro? Deuda?"
  },
  "Deducciones/Salud": { attributes: "Porcentaje!:decimal Deduccion!:decimal" },
  "Deducciones/FondoPension": { attributes: "Porcentaje!:decimal Deduccion!:decimal" },
  "Deducciones/FondoSP": {
    attributes: "Porcentaje:decimal DeduccionSP:decimal PorcentajeSub:decimal DeduccionSub:decimal"
  },
  "Deducciones/Sindicatos": { content: "Sindicato*" },
  "Deducciones/Sindicatos/Sindicato": { attributes: "Porcentaje!:decimal Deduccion!:decimal" },
  "Deducciones/Sanciones": { content: "Sancion*" },
  "Deducciones/Sanciones/Sancion": { attributes: "SancionPublic!:decimal SancionPriv!:decimal" },
  "Deducciones/Libranzas": { content: "Libranza*" },
  "Deducciones/Libranzas/Libranza": { attributes: "Descripcion! Deduccion!:decimal" },
  "Deducciones/PagosTerceros": { content: "PagoTercero*" },
  "Deducciones/PagosTerceros/PagoTercero": { value: "decimal" },
  "Deducciones/Anticipos": { content: "Anticipo*" },
  "Deducciones/Anticipos/Anticipo": { value: "decimal" },
  "Deducciones/OtrasDeducciones": { content: "OtraDeduccion*" },
  "Deducciones/OtrasDeducciones/OtraDeduccion": { value: "decimal" },
  "Deducciones/PensionVoluntaria": { value: "decimal" },
  "Deducciones/RetencionFuente": { value: "decimal" },
  "Deducciones/AFC": { value: "decimal" },
  "Deducciones/Cooperativa": { value: "decimal" },
  "Deducciones/EmbargoFiscal": { value: "decimal" },
  "Deducciones/PlanComplementarios": { value: "decimal" },
  "Deducciones/Educacion": { value: "decimal" },
  "Deducciones/Reintegro": { value: "decimal" },
  "Deducciones/Deuda": { value: "decimal" }
}

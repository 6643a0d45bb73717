/** The types of attributes and texts in the payroll XSD; a text without type is any string. */
export type PayrollValue = "boolean" | "date" | "dateTime" | "decimal" | "integer" | "time"

/** An element of the payroll documents: unlike in UBL the same name means different things in different places. */
export interface PayrollModel {
  /** Names from the document or its branch (Reemplazar, Eliminar) down. */
  readonly path: string
  /** Children in order with their cardinality, as in content models. */
  readonly content?: string
  /** Attributes: `Name`, with `!` when required, with `:type` when it is not any string. */
  readonly attributes?: string
  /** Type of its text. */
  readonly value?: PayrollValue
}

/** The parts of a payroll document other than earnings and deductions, in both its types (payroll XSD 1.0.6). */
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

/** Hours of overtime and surcharges are all alike. */
const hours: ReadonlyArray<PayrollModel> = ["HED", "HEN", "HRN", "HEDDF", "HRDDF", "HENDF", "HRNDF"].flatMap((name) => [
  { path: `Devengados/${name}s`, content: `${name}*` },
  {
    path: `Devengados/${name}s/${name}`,
    attributes: "HoraInicio:dateTime HoraFin:dateTime Cantidad!:decimal Porcentaje!:decimal Pago!:decimal"
  }
])

/** Earnings (Devengados), in the order of the payroll XSD 1.0.6. */
export const earningTypes: ReadonlyArray<PayrollModel> = [
  ...hours,
  {
    path: "Devengados",
    content:
      "Basico Transporte* HEDs? HENs? HRNs? HEDDFs? HRDDFs? HENDFs? HRNDFs? Vacaciones? Primas? Cesantias? " +
      "Incapacidades? Licencias? Bonificaciones? Auxilios? HuelgasLegales? OtrosConceptos? Compensaciones? " +
      "BonoEPCTVs? Comisiones? PagosTerceros? Anticipos? Dotacion? ApoyoSost? Teletrabajo? BonifRetiro? " +
      "Indemnizacion? Reintegro?"
  },
  { path: "Devengados/Basico", attributes: "DiasTrabajados!:integer SueldoTrabajado!:decimal" },
  {
    path: "Devengados/Transporte",
    attributes: "AuxilioTransporte:decimal ViaticoManuAlojS:decimal ViaticoManuAlojNS:decimal"
  },
  { path: "Devengados/Vacaciones", content: "VacacionesComunes* VacacionesCompensadas*" },
  {
    path: "Devengados/Vacaciones/VacacionesComunes",
    attributes: "FechaInicio:date FechaFin:date Cantidad!:integer Pago!:decimal"
  },
  { path: "Devengados/Vacaciones/VacacionesCompensadas", attributes: "Cantidad!:integer Pago!:decimal" },
  { path: "Devengados/Primas", attributes: "Cantidad!:integer Pago!:decimal PagoNS:decimal" },
  { path: "Devengados/Cesantias", attributes: "Pago!:decimal Porcentaje!:decimal PagoIntereses!:decimal" },
  { path: "Devengados/Incapacidades", content: "Incapacidad*" },
  {
    path: "Devengados/Incapacidades/Incapacidad",
    attributes: "FechaInicio:date FechaFin:date Cantidad!:integer Tipo!:integer Pago!:decimal"
  },
  { path: "Devengados/Licencias", content: "LicenciaMP* LicenciaR* LicenciaNR*" },
  {
    path: "Devengados/Licencias/LicenciaMP",
    attributes: "FechaInicio:date FechaFin:date Cantidad!:integer Pago!:decimal"
  },
  {
    path: "Devengados/Licencias/LicenciaR",
    attributes: "FechaInicio:date FechaFin:date Cantidad!:integer Pago!:decimal"
  },
  { path: "Devengados/Licencias/LicenciaNR", attributes: "FechaInicio:date FechaFin:date Cantidad!:integer" },
  { path: "Devengados/Bonificaciones", content: "Bonificacion*" },
  { path: "Devengados/Bonificaciones/Bonificacion", attributes: "BonificacionS:decimal BonificacionNS:decimal" },
  { path: "Devengados/Auxilios", content: "Auxilio*" },
  { path: "Devengados/Auxilios/Auxilio", attributes: "AuxilioS:decimal AuxilioNS:decimal" },
  { path: "Devengados/HuelgasLegales", content: "HuelgaLegal*" },
  { path: "Devengados/HuelgasLegales/HuelgaLegal", attributes: "FechaInicio:date FechaFin:date Cantidad!:integer" },
  { path: "Devengados/OtrosConceptos", content: "OtroConcepto*" },
  {
    path: "Devengados/OtrosConceptos/OtroConcepto",
    attributes: "DescripcionConcepto! ConceptoS:decimal ConceptoNS:decimal"
  },
  { path: "Devengados/Compensaciones", content: "Compensacion*" },
  { path: "Devengados/Compensaciones/Compensacion", attributes: "CompensacionO!:decimal CompensacionE!:decimal" },
  { path: "Devengados/BonoEPCTVs", content: "BonoEPCTV*" },
  {
    path: "Devengados/BonoEPCTVs/BonoEPCTV",
    attributes: "PagoS:decimal PagoNS:decimal PagoAlimentacionS:decimal PagoAlimentacionNS:decimal"
  },
  { path: "Devengados/Comisiones", content: "Comision*" },
  { path: "Devengados/Comisiones/Comision", value: "decimal" },
  { path: "Devengados/PagosTerceros", content: "PagoTercero*" },
  { path: "Devengados/PagosTerceros/PagoTercero", value: "decimal" },
  { path: "Devengados/Anticipos", content: "Anticipo*" },
  { path: "Devengados/Anticipos/Anticipo", value: "decimal" },
  { path: "Devengados/Dotacion", value: "decimal" },
  { path: "Devengados/ApoyoSost", value: "decimal" },
  { path: "Devengados/Teletrabajo", value: "decimal" },
  { path: "Devengados/BonifRetiro", value: "decimal" },
  { path: "Devengados/Indemnizacion", value: "decimal" },
  { path: "Devengados/Reintegro", value: "decimal" }
]

/** Deductions (Deducciones), in the order of the payroll XSD 1.0.6. */
export const deductionTypes: ReadonlyArray<PayrollModel> = [
  {
    path: "Deducciones",
    content:
      "Salud FondoPension FondoSP? Sindicatos? Sanciones? Libranzas? PagosTerceros? Anticipos? " +
      "OtrasDeducciones? PensionVoluntaria? RetencionFuente? AFC? Cooperativa? EmbargoFiscal? " +
      "PlanComplementarios? Educacion? Reintegro? Deuda?"
  },
  { path: "Deducciones/Salud", attributes: "Porcentaje!:decimal Deduccion!:decimal" },
  { path: "Deducciones/FondoPension", attributes: "Porcentaje!:decimal Deduccion!:decimal" },
  {
    path: "Deducciones/FondoSP",
    attributes: "Porcentaje:decimal DeduccionSP:decimal PorcentajeSub:decimal DeduccionSub:decimal"
  },
  { path: "Deducciones/Sindicatos", content: "Sindicato*" },
  { path: "Deducciones/Sindicatos/Sindicato", attributes: "Porcentaje!:decimal Deduccion!:decimal" },
  { path: "Deducciones/Sanciones", content: "Sancion*" },
  { path: "Deducciones/Sanciones/Sancion", attributes: "SancionPublic!:decimal SancionPriv!:decimal" },
  { path: "Deducciones/Libranzas", content: "Libranza*" },
  { path: "Deducciones/Libranzas/Libranza", attributes: "Descripcion! Deduccion!:decimal" },
  { path: "Deducciones/PagosTerceros", content: "PagoTercero*" },
  { path: "Deducciones/PagosTerceros/PagoTercero", value: "decimal" },
  { path: "Deducciones/Anticipos", content: "Anticipo*" },
  { path: "Deducciones/Anticipos/Anticipo", value: "decimal" },
  { path: "Deducciones/OtrasDeducciones", content: "OtraDeduccion*" },
  { path: "Deducciones/OtrasDeducciones/OtraDeduccion", value: "decimal" },
  { path: "Deducciones/PensionVoluntaria", value: "decimal" },
  { path: "Deducciones/RetencionFuente", value: "decimal" },
  { path: "Deducciones/AFC", value: "decimal" },
  { path: "Deducciones/Cooperativa", value: "decimal" },
  { path: "Deducciones/EmbargoFiscal", value: "decimal" },
  { path: "Deducciones/PlanComplementarios", value: "decimal" },
  { path: "Deducciones/Educacion", value: "decimal" },
  { path: "Deducciones/Reintegro", value: "decimal" },
  { path: "Deducciones/Deuda", value: "decimal" }
]

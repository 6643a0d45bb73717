import type { PayrollModel } from "./PayrollModel.ts"

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

import type { PayrollModel } from "./PayrollModel.ts"

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

/** `InformacionGeneral/@Version` of a payroll (payroll annex 1.0 §2.1). */
export const payrollVersion = "V1.0: Documento Soporte de Pago de Nómina Electrónica"

/** `InformacionGeneral/@Version` of its notes (payroll annex 1.0 §2.2). */
export const noteVersion = "V1.0: Nota de Ajuste de Documento Soporte de Pago de Nómina Electrónica"

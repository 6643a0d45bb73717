/** What a payroll document calls the signature policy (annex payroll 1.0 §7). */
export const policyDescription = "Política de firma para nóminas electrónicas de la República de Colombia."

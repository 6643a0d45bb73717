import { NamedCodeList } from "./CodeList.ts"
import { responsibilities } from "./responsibilities.ts"

/**
 * The fiscal responsibilities of support documents: those of invoices, and those of sellers who are not obliged to
 * invoice (list TipoResponsabilidad of the annex DS 1.1).
 */
export const supportResponsibilities = /* @__PURE__ */ new NamedCodeList(
  "support-responsibilities",
  "TipoResponsabilidad",
  [
    ...Array.from(responsibilities.all(), ([code, name]) => `${code}\t${name}`),
    "O-48\tImpuesto sobre las ventas – IVA",
    "O-49\tNo responsable de IVA"
  ].join("\n")
)

/** How a support document came about, by the code that its lines state (annex DS 1.1, `cac:InvoicePeriod`). */
export const generationNames: ReadonlyMap<string, string> = new Map([
  ["1", "Por operación"],
  ["2", "Acumulado semanal"]
])

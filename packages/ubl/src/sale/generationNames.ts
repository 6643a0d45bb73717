/** How a support document came about, by the code that its lines state (annex DS 1.1, `cac:InvoicePeriod`). */
export const generationNames: Readonly<Record<string, string>> = { "1": "Por operación", "2": "Acumulado semanal" }

/**
 * What a file holds, in the letters its name starts with: `fv` invoice, `nc` credit note, `nd` debit note, `ar` event,
 * `ad` attached document (annex FE 1.9 §6.5.7); `ds` support document or equivalent, `nas` adjustment note of the former,
 * `ncs` note of the latter, `ars` event of either; `nie` payroll, `niae` its adjustment (payroll annex 1.0 §3.3-3.5).
 */
export type FileKind = "fv" | "nc" | "nd" | "ar" | "ad" | "ds" | "nas" | "ncs" | "ars" | "nie" | "niae"

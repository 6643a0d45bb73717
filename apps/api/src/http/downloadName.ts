import type { Language, Localized } from "@radicar/domain/inner/rules/Language"

/** Names of the service's downloads, without spaces and accents. */
const names = {
  list: { en: "list", es: "lista" },
  dian: { en: "dian", es: "dian" },
  daybook: { en: "daybook", es: "libro-diario" },
  inbox: { en: "inbox", es: "recibidos" },
  sales: { en: "sales", es: "ventas" },
  taxes: { en: "taxes", es: "impuestos" }
} as const satisfies Readonly<Record<string, Localized>>

/**
 * `Content-Disposition` of a download, with its name in the caller's language: `radicar-1-libro-diario-2026-01-15.csv`.
 * `company` and `days` are parts of the name where there are any.
 */
export const downloadName = (
  name: keyof typeof names,
  language: Language,
  {
    company,
    days = [],
    extension
  }: {
    readonly company?: string
    readonly days?: ReadonlyArray<string>
    readonly extension: string
  }
): { readonly "content-disposition": string } => {
  const parts = ["radicar", ...(company === undefined ? [] : [company]), names[name][language], ...days]
  return { "content-disposition": `attachment; filename="${parts.join("-")}.${extension}"` }
}

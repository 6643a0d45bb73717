import type { CompanyItem } from "@radicar/contract/CompaniesGroup"
import type { Layout } from "./Layout.ts"
import { printable } from "./printable.ts"
import { rows } from "./rows.ts"
import { table } from "./table.ts"

/** Companies, one a line. */
export const companiesText = (companies: ReadonlyArray<typeof CompanyItem.Type>, layout: Layout): string => {
  const { say } = layout
  if (companies.length === 0) return say({ en: "No company is configured.", es: "No hay compañías configuradas." })
  const columns = [
    { heading: "id" },
    { heading: "NIT" },
    { heading: say({ en: "name", es: "nombre" }), least: 12 },
    { heading: say({ en: "ranges", es: "rangos" }), least: 8, optional: true },
    { heading: say({ en: "changed", es: "cambiado" }), shorter: (text: string) => text.slice(0, 10), optional: true }
  ]
  const lines = companies.map(({ Id, Settings: { companyParty, name, numberingRanges = [] }, Updated }) => [
    Id,
    companyParty?.id,
    name ?? companyParty?.name,
    numberingRanges.map(({ prefix = "" }) => prefix).join(", "),
    Updated.slice(0, 16).replace("T", " ")
  ])
  return table(columns, lines, layout)
}

/** What the service knows of a company. */
export const companyText = (item: typeof CompanyItem.Type, { columns, paint, say }: Layout): string => {
  const { Id, Secrets, Settings, Updated } = item
  const { companyParty, mail, name, numberingRanges = [] } = Settings
  const ranges = numberingRanges.map(({ fromNumber, prefix = "", toNumber }) =>
    fromNumber === undefined || toNumber === undefined ? prefix : `${prefix} ${fromNumber}–${toNumber}`
  )
  return rows(
    [
      ["id", Id],
      [say({ en: "name", es: "nombre" }), printable(name ?? companyParty?.name ?? "")],
      [say({ en: "NIT", es: "NIT" }), printable(companyParty?.id ?? "")],
      [say({ en: "ranges", es: "rangos" }), printable(ranges.join(", "))],
      [say({ en: "mails from", es: "correos de" }), mail?.from],
      [say({ en: "secrets", es: "secretos" }), Secrets.join(", ")],
      [say({ en: "changed", es: "cambiado" }), Updated.slice(0, 16).replace("T", " ")]
    ],
    { columns, label: paint.dim }
  )
}

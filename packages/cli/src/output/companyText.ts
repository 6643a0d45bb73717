import type { CompanyItem } from "@radicar/contract/CompaniesGroup"
import type { Layout } from "./Layout.ts"
import { printable } from "./printable.ts"
import { rows } from "./rows.ts"

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

import type { GrantedNumberingRange, NumberingRangeList } from "@radicar/contract/query/NumberingRangeList"
import type { Layout } from "./Layout.ts"
import { printable } from "./printable.ts"
import { rows } from "./rows.ts"

const rangeText = (range: GrantedNumberingRange, { columns, paint, say }: Layout): string => {
  const { DaysToExpiry: days, FromNumber: from, Left: left, ToNumber: to, Used: used } = range
  const expires =
    days < 0 ? say({ en: "expired", es: "vencido" }) : say({ en: `${days} days left`, es: `quedan ${days} días` })
  const title = paint.bold(range.Prefix === "" ? say({ en: "no prefix", es: "sin prefijo" }) : printable(range.Prefix))
  return [
    `${range.Warnings.length > 0 ? paint.yellow("!") : paint.green("·")} ${title}  ${from} – ${to}`,
    rows(
      [
        [say({ en: "authorisation", es: "autorización" }), `${range.Id} (${range.Date.slice(0, 10)})`],
        [
          say({ en: "in force", es: "vigencia" }),
          `${range.StartDate.slice(0, 10)} – ${range.EndDate.slice(0, 10)}, ${expires}`,
          days < 0 ? paint.red : undefined
        ],
        [
          say({ en: "used", es: "usados" }),
          `${used}${range.LastNumber === undefined ? "" : say({ en: `, last ${range.LastNumber}`, es: `, último ${range.LastNumber}` })}`
        ],
        [say({ en: "left", es: "disponibles" }), String(left)],
        [say({ en: "rejected", es: "rechazados" }), range.Rejected === 0 ? undefined : String(range.Rejected)],
        [say({ en: "burned", es: "perdidos" }), range.Burned === 0 ? undefined : String(range.Burned)],
        [
          say({ en: "technical key", es: "clave técnica" }),
          range.TechnicalKey === undefined ? undefined : printable(range.TechnicalKey)
        ]
      ],
      { columns, indent: 2, label: paint.dim }
    ),
    ...range.Warnings.map(({ message }) => `  ${paint.yellow(message)}`)
  ].join("\n")
}

/** Numbering ranges for a person, one under the other, and how old the authority's answer is. */
export const rangesText = ({ age, items }: NumberingRangeList, layout: Layout): string => {
  const { paint, say } = layout
  const shown =
    items.length === 0
      ? [say({ en: "The authority names no ranges.", es: "La DIAN no informa rangos." })]
      : items.map((range) => rangeText(range, layout))
  const asked = say({
    en: `Answer of ${age} s ago; used and left are what this service has filed.`,
    es: `Respuesta de hace ${age} s; usados y disponibles según lo que este servicio ha radicado.`
  })
  return [...shown, paint.dim(asked)].join("\n\n")
}

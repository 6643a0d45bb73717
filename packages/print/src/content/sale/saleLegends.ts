import type { CheckedSale } from "@radicar/domain/inner/document/CheckedSale"
import { dayText, spanText } from "../../text/moments.ts"
import { joined, softwareLegend } from "../facts.ts"
import { partiesOf } from "./saleParties.ts"
import { saleTitle } from "./saleTitles.ts"

/** Legend with the authorised range of numbers; `undefined` for a document without one. */
export const authorisationLegend = ({ document, kind }: CheckedSale): string | undefined => {
  if (!kind.authorised(document)) return undefined
  const { date, endDate, fromNumber, id, prefix, startDate, toNumber } = document.numberingRange
  const span = spanText(startDate, endDate)
  const resolution = joined(" del ", id === undefined ? "" : `n.º ${id}`, date && dayText(date))
  const numbers = joined(
    " al ",
    fromNumber === undefined ? "" : `del ${fromNumber}`,
    toNumber === undefined ? "" : `${toNumber}`
  )
  return `Autorización de numeración DIAN ${joined(", ", resolution, prefix && `prefijo ${prefix}`, numbers, span && `vigencia ${span}`)}.`
}

/** Legends next to the QR code on every page of a sale document. */
export const saleLegends = (checked: CheckedSale): ReadonlyArray<string> => {
  const { document, software, softwareOwner } = checked
  const { issuer } = partiesOf(checked)
  return [
    softwareLegend({
      provider: document.softwareProvider,
      id: software.id,
      owner: softwareOwner,
      issuer: { nit: issuer.identity.number, name: issuer.facts.name }
    }),
    `Representación gráfica ${saleTitle(document.typeCode).of}. El documento electrónico se consulta con el código QR en el catálogo de la DIAN.`
  ]
}

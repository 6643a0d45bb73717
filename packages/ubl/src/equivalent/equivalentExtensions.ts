import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { SaleExtension } from "../sale/SaleExtension.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"
import { buyerBenefits } from "./buyerBenefits.ts"
import { cinemaShow } from "./cinemaShow.ts"
import { exchangeSettlement } from "./exchangeSettlement.ts"
import { flight } from "./flight.ts"
import { gamingEstablishment } from "./gamingEstablishment.ts"
import { passengerTicket } from "./passengerTicket.ts"
import { pointOfSale } from "./pointOfSale.ts"
import { softwareManufacturer } from "./softwareManufacturer.ts"

const extension = <Group>(
  group: Group | undefined,
  write: (xml: XmlWriter, group: Group) => void
): ReadonlyArray<SaleExtension> => (group === undefined ? [] : [{ content: (xml) => write(xml, group) }])

/**
 * The extensions of an equivalent between the authority's and the signature's, one for each group that it states, the
 * maker of the software first. They have no prefix, so they stand in the namespace of the document (annex DEE 1.0).
 */
export const equivalentExtensions = (checked: CheckedSale): ReadonlyArray<SaleExtension> => {
  const { document } = checked
  return [
    // an exchange names the maker inside its own extension
    ...(document.exchangeSettlement === undefined
      ? extension(document.softwareManufacturer, softwareManufacturer)
      : []),
    ...extension(document.buyerBenefits, buyerBenefits),
    ...extension(document.pointOfSale, (xml, group) => pointOfSale(xml, group, checked)),
    ...extension(document.cinemaShow, cinemaShow),
    ...extension(document.gamingEstablishment, (xml, group) => gamingEstablishment(xml, group, checked)),
    ...extension(document.passengerTicket, passengerTicket),
    ...extension(document.flight, flight),
    ...extension(document.exchangeSettlement, (xml, group) => exchangeSettlement(xml, group, checked))
  ]
}

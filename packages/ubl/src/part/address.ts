import { departments } from "@radicar/domain/inner/codes/departments"
import { municipalities } from "@radicar/domain/inner/codes/municipalities"
import type { CodeList } from "@radicar/domain/inner/codes/CodeList"
import { PhysicalLocation } from "@radicar/domain/inner/document/PhysicalLocation"
import type { ResolvedAddress } from "@radicar/domain/inner/document/ResolvedAddress"
import { part, type Part, type Row, wireName } from "../table/Row.ts"
import { literal } from "../table/attributes.ts"
import { derived, text } from "../table/elements.ts"
import { group } from "../table/nesting.ts"
import type { XmlReader } from "../xml/XmlReader.ts"

type Place = "cityCode" | "subentityCode"

const isDomestic = (xml: XmlReader): boolean => xml.peek("cac:Country/cbc:IdentificationCode") === "CO"

/** The code of a place in Colombia. */
const code = (element: string, field: Place, rule: string, note?: string): Row<ResolvedAddress> => ({
  ...text<ResolvedAddress>(element, field, rule, { from: (at) => (at.domestic ? at[field] : undefined), note }),
  read: (xml, values) => {
    if (isDomestic(xml)) values[wireName(field)] = xml.text(element)
  }
})

/** The name of a place: it follows from the code in Colombia, and is all that is stated of one abroad. */
const name = (element: string, field: Place, codes: CodeList, from: (at: ResolvedAddress) => string | undefined) => ({
  ...derived<ResolvedAddress>(element, {
    from,
    expected: (values) => codes.nameOf(String(values[wireName(field)])),
    as: "name",
    of: field
  }),
  read: (xml: XmlReader, values: Record<string, unknown>) => {
    if (!isDomestic(xml)) values[wireName(field)] = xml.text(element)
  }
})

/** The numbers that the rules of an address have, by their letters; those of a delivery have their own. */
const numbers = {
  FAJ: ["09", "73", "12", "16"],
  FAK: ["09", "73", "12", "16"],
  FAM: ["05", "68", "08", "12"]
} as const

/**
 * The children of an address by the letters of their rules; DIVIPOLA codes only inside Colombia (FAJ08 to FAJ16, FAK29,
 * FAK32).
 */
export const address = (rules: keyof typeof numbers): Part<ResolvedAddress> => {
  const [city, postal, department, country] = numbers[rules].map((number) => rules + number) as [
    string,
    string,
    string,
    string
  ]
  return part<ResolvedAddress>(PhysicalLocation, [
    code("cbc:ID", "cityCode", city, "DIVIPOLA inside Colombia, with its name; abroad the name alone"),
    name("cbc:CityName", "cityCode", municipalities, (at) => at.cityName),
    text("cbc:PostalZone", "postalZone", postal),
    name("cbc:CountrySubentity", "subentityCode", departments, (at) => at.subentityName),
    code("cbc:CountrySubentityCode", "subentityCode", department),
    text("cac:AddressLine/cbc:Line", "address", undefined, { from: ({ line }) => line }),
    group("cac:Country", [
      text("cbc:IdentificationCode", "countryCode", country),
      text("cbc:Name", "countryName", undefined, {
        attributes: [literal(` languageID="es"`)],
        note: "as the list of countries has it"
      })
    ])
  ])
}

import { countries } from "@radicar/domain/inner/codes/countries"
import { departments } from "@radicar/domain/inner/codes/departments"
import { municipalities } from "@radicar/domain/inner/codes/municipalities"
import type { XmlElement } from "libxml2-wasm"
import { elements, text } from "../../../xml/query.ts"
import { reject, type Rule } from "../../Rule.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"

/** Required parts of an address in Colombia. */
export const addressParts = ["cbc:ID", "cbc:CityName", "cbc:CountrySubentityCode", "cac:AddressLine/cbc:Line"] as const

/** Paths of the addresses that are checked against the lists. */
const places = {
  supplier: "cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address",
  customer: "cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cac:Address",
  delivery: "cac:Delivery/cac:DeliveryAddress"
} as const

type Place = keyof typeof places

const read = (address: XmlElement, path: string): string => text(address, path)?.trim() ?? ""

const about = (
  place: Place,
  code: string,
  message: string,
  breaks: (address: XmlElement, domestic: boolean) => boolean
): Rule<JudgedDocument> =>
  reject(code, message, ({ root }) =>
    elements(root, places[place]).some((address) =>
      breaks(address, read(address, "cac:Country/cbc:IdentificationCode") === "CO")
    )
  )

/** Whether the department is not in the list, or the municipality belongs to another department. */
const hasWrongDepartment = (address: XmlElement): boolean => {
  const department = read(address, "cbc:CountrySubentityCode")
  const municipality = read(address, "cbc:ID")
  return !departments.has(department) || (municipalities.has(municipality) && municipality.slice(0, 2) !== department)
}

/** Rules on municipality and department of an address in Colombia, by the lists of DIVIPOLA. */
const rulesOf = (place: Place, municipality: string, department: string, name: string) => [
  about(
    place,
    municipality,
    `El código de municipio ${name} no corresponde a un valor de la lista.`,
    (address, domestic) => domestic && !municipalities.has(read(address, "cbc:ID"))
  ),
  about(
    place,
    department,
    `El código de departamento ${name} no corresponde a un valor de la lista o a su municipio.`,
    (address, domestic) => domestic && hasWrongDepartment(address)
  )
]

const country = (place: Place, code: string, name: string) =>
  about(
    place,
    code,
    `El código del país ${name} no corresponde a un valor de la lista.`,
    (address) => !countries.has(read(address, "cac:Country/cbc:IdentificationCode"))
  )

/** Rules on the addresses of seller, buyer and delivery. */
export const addressRules: ReadonlyArray<Rule<JudgedDocument>> = [
  ...rulesOf("supplier", "FAJ09", "FAJ12", "del emisor"),
  ...rulesOf("customer", "FAK29", "FAK32", "del adquiriente"),
  country("customer", "FAK36", "del adquiriente"),
  ...rulesOf("delivery", "FAM05", "FAM08", "de la entrega"),
  country("delivery", "FAM12", "de la entrega")
]

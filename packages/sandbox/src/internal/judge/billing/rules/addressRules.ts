import { countries } from "@radicar/domain/codes/countries"
import { departments } from "@radicar/domain/codes/departments"
import { municipalities } from "@radicar/domain/codes/municipalities"
import type { XmlElement } from "libxml2-wasm"
import { element, text } from "../../../xml/query.ts"
import { reject, type Rule } from "../../Rule.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"

/** What an address in Colombia must have. */
export const addressParts = ["cbc:ID", "cbc:CityName", "cbc:CountrySubentityCode", "cac:AddressLine/cbc:Line"] as const

type Role = "AccountingSupplierParty" | "AccountingCustomerParty"

const read = (address: XmlElement, path: string): string => text(address, path)?.trim() ?? ""

const about = (
  role: Role,
  code: string,
  message: string,
  breaks: (address: XmlElement, domestic: boolean) => boolean
): Rule<JudgedDocument> =>
  reject(code, message, ({ root }) => {
    const address = element(root, `cac:${role}/cac:Party/cac:PhysicalLocation/cac:Address`)
    return address !== undefined && breaks(address, read(address, "cac:Country/cbc:IdentificationCode") === "CO")
  })

/** A department of the list, and the one in which the municipality lies. */
const hasWrongDepartment = (address: XmlElement): boolean => {
  const department = read(address, "cbc:CountrySubentityCode")
  const municipality = read(address, "cbc:ID")
  return !departments.has(department) || (municipalities.has(municipality) && municipality.slice(0, 2) !== department)
}

/** Municipality and department of an address in Colombia, by the lists of DIVIPOLA. */
const rulesOf = (role: Role, municipality: string, department: string, name: string) => [
  about(
    role,
    municipality,
    `El código de municipio ${name} no corresponde a un valor de la lista.`,
    (address, domestic) => domestic && !municipalities.has(read(address, "cbc:ID"))
  ),
  about(
    role,
    department,
    `El código de departamento ${name} no corresponde a un valor de la lista o a su municipio.`,
    (address, domestic) => domestic && hasWrongDepartment(address)
  )
]

/** Where seller and buyer are. */
export const addressRules: ReadonlyArray<Rule<JudgedDocument>> = [
  ...rulesOf("AccountingSupplierParty", "FAJ09", "FAJ12", "del emisor"),
  ...rulesOf("AccountingCustomerParty", "FAK29", "FAK32", "del adquiriente"),
  about(
    "AccountingCustomerParty",
    "FAK36",
    "El código del país del adquiriente no corresponde a un valor de la lista.",
    (address) => !countries.has(read(address, "cac:Country/cbc:IdentificationCode"))
  )
]

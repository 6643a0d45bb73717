import { countries } from "../../codes/countries.ts"
import { departments } from "../../codes/departments.ts"
import { identifications } from "../../codes/identifications.ts"
import { municipalities } from "../../codes/municipalities.ts"
import { organizationTypes } from "../../codes/organizationTypes.ts"
import { partyTaxes } from "../../codes/partyTaxes.ts"
import { responsibilities } from "../../codes/responsibilities.ts"
import type { PreparedSale } from "../../document/PreparedSale.ts"
import type { ResolvedAddress } from "../../document/ResolvedAddress.ts"
import { reportUnlessListed } from "../codeRule.ts"
import type { Localized } from "../Language.ts"
import type { Report, Rule } from "../Rule.ts"

const nitForm = "a NIT; its check digit, if given, must be right"

interface Side {
  readonly prefix: "FAJ" | "FAK"
  readonly field: "CompanyParty" | "CustomerParty"
  readonly name: Localized
  readonly party: (prepared: PreparedSale) => {
    readonly id: string
    readonly identificationType: string
    readonly organizationTypeCode: string
    readonly taxCode?: string
  }
  readonly known: (prepared: PreparedSale) => boolean
  readonly address: (prepared: PreparedSale) => ResolvedAddress | undefined
  readonly municipalityRule: string
  readonly departmentRule: string
}

const reportDepartment = (side: Side, address: ResolvedAddress, report: Report): void => {
  const path = [side.field, "PhysicalLocation", "SubentityCode"]
  reportUnlessListed(departments, address.subentityCode, path, report)
  const department = address.cityCode?.slice(0, 2)
  const known = address.subentityName !== undefined && address.cityName !== undefined
  if (known && department !== undefined && department !== address.subentityCode) {
    report(path, `${department}, the department of municipality ${address.cityCode}`, address.subentityCode)
  }
}

const rulesOf = (side: Side): ReadonlyArray<Rule<PreparedSale>> => {
  const source = `Annex FE 1.9, rules ${side.prefix}`
  const at = (...path: ReadonlyArray<string>) => [side.field, ...path]
  return [
    {
      code: `${side.prefix}02b`,
      message: {
        en: `The organisation type ${side.name.en} is not valid.`,
        es: `El tipo de organización jurídica ${side.name.es} no es válido.`
      },
      source,
      check: (prepared, report) =>
        reportUnlessListed(
          organizationTypes,
          side.party(prepared).organizationTypeCode,
          at("OrganizationTypeCode"),
          report
        )
    },
    {
      code: side.municipalityRule,
      message: {
        en: `The municipality ${side.name.en} is not valid.`,
        es: `El código de municipio ${side.name.es} no es válido.`
      },
      source,
      check: (prepared, report) => {
        const address = side.address(prepared)
        if (address?.domestic !== true) return
        reportUnlessListed(municipalities, address.cityCode, at("PhysicalLocation", "CityCode"), report)
      }
    },
    {
      code: side.departmentRule,
      message: {
        en: `The department ${side.name.en} is not valid.`,
        es: `El código de departamento ${side.name.es} no es válido.`
      },
      source,
      check: (prepared, report) => {
        const address = side.address(prepared)
        if (address?.domestic === true) reportDepartment(side, address, report)
      }
    },
    {
      code: `${side.prefix}24b`,
      message: {
        en: `The NIT ${side.name.en} or its check digit is not valid.`,
        es: `El NIT ${side.name.es} o su dígito de verificación no es válido.`
      },
      source,
      check: (prepared, report) => {
        if (!side.known(prepared)) report(at("Id"), nitForm, side.party(prepared).id)
      }
    },
    {
      code: `${side.prefix}25`,
      message: {
        en: `The identification type ${side.name.en} is not valid.`,
        es: `El tipo de documento de identificación ${side.name.es} no es válido.`
      },
      source,
      check: (prepared, report) => {
        const type = side.party(prepared).identificationType
        const path = at("IdentificationType")
        if (side.prefix === "FAK") reportUnlessListed(identifications, type, path, report)
        else if (type !== "31") report(path, "31", type)
      }
    },
    {
      code: `${side.prefix}40`,
      message: {
        en: `The tax ${side.name.en} is not valid.`,
        es: `El tributo ${side.name.es} no es válido.`
      },
      source,
      check: (prepared, report) => {
        const code = side.party(prepared).taxCode
        if (code !== undefined) reportUnlessListed(partyTaxes, code, at("TaxCode"), report)
      }
    }
  ]
}

const issuer: Side = {
  prefix: "FAJ",
  field: "CompanyParty",
  name: { en: "of the issuer", es: "del emisor" },
  party: ({ document }) => document.companyParty,
  known: ({ supplier }) => supplier !== undefined,
  address: ({ supplierAddress }) => supplierAddress,
  municipalityRule: "FAJ09",
  departmentRule: "FAJ12"
}

const buyer: Side = {
  prefix: "FAK",
  field: "CustomerParty",
  name: { en: "of the buyer", es: "del adquirente" },
  party: ({ document }) => document.customerParty,
  known: ({ customer }) => customer !== undefined,
  address: ({ customerAddress }) => customerAddress,
  municipalityRule: "FAK29",
  departmentRule: "FAK32"
}

/** Issuer and buyer: identification, organisation, responsibilities, address. */
export const partyRules: ReadonlyArray<Rule<PreparedSale>> = [
  ...rulesOf(issuer),
  {
    // its twin FAK26 only notifies: what a buyer's responsibilities are is not the issuer's business
    code: "FAJ26",
    message: {
      en: "A fiscal responsibility of the issuer is not valid.",
      es: "La responsabilidad fiscal del emisor no es válida."
    },
    source: "Annex FE 1.9, rule FAJ26",
    check: ({ document }, report) => {
      for (const code of document.companyParty.taxLevelCode.split(";")) {
        reportUnlessListed(responsibilities, code.trim(), ["CompanyParty", "TaxLevelCode"], report)
      }
    }
  },
  {
    code: "FAJ16",
    message: {
      en: "The issuer's country must be Colombia.",
      es: "El país del emisor debe ser Colombia."
    },
    source: "Annex FE 1.9, rule FAJ16",
    check: ({ supplierAddress }, report) => {
      if (!supplierAddress.domestic) {
        report(["CompanyParty", "PhysicalLocation", "CountryCode"], "CO", supplierAddress.countryCode)
      }
    }
  },
  ...rulesOf(buyer),
  {
    code: "FAK36",
    message: { en: "The buyer's country is not valid.", es: "El código del país del adquirente no es válido." },
    source: "Annex FE 1.9, rule FAK36",
    check: ({ customerAddress }, report) => {
      if (customerAddress === undefined) return
      const path = ["CustomerParty", "PhysicalLocation", "CountryCode"]
      reportUnlessListed(countries, customerAddress.countryCode, path, report)
    }
  }
]

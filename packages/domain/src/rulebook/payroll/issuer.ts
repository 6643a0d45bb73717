import { municipalities } from "../../codes/municipalities.ts"
import {
  employerName,
  isNaturalPerson,
  type Payroll,
  type PayrollDeleteNote,
  type PayrollReplaceNote
} from "../../document/payroll/Payroll.ts"
import type { PreparedIssue } from "../../document/payroll/CheckedPayroll.ts"
import { nitReadings, parseNit } from "../../Nit.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import { rule, type Rules, ruleWithCause, unexplained, type Check } from "../../rules/Rule.ts"
import { reportDepartment } from "./reportDepartment.ts"
import type { RuleFamily } from "./RuleFamily.ts"
import { nitExpected, notAfter, softwareId, softwarePin } from "../../rules/sharedWordings.ts"
import {
  contradicting,
  imageRule,
  neverPlaced,
  rangeRemarks,
  reportCountryName,
  reportUnplaced,
  softwareRemarks
} from "../unplaced.ts"

/**
 * The numbers of the rules on the header: first for a payroll and the note that replaces one, then for the note that
 * deletes one.
 */
const numbers = {
  number: ["012", "220"],
  softwareOwner: ["017", "230"],
  softwareId: ["019", "232"],
  securityCode: ["020", "233"],
  date: ["026", "240"],
  name: ["032", "243"],
  firstSurname: ["210", "244"],
  firstName: ["212", "246"],
  nit: ["033", "248"],
  checkDigit: ["034", "249"],
  country: ["035", "250"],
  department: ["036", "251"],
  municipality: ["037", "252"]
} as const

/** The fields of the employer that only invoices file. */
const fieldsOfInvoices = [
  ["organizationTypeCode", "OrganizationTypeCode"],
  ["taxLevelCode", "TaxLevelCode"],
  ["taxCode", "TaxCode"]
] as const

type Prepared = PreparedIssue<Payroll | PayrollReplaceNote | PayrollDeleteNote>

const location = (field: string): ReadonlyArray<string> => ["CompanyParty", "PhysicalLocation", field]

/** The correct check digit if only the digit after the hyphen is wrong; `undefined` if anything else is wrong. */
const rightCheckDigit = (id: string): string | undefined => {
  const number = id.slice(0, -2)
  if (!/-[0-9]$/u.test(id)) return undefined
  const [, nit] = nitReadings(number) ?? [undefined, parseNit(number)]
  return nit?.checkDigit
}

const source = "Payroll annex 1.0 §2"

/** Returns the code of a rule for the family and kind of the document, and all codes that share its explanation. */
type HeadOf = (name: keyof typeof numbers) => { readonly code: string; readonly codes: ReadonlyArray<string> }

/** Notifications and contradictions of the fields of the header. They have the same codes in each family. */
const remarks: Rules<Prepared> = [
  softwareRemarks(({ document }) => document.softwareProvider),
  rangeRemarks(({ document }) => ({ range: document.numberingRange, isAuthorised: false, usesKey: false })),
  neverPlaced(({ document: { companyParty } }, report) => {
    for (const [field, wireField] of fieldsOfInvoices) {
      const value = companyParty[field]
      if (value !== undefined) reportUnplaced(["CompanyParty", wireField], value, report)
    }
  }),
  imageRule(({ document }) => document.companyParty.imageUrl),
  contradicting(({ document }, report) =>
    reportCountryName("CompanyParty", document.companyParty.physicalLocation, report)
  )
]

/** Rules on the software: its owner, its id, and the pin from which its security code is calculated. */
const softwareRules = (head: HeadOf): Rules<Prepared> => [
  rule(
    { ...head("softwareOwner"), path: "$.SoftwareProvider.ProviderId", source },
    "The owner of the software is not a valid NIT.",
    "El NIT de la empresa dueña del software no es válido.",
    "Correct SoftwareProvider.ProviderId.",
    "Corrija SoftwareProvider.ProviderId.",
    ({ document, employer, software }, report) => {
      // the employer's own NIT is reported at its own field
      const isEmployersNit = employer === undefined && software.ownerNit === document.companyParty.id
      if (!isEmployersNit && parseNit(software.ownerNit) === undefined) {
        report(["SoftwareProvider", "ProviderId"], nitExpected(software.ownerNit), software.ownerNit)
      }
    }
  ),
  ruleWithCause(
    { ...head("softwareId"), path: "$.SoftwareProvider.Id", source },
    "The software id is absent.",
    "No se encuentra el identificador del software.",
    "The software id is absent or not authorised.",
    "El identificador del software falta o no está autorizado.",
    "Correct SoftwareProvider.Id.",
    "Corrija SoftwareProvider.Id.",
    ({ software }, report) => {
      if (software.id === undefined) report(["SoftwareProvider", "Id"], softwareId, undefined)
    }
  ),
  ruleWithCause(
    { ...head("securityCode"), path: "$.SoftwareProvider.Pin", source: "Payroll annex 1.0 §8.1 and §8.2" },
    "Without the pin of the software neither its security code nor the CUNE can be calculated.",
    "Sin el pin del software no es posible calcular su huella ni el CUNE.",
    "The security code of the software is wrong, or its pin is not known.",
    "La huella del software es incorrecta, o no se conoce su pin.",
    "Correct SoftwareProvider.Pin and SoftwareProvider.Id.",
    "Corrija SoftwareProvider.Pin y SoftwareProvider.Id.",
    ({ software }, report) => {
      if (software.pin === undefined) report(["SoftwareProvider", "Pin"], softwarePin, undefined)
    }
  )
]

const checkName: Check<Prepared> = ({ document: { companyParty } }, report) => {
  if (employerName(companyParty) === "") {
    report(
      ["CompanyParty", "Name"],
      {
        en: "the name of the company, or FirstName and FirstSurname of a natural person",
        es: "la razón social, o FirstName y FirstSurname de una persona natural"
      },
      undefined
    )
  }
}

/** Rules on the name of the employer, a company or a natural person. */
const employerNameRules = (head: HeadOf): Rules<Prepared> => [
  rule(
    { ...head("name"), path: "$.CompanyParty.Name", source },
    "The employer has no name.",
    "No se informó la razón social o el nombre del empleador.",
    "Give CompanyParty.Name; of a natural person FirstName and FirstSurname.",
    "Informe CompanyParty.Name; si es persona natural, FirstName y FirstSurname.",
    checkName
  ),
  rule(
    { ...head("firstSurname"), path: "$.CompanyParty.FirstSurname", source },
    "An employer who is a natural person must have a first surname.",
    "Debe ir el primer apellido del empleador que es persona natural.",
    "Give CompanyParty.FirstSurname; of a company, only Name.",
    "Informe CompanyParty.FirstSurname; de una persona jurídica, solo Name.",
    ({ document: { companyParty } }, report) => {
      if (isNaturalPerson(companyParty) && companyParty.firstSurname === undefined) {
        report(["CompanyParty", "FirstSurname"], { en: "the first surname", es: "el primer apellido" }, undefined)
      }
    }
  ),
  rule(
    { ...head("firstName"), path: "$.CompanyParty.FirstName", source },
    "An employer who is a natural person must have a first name.",
    "Debe ir el primer nombre del empleador que es persona natural.",
    "Give CompanyParty.FirstName; of a company, only Name.",
    "Informe CompanyParty.FirstName; de una persona jurídica, solo Name.",
    ({ document: { companyParty } }, report) => {
      if (isNaturalPerson(companyParty) && companyParty.firstName === undefined) {
        report(["CompanyParty", "FirstName"], { en: "the first name", es: "el primer nombre" }, undefined)
      }
    }
  )
]

const checkCheckDigit: Check<Prepared> = ({ document: { companyParty }, employer }, report) => {
  const digit = rightCheckDigit(companyParty.id)
  if (employer !== undefined || digit === undefined) return
  report(["CompanyParty", "Id"], { en: `check digit ${digit}`, es: `dígito de verificación ${digit}` }, companyParty.id)
}

/** Rules on the NIT of the employer and its check digit. */
const employerNitRules = (head: HeadOf): Rules<Prepared> => [
  rule(
    { ...head("nit"), path: "$.CompanyParty.Id", source },
    "The NIT of the employer is not valid.",
    "El NIT del empleador no es válido.",
    "Correct CompanyParty.Id, and CompanyParty.IdentificationType to 31, or 13 of a natural person.",
    "Corrija CompanyParty.Id, y CompanyParty.IdentificationType a 31, o 13 si es persona natural.",
    ({ document: { companyParty }, employer }, report) => {
      if (employer === undefined && rightCheckDigit(companyParty.id) === undefined) {
        report(["CompanyParty", "Id"], nitExpected(companyParty.id), companyParty.id)
      }
    }
  ),
  unexplained(
    { code: head("nit").code, source },
    "The employer is identified by its NIT.",
    "El empleador se identifica con su NIT.",
    ({ document: { companyParty } }, report) => {
      const { identificationType } = companyParty
      if (identificationType === "31") return
      const isPerson = isNaturalPerson(companyParty)
      // the identity card of a natural person is the NIT
      if (isPerson && identificationType === "13") return
      const expected = isPerson ? { en: "31 or 13", es: "31 o 13" } : "31"
      report(["CompanyParty", "IdentificationType"], expected, identificationType)
    }
  ),
  rule(
    { ...head("checkDigit"), path: "$.CompanyParty.Id", source },
    "The check digit of the employer's NIT is wrong.",
    "El dígito de verificación del NIT del empleador no es correcto.",
    "Correct CompanyParty.Id, or omit its check digit.",
    "Corrija CompanyParty.Id, u omita el dígito de verificación.",
    checkCheckDigit
  )
]

/** Rules on the address of the employer, which lies in Colombia. */
const employerAddressRules = (head: HeadOf): Rules<Prepared> => [
  rule(
    { ...head("country"), path: "$.CompanyParty.PhysicalLocation.CountryCode", source },
    "The employer's country must be Colombia.",
    "El país del empleador debe ser Colombia.",
    "Correct CompanyParty.PhysicalLocation.CountryCode to CO.",
    "Corrija CompanyParty.PhysicalLocation.CountryCode a CO.",
    ({ employerAddress }, report) => {
      if (!employerAddress.domestic) report(location("CountryCode"), "CO", employerAddress.countryCode)
    }
  ),
  rule(
    { ...head("department"), path: "$.CompanyParty.PhysicalLocation.SubentityCode", source },
    "The department of the employer is not valid.",
    "El código del departamento del empleador no es válido.",
    "Correct CompanyParty.PhysicalLocation.SubentityCode: the first two digits of CityCode.",
    "Corrija CompanyParty.PhysicalLocation.SubentityCode: los dos primeros dígitos de CityCode.",
    ({ document, employerAddress: { cityCode, domestic, subentityCode } }, report) => {
      // if it is derived from the municipality, only the municipality is wrong
      if (!domestic || document.companyParty.physicalLocation.subentityCode === undefined) return
      reportDepartment({ cityCode, subentityCode }, location("SubentityCode"), report)
    }
  ),
  rule(
    { ...head("municipality"), path: "$.CompanyParty.PhysicalLocation.CityCode", source },
    "The municipality of the employer is not valid.",
    "El código del municipio del empleador no es válido.",
    "Correct CompanyParty.PhysicalLocation.CityCode: five digits of DIVIPOLA.",
    "Corrija CompanyParty.PhysicalLocation.CityCode: cinco dígitos de DIVIPOLA.",
    ({ employerAddress: { cityCode, domestic } }, report) => {
      if (domestic) reportUnlessListed(municipalities, cityCode, location("CityCode"), report)
    }
  )
]

/**
 * Rules on number, date, software and employer of a document of this family. A note that deletes a payroll has other
 * numbers.
 */
export const issuerRules = (family: RuleFamily, deletes = false): Rules<Prepared> => {
  const head: HeadOf = (name) => {
    const [filing, deleting] = numbers[name]
    return {
      code: deletes ? `NIAE${deleting}` : `${family}${filing}`,
      codes: [`NIE${filing}`, `NIAE${filing}`, `NIAE${deleting}`]
    }
  }
  return [
    ...remarks,
    rule(
      { ...head("number"), path: "$.NumberingRange.Prefix", source },
      "The number of a payroll document may have only letters and digits.",
      "No se permiten caracteres adicionales como espacios o guiones en el número del documento.",
      "Correct NumberingRange.Prefix to letters and digits.",
      "Corrija NumberingRange.Prefix a letras y dígitos.",
      ({ prefix }, report) => {
        if (prefix !== undefined && !/^[0-9A-Za-z]+$/u.test(prefix)) {
          report(["NumberingRange", "Prefix"], { en: "letters and digits", es: "letras y dígitos" }, prefix)
        }
      }
    ),
    ...softwareRules(head),
    rule(
      { ...head("date"), path: "$.Date", source },
      "The date of issue cannot be in the future.",
      "La fecha de emisión no puede ser futura.",
      "Correct Date to today; it cannot be in the future.",
      "Corrija Date con la fecha de hoy; no puede ser futura.",
      ({ document, now }, report) => {
        if (document.date.date > now.date) report(["Date"], notAfter(now.date), document.date.toString())
      }
    ),
    ...employerNameRules(head),
    ...employerNitRules(head),
    ...employerAddressRules(head)
  ]
}

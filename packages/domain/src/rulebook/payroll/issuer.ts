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
import { explain, rulesOver } from "../../rules/Rule.ts"
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

/** All codes of a rule, which share one explanation. */
const codesOf = (name: keyof typeof numbers): ReadonlyArray<string> => {
  const [filing, deleting] = numbers[name]
  return [`NIE${filing}`, `NIAE${filing}`, `NIAE${deleting}`]
}

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

/** Returns the code of a rule for the family and kind of the document. */
type CodeOf = <Name extends keyof typeof numbers>(
  name: Name
) => `${RuleFamily}${(typeof numbers)[Name][0]}` | `NIAE${(typeof numbers)[Name][1]}`

/** Notifications and contradictions of the fields of the header. They have the same codes in each family. */
const remarks = rulesOver<Prepared>()([
  softwareRemarks(({ document }) => document.softwareProvider),
  rangeRemarks(({ document }) => ({ range: document.numberingRange, isAuthorised: false, usesKey: false })),
  {
    ...neverPlaced,
    check: ({ document: { companyParty } }, report) => {
      for (const [field, wireField] of fieldsOfInvoices) {
        const value = companyParty[field]
        if (value !== undefined) reportUnplaced(["CompanyParty", wireField], value, report)
      }
    }
  },
  imageRule(({ document }) => document.companyParty.imageUrl),
  {
    ...contradicting,
    check: ({ document }, report) => reportCountryName("CompanyParty", document.companyParty.physicalLocation, report)
  }
])

/** Rules on the software: its owner, its id, and the pin from which its security code is calculated. */
const softwareRules = (code: CodeOf) =>
  rulesOver<Prepared>()([
    {
      code: code("softwareOwner"),
      message: {
        en: "The owner of the software is not a valid NIT.",
        es: "El NIT de la empresa dueña del software no es válido."
      },
      explained: explain(
        { codes: codesOf("softwareOwner"), path: "$.SoftwareProvider.ProviderId" },
        "The NIT of the software's owner is not valid.",
        "El NIT del propietario del software no es válido.",
        "Correct SoftwareProvider.ProviderId.",
        "Corrija SoftwareProvider.ProviderId."
      ),
      source,
      check: ({ document, employer, software }, report) => {
        // the employer's own NIT is reported at its own field
        const isEmployersNit = employer === undefined && software.ownerNit === document.companyParty.id
        if (!isEmployersNit && parseNit(software.ownerNit) === undefined) {
          report(["SoftwareProvider", "ProviderId"], nitExpected(software.ownerNit), software.ownerNit)
        }
      }
    },
    {
      code: code("softwareId"),
      message: { en: "The software id is absent.", es: "No se encuentra el identificador del software." },
      explained: explain(
        { codes: codesOf("softwareId"), path: "$.SoftwareProvider.Id" },
        "The software id is absent or not authorised.",
        "El identificador del software falta o no está autorizado.",
        "Correct SoftwareProvider.Id.",
        "Corrija SoftwareProvider.Id."
      ),
      source,
      check: ({ software }, report) => {
        if (software.id === undefined) report(["SoftwareProvider", "Id"], softwareId, undefined)
      }
    },
    {
      code: code("securityCode"),
      message: {
        en: "Without the pin of the software neither its security code nor the CUNE can be calculated.",
        es: "Sin el pin del software no es posible calcular su huella ni el CUNE."
      },
      explained: explain(
        { codes: codesOf("securityCode"), path: "$.SoftwareProvider.Pin" },
        "The security code of the software is wrong, or its pin is not known.",
        "La huella del software es incorrecta, o no se conoce su pin.",
        "Correct SoftwareProvider.Pin and SoftwareProvider.Id.",
        "Corrija SoftwareProvider.Pin y SoftwareProvider.Id."
      ),
      source: "Payroll annex 1.0 §8.1 and §8.2",
      check: ({ software }, report) => {
        if (software.pin === undefined) report(["SoftwareProvider", "Pin"], softwarePin, undefined)
      }
    }
  ])

/** Rules on the name of the employer, a company or a natural person. */
const employerNameRules = (code: CodeOf) =>
  rulesOver<Prepared>()([
    {
      code: code("name"),
      message: {
        en: "The employer has no name.",
        es: "No se informó la razón social o el nombre del empleador."
      },
      explained: explain(
        { codes: codesOf("name"), path: "$.CompanyParty.Name" },
        "The name of the employer is absent.",
        "Falta el nombre o razón social del empleador.",
        "Give CompanyParty.Name; of a natural person FirstName and FirstSurname.",
        "Informe CompanyParty.Name; si es persona natural, FirstName y FirstSurname."
      ),
      source,
      check: ({ document: { companyParty } }, report) => {
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
    },
    {
      code: code("firstSurname"),
      message: {
        en: "An employer who is a natural person must have a first surname.",
        es: "Debe ir el primer apellido del empleador que es persona natural."
      },
      explained: explain(
        { codes: codesOf("firstSurname"), path: "$.CompanyParty.FirstSurname" },
        "The employer is a natural person without first surname.",
        "El empleador es una persona natural sin primer apellido.",
        "Give CompanyParty.FirstSurname; of a company, only Name.",
        "Informe CompanyParty.FirstSurname; de una persona jurídica, solo Name."
      ),
      source,
      check: ({ document: { companyParty } }, report) => {
        if (isNaturalPerson(companyParty) && companyParty.firstSurname === undefined) {
          report(["CompanyParty", "FirstSurname"], { en: "the first surname", es: "el primer apellido" }, undefined)
        }
      }
    },
    {
      code: code("firstName"),
      message: {
        en: "An employer who is a natural person must have a first name.",
        es: "Debe ir el primer nombre del empleador que es persona natural."
      },
      explained: explain(
        { codes: codesOf("firstName"), path: "$.CompanyParty.FirstName" },
        "The employer is a natural person without first name.",
        "El empleador es una persona natural sin primer nombre.",
        "Give CompanyParty.FirstName; of a company, only Name.",
        "Informe CompanyParty.FirstName; de una persona jurídica, solo Name."
      ),
      source,
      check: ({ document: { companyParty } }, report) => {
        if (isNaturalPerson(companyParty) && companyParty.firstName === undefined) {
          report(["CompanyParty", "FirstName"], { en: "the first name", es: "el primer nombre" }, undefined)
        }
      }
    }
  ])

/** Rules on the NIT of the employer and its check digit. */
const employerNitRules = (code: CodeOf) =>
  rulesOver<Prepared>()([
    {
      code: code("nit"),
      message: { en: "The NIT of the employer is not valid.", es: "El NIT del empleador no es válido." },
      explained: explain(
        { codes: codesOf("nit"), path: "$.CompanyParty.Id" },
        "The NIT of the employer is not valid.",
        "El NIT del empleador no es válido.",
        "Correct CompanyParty.Id, and CompanyParty.IdentificationType to 31, or 13 of a natural person.",
        "Corrija CompanyParty.Id, y CompanyParty.IdentificationType a 31, o 13 si es persona natural."
      ),
      source,
      check: ({ document: { companyParty }, employer }, report) => {
        if (employer === undefined && rightCheckDigit(companyParty.id) === undefined) {
          report(["CompanyParty", "Id"], nitExpected(companyParty.id), companyParty.id)
        }
      }
    },
    {
      code: code("nit"),
      message: { en: "The employer is identified by its NIT.", es: "El empleador se identifica con su NIT." },
      source,
      check: ({ document: { companyParty } }, report) => {
        const { identificationType } = companyParty
        if (identificationType === "31") return
        const isPerson = isNaturalPerson(companyParty)
        // the identity card of a natural person is the NIT
        if (isPerson && identificationType === "13") return
        const expected = isPerson ? { en: "31 or 13", es: "31 o 13" } : "31"
        report(["CompanyParty", "IdentificationType"], expected, identificationType)
      }
    },
    {
      code: code("checkDigit"),
      message: {
        en: "The check digit of the employer's NIT is wrong.",
        es: "El dígito de verificación del NIT del empleador no es correcto."
      },
      explained: explain(
        { codes: codesOf("checkDigit"), path: "$.CompanyParty.Id" },
        "The check digit of the employer's NIT is wrong.",
        "El dígito de verificación del NIT del empleador es incorrecto.",
        "Correct CompanyParty.Id, or omit its check digit.",
        "Corrija CompanyParty.Id, u omita el dígito de verificación."
      ),
      source,
      check: ({ document: { companyParty }, employer }, report) => {
        const digit = rightCheckDigit(companyParty.id)
        if (employer !== undefined || digit === undefined) return
        report(
          ["CompanyParty", "Id"],
          { en: `check digit ${digit}`, es: `dígito de verificación ${digit}` },
          companyParty.id
        )
      }
    }
  ])

/** Rules on the address of the employer, which lies in Colombia. */
const employerAddressRules = (code: CodeOf) =>
  rulesOver<Prepared>()([
    {
      code: code("country"),
      message: { en: "The employer's country must be Colombia.", es: "El país del empleador debe ser Colombia." },
      explained: explain(
        { codes: codesOf("country"), path: "$.CompanyParty.PhysicalLocation.CountryCode" },
        "The country of the employer is not Colombia.",
        "El país del empleador no es Colombia.",
        "Correct CompanyParty.PhysicalLocation.CountryCode to CO.",
        "Corrija CompanyParty.PhysicalLocation.CountryCode a CO."
      ),
      source,
      check: ({ employerAddress }, report) => {
        if (!employerAddress.domestic) report(location("CountryCode"), "CO", employerAddress.countryCode)
      }
    },
    {
      code: code("department"),
      message: {
        en: "The department of the employer is not valid.",
        es: "El código del departamento del empleador no es válido."
      },
      explained: explain(
        { codes: codesOf("department"), path: "$.CompanyParty.PhysicalLocation.SubentityCode" },
        "The department of the employer is not valid.",
        "El departamento del empleador no es válido.",
        "Correct CompanyParty.PhysicalLocation.SubentityCode: the first two digits of CityCode.",
        "Corrija CompanyParty.PhysicalLocation.SubentityCode: los dos primeros dígitos de CityCode."
      ),
      source,
      check: ({ document, employerAddress: { cityCode, domestic, subentityCode } }, report) => {
        // if it is derived from the municipality, only the municipality is wrong
        if (!domestic || document.companyParty.physicalLocation.subentityCode === undefined) return
        reportDepartment({ cityCode, subentityCode }, location("SubentityCode"), report)
      }
    },
    {
      code: code("municipality"),
      message: {
        en: "The municipality of the employer is not valid.",
        es: "El código del municipio del empleador no es válido."
      },
      explained: explain(
        { codes: codesOf("municipality"), path: "$.CompanyParty.PhysicalLocation.CityCode" },
        "The municipality of the employer is not valid.",
        "El municipio del empleador no es válido.",
        "Correct CompanyParty.PhysicalLocation.CityCode: five digits of DIVIPOLA.",
        "Corrija CompanyParty.PhysicalLocation.CityCode: cinco dígitos de DIVIPOLA."
      ),
      source,
      check: ({ employerAddress: { cityCode, domestic } }, report) => {
        if (domestic) reportUnlessListed(municipalities, cityCode, location("CityCode"), report)
      }
    }
  ])

/**
 * Rules on number, date, software and employer of a document of this family. A note that deletes a payroll has other
 * numbers.
 */
export const issuerRules = (family: RuleFamily, deletes = false) => {
  const code: CodeOf = (name) => (deletes ? `NIAE${numbers[name][1]}` : `${family}${numbers[name][0]}`)
  return rulesOver<Prepared>()([
    ...remarks,
    {
      code: code("number"),
      message: {
        en: "The number of a payroll document may have only letters and digits.",
        es: "No se permiten caracteres adicionales como espacios o guiones en el número del documento."
      },
      explained: explain(
        { codes: codesOf("number"), path: "$.NumberingRange.Prefix" },
        "The number has characters other than letters and digits.",
        "El número tiene caracteres distintos de letras y dígitos.",
        "Correct NumberingRange.Prefix to letters and digits.",
        "Corrija NumberingRange.Prefix a letras y dígitos."
      ),
      source,
      check: ({ prefix }, report) => {
        if (prefix !== undefined && !/^[0-9A-Za-z]+$/u.test(prefix)) {
          report(["NumberingRange", "Prefix"], { en: "letters and digits", es: "letras y dígitos" }, prefix)
        }
      }
    },
    ...softwareRules(code),
    {
      code: code("date"),
      message: {
        en: "The date of issue cannot be in the future.",
        es: "La fecha de emisión no puede ser futura."
      },
      explained: explain(
        { codes: codesOf("date"), path: "$.Date" },
        "The day of issue is not the day on which the document was signed.",
        "La fecha de generación no es la fecha en que se firmó el documento.",
        "Correct Date to today; it cannot be in the future.",
        "Corrija Date con la fecha de hoy; no puede ser futura."
      ),
      source,
      check: ({ document, now }, report) => {
        if (document.date.date > now.date) report(["Date"], notAfter(now.date), document.date.toString())
      }
    },
    ...employerNameRules(code),
    ...employerNitRules(code),
    ...employerAddressRules(code)
  ])
}

import { departments } from "../../codes/departments.ts"
import { municipalities } from "../../codes/municipalities.ts"
import type { Payroll, PayrollDeleteNote, PayrollReplaceNote } from "../../document/payroll/Payroll.ts"
import type { PreparedIssue } from "../../document/payroll/CheckedPayroll.ts"
import { parseNit } from "../../Nit.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import type { Rule } from "../../rules/Rule.ts"
import { departmentOf, nitForm, notAfter, softwareId, softwarePin } from "../../rules/sharedWordings.ts"

/** The codes under which the three documents have the same rules on their header. */
export interface IssuerRuleCodes {
  readonly number: string
  readonly softwareOwner: string
  readonly softwareId: string
  readonly securityCode: string
  readonly date: string
  readonly nit: string
  readonly checkDigit: string
  readonly country: string
  readonly department: string
  readonly municipality: string
}

type Prepared = PreparedIssue<Payroll | PayrollReplaceNote | PayrollDeleteNote>

const location = (field: string): ReadonlyArray<string> => ["CompanyParty", "PhysicalLocation", field]

/** Whether only the check digit behind the hyphen is wrong. */
const hasWrongCheckDigit = (id: string): boolean => /-[0-9]$/u.test(id) && parseNit(id.slice(0, -2)) !== undefined

/** Number, date, software and employer of a payroll document. */
export const issuerRules = (codes: IssuerRuleCodes): ReadonlyArray<Rule<Prepared>> => {
  const source = "Payroll annex 1.0 §2"
  return [
    {
      code: codes.number,
      message: {
        en: "The number of a payroll document has letters and digits only.",
        es: "No se permiten caracteres adicionales como espacios o guiones en el número del documento."
      },
      explained: {
        codes: ["NIE012", "NIAE012", "NIAE220"],
        cause: {
          en: "The number has other characters than letters and digits.",
          es: "El número tiene caracteres distintos de letras y dígitos."
        },
        fix: {
          en: "Correct NumberingRange.Prefix to letters and digits.",
          es: "Corrija NumberingRange.Prefix a letras y dígitos."
        },
        path: "$.NumberingRange.Prefix"
      },
      source,
      check: ({ prefix }, report) => {
        if (prefix !== undefined && !/^[0-9A-Za-z]+$/u.test(prefix)) {
          report(["NumberingRange", "Prefix"], { en: "letters and digits", es: "letras y dígitos" }, prefix)
        }
      }
    },
    {
      code: codes.softwareOwner,
      message: {
        en: "The owner of the software is not a valid NIT.",
        es: "El NIT de la empresa dueña del software no es válido."
      },
      explained: {
        codes: ["NIE017", "NIAE017", "NIAE230"],
        cause: {
          en: "The NIT of the software's owner is not valid.",
          es: "El NIT del propietario del software no es válido."
        },
        fix: { en: "Correct SoftwareProvider.ProviderId.", es: "Corrija SoftwareProvider.ProviderId." },
        path: "$.SoftwareProvider.ProviderId"
      },
      source,
      check: ({ document, employer, software }, report) => {
        // the employer's own NIT is reported where it stands
        const own = employer === undefined && software.ownerNit === document.companyParty.id
        if (!own && parseNit(software.ownerNit) === undefined) {
          report(["SoftwareProvider", "ProviderId"], nitForm, software.ownerNit)
        }
      }
    },
    {
      code: codes.softwareId,
      message: { en: "The software id is absent.", es: "No se encuentra el identificador del software." },
      explained: {
        codes: ["NIE019", "NIAE019", "NIAE232"],
        cause: {
          en: "The software id is absent or not authorised.",
          es: "El identificador del software falta o no está autorizado."
        },
        fix: { en: "Correct SoftwareProvider.Id.", es: "Corrija SoftwareProvider.Id." },
        path: "$.SoftwareProvider.Id"
      },
      source,
      check: ({ software }, report) => {
        if (software.id === undefined) report(["SoftwareProvider", "Id"], softwareId, undefined)
      }
    },
    {
      code: codes.securityCode,
      message: {
        en: "Without the pin of the software neither its security code nor the CUNE can be calculated.",
        es: "Sin el pin del software no es posible calcular su huella ni el CUNE."
      },
      explained: {
        codes: ["NIE020", "NIAE020", "NIAE233"],
        cause: {
          en: "The security code of the software is wrong, or its pin is not known.",
          es: "La huella del software es incorrecta, o no se conoce su pin."
        },
        fix: {
          en: "Correct SoftwareProvider.Pin and SoftwareProvider.Id.",
          es: "Corrija SoftwareProvider.Pin y SoftwareProvider.Id."
        },
        path: "$.SoftwareProvider.Pin"
      },
      source: "Payroll annex 1.0 §8.1 and §8.2",
      check: ({ software }, report) => {
        if (software.pin === undefined) report(["SoftwareProvider", "Pin"], softwarePin, undefined)
      }
    },
    {
      code: codes.date,
      message: {
        en: "A document can not be issued on a day to come.",
        es: "La fecha de emisión no puede ser futura."
      },
      explained: {
        codes: ["NIE026", "NIAE026", "NIAE240"],
        cause: {
          en: "The day of issue is not the day on which the document was signed.",
          es: "La fecha de generación no es la fecha en que se firmó el documento."
        },
        fix: {
          en: "Correct Date to today; it can not lie in the future.",
          es: "Corrija Date con la fecha de hoy; no puede ser futura."
        },
        path: "$.Date"
      },
      source,
      check: ({ document, now }, report) => {
        if (document.date.date > now.date) report(["Date"], notAfter(now.date), document.date.toString())
      }
    },
    {
      code: codes.nit,
      message: { en: "The NIT of the employer is not valid.", es: "El NIT del empleador no es válido." },
      explained: {
        codes: ["NIE033", "NIAE033", "NIAE248"],
        cause: { en: "The NIT of the employer is not valid.", es: "El NIT del empleador no es válido." },
        fix: {
          en: "Correct CompanyParty.Id, and CompanyParty.IdentificationType to 31.",
          es: "Corrija CompanyParty.Id, y CompanyParty.IdentificationType a 31."
        },
        path: "$.CompanyParty.Id"
      },
      source,
      check: ({ document: { companyParty }, employer }, report) => {
        if (employer === undefined && !hasWrongCheckDigit(companyParty.id)) {
          report(["CompanyParty", "Id"], nitForm, companyParty.id)
        }
      }
    },
    {
      code: codes.nit,
      message: { en: "The employer is identified by its NIT.", es: "El empleador se identifica con su NIT." },
      source,
      check: ({ document: { companyParty } }, report) => {
        if (companyParty.identificationType !== "31") {
          report(["CompanyParty", "IdentificationType"], "31", companyParty.identificationType)
        }
      }
    },
    {
      code: codes.checkDigit,
      message: {
        en: "The check digit of the employer's NIT is wrong.",
        es: "El dígito de verificación del NIT del empleador no es correcto."
      },
      explained: {
        codes: ["NIE034", "NIAE034", "NIAE249"],
        cause: {
          en: "The check digit of the employer's NIT is wrong.",
          es: "El dígito de verificación del NIT del empleador es incorrecto."
        },
        fix: {
          en: "Correct CompanyParty.Id, or leave its check digit out.",
          es: "Corrija CompanyParty.Id, u omita el dígito de verificación."
        },
        path: "$.CompanyParty.Id"
      },
      source,
      check: ({ document: { companyParty }, employer }, report) => {
        if (employer !== undefined || !hasWrongCheckDigit(companyParty.id)) return
        const digit = parseNit(companyParty.id.slice(0, -2))?.checkDigit
        report(
          ["CompanyParty", "Id"],
          { en: `check digit ${digit}`, es: `dígito de verificación ${digit}` },
          companyParty.id
        )
      }
    },
    {
      code: codes.country,
      message: { en: "The employer's country must be Colombia.", es: "El país del empleador debe ser Colombia." },
      explained: {
        codes: ["NIE035", "NIAE035", "NIAE250"],
        cause: { en: "The country of the employer is not Colombia.", es: "El país del empleador no es Colombia." },
        fix: {
          en: "Correct CompanyParty.PhysicalLocation.CountryCode to CO.",
          es: "Corrija CompanyParty.PhysicalLocation.CountryCode a CO."
        },
        path: "$.CompanyParty.PhysicalLocation.CountryCode"
      },
      source,
      check: ({ employerAddress }, report) => {
        if (!employerAddress.domestic) report(location("CountryCode"), "CO", employerAddress.countryCode)
      }
    },
    {
      code: codes.department,
      message: {
        en: "The department of the employer is not valid.",
        es: "El código del departamento del empleador no es válido."
      },
      explained: {
        codes: ["NIE036", "NIAE036", "NIAE251"],
        cause: {
          en: "The department of the employer is not valid.",
          es: "El departamento del empleador no es válido."
        },
        fix: {
          en: "Correct CompanyParty.PhysicalLocation.SubentityCode: the first two digits of CityCode.",
          es: "Corrija CompanyParty.PhysicalLocation.SubentityCode: los dos primeros dígitos de CityCode."
        },
        path: "$.CompanyParty.PhysicalLocation.SubentityCode"
      },
      source,
      check: ({ employerAddress: { cityCode, domestic, subentityCode } }, report) => {
        if (!domestic) return
        reportUnlessListed(departments, subentityCode, location("SubentityCode"), report)
        const department = cityCode !== undefined && municipalities.has(cityCode) ? cityCode.slice(0, 2) : undefined
        if (department !== undefined && departments.has(subentityCode ?? "") && department !== subentityCode) {
          report(location("SubentityCode"), departmentOf(department, cityCode), subentityCode)
        }
      }
    },
    {
      code: codes.municipality,
      message: {
        en: "The municipality of the employer is not valid.",
        es: "El código del municipio del empleador no es válido."
      },
      explained: {
        codes: ["NIE037", "NIAE037", "NIAE252"],
        cause: { en: "The municipality of the employer is not valid.", es: "El municipio del empleador no es válido." },
        fix: {
          en: "Correct CompanyParty.PhysicalLocation.CityCode: five digits of DIVIPOLA.",
          es: "Corrija CompanyParty.PhysicalLocation.CityCode: cinco dígitos de DIVIPOLA."
        },
        path: "$.CompanyParty.PhysicalLocation.CityCode"
      },
      source,
      check: ({ employerAddress: { cityCode, domestic } }, report) => {
        if (domestic) reportUnlessListed(municipalities, cityCode, location("CityCode"), report)
      }
    }
  ]
}

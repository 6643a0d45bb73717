import type { CodeList } from "../../codes/CodeList.ts"
import { contractTypes } from "../../codes/contractTypes.ts"
import { countries } from "../../codes/countries.ts"
import { departments } from "../../codes/departments.ts"
import { municipalities } from "../../codes/municipalities.ts"
import { workerIdentifications } from "../../codes/workerIdentifications.ts"
import { workerSubtypes } from "../../codes/workerSubtypes.ts"
import { workerTypes } from "../../codes/workerTypes.ts"
import type { Employee } from "../../document/payroll/Payroll.ts"
import type { PreparedPayroll } from "../../document/payroll/CheckedPayroll.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import type { Localized } from "../../rules/Language.ts"
import type { Explanation, Rule } from "../../rules/Rule.ts"
import type { RuleFamily } from "./RuleFamily.ts"
import { departmentOf, identityForm } from "../../rules/sharedWordings.ts"

const source = "Payroll annex 1.0 §2, Trabajador"
const numberForm: Localized = { en: "1 to 20 digits", es: "de 1 a 20 dígitos" }

const codeRule = (
  code: string,
  message: Localized,
  explained: Explanation,
  field: string,
  list: CodeList,
  read: (employee: Employee) => string
): Rule<PreparedPayroll> => ({
  code,
  message,
  explained,
  source,
  check: ({ document }, report) =>
    reportUnlessListed(list, read(document.employeeParty), ["EmployeeParty", field], report)
})

const location = (field: string): ReadonlyArray<string> => ["EmployeeParty", "PhysicalLocation", field]

/** Who is paid, and where he or she works. */
export const workerRules = (family: RuleFamily): ReadonlyArray<Rule<PreparedPayroll>> => [
  codeRule(
    `${family}041`,
    { en: "The type of worker is not valid.", es: "El código del tipo de trabajador no es válido." },
    {
      cause: { en: "The type of worker is not in the list.", es: "El tipo de trabajador no está en la lista." },
      fix: { en: "Correct EmployeeParty.TypeCode.", es: "Corrija EmployeeParty.TypeCode." },
      path: "$.EmployeeParty.TypeCode"
    },
    "TypeCode",
    workerTypes,
    (employee) => employee.typeCode
  ),
  codeRule(
    `${family}042`,
    { en: "The subtype of worker is not valid.", es: "El código del subtipo de trabajador no es válido." },
    {
      cause: { en: "The subtype of worker is not in the list.", es: "El subtipo de trabajador no está en la lista." },
      fix: { en: "Correct EmployeeParty.SubtypeCode: 00 or 01.", es: "Corrija EmployeeParty.SubtypeCode: 00 o 01." },
      path: "$.EmployeeParty.SubtypeCode"
    },
    "SubtypeCode",
    workerSubtypes,
    (employee) => employee.subtypeCode
  ),
  codeRule(
    `${family}044`,
    {
      en: "The identification type of the worker is not valid.",
      es: "El tipo de documento de identificación del trabajador no es válido."
    },
    {
      cause: {
        en: "The identification type of the worker is not in the list.",
        es: "El tipo de documento del trabajador no está en la lista."
      },
      fix: { en: "Correct EmployeeParty.IdentificationType.", es: "Corrija EmployeeParty.IdentificationType." },
      path: "$.EmployeeParty.IdentificationType"
    },
    "IdentificationType",
    workerIdentifications,
    (employee) => employee.identificationType
  ),
  {
    code: `${family}045`,
    message: {
      en: "The form of the document takes identification numbers of digits only.",
      es: "El número de documento del trabajador debe ser numérico."
    },
    explained: {
      cause: {
        en: "The identification number of the worker is absent or not made of digits only.",
        es: "El número de documento del trabajador falta o no es numérico."
      },
      fix: { en: "Correct EmployeeParty.Id: digits only.", es: "Corrija EmployeeParty.Id: solo dígitos." },
      path: "$.EmployeeParty.Id"
    },
    source: "Payroll annex 1.0 §2, Trabajador/@NumeroDocumento; an integer in the schema",
    check: ({ document: { employeeParty }, worker }, report) => {
      if (worker === undefined || !/^[0-9]{1,20}$/u.test(worker.number)) {
        report(
          ["EmployeeParty", "Id"],
          worker === undefined ? identityForm(employeeParty.identificationType) : numberForm,
          employeeParty.id
        )
      }
    }
  },
  {
    code: `${family}050`,
    message: { en: "The country of work is not valid.", es: "El código del país de trabajo no es válido." },
    explained: {
      cause: { en: "The country of work is not in the list.", es: "El país de trabajo no está en la lista." },
      fix: {
        en: "Correct EmployeeParty.PhysicalLocation.CountryCode.",
        es: "Corrija EmployeeParty.PhysicalLocation.CountryCode."
      },
      path: "$.EmployeeParty.PhysicalLocation.CountryCode"
    },
    source,
    check: ({ workplace }, report) =>
      reportUnlessListed(countries, workplace.countryCode, location("CountryCode"), report)
  },
  {
    code: `${family}051`,
    message: {
      en: "The department of work is not valid.",
      es: "El código del departamento de trabajo no es válido."
    },
    explained: {
      cause: { en: "The department of work is not valid.", es: "El departamento de trabajo no es válido." },
      fix: {
        en: "Correct EmployeeParty.PhysicalLocation.SubentityCode: the first two digits of CityCode.",
        es: "Corrija EmployeeParty.PhysicalLocation.SubentityCode: los dos primeros dígitos de CityCode."
      },
      path: "$.EmployeeParty.PhysicalLocation.SubentityCode"
    },
    source,
    check: ({ workplace: { cityCode, domestic, subentityCode } }, report) => {
      const path = location("SubentityCode")
      if (domestic) reportUnlessListed(departments, subentityCode, path, report)
      else if (subentityCode === undefined)
        report(path, { en: "the department, state or province", es: "el departamento, estado o provincia" }, undefined)
      const department = cityCode !== undefined && municipalities.has(cityCode) ? cityCode.slice(0, 2) : undefined
      if (
        domestic &&
        department !== undefined &&
        department !== subentityCode &&
        departments.has(subentityCode ?? "")
      ) {
        report(path, departmentOf(department, cityCode), subentityCode)
      }
    }
  },
  {
    code: `${family}052`,
    message: {
      en: "The municipality of work is not valid.",
      es: "El código del municipio de trabajo no es válido."
    },
    explained: {
      cause: { en: "The municipality of work is not valid.", es: "El municipio de trabajo no es válido." },
      fix: {
        en: "Correct EmployeeParty.PhysicalLocation.CityCode: five digits of DIVIPOLA.",
        es: "Corrija EmployeeParty.PhysicalLocation.CityCode: cinco dígitos de DIVIPOLA."
      },
      path: "$.EmployeeParty.PhysicalLocation.CityCode"
    },
    source,
    check: ({ workplace: { cityCode, domestic } }, report) => {
      if (domestic) reportUnlessListed(municipalities, cityCode, location("CityCode"), report)
      else if (cityCode === undefined) report(location("CityCode"), { en: "the city", es: "la ciudad" }, undefined)
    }
  },
  codeRule(
    `${family}061`,
    { en: "The type of contract is not valid.", es: "El código del tipo de contrato no es válido." },
    {
      cause: { en: "The type of contract is not in the list.", es: "El tipo de contrato no está en la lista." },
      fix: { en: "Correct EmployeeParty.ContractType: 1 to 5.", es: "Corrija EmployeeParty.ContractType: 1 a 5." },
      path: "$.EmployeeParty.ContractType"
    },
    "ContractType",
    contractTypes,
    (employee) => employee.contractType
  )
]

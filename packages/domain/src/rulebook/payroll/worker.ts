import type { CodeList } from "../../codes/CodeList.ts"
import { contractTypes } from "../../codes/contractTypes.ts"
import { countries } from "../../codes/countries.ts"
import { municipalities } from "../../codes/municipalities.ts"
import { workerIdentifications } from "../../codes/workerIdentifications.ts"
import { workerSubtypes } from "../../codes/workerSubtypes.ts"
import { workerTypes } from "../../codes/workerTypes.ts"
import type { Employee } from "../../document/payroll/Payroll.ts"
import type { PreparedPayroll } from "../../document/payroll/CheckedPayroll.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import type { Localized } from "../../rules/Language.ts"
import { rule, type Check, type Rules } from "../../rules/Rule.ts"
import { reportDepartment } from "./reportDepartment.ts"
import type { RuleFamily } from "./RuleFamily.ts"
import { identityExpected } from "../../rules/sharedWordings.ts"
import { contradicting, reportCountryName } from "../unplaced.ts"

const source = "Payroll annex 1.0 §2, Trabajador"
const numberForm: Localized = { en: "1 to 20 digits", es: "de 1 a 20 dígitos" }

/** Makes a check of a code of the worker. */
const ofCode =
  (field: string, list: CodeList, read: (employee: Employee) => string): Check<PreparedPayroll> =>
  ({ document }, report) =>
    reportUnlessListed(list, read(document.employeeParty), ["EmployeeParty", field], report)

const location = (field: string): ReadonlyArray<string> => ["EmployeeParty", "PhysicalLocation", field]

/** Rules on the type and subtype of the worker. */
const typeRules = (family: RuleFamily): Rules<PreparedPayroll> => [
  rule(
    { code: `${family}041`, path: "$.EmployeeParty.TypeCode", source },
    "The type of worker is not valid.",
    "El código del tipo de trabajador no es válido.",
    "Correct EmployeeParty.TypeCode.",
    "Corrija EmployeeParty.TypeCode.",
    ofCode("TypeCode", workerTypes, (employee) => employee.typeCode)
  ),
  rule(
    { code: `${family}042`, path: "$.EmployeeParty.SubtypeCode", source },
    "The subtype of worker is not valid.",
    "El código del subtipo de trabajador no es válido.",
    "Correct EmployeeParty.SubtypeCode: 00 or 01.",
    "Corrija EmployeeParty.SubtypeCode: 00 o 01.",
    ofCode("SubtypeCode", workerSubtypes, (employee) => employee.subtypeCode)
  )
]

const checkWorkerNumber: Check<PreparedPayroll> = ({ document: { employeeParty }, worker }, report) => {
  if (worker === undefined || !/^[0-9]{1,20}$/u.test(worker.number)) {
    report(
      ["EmployeeParty", "Id"],
      worker === undefined ? identityExpected(employeeParty.identificationType, employeeParty.id) : numberForm,
      employeeParty.id
    )
  }
}

/** Rules on the identification of the worker. */
const identityRules = (family: RuleFamily): Rules<PreparedPayroll> => [
  rule(
    { code: `${family}044`, path: "$.EmployeeParty.IdentificationType", source },
    "The identification type of the worker is not valid.",
    "El tipo de documento de identificación del trabajador no es válido.",
    "Correct EmployeeParty.IdentificationType.",
    "Corrija EmployeeParty.IdentificationType.",
    ofCode("IdentificationType", workerIdentifications, (employee) => employee.identificationType)
  ),
  rule(
    {
      code: `${family}045`,
      path: "$.EmployeeParty.Id",
      source: "Payroll annex 1.0 §2, Trabajador/@NumeroDocumento; an integer in the schema"
    },
    "The layout of the document accepts only digits in identification numbers.",
    "El número de documento del trabajador debe ser numérico.",
    "Correct EmployeeParty.Id: digits only.",
    "Corrija EmployeeParty.Id: solo dígitos.",
    checkWorkerNumber
  )
]

const checkDepartment: Check<PreparedPayroll> = (
  { document, workplace: { cityCode, domestic, subentityCode } },
  report
) => {
  const path = location("SubentityCode")
  // if it is derived from the municipality, only the municipality is wrong
  if (domestic && document.employeeParty.physicalLocation.subentityCode === undefined) return
  if (domestic) reportDepartment({ cityCode, subentityCode }, path, report)
  else if (subentityCode === undefined) {
    const expected = { en: "the department, state or province", es: "el departamento, estado o provincia" }
    report(path, expected, undefined)
  }
}

/** Rules on the country, department and municipality in which the worker works. */
const workplaceRules = (family: RuleFamily): Rules<PreparedPayroll> => [
  rule(
    { code: `${family}050`, path: "$.EmployeeParty.PhysicalLocation.CountryCode", source },
    "The country of work is not valid.",
    "El código del país de trabajo no es válido.",
    "Correct EmployeeParty.PhysicalLocation.CountryCode.",
    "Corrija EmployeeParty.PhysicalLocation.CountryCode.",
    ({ workplace }, report) => reportUnlessListed(countries, workplace.countryCode, location("CountryCode"), report)
  ),
  rule(
    { code: `${family}051`, path: "$.EmployeeParty.PhysicalLocation.SubentityCode", source },
    "The department of work is not valid.",
    "El código del departamento de trabajo no es válido.",
    "Correct EmployeeParty.PhysicalLocation.SubentityCode: the first two digits of CityCode.",
    "Corrija EmployeeParty.PhysicalLocation.SubentityCode: los dos primeros dígitos de CityCode.",
    checkDepartment
  ),
  rule(
    { code: `${family}052`, path: "$.EmployeeParty.PhysicalLocation.CityCode", source },
    "The municipality of work is not valid.",
    "El código del municipio de trabajo no es válido.",
    "Correct EmployeeParty.PhysicalLocation.CityCode: five digits of DIVIPOLA.",
    "Corrija EmployeeParty.PhysicalLocation.CityCode: cinco dígitos de DIVIPOLA.",
    ({ workplace: { cityCode, domestic } }, report) => {
      if (domestic) reportUnlessListed(municipalities, cityCode, location("CityCode"), report)
      else if (cityCode === undefined) report(location("CityCode"), { en: "the city", es: "la ciudad" }, undefined)
    }
  )
]

/** Rules on the worker and the place of work. */
export const workerRules = (family: RuleFamily): Rules<PreparedPayroll> => [
  contradicting(({ document }, report) =>
    reportCountryName("EmployeeParty", document.employeeParty.physicalLocation, report)
  ),
  ...typeRules(family),
  ...identityRules(family),
  ...workplaceRules(family),
  rule(
    { code: `${family}061`, path: "$.EmployeeParty.ContractType", source },
    "The type of contract is not valid.",
    "El código del tipo de contrato no es válido.",
    "Correct EmployeeParty.ContractType: 1 to 5.",
    "Corrija EmployeeParty.ContractType: 1 a 5.",
    ofCode("ContractType", contractTypes, (employee) => employee.contractType)
  )
]

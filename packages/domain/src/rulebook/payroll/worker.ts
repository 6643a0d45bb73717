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
import { explain, type ExplainedRule, type Explanation, rulesOver } from "../../rules/Rule.ts"
import { reportDepartment } from "./reportDepartment.ts"
import type { RuleFamily } from "./RuleFamily.ts"
import { identityExpected } from "../../rules/sharedWordings.ts"
import { contradicting, reportCountryName } from "../unplaced.ts"

const source = "Payroll annex 1.0 §2, Trabajador"
const numberForm: Localized = { en: "1 to 20 digits", es: "de 1 a 20 dígitos" }

const codeRule = <const Code extends string>(
  code: Code,
  message: Localized,
  explained: Explanation,
  field: string,
  list: CodeList,
  read: (employee: Employee) => string
): ExplainedRule<PreparedPayroll, Code> => ({
  code,
  message,
  explained,
  source,
  check: ({ document }, report) =>
    reportUnlessListed(list, read(document.employeeParty), ["EmployeeParty", field], report)
})

const location = (field: string): ReadonlyArray<string> => ["EmployeeParty", "PhysicalLocation", field]

/** Rules on the type and subtype of the worker. */
const typeRules = (family: RuleFamily) =>
  rulesOver<PreparedPayroll>()([
    codeRule(
      `${family}041`,
      { en: "The type of worker is not valid.", es: "El código del tipo de trabajador no es válido." },
      explain(
        { path: "$.EmployeeParty.TypeCode" },
        "The type of worker is not in the list.",
        "El tipo de trabajador no está en la lista.",
        "Correct EmployeeParty.TypeCode.",
        "Corrija EmployeeParty.TypeCode."
      ),
      "TypeCode",
      workerTypes,
      (employee) => employee.typeCode
    ),
    codeRule(
      `${family}042`,
      { en: "The subtype of worker is not valid.", es: "El código del subtipo de trabajador no es válido." },
      explain(
        { path: "$.EmployeeParty.SubtypeCode" },
        "The subtype of worker is not in the list.",
        "El subtipo de trabajador no está en la lista.",
        "Correct EmployeeParty.SubtypeCode: 00 or 01.",
        "Corrija EmployeeParty.SubtypeCode: 00 o 01."
      ),
      "SubtypeCode",
      workerSubtypes,
      (employee) => employee.subtypeCode
    )
  ])

/** Rules on the identification of the worker. */
const identityRules = (family: RuleFamily) =>
  rulesOver<PreparedPayroll>()([
    codeRule(
      `${family}044`,
      {
        en: "The identification type of the worker is not valid.",
        es: "El tipo de documento de identificación del trabajador no es válido."
      },
      explain(
        { path: "$.EmployeeParty.IdentificationType" },
        "The identification type of the worker is not in the list.",
        "El tipo de documento del trabajador no está en la lista.",
        "Correct EmployeeParty.IdentificationType.",
        "Corrija EmployeeParty.IdentificationType."
      ),
      "IdentificationType",
      workerIdentifications,
      (employee) => employee.identificationType
    ),
    {
      code: `${family}045`,
      message: {
        en: "The layout of the document accepts only digits in identification numbers.",
        es: "El número de documento del trabajador debe ser numérico."
      },
      explained: explain(
        { path: "$.EmployeeParty.Id" },
        "The identification number of the worker is absent or not made of digits only.",
        "El número de documento del trabajador falta o no es numérico.",
        "Correct EmployeeParty.Id: digits only.",
        "Corrija EmployeeParty.Id: solo dígitos."
      ),
      source: "Payroll annex 1.0 §2, Trabajador/@NumeroDocumento; an integer in the schema",
      check: ({ document: { employeeParty }, worker }, report) => {
        if (worker === undefined || !/^[0-9]{1,20}$/u.test(worker.number)) {
          report(
            ["EmployeeParty", "Id"],
            worker === undefined ? identityExpected(employeeParty.identificationType, employeeParty.id) : numberForm,
            employeeParty.id
          )
        }
      }
    }
  ])

/** Rules on the country, department and municipality in which the worker works. */
const workplaceRules = (family: RuleFamily) =>
  rulesOver<PreparedPayroll>()([
    {
      code: `${family}050`,
      message: { en: "The country of work is not valid.", es: "El código del país de trabajo no es válido." },
      explained: explain(
        { path: "$.EmployeeParty.PhysicalLocation.CountryCode" },
        "The country of work is not in the list.",
        "El país de trabajo no está en la lista.",
        "Correct EmployeeParty.PhysicalLocation.CountryCode.",
        "Corrija EmployeeParty.PhysicalLocation.CountryCode."
      ),
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
      explained: explain(
        { path: "$.EmployeeParty.PhysicalLocation.SubentityCode" },
        "The department of work is not valid.",
        "El departamento de trabajo no es válido.",
        "Correct EmployeeParty.PhysicalLocation.SubentityCode: the first two digits of CityCode.",
        "Corrija EmployeeParty.PhysicalLocation.SubentityCode: los dos primeros dígitos de CityCode."
      ),
      source,
      check: ({ document, workplace: { cityCode, domestic, subentityCode } }, report) => {
        const path = location("SubentityCode")
        // if it is derived from the municipality, only the municipality is wrong
        if (domestic && document.employeeParty.physicalLocation.subentityCode === undefined) return
        if (domestic) reportDepartment({ cityCode, subentityCode }, path, report)
        else if (subentityCode === undefined) {
          const expected = { en: "the department, state or province", es: "el departamento, estado o provincia" }
          report(path, expected, undefined)
        }
      }
    },
    {
      code: `${family}052`,
      message: {
        en: "The municipality of work is not valid.",
        es: "El código del municipio de trabajo no es válido."
      },
      explained: explain(
        { path: "$.EmployeeParty.PhysicalLocation.CityCode" },
        "The municipality of work is not valid.",
        "El municipio de trabajo no es válido.",
        "Correct EmployeeParty.PhysicalLocation.CityCode: five digits of DIVIPOLA.",
        "Corrija EmployeeParty.PhysicalLocation.CityCode: cinco dígitos de DIVIPOLA."
      ),
      source,
      check: ({ workplace: { cityCode, domestic } }, report) => {
        if (domestic) reportUnlessListed(municipalities, cityCode, location("CityCode"), report)
        else if (cityCode === undefined) report(location("CityCode"), { en: "the city", es: "la ciudad" }, undefined)
      }
    }
  ])

/** Rules on the worker and the place of work. */
export const workerRules = (family: RuleFamily) =>
  rulesOver<PreparedPayroll>()([
    {
      ...contradicting,
      check: ({ document }, report) =>
        reportCountryName("EmployeeParty", document.employeeParty.physicalLocation, report)
    },
    ...typeRules(family),
    ...identityRules(family),
    ...workplaceRules(family),
    codeRule(
      `${family}061`,
      { en: "The type of contract is not valid.", es: "El código del tipo de contrato no es válido." },
      explain(
        { path: "$.EmployeeParty.ContractType" },
        "The type of contract is not in the list.",
        "El tipo de contrato no está en la lista.",
        "Correct EmployeeParty.ContractType: 1 to 5.",
        "Corrija EmployeeParty.ContractType: 1 a 5."
      ),
      "ContractType",
      contractTypes,
      (employee) => employee.contractType
    )
  ])

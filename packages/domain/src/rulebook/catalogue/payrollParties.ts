import type { Listed } from "../CatalogueEntry.ts"
import { both, notified, told } from "./payrollEntry.ts"

/** Employer and worker. */
export const payrollPartyEntries: ReadonlyArray<Listed> = [
  both(
    ["032", "210", "211", "212"],
    told(
      ["The name of the employer is absent.", "Falta el nombre o razón social del empleador."],
      ["Give CompanyParty.Name.", "Informe CompanyParty.Name."],
      "form",
      "$.CompanyParty.Name"
    ),
    ["243", "244", "245", "246"]
  ),
  both(
    ["213"],
    notified(
      told(
        ["The further names of the employer are not stated.", "No se informan los otros nombres del empleador."],
        ["Check CompanyParty.Name; the document is accepted.", "Verifique CompanyParty.Name; el documento se acepta."],
        "authority",
        "$.CompanyParty.Name"
      )
    ),
    ["247"]
  ),
  "NIE033",
  "NIE034",
  "NIE035",
  "NIE036",
  "NIE037",
  both(
    ["038"],
    told(
      ["The address of the employer is absent.", "Falta la dirección del empleador."],
      ["Give CompanyParty.PhysicalLocation.Address.", "Informe CompanyParty.PhysicalLocation.Address."],
      "form",
      "$.CompanyParty.PhysicalLocation.Address"
    ),
    ["253"]
  ),
  "NIE041",
  "NIE042",
  "NIE044",
  "NIE045",
  both(
    ["046", "047", "048"],
    told(
      ["A surname or the first name of the worker is absent.", "Falta un apellido o el primer nombre del trabajador."],
      [
        "Give EmployeeParty.FirstSurname, SecondSurname and FirstName.",
        "Informe EmployeeParty.FirstSurname, SecondSurname y FirstName."
      ],
      "form",
      "$.EmployeeParty.FirstSurname"
    )
  ),
  both(
    ["049"],
    notified(
      told(
        ["The further names of the worker are not stated.", "No se informan los otros nombres del trabajador."],
        [
          "Give EmployeeParty.MiddleName if there is one; the document is accepted.",
          "Informe EmployeeParty.MiddleName si existe; el documento se acepta."
        ],
        "authority",
        "$.EmployeeParty.MiddleName"
      )
    )
  ),
  "NIE050",
  "NIE051",
  "NIE052",
  both(
    ["053"],
    told(
      ["The address of work is absent.", "Falta la dirección de trabajo."],
      ["Give EmployeeParty.PhysicalLocation.Address.", "Informe EmployeeParty.PhysicalLocation.Address."],
      "form",
      "$.EmployeeParty.PhysicalLocation.Address"
    )
  ),
  "NIE061",
  both(
    ["043", "054", "055", "056", "057", "058", "059", "060", "062"],
    told(
      [
        "A value of the worker is absent or not valid: pension risk, integral salary, salary or a retired one such as the job title.",
        "Un dato del trabajador falta o no es válido: riesgo de pensión, salario integral, sueldo o uno retirado como el cargo."
      ],
      [
        "Correct EmployeeParty: IsPensionRisk, IsIntegralSalary and SalaryAmount.",
        "Corrija EmployeeParty: IsPensionRisk, IsIntegralSalary y SalaryAmount."
      ],
      "form",
      "$.EmployeeParty"
    )
  ),
  both(
    ["063"],
    notified(
      told(
        ["The employer's own code of the worker is absent.", "Falta el código interno del trabajador."],
        ["Give EmployeeParty.Code; the document is accepted.", "Informe EmployeeParty.Code; el documento se acepta."],
        "authority",
        "$.EmployeeParty.Code"
      )
    )
  )
]

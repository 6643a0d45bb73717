import { numbered } from "./numbered.ts"
import { explain } from "../../rules/Rule.ts"
import type { Listed } from "../CatalogueEntry.ts"

/** Rules on employer and worker. */
export const payrollPartyEntries: ReadonlyArray<Listed> = [
  "NIE032",
  "NIE210",
  explain(
    { codes: numbered(["211"], ["245"]), path: "$.CompanyParty.SecondSurname", decidedBy: "authority" },
    "The second surname of an employer who is a natural person is absent.",
    "Falta el segundo apellido del empleador que es persona natural.",
    "Give CompanyParty.SecondSurname.",
    "Informe CompanyParty.SecondSurname."
  ),
  "NIE212",
  explain(
    {
      codes: numbered(["213"], ["247"]),
      severity: "notification",
      path: "$.CompanyParty.MiddleName",
      decidedBy: "authority"
    },
    "The further names of an employer who is a natural person are not stated.",
    "No se informan los otros nombres del empleador que es persona natural.",
    "Give CompanyParty.MiddleName if there is one; the document is accepted.",
    "Informe CompanyParty.MiddleName si existe; el documento se acepta."
  ),
  "NIE033",
  "NIE034",
  "NIE035",
  "NIE036",
  "NIE037",
  explain(
    { codes: numbered(["038"], ["253"]), path: "$.CompanyParty.PhysicalLocation.Address", decidedBy: "form" },
    "The address of the employer is absent.",
    "Falta la dirección del empleador.",
    "Give CompanyParty.PhysicalLocation.Address.",
    "Informe CompanyParty.PhysicalLocation.Address."
  ),
  "NIE041",
  "NIE042",
  "NIE044",
  "NIE045",
  explain(
    { codes: numbered(["046", "047", "048"]), path: "$.EmployeeParty.FirstSurname", decidedBy: "form" },
    "A surname or the first name of the worker is absent.",
    "Falta un apellido o el primer nombre del trabajador.",
    "Give EmployeeParty.FirstSurname, SecondSurname and FirstName.",
    "Informe EmployeeParty.FirstSurname, SecondSurname y FirstName."
  ),
  explain(
    { codes: numbered(["049"]), severity: "notification", path: "$.EmployeeParty.MiddleName", decidedBy: "authority" },
    "The further names of the worker are not stated.",
    "No se informan los otros nombres del trabajador.",
    "Give EmployeeParty.MiddleName if there is one; the document is accepted.",
    "Informe EmployeeParty.MiddleName si existe; el documento se acepta."
  ),
  "NIE050",
  "NIE051",
  "NIE052",
  explain(
    { codes: numbered(["053"]), path: "$.EmployeeParty.PhysicalLocation.Address", decidedBy: "form" },
    "The address of work is absent.",
    "Falta la dirección de trabajo.",
    "Give EmployeeParty.PhysicalLocation.Address.",
    "Informe EmployeeParty.PhysicalLocation.Address."
  ),
  "NIE061",
  explain(
    {
      codes: numbered(["043", "054", "055", "056", "057", "058", "059", "060", "062"]),
      path: "$.EmployeeParty",
      decidedBy: "form"
    },
    "A value of the worker is absent or not valid: pension risk, integral salary, salary or a retired one such as the job title.",
    "Un dato del trabajador falta o no es válido: riesgo de pensión, salario integral, sueldo o uno retirado como el cargo.",
    "Correct EmployeeParty: IsPensionRisk, IsIntegralSalary and SalaryAmount.",
    "Corrija EmployeeParty: IsPensionRisk, IsIntegralSalary y SalaryAmount."
  ),
  explain(
    { codes: numbered(["063"]), severity: "notification", path: "$.EmployeeParty.Code", decidedBy: "authority" },
    "The employer's own code of the worker is absent.",
    "Falta el código interno del trabajador.",
    "Give EmployeeParty.Code; the document is accepted.",
    "Informe EmployeeParty.Code; el documento se acepta."
  )
]

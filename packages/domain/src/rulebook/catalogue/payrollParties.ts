import type { CatalogueEntry } from "./CatalogueEntry.ts"
import { both, notified, told } from "./payrollEntry.ts"

/** Employer and worker. */
export const payrollPartyEntries: ReadonlyArray<CatalogueEntry> = [
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
  both(
    ["033"],
    told(
      ["The NIT of the employer is not valid.", "El NIT del empleador no es válido."],
      [
        "Correct CompanyParty.Id, and CompanyParty.IdentificationType to 31.",
        "Corrija CompanyParty.Id, y CompanyParty.IdentificationType a 31."
      ],
      "rules",
      "$.CompanyParty.Id"
    ),
    ["248"]
  ),
  both(
    ["034"],
    told(
      [
        "The check digit of the employer's NIT is wrong.",
        "El dígito de verificación del NIT del empleador es incorrecto."
      ],
      [
        "Correct CompanyParty.Id, or leave its check digit out.",
        "Corrija CompanyParty.Id, u omita el dígito de verificación."
      ],
      "rules",
      "$.CompanyParty.Id"
    ),
    ["249"]
  ),
  both(
    ["035"],
    told(
      ["The country of the employer is not Colombia.", "El país del empleador no es Colombia."],
      [
        "Correct CompanyParty.PhysicalLocation.CountryCode to CO.",
        "Corrija CompanyParty.PhysicalLocation.CountryCode a CO."
      ],
      "rules",
      "$.CompanyParty.PhysicalLocation.CountryCode"
    ),
    ["250"]
  ),
  both(
    ["036"],
    told(
      ["The department of the employer is not valid.", "El departamento del empleador no es válido."],
      [
        "Correct CompanyParty.PhysicalLocation.SubentityCode: the first two digits of CityCode.",
        "Corrija CompanyParty.PhysicalLocation.SubentityCode: los dos primeros dígitos de CityCode."
      ],
      "rules",
      "$.CompanyParty.PhysicalLocation.SubentityCode"
    ),
    ["251"]
  ),
  both(
    ["037"],
    told(
      ["The municipality of the employer is not valid.", "El municipio del empleador no es válido."],
      [
        "Correct CompanyParty.PhysicalLocation.CityCode: five digits of DIVIPOLA.",
        "Corrija CompanyParty.PhysicalLocation.CityCode: cinco dígitos de DIVIPOLA."
      ],
      "rules",
      "$.CompanyParty.PhysicalLocation.CityCode"
    ),
    ["252"]
  ),
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
  both(
    ["041"],
    told(
      ["The type of worker is not in the list.", "El tipo de trabajador no está en la lista."],
      ["Correct EmployeeParty.TypeCode.", "Corrija EmployeeParty.TypeCode."],
      "rules",
      "$.EmployeeParty.TypeCode"
    )
  ),
  both(
    ["042"],
    told(
      ["The subtype of worker is not in the list.", "El subtipo de trabajador no está en la lista."],
      ["Correct EmployeeParty.SubtypeCode: 00 or 01.", "Corrija EmployeeParty.SubtypeCode: 00 o 01."],
      "rules",
      "$.EmployeeParty.SubtypeCode"
    )
  ),
  both(
    ["044"],
    told(
      [
        "The identification type of the worker is not in the list.",
        "El tipo de documento del trabajador no está en la lista."
      ],
      ["Correct EmployeeParty.IdentificationType.", "Corrija EmployeeParty.IdentificationType."],
      "rules",
      "$.EmployeeParty.IdentificationType"
    )
  ),
  both(
    ["045"],
    told(
      [
        "The identification number of the worker is absent or not made of digits only.",
        "El número de documento del trabajador falta o no es numérico."
      ],
      ["Correct EmployeeParty.Id: digits only.", "Corrija EmployeeParty.Id: solo dígitos."],
      "rules",
      "$.EmployeeParty.Id"
    )
  ),
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
  both(
    ["050"],
    told(
      ["The country of work is not in the list.", "El país de trabajo no está en la lista."],
      ["Correct EmployeeParty.PhysicalLocation.CountryCode.", "Corrija EmployeeParty.PhysicalLocation.CountryCode."],
      "rules",
      "$.EmployeeParty.PhysicalLocation.CountryCode"
    )
  ),
  both(
    ["051"],
    told(
      ["The department of work is not valid.", "El departamento de trabajo no es válido."],
      [
        "Correct EmployeeParty.PhysicalLocation.SubentityCode: the first two digits of CityCode.",
        "Corrija EmployeeParty.PhysicalLocation.SubentityCode: los dos primeros dígitos de CityCode."
      ],
      "rules",
      "$.EmployeeParty.PhysicalLocation.SubentityCode"
    )
  ),
  both(
    ["052"],
    told(
      ["The municipality of work is not valid.", "El municipio de trabajo no es válido."],
      [
        "Correct EmployeeParty.PhysicalLocation.CityCode: five digits of DIVIPOLA.",
        "Corrija EmployeeParty.PhysicalLocation.CityCode: cinco dígitos de DIVIPOLA."
      ],
      "rules",
      "$.EmployeeParty.PhysicalLocation.CityCode"
    )
  ),
  both(
    ["053"],
    told(
      ["The address of work is absent.", "Falta la dirección de trabajo."],
      ["Give EmployeeParty.PhysicalLocation.Address.", "Informe EmployeeParty.PhysicalLocation.Address."],
      "form",
      "$.EmployeeParty.PhysicalLocation.Address"
    )
  ),
  both(
    ["061"],
    told(
      ["The type of contract is not in the list.", "El tipo de contrato no está en la lista."],
      ["Correct EmployeeParty.ContractType: 1 to 5.", "Corrija EmployeeParty.ContractType: 1 a 5."],
      "rules",
      "$.EmployeeParty.ContractType"
    )
  ),
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

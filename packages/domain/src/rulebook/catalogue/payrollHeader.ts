import type { Listed } from "../CatalogueEntry.ts"
import { both, notified, told, written } from "./payrollEntry.ts"

/** Number, software, key and moment of a payroll document. */
export const payrollHeaderEntries: ReadonlyArray<Listed> = [
  both(
    ["001"],
    told(["There is not exactly one signature.", "No hay exactamente una firma."], written, "construction")
  ),
  both(
    ["901"],
    told(["A namespace of the root is missing.", "Falta un espacio de nombres en la raíz."], written, "construction")
  ),
  {
    codes: ["NIE199", "NIE199a", "NIE204", "NIE204a"],
    ...told(
      [
        "The change of contract inside a month, or the payroll it belongs to, is not valid.",
        "La novedad contractual del mes, o la nómina a la que pertenece, no es válida."
      ],
      ["Nothing: no change of contract is written.", "Ninguna: no se escribe novedad contractual."],
      "construction"
    )
  },
  "NIE012",
  both(
    ["009"],
    notified(
      told(
        ["The employer's own code of the worker is not valid.", "El código interno del trabajador no es válido."],
        [
          "Correct EmployeeParty.Code or leave it out; the document is accepted.",
          "Corrija EmployeeParty.Code u omítalo; el documento se acepta."
        ],
        "authority",
        "$.EmployeeParty.Code"
      )
    )
  ),
  both(
    ["010", "011"],
    told(
      ["The prefix or the consecutive number is absent.", "Falta el prefijo o el consecutivo."],
      [
        "Give Number and, if there is one, NumberingRange.Prefix.",
        "Informe Number y, si lo hay, NumberingRange.Prefix."
      ],
      "form",
      "$.Number"
    ),
    ["218", "219"]
  ),
  both(
    ["013", "014", "015", "016"],
    told(
      [
        "The place where the document is made, or its language, is not valid.",
        "El lugar de generación del documento, o su idioma, no es válido."
      ],
      [
        "Correct CompanyParty.PhysicalLocation.CityCode: the place is taken from it.",
        "Corrija CompanyParty.PhysicalLocation.CityCode: el lugar se toma de él."
      ],
      "construction",
      "$.CompanyParty.PhysicalLocation.CityCode"
    ),
    ["221", "222", "223", "224"]
  ),
  "NIE017",
  both(
    ["018"],
    told(
      [
        "The check digit of the software owner's NIT is wrong.",
        "El dígito de verificación del propietario del software es incorrecto."
      ],
      [
        "Nothing: it is calculated from SoftwareProvider.ProviderId.",
        "Ninguna: se calcula de SoftwareProvider.ProviderId."
      ],
      "construction",
      "$.SoftwareProvider.ProviderId"
    ),
    ["231"]
  ),
  "NIE019",
  "NIE020",
  both(
    ["205", "206", "207", "208"],
    told(
      ["The name of the software's owner is absent.", "Falta el nombre del propietario del software."],
      ["Give SoftwareProvider.ProviderName.", "Informe SoftwareProvider.ProviderName."],
      "authority",
      "$.SoftwareProvider.ProviderName"
    ),
    ["225", "226", "227", "228"]
  ),
  both(
    ["209"],
    notified(
      told(
        [
          "The further names of the software's owner are not stated.",
          "No se informan los otros nombres del propietario del software."
        ],
        [
          "Check SoftwareProvider.ProviderName; the document is accepted.",
          "Verifique SoftwareProvider.ProviderName; el documento se acepta."
        ],
        "authority",
        "$.SoftwareProvider.ProviderName"
      )
    ),
    ["229"]
  ),
  both(
    ["021", "022", "025", "027"],
    told(
      [
        "The QR code, the version, the key's algorithm or the time zone is not as the annex wants it.",
        "El código QR, la versión, el algoritmo del CUNE o la zona horaria no es el que pide el anexo."
      ],
      written,
      "construction"
    ),
    ["234", "235", "239", "241"]
  ),
  both(
    ["023"],
    told(
      [
        "The document names another environment than the one it was sent to.",
        "El documento indica un ambiente distinto de aquel al que se envió."
      ],
      [
        "Check the configured environment and the query parameter isTest.",
        "Verifique el ambiente configurado y el parámetro isTest."
      ],
      "construction"
    ),
    ["236"]
  ),
  both(
    ["202"],
    told(
      ["The type code is not that of the document.", "El tipo de XML no es el del documento."],
      ["Correct TypeCode: 102 payroll, 103 adjustment note.", "Corrija TypeCode: 102 nómina, 103 nota de ajuste."],
      "form",
      "$.TypeCode"
    ),
    ["237"]
  ),
  both(
    ["024"],
    told(
      ["The CUNE is not what the authority calculates.", "El CUNE no es el que calcula la DIAN."],
      [
        "Correct SoftwareProvider.Pin: it is the secret in the CUNE.",
        "Corrija SoftwareProvider.Pin: es el secreto del CUNE."
      ],
      "authority",
      "$.SoftwareProvider.Pin"
    ),
    ["238"]
  ),
  "NIE026",
  both(
    ["031"],
    notified(
      told(
        ["The note is not valid.", "La nota no es válida."],
        ["Check Note; the document is accepted.", "Verifique Note; el documento se acepta."],
        "authority",
        "$.Note"
      )
    ),
    ["242"]
  )
]

import { numbered } from "./numbered.ts"
import { explain } from "../../rules/Rule.ts"
import { type Listed, written } from "../CatalogueEntry.ts"

/** Rules on number, software, key and moment of a payroll document. */
export const payrollHeaderEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: numbered(["001"]), decidedBy: "construction" },
    "There is not exactly one signature.",
    "No hay exactamente una firma.",
    ...written
  ),
  explain(
    { codes: numbered(["901"]), decidedBy: "construction" },
    "A namespace of the root is missing.",
    "Falta un espacio de nombres en la raíz.",
    ...written
  ),
  explain(
    { codes: ["NIE199"], decidedBy: "construction" },
    "Whether the document is a change of contract (Novedad) is neither true nor false.",
    "La novedad contractual no es ni true ni false.",
    ...written
  ),
  explain(
    { codes: ["NIE199a"], path: "$.Novedad", decidedBy: "authority" },
    "The document is a change of contract (Novedad), and the authority has no payroll of the worker in the month of payment.",
    "El documento es una novedad contractual, y la DIAN no tiene una nómina del trabajador en el mes de pago.",
    "Omit Novedad; or correct Pay.Date, or the first of Pay.Dates, to the month of the payroll that was filed.",
    "Omita Novedad; o corrija Pay.Date, o la primera de Pay.Dates, al mes de la nómina transmitida."
  ),
  explain(
    { codes: ["NIE204"], path: "$.Novedad.Uuid", decidedBy: "form" },
    "A change of contract (Novedad) has no CUNE of the payroll that was filed before.",
    "La novedad contractual no tiene el CUNE de la nómina transmitida antes.",
    "Correct Novedad.Uuid to the CUNE of the payroll of the worker and the month that was filed before.",
    "Corrija Novedad.Uuid con el CUNE de la nómina del trabajador y del mes transmitida antes."
  ),
  explain(
    { codes: ["NIE204a"], path: "$.Novedad.Uuid", decidedBy: "authority" },
    "A change of contract (Novedad) names a payroll that the authority does not have, or that is another employer's or worker's.",
    "La novedad contractual nombra una nómina que la DIAN no tiene, o que es de otro empleador o trabajador.",
    "Correct Novedad.Uuid to the CUNE of an accepted payroll of the same employer and worker.",
    "Corrija Novedad.Uuid con el CUNE de una nómina aceptada del mismo empleador y trabajador."
  ),
  "NIE012",
  explain(
    { codes: numbered(["009"]), severity: "notification", path: "$.EmployeeParty.Code", decidedBy: "authority" },
    "The employer's own code of the worker is not valid.",
    "El código interno del trabajador no es válido.",
    "Correct EmployeeParty.Code or omit it; the document is accepted.",
    "Corrija EmployeeParty.Code u omítalo; el documento se acepta."
  ),
  explain(
    { codes: numbered(["010", "011"], ["218", "219"]), path: "$.Number", decidedBy: "form" },
    "The prefix or the consecutive number is absent.",
    "Falta el prefijo o el consecutivo.",
    "Give Number and, if there is one, NumberingRange.Prefix.",
    "Informe Number y, si lo hay, NumberingRange.Prefix."
  ),
  explain(
    {
      codes: numbered(["013", "014", "015", "016"], ["221", "222", "223", "224"]),
      path: "$.CompanyParty.PhysicalLocation.CityCode",
      decidedBy: "construction"
    },
    "The place where the document is made, or its language, is not valid.",
    "El lugar de generación del documento, o su idioma, no es válido.",
    "Correct CompanyParty.PhysicalLocation.CityCode: the place is taken from it.",
    "Corrija CompanyParty.PhysicalLocation.CityCode: el lugar se toma de él."
  ),
  "NIE017",
  explain(
    { codes: numbered(["018"], ["231"]), path: "$.SoftwareProvider.ProviderId", decidedBy: "construction" },
    "The check digit of the software owner's NIT is wrong.",
    "El dígito de verificación del propietario del software es incorrecto.",
    "Nothing: it is calculated from SoftwareProvider.ProviderId.",
    "Ninguna: se calcula de SoftwareProvider.ProviderId."
  ),
  "NIE019",
  "NIE020",
  explain(
    {
      codes: numbered(["205", "206", "207", "208"], ["225", "226", "227", "228"]),
      path: "$.SoftwareProvider.ProviderName",
      decidedBy: "authority"
    },
    "The name of the software's owner is absent.",
    "Falta el nombre del propietario del software.",
    "Give SoftwareProvider.ProviderName.",
    "Informe SoftwareProvider.ProviderName."
  ),
  explain(
    {
      codes: numbered(["209"], ["229"]),
      severity: "notification",
      path: "$.SoftwareProvider.ProviderName",
      decidedBy: "authority"
    },
    "The further names of the software's owner are not stated.",
    "No se informan los otros nombres del propietario del software.",
    "Check SoftwareProvider.ProviderName; the document is accepted.",
    "Verifique SoftwareProvider.ProviderName; el documento se acepta."
  ),
  explain(
    { codes: numbered(["021", "022", "025", "027"], ["234", "235", "239", "241"]), decidedBy: "construction" },
    "The QR code, the version, the key's algorithm or the time zone does not follow the annex.",
    "El código QR, la versión, el algoritmo del CUNE o la zona horaria no es el que pide el anexo.",
    ...written
  ),
  explain(
    { codes: numbered(["023"], ["236"]), decidedBy: "construction" },
    "The document names another environment than the one it was sent to.",
    "El documento indica un ambiente distinto de aquel al que se envió.",
    "Check the configured environment and the query parameter isTest.",
    "Verifique el ambiente configurado y el parámetro isTest."
  ),
  explain(
    { codes: numbered(["202"], ["237"]), path: "$.TypeCode", decidedBy: "form" },
    "The type code is not that of the document.",
    "El tipo de XML no es el del documento.",
    "Correct TypeCode: 102 payroll, 103 adjustment note.",
    "Corrija TypeCode: 102 nómina, 103 nota de ajuste."
  ),
  explain(
    { codes: numbered(["024"], ["238"]), path: "$.SoftwareProvider.Pin", decidedBy: "authority" },
    "The CUNE is not what the authority calculates.",
    "El CUNE no es el que calcula la DIAN.",
    "Correct SoftwareProvider.Pin: it is the secret in the CUNE.",
    "Corrija SoftwareProvider.Pin: es el secreto del CUNE."
  ),
  "NIE026",
  explain(
    { codes: numbered(["031"], ["242"]), severity: "notification", path: "$.Note", decidedBy: "authority" },
    "The note is not valid.",
    "La nota no es válida.",
    "Check Note; the document is accepted.",
    "Verifique Note; el documento se acepta."
  )
]

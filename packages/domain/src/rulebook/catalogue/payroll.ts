import { explain } from "../../rules/Rule.ts"
import { type CatalogueEntry, codeRange, inOrder, type Listed, written } from "../CatalogueEntry.ts"
import { payrollItemEntries } from "./payrollItems.ts"

/**
 * Builds full payroll rule codes. Each of `numbers` gives two, because a payroll (NIE) and the note that replaces one
 * (NIAE) share them. Each of `deleting` gives the code of the note that deletes a payroll (NIAE).
 */
const numbered = (numbers: ReadonlyArray<string>, deleting: ReadonlyArray<string> = []): ReadonlyArray<string> => [
  ...numbers.flatMap((number) => [`NIE${number}`, `NIAE${number}`]),
  ...deleting.map((number) => `NIAE${number}`)
]

/** Rules on number, software, key and moment of a payroll document. */
const payrollHeaderEntries: ReadonlyArray<Listed> = [
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
  explain(
    { codes: numbered(["018"], ["231"]), path: "$.SoftwareProvider.ProviderId", decidedBy: "construction" },
    "The check digit of the software owner's NIT is wrong.",
    "El dígito de verificación del propietario del software es incorrecto.",
    "Nothing: it is calculated from SoftwareProvider.ProviderId.",
    "Ninguna: se calcula de SoftwareProvider.ProviderId."
  ),
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
  explain(
    { codes: numbered(["031"], ["242"]), severity: "notification", path: "$.Note", decidedBy: "authority" },
    "The note is not valid.",
    "La nota no es válida.",
    "Check Note; the document is accepted.",
    "Verifique Note; el documento se acepta."
  )
]

/** Rules on employer and worker. */
const payrollPartyEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: numbered(["211"], ["245"]), path: "$.CompanyParty.SecondSurname", decidedBy: "authority" },
    "The second surname of an employer who is a natural person is absent.",
    "Falta el segundo apellido del empleador que es persona natural.",
    "Give CompanyParty.SecondSurname.",
    "Informe CompanyParty.SecondSurname."
  ),
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
  explain(
    { codes: numbered(["038"], ["253"]), path: "$.CompanyParty.PhysicalLocation.Address", decidedBy: "form" },
    "The address of the employer is absent.",
    "Falta la dirección del empleador.",
    "Give CompanyParty.PhysicalLocation.Address.",
    "Informe CompanyParty.PhysicalLocation.Address."
  ),
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
  explain(
    { codes: numbered(["053"]), path: "$.EmployeeParty.PhysicalLocation.Address", decidedBy: "form" },
    "The address of work is absent.",
    "Falta la dirección de trabajo.",
    "Give EmployeeParty.PhysicalLocation.Address.",
    "Informe EmployeeParty.PhysicalLocation.Address."
  ),
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

/** Rules on period, currency, payment and totals of a payroll. */
const payEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: numbered(["002", "004", "007", "008"]), path: "$.Period", decidedBy: "form" },
    "A value of the period is absent or not valid.",
    "Un dato del período falta o no es válido.",
    "Give Period.EntryDate, Period.StartDate and Period.EndDate.",
    "Informe Period.EntryDate, Period.StartDate y Period.EndDate."
  ),
  explain(
    { codes: numbered(["066", "067", "068"]), severity: "notification", path: "$.Account", decidedBy: "authority" },
    "The bank, the type or the number of the account is absent.",
    "Falta el banco, el tipo o el número de la cuenta.",
    "Give Account: Bank, Type and Number; the document is accepted.",
    "Informe Account: Bank, Type y Number; el documento se acepta."
  ),
  explain(
    { codes: numbered(["186"]), path: "$.MonetaryTotal", decidedBy: "construction" },
    "The rounding is not valid.",
    "El redondeo no es válido.",
    "Correct the sums in MonetaryTotal.",
    "Corrija las sumas en MonetaryTotal."
  )
]

/** Rules on the reference of a note to the payroll that it replaces or deletes. */
const payrollNoteEntries: ReadonlyArray<Listed> = [
  explain(
    {
      codes: ["NIAE190", "NIAE215"],
      severity: "notification",
      path: "$.DocumentReference.Number",
      decidedBy: "authority"
    },
    "The number of the payroll that the note is about is not valid.",
    "El número de la nómina a la que se refiere la nota no es válido.",
    "Correct DocumentReference.Number; the document is accepted.",
    "Corrija DocumentReference.Number; el documento se acepta."
  ),
  explain(
    {
      codes: ["NIAE191", "NIAE216"],
      severity: "notification",
      path: "$.DocumentReference.Uuid",
      decidedBy: "authority"
    },
    "The CUNE of the payroll that the note is about is not valid.",
    "El CUNE de la nómina a la que se refiere la nota no es válido.",
    "Correct DocumentReference.Uuid, the CUNE of an accepted payroll; the note is accepted.",
    "Corrija DocumentReference.Uuid, el CUNE de una nómina aceptada; la nota se acepta."
  ),
  explain(
    // unlike NIE204a, the service refuses it before it files: by its record, or by a query of the CUNE
    { codes: ["NIAE191a", "NIAE216a"], path: "$.DocumentReference.Uuid", decidedBy: "form" },
    "The authority has no accepted payroll of this employer with this CUNE, or the payroll to replace is of another worker.",
    "La DIAN no tiene una nómina aceptada de este empleador con este CUNE, o la nómina que se reemplaza es de otro trabajador.",
    "Correct DocumentReference.Uuid; of a wrong worker or a rejected payroll, delete what was accepted with PayrollDeleteNote, then file a payroll again.",
    "Corrija DocumentReference.Uuid; si el trabajador es otro o la nómina fue rechazada, elimine lo aceptado con PayrollDeleteNote y radique una nómina nueva."
  ),
  explain(
    { codes: ["NIAE214"], decidedBy: "construction" },
    "The type of the note, to replace or to delete, is not that of its content.",
    "El tipo de nota, reemplazar o eliminar, no es el de su contenido.",
    "File it with its operation: PayrollReplaceNote or PayrollDeleteNote.",
    "Transmítala con su operación: PayrollReplaceNote o PayrollDeleteNote."
  )
]

/** First and last number of the annex's rules on earnings and deductions (NIE069 to NIE201). */
const itemRules = [69, 201] as const

/**
 * The entry for codes on earnings and deductions that no other entry lists. All that is known of these rules is that
 * the value must be well-formed if present, and what the renderer writes is.
 */
const remaining = (listed: ReadonlySet<string>): CatalogueEntry =>
  explain(
    {
      codes: ["NIE", "NIAE"]
        .flatMap((family) => codeRange(family, ...itemRules, 3))
        .filter((code) => !listed.has(code)),
      path: "$.Items",
      decidedBy: "construction"
    },
    "An earning or a deduction is not well-formed.",
    "Un devengado o una deducción no está bien formado.",
    "Correct the item in Items: code, Quantity, Percentage, StartDate, EndDate and Amount.",
    "Corrija el ítem en Items: code, Quantity, Percentage, StartDate, EndDate y Amount."
  )

/** Rules NIE… and NIAE…: payroll and its notes (payroll annex 1.0 §2). `checked` are those that our rules decide. */
export const payrollEntries = (checked: ReadonlyArray<CatalogueEntry>): ReadonlyArray<CatalogueEntry> => {
  const stated = [...payrollHeaderEntries, ...payrollPartyEntries, ...payEntries, ...payrollNoteEntries]
  const entries = inOrder([...stated, ...checked, ...payrollItemEntries()])
  return [...entries, remaining(new Set(entries.flatMap(({ codes }) => codes)))]
}

// oxlint-disable max-lines -- each field has its description in both languages
import { codeText } from "../codeText.ts"
import { Schema, BigDecimal } from "effect"
import { dryRunUse, imageUse, printedUse } from "../../wire/Reader.ts"
import { text, secretText, patternText } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"
import { PhysicalLocation } from "../PhysicalLocation.ts"
import { AmountOrZero, documentNumber, Money, wholeNumber } from "../../number/wireNumber.ts"
import { LocalDateFromWire, LocalDateTimeFromWire } from "../../time/LocalDateTime.ts"
import { SigningCertificate } from "../SigningCertificate.ts"
import { SoftwareProvider } from "../Software.ts"
import { Flag } from "../../wire/Flag.ts"
import { wireList } from "../../wire/wireList.ts"
import { CustomizePrintFormat } from "../CustomizePrintFormat.ts"
import { PayrollPay } from "../PaymentMeans.ts"
import { PayrollItem } from "./PayrollItem.ts"
import { derive } from "../../rules/unreadable.ts"
import { described, supplied } from "../../rules/described.ts"

/** A field of an invoice's issuer. Programs with one class for the issuer state it in payrolls as well. */
const ofInvoices = described(Schema.optionalKey(text(100)), {
  en: "Field of the issuer of an invoice. Payroll documents have no place for it.",
  es: "Campo del emisor de una factura. Los documentos de nómina no tienen lugar para él.",
  use: dryRunUse
})

/**
 * The employer, who issues the document (`Empleador`; rules NIE032 to NIE038, NIE210 to NIE213). A company has `name`.
 * A natural person has first name and first surname instead. Employers are identified by a NIT (31), natural persons
 * also by the identity card (13) whose number is the NIT.
 */
export const Employer = wireStruct("PayrollCompanyParty", {
  id: described(supplied("settings", text(30)), {
    en: "NIT of the employer, with or without its check digit after a hyphen. A Colombian natural person has the number of the identity card.",
    es: "NIT del empleador, con o sin dígito de verificación tras un guion. Una persona natural colombiana tiene el número de su cédula."
  }),
  identificationType: described(supplied("settings", text(2)), {
    en: "Type of the identification: 31 NIT, or 13 identity card of a natural person.",
    es: "Tipo de identificación: 31 NIT, o 13 cédula de una persona natural."
  }),
  name: described(Schema.optionalKey(text(450)), {
    en: "Legal name of a company. A natural person states names and surnames.",
    es: "Razón social de la empresa. Una persona natural informa nombres y apellidos.",
    use: {
      en: "of a company; that of a natural person is printed, and filed by a deleting note only, NIAE243",
      es: "de una persona jurídica; la de una persona natural se imprime y solo la transmite la nota de eliminación, NIAE243"
    }
  }),
  firstName: described(Schema.optionalKey(text(60)), {
    en: "First name of an employer who is a natural person.",
    es: "Primer nombre del empleador que es persona natural."
  }),
  middleName: described(Schema.optionalKey(text(60)), {
    en: "Further given names of an employer who is a natural person.",
    es: "Otros nombres del empleador que es persona natural."
  }),
  firstSurname: described(Schema.optionalKey(text(60)), {
    en: "First surname of an employer who is a natural person.",
    es: "Primer apellido del empleador que es persona natural."
  }),
  secondSurname: described(Schema.optionalKey(text(60)), {
    en: "Second surname of an employer who is a natural person.",
    es: "Segundo apellido del empleador que es persona natural."
  }),
  physicalLocation: described(supplied("settings", PhysicalLocation), {
    en: "Address of the employer; its municipality is where the document is generated.",
    es: "Dirección del empleador; su municipio es el lugar de generación del documento."
  }),
  email: described(Schema.optionalKey(text(254)), {
    en: "E-mail address of the employer. It is printed and not filed.",
    es: "Correo electrónico del empleador. Se imprime y no se transmite.",
    use: printedUse
  }),
  phone: described(Schema.optionalKey(text(50)), {
    en: "Telephone number of the employer. It is printed and not filed.",
    es: "Teléfono del empleador. Se imprime y no se transmite.",
    use: printedUse
  }),
  imageUrl: described(Schema.optionalKey(text(2_000_000)), {
    en: "Logo printed on the PDF: a data URL (PNG or JPEG) or an HTTPS address. It is not filed.",
    es: "Logotipo que se imprime en el PDF: una URL de datos (PNG o JPEG) o una dirección HTTPS. No se transmite.",
    use: imageUse
  }),
  organizationTypeCode: ofInvoices,
  taxLevelCode: ofInvoices,
  taxCode: ofInvoices
})

/** A value of the schema {@link Employer}. */
export type Employer = typeof Employer.Type

/** Whether an employer is a natural person: it states a name that only persons have. */
export const isNaturalPerson = ({ firstName, firstSurname, middleName, secondSurname }: Employer): boolean =>
  [firstName, middleName, firstSurname, secondSurname].some((name) => name !== undefined)

/** Joins given names and surnames in spoken order. */
export const fullName = ({
  firstName,
  firstSurname,
  middleName,
  secondSurname
}: Pick<Partial<Employer>, "firstName" | "middleName" | "firstSurname" | "secondSurname">): string =>
  [firstName, middleName, firstSurname, secondSurname].filter((name) => name !== undefined).join(" ")

/** The name of an employer: the full name of a natural person, the legal name of a company. */
export const employerName = (employer: Employer): string =>
  isNaturalPerson(employer) ? fullName(employer) : (employer.name ?? "")

const cuneForm = { en: "96 lower-case hexadecimal digits", es: "96 dígitos hexadecimales en minúscula" } as const

const ignored = wholeNumber({
  identifier: "PayrollRangeNumber",
  description: "Payroll documents have no authorised range; 0 means absent, any other number is ignored.",
  minimum: 1,
  maximum: 99_999_999_999_999,
  zeroIsAbsent: true
})

/**
 * The prefix of payroll documents, which the employer chooses (rules NIE010 to NIE012). There is no authorised range;
 * other fields of a range are accepted and ignored.
 */
export const PayrollNumberingRange = wireStruct("PayrollNumberingRange", {
  id: described(Schema.optionalKey(ignored), {
    en: "Payroll documents have no authorised range: 0 or any number, ignored.",
    es: "La nómina no tiene rango autorizado: 0 o cualquier número, se ignora.",
    use: dryRunUse
  }),
  date: described(Schema.optionalKey(LocalDateFromWire), {
    en: "Payroll documents have no authorised range: a date, ignored.",
    es: "La nómina no tiene rango autorizado: una fecha, se ignora.",
    use: dryRunUse
  }),
  prefix: described(Schema.optionalKey(text(20)), {
    en: "Prefix of the employer's choice, letters and digits: NE.",
    es: "Prefijo elegido por el empleador, letras y dígitos: NE."
  }),
  fromNumber: described(Schema.optionalKey(ignored), {
    en: "Payroll documents have no authorised range: 0 or any number, ignored.",
    es: "La nómina no tiene rango autorizado: 0 o cualquier número, se ignora.",
    use: dryRunUse
  }),
  toNumber: described(Schema.optionalKey(ignored), {
    en: "Payroll documents have no authorised range: 0 or any number, ignored.",
    es: "La nómina no tiene rango autorizado: 0 o cualquier número, se ignora.",
    use: dryRunUse
  }),
  technicalKey: described(
    Schema.optionalKey(
      secretText({
        identifier: "PayrollTechnicalKey",
        maximum: 100,
        trim: true,
        description: "Payroll documents have no technical key; ignored, and never shown."
      })
    ),
    {
      en: "Payroll documents have no technical key: ignored, and never shown.",
      es: "La nómina no tiene clave técnica: se ignora y nunca se muestra.",
      use: dryRunUse
    }
  ),
  startDate: described(Schema.optionalKey(LocalDateFromWire), {
    en: "Payroll documents have no authorised range: a date, ignored.",
    es: "La nómina no tiene rango autorizado: una fecha, se ignora.",
    use: dryRunUse
  }),
  endDate: described(Schema.optionalKey(LocalDateFromWire), {
    en: "Payroll documents have no authorised range: a date, ignored.",
    es: "La nómina no tiene rango autorizado: una fecha, se ignora.",
    use: dryRunUse
  })
})

/** The header of every payroll document: number, moment, software, certificate, employer. */
export const payrollHeader = {
  number: described(
    supplied("service", documentNumber("PayrollNumber", "Number of the document, without the prefix.")),
    {
      en: "Number of the document, without prefix: 1042. If absent, the service assigns the next one.",
      es: "Número del documento, sin prefijo: 1042. Si falta, el servicio asigna el siguiente."
    }
  ),
  date: described(LocalDateTimeFromWire, {
    en: "Moment of issue in Colombian time, YYYY-MM-DDThh:mm:ss. An offset is converted.",
    es: "Fecha y hora de generación en hora de Colombia, AAAA-MM-DDThh:mm:ss. Si trae zona horaria, se convierte."
  }),
  note: described(Schema.optionalKey(text(5000)), {
    en: "Free text about the document, filed and printed.",
    es: "Texto libre sobre el documento; se transmite y se imprime."
  }),
  numberingRange: described(Schema.optionalKey(PayrollNumberingRange), {
    en: "Prefix of the number. Anything else in it is ignored.",
    es: "Prefijo del número. Todo lo demás se ignora."
  }),
  softwareProvider: described(Schema.optionalKey(SoftwareProvider), {
    en: "Software that issues the document. What is absent is filled in from the provider's settings.",
    es: "Software que genera el documento. Lo que falte se completa con la configuración del proveedor."
  }),
  signingCertificate: described(Schema.optionalKey(SigningCertificate), {
    en: "Certificate that signs the document: a PKCS#12 container with its password, or the token of a stored one.",
    es: "Certificado que firma el documento: un contenedor PKCS#12 con su contraseña, o el token de uno guardado."
  }),
  companyParty: described(supplied("settings", Employer), {
    en: "Employer, who issues the document. What is absent is filled in from the company's settings.",
    es: "Empleador, que emite el documento. Lo que falte se completa con la configuración de la compañía."
  })
}

/**
 * The worker (`Trabajador`; rules NIE041 to NIE063). `physicalLocation` is the place of work, `code` the employer's own
 * name for the worker. The attribute of the second surname is mandatory; without a second surname it is empty.
 */
const employeeFields = {
  id: described(text(35), {
    en: "Identification number of the worker, digits only.",
    es: "Número de identificación del trabajador, solo dígitos."
  }),
  identificationType: described(codeText(2, "worker-identifications"), {
    en: "Type of the worker's identification: 13 identity card, 22 foreigner's card, 41 passport.",
    es: "Tipo de identificación del trabajador: 13 cédula de ciudadanía, 22 cédula de extranjería, 41 pasaporte."
  }),
  code: described(Schema.optionalKey(text(100)), {
    en: "The employer's own code of the worker.",
    es: "Código del trabajador según el empleador."
  }),
  typeCode: described(codeText(2, "worker-types"), {
    en: "Type of worker, two digits: 01 dependent, 02 domestic service, 19 apprentice.",
    es: "Tipo de trabajador, dos dígitos: 01 dependiente, 02 servicio doméstico, 19 aprendiz."
  }),
  subtypeCode: described(codeText(2, "worker-subtypes"), {
    en: "Subtype of worker: 00 not applicable, 01 active pensioner.",
    es: "Subtipo de trabajador: 00 no aplica, 01 pensionado activo."
  }),
  isPensionRisk: described(Flag, {
    en: "true if the work is of high risk for the pension system.",
    es: "true si el trabajo es de alto riesgo para pensión."
  }),
  firstName: described(text(60), { en: "First given name of the worker.", es: "Primer nombre del trabajador." }),
  middleName: described(Schema.optionalKey(text(60)), {
    en: "Further given names of the worker.",
    es: "Otros nombres del trabajador."
  }),
  firstSurname: described(text(60), { en: "First surname of the worker.", es: "Primer apellido del trabajador." }),
  secondSurname: described(Schema.optionalKey(text(60)), {
    en: "Second surname of the worker. Filed empty if there is none.",
    es: "Segundo apellido del trabajador. Se transmite vacío si no tiene."
  }),
  contractType: described(codeText(2, "contract-types"), {
    en: "Type of contract: 1 fixed term, 2 indefinite term, 3 work, 4 apprenticeship, 5 internship.",
    es: "Tipo de contrato: 1 término fijo, 2 término indefinido, 3 obra o labor, 4 aprendizaje, 5 prácticas."
  }),
  isIntegralSalary: described(Flag, {
    en: "true if the salary is integral: it includes social benefits.",
    es: "true si el salario es integral: incluye las prestaciones."
  }),
  salaryAmount: described(Money, {
    en: "Monthly salary of the contract, in the payroll's currency, two decimals.",
    es: "Sueldo mensual del contrato, en la moneda de la nómina, con dos decimales."
  }),
  physicalLocation: described(PhysicalLocation, { en: "Place of work.", es: "Lugar de trabajo." }),
  email: described(Schema.optionalKey(text(254)), {
    en: "E-mail address of the worker. It is printed and not filed.",
    es: "Correo electrónico del trabajador. Se imprime y no se transmite.",
    use: printedUse
  }),
  phone: described(Schema.optionalKey(text(50)), {
    en: "Telephone number of the worker. It is printed and not filed.",
    es: "Teléfono del trabajador. Se imprime y no se transmite.",
    use: printedUse
  })
} as const

/** The schema of a worker, see {@link employeeFields}. */
export const Employee = wireStruct("EmployeeParty", employeeFields)

/** A value of the schema {@link Employee}. */
export type Employee = typeof Employee.Type

/**
 * The worker in a note that deletes a payroll. The note does not need it, and its XML does not contain it, but some
 * programs send it. All fields are optional; the form of those stated is checked.
 */
const unusedEmployee = wireStruct("UnusedEmployeeParty", {
  ...employeeFields,
  id: Schema.optionalKey(employeeFields.id),
  identificationType: Schema.optionalKey(employeeFields.identificationType),
  typeCode: Schema.optionalKey(employeeFields.typeCode),
  subtypeCode: Schema.optionalKey(employeeFields.subtypeCode),
  isPensionRisk: Schema.optionalKey(employeeFields.isPensionRisk),
  firstName: Schema.optionalKey(employeeFields.firstName),
  firstSurname: Schema.optionalKey(employeeFields.firstSurname),
  contractType: Schema.optionalKey(employeeFields.contractType),
  isIntegralSalary: Schema.optionalKey(employeeFields.isIntegralSalary),
  salaryAmount: Schema.optionalKey(employeeFields.salaryAmount),
  physicalLocation: Schema.optionalKey(employeeFields.physicalLocation)
})

/**
 * General information: currency and pay frequency. `currencyBaseRate` is pesos for one unit of another currency. `date`
 * repeats the day of issue and may be left out; `address` is printed and not filed.
 */
export const PayrollInformation = wireStruct("PayrollInformation", {
  date: described(Schema.optionalKey(LocalDateFromWire), {
    en: "Day of issue again, YYYY-MM-DD. Another day than that of Date is notified (RAD62).",
    es: "De nuevo la fecha de generación, AAAA-MM-DD. Si no es la de Date, se notifica (RAD62).",
    use: {
      en: "notified if it is not the day of `Date`, which is filed (RAD62)",
      es: "se notifica si no es el día de `Date`, que es el que se transmite (RAD62)"
    }
  }),
  address: described(Schema.optionalKey(text(300)), {
    en: "Address of the employer for the PDF. It is not filed.",
    es: "Dirección del empleador para el PDF. No se transmite.",
    use: printedUse
  }),
  currencyCode: described(supplied("completion", codeText(3, "currencies")), {
    en: "Currency of all amounts of the payroll, ISO 4217: COP.",
    es: "Moneda de todos los valores de la nómina, ISO 4217: COP."
  }),
  currencyBaseRate: described(Schema.optionalKey(AmountOrZero), {
    en: "Pesos for one unit of another currency (TRM). 0 means absent.",
    es: "Pesos por una unidad de otra moneda (TRM). 0 significa ausente."
  }),
  periodCode: described(codeText(2, "payroll-periods"), {
    en: "How often the worker is paid: 1 weekly, 2 every ten days, 3 fortnightly, 4 twice a month, 5 monthly, 6 other.",
    es: "Frecuencia del pago: 1 semanal, 2 decenal, 3 catorcenal, 4 quincenal, 5 mensual, 6 otro."
  })
})

/** A value of the schema {@link PayrollInformation}. */
export type PayrollInformation = typeof PayrollInformation.Type

/**
 * The paid days (`Periodo`). `entryDate` is the worker's first day with the employer, `finishDate` the last one, absent
 * while the employment continues. `timeWorkedDays` are the days worked inside the period. The item `Basico` takes them
 * as its quantity if it states none; if it states another, that is notified (RAD62). The time in the company
 * (`TiempoLaborado`) follows from the dates.
 */
export const PayrollPeriod = wireStruct("PayrollPeriod", {
  entryDate: described(LocalDateFromWire, {
    en: "Day on which the worker began to work for the employer, YYYY-MM-DD.",
    es: "Fecha de ingreso del trabajador, AAAA-MM-DD."
  }),
  finishDate: described(Schema.optionalKey(LocalDateFromWire), {
    en: "Day on which the worker left, YYYY-MM-DD. Absent while the contract lasts.",
    es: "Fecha de retiro del trabajador, AAAA-MM-DD. Se omite mientras dure el contrato."
  }),
  startDate: described(LocalDateFromWire, {
    en: "First day of the period that is paid, YYYY-MM-DD.",
    es: "Primer día del período que se paga, AAAA-MM-DD."
  }),
  endDate: described(LocalDateFromWire, {
    en: "Last day of the period that is paid, YYYY-MM-DD.",
    es: "Último día del período que se paga, AAAA-MM-DD."
  }),
  timeWorkedDays: described(
    Schema.optionalKey(
      wholeNumber({
        identifier: "TimeWorkedDays",
        description: "Days worked inside the period.",
        minimum: 0,
        maximum: 99_999
      })
    ),
    {
      en: "Days worked inside the period: 30. Used for the item Basico if it states no quantity.",
      es: "Días trabajados en el período: 30. Se usan para el concepto Basico si este no informa cantidad."
    }
  )
})

/** A value of the schema {@link PayrollPeriod}. */
export type PayrollPeriod = typeof PayrollPeriod.Type

/** The worker's bank account (`Pago`; rules NIE066 to NIE068, which only notify). */
export const PayrollAccount = wireStruct("PayrollAccount", {
  bank: described(Schema.optionalKey(text(200)), {
    en: "Name of the bank of the worker's account.",
    es: "Nombre del banco de la cuenta del trabajador."
  }),
  type: described(Schema.optionalKey(text(50)), {
    en: "Type of account: Ahorros, Corriente.",
    es: "Tipo de cuenta: Ahorros, Corriente."
  }),
  number: described(Schema.optionalKey(text(50)), { en: "Number of the account.", es: "Número de la cuenta." })
})

/** A value of the schema {@link PayrollAccount}. */
export type PayrollAccount = typeof PayrollAccount.Type

/**
 * The earnings (`payableAmount`), the withholdings (`discountAmount`) and the net pay (`totalAmount`). Callers confuse
 * these fields; {@link payrollTotals} corrects their order.
 */
export const PayrollMonetaryTotal = wireStruct("PayrollMonetaryTotal", {
  payableAmount: described(supplied("completion", Money), {
    en: "Sum of all earnings (Devengos). Exchanged with TotalAmount, both are read correctly.",
    es: "Suma de todos los devengos. Si viene intercambiado con TotalAmount, ambos se leen correctamente."
  }),
  discountAmount: described(supplied("completion", Money), {
    en: "Sum of all withholdings (Deducciones).",
    es: "Suma de todas las deducciones."
  }),
  totalAmount: described(supplied("completion", Money), {
    en: "Earnings minus withholdings: what the worker receives (NIE189).",
    es: "Devengos menos deducciones: lo que recibe el trabajador (NIE189)."
  })
})

/** A value of the schema {@link PayrollMonetaryTotal}. */
export type PayrollMonetaryTotal = typeof PayrollMonetaryTotal.Type

/** A total with the field it was read from. */
export interface StatedTotal {
  readonly field: "PayableAmount" | "DiscountAmount" | "TotalAmount"
  readonly amount: BigDecimal.BigDecimal
}

/**
 * The stated totals of earnings (`DevengadosTotal`), withholdings (`DeduccionesTotal`) and net pay
 * (`ComprobanteTotal`).
 */
export interface PayrollTotals {
  readonly earned: StatedTotal
  readonly deducted: StatedTotal
  readonly net: StatedTotal
}

const isSwapped = ({ payableAmount, totalAmount }: PayrollMonetaryTotal): boolean =>
  BigDecimal.isGreaterThan(totalAmount, payableAmount)

const payableOf = ({ payableAmount }: PayrollMonetaryTotal): StatedTotal => ({
  field: "PayableAmount",
  amount: payableAmount
})

const wholeOf = ({ totalAmount }: PayrollMonetaryTotal): StatedTotal => ({ field: "TotalAmount", amount: totalAmount })

const earnedOf = (total: PayrollMonetaryTotal): StatedTotal => (isSwapped(total) ? wholeOf(total) : payableOf(total))

/** The net pay: the lesser of `payableAmount` and `totalAmount`. */
export const netOf = (total: PayrollMonetaryTotal): StatedTotal =>
  isSwapped(total) ? payableOf(total) : wholeOf(total)

const deductedOf = ({ discountAmount }: PayrollMonetaryTotal): StatedTotal => ({
  field: "DiscountAmount",
  amount: discountAmount
})

/**
 * The stated totals, assigned to their meaning. Withholdings are never negative, so the greater of `payableAmount` and
 * `totalAmount` is the earnings.
 */
export const payrollTotals = (total: PayrollMonetaryTotal): PayrollTotals => ({
  earned: derive(earnedOf, total),
  deducted: derive(deductedOf, total),
  net: derive(netOf, total)
})

/**
 * Marks a further document for the same worker and month of payment after a change of contract (`Novedad`; rules
 * NIE199, NIE204). Without it, the month has one document.
 */
export const Novedad = wireStruct("PayrollNovedad", {
  uuid: described(
    patternText({
      identifier: "NovedadCune",
      pattern: /^[0-9a-f]{96}$/u,
      expected: cuneForm,
      description: "The CUNE of the payroll support document that was filed for the worker and the month before.",
      rule: "NIE204"
    }),
    {
      en: "CUNE of the payroll document already filed for the worker and the month, 96 hexadecimal digits (NIE204).",
      es: "CUNE de la nómina ya transmitida del trabajador y el mes, 96 dígitos hexadecimales (NIE204)."
    }
  )
})

/** A value of the schema {@link Novedad}. */
export type Novedad = typeof Novedad.Type

/** The worker and the pay: the fields that a payroll and its replacing note share. */
export const payrollContent = {
  employeeParty: described(Employee, { en: "Worker of the payroll.", es: "Trabajador de la nómina." }),
  information: described(PayrollInformation, {
    en: "Currency of the payroll and how often it is paid.",
    es: "Moneda de la nómina y frecuencia del pago."
  }),
  period: described(PayrollPeriod, {
    en: "Days that are paid, and the worker's days of entry and leaving.",
    es: "Días que se pagan, y fechas de ingreso y retiro del trabajador."
  }),
  pay: described(PayrollPay, { en: "Form, means and days of payment.", es: "Forma, medio y fechas de pago." }),
  account: described(Schema.optionalKey(PayrollAccount), {
    en: "Bank account of the worker.",
    es: "Cuenta bancaria del trabajador."
  }),
  items: described(wireList(PayrollItem, { maximum: 2000 }), {
    en: "Earnings and withholdings.",
    es: "Devengos y deducciones."
  }),
  monetaryTotal: described(supplied("completion", PayrollMonetaryTotal), {
    en: "Totals of earnings, withholdings and net pay.",
    es: "Totales de devengos, deducciones y neto a pagar."
  }),
  customizePrintFormat: described(Schema.optionalKey(CustomizePrintFormat), {
    en: "Texts for the PDF, which are not filed.",
    es: "Textos para el PDF, que no se transmiten."
  })
}

/**
 * Payroll support document of one worker and one period (`NominaIndividual`, type 102). Amounts are in its currency.
 */
export const Payroll = wireStruct("Payroll", {
  typeCode: described(
    supplied(
      "completion",
      patternText({
        identifier: "PayrollTypeCode",
        pattern: /^102$/u,
        expected: "102",
        description: "102 payroll support document.",
        rule: "NIE202"
      })
    ),
    {
      en: "Type of the document: 102 payroll support document (NIE202).",
      es: "Tipo de documento: 102 documento soporte de pago de nómina (NIE202)."
    }
  ),
  novedad: described(Schema.optionalKey(Novedad), {
    en: "Marks a further document of the same worker and month, after a change of contract (NIE199).",
    es: "Indica que es otro documento del mismo trabajador y mes, tras un cambio de contrato (NIE199)."
  }),
  ...payrollHeader,
  ...payrollContent
})

/** A value of the schema {@link Payroll}. */
export type Payroll = typeof Payroll.Type

/** The payroll document that a note replaces or deletes: its key (`uuid`), day and full number. */
export const PredecessorReference = wireStruct("PredecessorReference", {
  uuid: described(
    patternText({
      identifier: "Cune",
      pattern: /^[0-9a-f]{96}$/u,
      expected: cuneForm,
      description: "The CUNE of the document."
    }),
    {
      en: "CUNE of the payroll document that the note replaces or deletes, 96 hexadecimal digits.",
      es: "CUNE de la nómina que la nota reemplaza o elimina, 96 dígitos hexadecimales."
    }
  ),
  date: described(LocalDateFromWire, {
    en: "Day of issue of that document, YYYY-MM-DD.",
    es: "Fecha de generación de ese documento, AAAA-MM-DD."
  }),
  schemeName: described(
    Schema.optionalKey(
      patternText({
        identifier: "CuneSchemeName",
        pattern: /^CUNE-SHA384$/u,
        expected: "CUNE-SHA384",
        description: "How the key was made."
      })
    ),
    {
      en: "Algorithm of the key: CUNE-SHA384, the only one. It is not filed.",
      es: "Algoritmo de la clave: CUNE-SHA384, el único. No se transmite.",
      use: { en: "takes this one value, which is not filed", es: "admite solo este valor, que no se transmite" }
    }
  ),
  typeCode: described(
    Schema.optionalKey(
      patternText({
        identifier: "PredecessorTypeCode",
        pattern: /^10[23]$/u,
        expected: { en: "102 or 103", es: "102 o 103" },
        description: "102 payroll, 103 note."
      })
    ),
    {
      en: "Type of that document: 102 payroll, 103 note. It is printed and not filed.",
      es: "Tipo de ese documento: 102 nómina, 103 nota. Se imprime y no se transmite.",
      use: printedUse
    }
  ),
  number: described(text(100), {
    en: "Full number of that document, prefix included: NE1042.",
    es: "Número completo de ese documento, con su prefijo: NE1042."
  })
})

/** A value of the schema {@link PredecessorReference}. */
export type PredecessorReference = typeof PredecessorReference.Type

/** The type code of both payroll notes. */
export const noteTypeCode = patternText({
  identifier: "PayrollNoteTypeCode",
  pattern: /^103$/u,
  expected: "103",
  description: "103 adjustment note of a payroll support document.",
  rule: "NIAE202"
})

/** Adjustment note that restates a whole payroll (`NominaIndividualDeAjuste/Reemplazar`, type 103). */
export const PayrollReplaceNote = wireStruct("PayrollReplacementNote", {
  typeCode: described(supplied("completion", noteTypeCode), {
    en: "Type of the document: 103 adjustment note (NIAE202).",
    es: "Tipo de documento: 103 nota de ajuste (NIAE202)."
  }),
  documentReference: described(PredecessorReference, {
    en: "Payroll document that the note replaces.",
    es: "Nómina que la nota reemplaza."
  }),
  ...payrollHeader,
  ...payrollContent
})

/** A value of the schema {@link PayrollReplaceNote}. */
export type PayrollReplaceNote = typeof PayrollReplaceNote.Type

/** Adjustment note that annuls a payroll document sent by mistake (`NominaIndividualDeAjuste/Eliminar`, type 103). */
export const PayrollDeleteNote = wireStruct("PayrollDeletionNote", {
  typeCode: described(supplied("completion", noteTypeCode), {
    en: "Type of the document: 103 adjustment note (NIAE202).",
    es: "Tipo de documento: 103 nota de ajuste (NIAE202)."
  }),
  documentReference: described(PredecessorReference, {
    en: "Payroll document that the note deletes.",
    es: "Nómina que la nota elimina."
  }),
  ...payrollHeader,
  employeeParty: described(Schema.optionalKey(unusedEmployee), {
    en: "Worker of the payroll. A note that deletes names none: it is not filed, and notified.",
    es: "Trabajador de la nómina. La nota que elimina no lo nombra: no se transmite, y se notifica.",
    use: { en: "not filed; notified (RAD60)", es: "no se transmite; se notifica (RAD60)" }
  })
})

/** A value of the schema {@link PayrollDeleteNote}. */
export type PayrollDeleteNote = typeof PayrollDeleteNote.Type

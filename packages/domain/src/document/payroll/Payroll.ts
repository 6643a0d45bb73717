import { codeText } from "../codeText.ts"
import { Schema, BigDecimal } from "effect"
import { dryRunUse, imageUse, used } from "../../wire/Reader.ts"
import { text, secretText, patternText } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"
import { PhysicalLocation } from "../PhysicalLocation.ts"
import { documentNumber, wholeNumber } from "../../number/wholeNumber.ts"
import { LocalDateFromWire } from "../../time/LocalDate.ts"
import { LocalDateTimeFromWire } from "../../time/LocalDateTime.ts"
import { SigningCertificate } from "../SigningCertificate.ts"
import { SoftwareProvider } from "../Software.ts"
import { AmountOrZero, Money } from "../../number/amount.ts"
import { Flag } from "../../wire/Flag.ts"
import { wireList } from "../../wire/wireList.ts"
import { CustomizePrintFormat } from "../CustomizePrintFormat.ts"
import { PayrollPay } from "../PaymentMeans.ts"
import { PayrollItem } from "./PayrollItem.ts"
import { derive } from "../../rules/hole.ts"

/**
 * The employer, who issues the document (`Empleador`; rules NIE032 to NIE038, NIE210 to NIE213). A company has `name`.
 * A natural person has first name and first surname in its place, and is identified by a NIT (31) or by the identity
 * card (13) that is the NIT.
 */
export const Employer = wireStruct("PayrollCompanyParty", {
  id: text(
    30,
    "NIT of the employer, with or without its check digit behind a hyphen. The NIT of a Colombian natural person is the number of the identity card."
  ),
  identificationType: text(2, "31, or 13 of a natural person."),
  name: Schema.optionalKey(
    used(text(450), "of a company; that of a natural person is printed, and filed by a deleting note only, NIAE243")
  ),
  firstName: Schema.optionalKey(text(60, "First name of an employer who is a natural person.")),
  middleName: Schema.optionalKey(text(60, "Further names of an employer who is a natural person.")),
  firstSurname: Schema.optionalKey(text(60, "First surname of an employer who is a natural person.")),
  secondSurname: Schema.optionalKey(text(60, "Second surname of an employer who is a natural person.")),
  physicalLocation: PhysicalLocation,
  email: Schema.optionalKey(used(text(254), "printed, not filed")),
  phone: Schema.optionalKey(used(text(50), "printed, not filed")),
  imageUrl: Schema.optionalKey(used(text(2_000_000), imageUse))
})

/** See {@link Employer}. */
export type Employer = typeof Employer.Type

/** Whether an employer is a natural person: it states any of the names that only persons have. */
export const isNaturalPerson = ({ firstName, firstSurname, middleName, secondSurname }: Employer): boolean =>
  [firstName, middleName, firstSurname, secondSurname].some((name) => name !== undefined)

/** Given names and surnames in the order in which they are spoken. */
export const fullName = ({
  firstName,
  firstSurname,
  middleName,
  secondSurname
}: Pick<Partial<Employer>, "firstName" | "middleName" | "firstSurname" | "secondSurname">): string =>
  [firstName, middleName, firstSurname, secondSurname].filter((name) => name !== undefined).join(" ")

/** The name of an employer: of a natural person the full name, of a company its legal one. */
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
 * Payroll documents have no authorised range: their prefix is the employer's choice (rules NIE010 to NIE012), and the
 * rest, which callers send along, is ignored.
 */
export const PayrollNumberingRange = wireStruct("PayrollNumberingRange", {
  id: Schema.optionalKey(used(ignored, dryRunUse)),
  date: Schema.optionalKey(used(LocalDateFromWire, dryRunUse)),
  prefix: Schema.optionalKey(text(20, "Prefix of the employer's choice, letters and digits.")),
  fromNumber: Schema.optionalKey(used(ignored, dryRunUse)),
  toNumber: Schema.optionalKey(used(ignored, dryRunUse)),
  technicalKey: Schema.optionalKey(
    used(
      secretText({
        identifier: "PayrollTechnicalKey",
        maximum: 100,
        trim: true,
        description: "Payroll documents have no technical key; ignored, and never shown."
      }),
      dryRunUse
    )
  ),
  startDate: Schema.optionalKey(used(LocalDateFromWire, dryRunUse)),
  endDate: Schema.optionalKey(used(LocalDateFromWire, dryRunUse))
})

/** What every payroll document has: number, moment, software, certificate, employer. */
export const payrollHeader = {
  number: documentNumber("PayrollNumber", "Number of the document, without the prefix."),
  date: LocalDateTimeFromWire,
  note: Schema.optionalKey(text(5000)),
  numberingRange: Schema.optionalKey(PayrollNumberingRange),
  softwareProvider: Schema.optionalKey(SoftwareProvider),
  signingCertificate: Schema.optionalKey(SigningCertificate),
  companyParty: Employer
}

/**
 * The worker (`Trabajador`; rules NIE041 to NIE063). `physicalLocation` is the place of work, `code` the employer's own
 * name for the worker. The attribute of the second surname is mandatory: without a second surname it is written empty.
 */
const employeeFields = {
  id: text(35, "Number of the identification; the form of the document takes digits only."),
  identificationType: codeText(2, "worker-identifications"),
  code: Schema.optionalKey(text(100)),
  typeCode: codeText(2, "worker-types"),
  subtypeCode: codeText(2, "worker-subtypes"),
  isPensionRisk: Flag,
  firstName: text(60),
  middleName: Schema.optionalKey(text(60)),
  firstSurname: text(60),
  secondSurname: Schema.optionalKey(text(60)),
  contractType: codeText(2, "contract-types"),
  isIntegralSalary: Flag,
  salaryAmount: Money,
  physicalLocation: PhysicalLocation,
  email: Schema.optionalKey(used(text(254), "printed, not filed")),
  phone: Schema.optionalKey(used(text(50), "printed, not filed"))
} as const

/** See {@link employeeFields}. */
export const Employee = wireStruct("EmployeeParty", employeeFields)

/** See {@link employeeFields}. */
export type Employee = typeof Employee.Type

/** The schema of {@link unusedEmployee}, by a name: the types of the contract would repeat it. */
export interface UnusedEmployee extends Schema.Codec<Partial<Employee>, Partial<typeof Employee.Encoded>> {}

/**
 * The worker in a note that deletes a payroll, which names none: a program with one class for both notes sends it. Each
 * field has its form and may be absent.
 */
const unusedEmployee: UnusedEmployee = wireStruct("UnusedEmployeeParty", {
  ...employeeFields,
  id: Schema.optionalKey(employeeFields.id),
  identificationType: Schema.optionalKey(employeeFields.identificationType),
  typeCode: Schema.optionalKey(employeeFields.typeCode),
  subtypeCode: Schema.optionalKey(employeeFields.subtypeCode),
  isPensionRisk: Schema.optionalKey(Flag),
  firstName: Schema.optionalKey(employeeFields.firstName),
  firstSurname: Schema.optionalKey(employeeFields.firstSurname),
  contractType: Schema.optionalKey(employeeFields.contractType),
  isIntegralSalary: Schema.optionalKey(Flag),
  salaryAmount: Schema.optionalKey(Money),
  physicalLocation: Schema.optionalKey(PhysicalLocation)
})

/**
 * General information: currency and how often it is paid. `currencyBaseRate` is pesos for one unit of another currency.
 * `date` is the day of issue again and may be left out; `address` is printed and not filed.
 */
export const PayrollInformation = wireStruct("PayrollInformation", {
  date: Schema.optionalKey(used(LocalDateFromWire, "notified if it is not the day of `Date`, which is filed (RAD62)")),
  address: Schema.optionalKey(used(text(300), "printed, not filed")),
  currencyCode: codeText(3, "currencies"),
  currencyBaseRate: Schema.optionalKey(AmountOrZero),
  periodCode: codeText(2, "payroll-periods")
})

/** See {@link PayrollInformation}. */
export type PayrollInformation = typeof PayrollInformation.Type

/**
 * The days that are paid, and since when (`entryDate`) and until when (`finishDate`, absent while it lasts) the worker
 * works for the employer (`Periodo`). `timeWorkedDays` are days worked inside the period, taken for the item `Basico`
 * if that states no quantity, and notified where that states another (RAD62); the time in the company
 * (`TiempoLaborado`) follows from the dates.
 */
export const PayrollPeriod = wireStruct("PayrollPeriod", {
  entryDate: LocalDateFromWire,
  finishDate: Schema.optionalKey(LocalDateFromWire),
  startDate: LocalDateFromWire,
  endDate: LocalDateFromWire,
  timeWorkedDays: Schema.optionalKey(
    wholeNumber({
      identifier: "TimeWorkedDays",
      description: "Days worked inside the period.",
      minimum: 0,
      maximum: 99_999
    })
  )
})

/** See {@link PayrollPeriod}. */
export type PayrollPeriod = typeof PayrollPeriod.Type

/** The worker's bank account, to which is paid (`Pago`; rules NIE066 to NIE068, which only notify). */
export const PayrollAccount = wireStruct("PayrollAccount", {
  bank: Schema.optionalKey(text(200)),
  type: Schema.optionalKey(text(50)),
  number: Schema.optionalKey(text(50))
})

/** See {@link PayrollAccount}. */
export type PayrollAccount = typeof PayrollAccount.Type

/**
 * What was earned, what is withheld (`discountAmount`) and what is left. Callers take `payableAmount` for the one or
 * for the other, and `totalAmount` for what it is not; {@link payrollTotals} reads both.
 */
export const PayrollMonetaryTotal = wireStruct("PayrollMonetaryTotal", {
  payableAmount: Money,
  discountAmount: Money,
  totalAmount: Money
})

/** See {@link PayrollMonetaryTotal}. */
export type PayrollMonetaryTotal = typeof PayrollMonetaryTotal.Type

/** A total with the field it was read from. */
export interface StatedTotal {
  readonly field: "PayableAmount" | "DiscountAmount" | "TotalAmount"
  readonly amount: BigDecimal.BigDecimal
}

/** `DevengadosTotal`, `DeduccionesTotal` and `ComprobanteTotal`. */
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

/** What is left: of the two totals the lesser. */
export const netOf = (total: PayrollMonetaryTotal): StatedTotal =>
  isSwapped(total) ? payableOf(total) : wholeOf(total)

const deductedOf = ({ discountAmount }: PayrollMonetaryTotal): StatedTotal => ({
  field: "DiscountAmount",
  amount: discountAmount
})

/** The totals by what they are: nothing withheld is negative, so of the two the greater is what was earned. */
export const payrollTotals = (total: PayrollMonetaryTotal): PayrollTotals => ({
  earned: derive(earnedOf, total),
  deducted: derive(deductedOf, total),
  net: derive(netOf, total)
})

/**
 * Says that the document is a further one of the same worker in the same month of payment, after a change of contract
 * (`Novedad`; rules NIE199, NIE204). Absent, the month has one document.
 */
export const Novedad = wireStruct("PayrollNovedad", {
  uuid: patternText({
    identifier: "NovedadCune",
    pattern: /^[0-9a-f]{96}$/u,
    expected: cuneForm,
    description: "The CUNE of the payroll support document that was filed for the worker and the month before.",
    rule: "NIE204"
  })
})

/** See {@link Novedad}. */
export type Novedad = typeof Novedad.Type

/** What is paid to whom: the part that a payroll and the note replacing one have in common. */
export const payrollContent = {
  employeeParty: Employee,
  information: PayrollInformation,
  period: PayrollPeriod,
  pay: PayrollPay,
  account: Schema.optionalKey(PayrollAccount),
  items: wireList(PayrollItem, { maximum: 2000 }),
  monetaryTotal: PayrollMonetaryTotal,
  customizePrintFormat: Schema.optionalKey(CustomizePrintFormat)
}

/**
 * Payroll support document of one worker and one period (`NominaIndividual`, type 102). Amounts are in its currency.
 */
export const Payroll = wireStruct("Payroll", {
  typeCode: patternText({
    identifier: "PayrollTypeCode",
    pattern: /^102$/u,
    expected: "102",
    description: "102 payroll support document.",
    rule: "NIE202"
  }),
  novedad: Schema.optionalKey(Novedad),
  ...payrollHeader,
  ...payrollContent
})

/** See {@link Payroll}. */
export type Payroll = typeof Payroll.Type

/** The payroll document that a note replaces or deletes: its key (`uuid`), day and full number. */
export const PredecessorReference = wireStruct("PredecessorReference", {
  uuid: patternText({
    identifier: "Cune",
    pattern: /^[0-9a-f]{96}$/u,
    expected: cuneForm,
    description: "The CUNE of the document."
  }),
  date: LocalDateFromWire,
  schemeName: Schema.optionalKey(
    used(
      patternText({
        identifier: "CuneSchemeName",
        pattern: /^CUNE-SHA384$/u,
        expected: "CUNE-SHA384",
        description: "How the key was made."
      }),
      "takes this one value, which is not filed"
    )
  ),
  typeCode: Schema.optionalKey(
    used(
      patternText({
        identifier: "PredecessorTypeCode",
        pattern: /^10[23]$/u,
        expected: { en: "102 or 103", es: "102 o 103" },
        description: "102 payroll, 103 note."
      }),
      "printed, not filed"
    )
  ),
  number: text(100)
})

/** See {@link PredecessorReference}. */
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
export const PayrollReplaceNote = wireStruct("PayrollReplaceNote", {
  typeCode: noteTypeCode,
  documentReference: PredecessorReference,
  ...payrollHeader,
  ...payrollContent
})

/** See {@link PayrollReplaceNote}. */
export type PayrollReplaceNote = typeof PayrollReplaceNote.Type

/** Adjustment note that annuls a payroll document sent by mistake (`NominaIndividualDeAjuste/Eliminar`, type 103). */
export const PayrollDeleteNote = wireStruct("PayrollDeleteNote", {
  typeCode: noteTypeCode,
  documentReference: PredecessorReference,
  ...payrollHeader,
  employeeParty: Schema.optionalKey<UnusedEmployee>(used(unusedEmployee, "not filed; notified (RAD60)"))
})

/** See {@link PayrollDeleteNote}. */
export type PayrollDeleteNote = typeof PayrollDeleteNote.Type

import { Schema } from "effect"
import { wholeNumber } from "../../number/wholeNumber.ts"
import { LocalDateTimeFromWire } from "../../time/LocalDateTime.ts"
import { text } from "../../wire/text.ts"
import { SigningCertificate } from "../SigningCertificate.ts"
import { SoftwareProvider } from "../SoftwareProvider.ts"
import { Employer } from "./Employer.ts"
import { PayrollNumberingRange } from "./PayrollNumberingRange.ts"

/** What every payroll document has: number, moment, software, certificate, employer. */
export const payrollHeader = {
  number: wholeNumber({
    identifier: "PayrollNumber",
    description: "Number of the document, without the prefix.",
    minimum: 1,
    maximum: 9_999_999_999
  }),
  date: LocalDateTimeFromWire,
  note: Schema.optionalKey(text(5000)),
  numberingRange: Schema.optionalKey(PayrollNumberingRange),
  softwareProvider: Schema.optionalKey(SoftwareProvider),
  signingCertificate: Schema.optionalKey(SigningCertificate),
  companyParty: Employer
}

import { documentKey, type DocumentKey } from "./DocumentKey.ts"

/**
 * The input of the key of a payroll document, as written in the XML: amounts with two fraction digits, the time with
 * its offset, identifications without check digit.
 */
export interface CuneInput {
  /** `NumeroSecuenciaXML/@Numero`. */
  readonly number: string
  readonly issueDate: string
  readonly issueTime: string
  readonly earned: string
  readonly deducted: string
  readonly net: string
  readonly employer: string
  readonly worker: string
  readonly typeCode: string
  readonly softwarePin: string
  readonly environment: string
}

/** The key of a payroll document or of its note (payroll annex 1.0 §8.1). */
export const cune = (input: CuneInput): DocumentKey => {
  const open = (name: string, value: string) => ({ name, value, secret: false })
  return documentKey("CUNE-SHA384", [
    open("number", input.number),
    open("issueDate", input.issueDate),
    open("issueTime", input.issueTime),
    open("earned", input.earned),
    open("deducted", input.deducted),
    open("net", input.net),
    open("employer", input.employer),
    open("worker", input.worker),
    open("typeCode", input.typeCode),
    { name: "softwarePin", value: input.softwarePin, secret: true },
    open("environment", input.environment)
  ])
}

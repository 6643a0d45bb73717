import type { XmlElement } from "@radicar/signature/inner/XmlTree"
import { AcquirerAnswer } from "../AcquirerAnswer.ts"
import type { Call } from "../Call.ts"
import type { SoapOperation } from "../SoapRequest.ts"
import { ACQUIRER, Exceptional, fieldsIn, ifDefined, reading, Unreadable } from "../internal/readFields.ts"

const { fieldOf } = fieldsIn(ACQUIRER)

/** Reads an `AdquirienteResponse`; fails for codes other than 200 and 404. */
const readAcquirer = (result: XmlElement) =>
  reading(() => {
    const statusCode = fieldOf(result, "StatusCode")
    if (statusCode === undefined) throw new Unreadable("it has no StatusCode")
    if (statusCode !== "200" && statusCode !== "404") throw new Exceptional(statusCode, fieldOf(result, "Message"))
    const [name, email] = [fieldOf(result, "ReceiverName"), fieldOf(result, "ReceiverEmail")]
    return new AcquirerAnswer({ statusCode, ...ifDefined("name", name), ...ifDefined("email", email) })
  })

/** Parameters of `GetAcquirer`. */
export interface GetAcquirerRequest extends Call {
  /** Code of the identification type: 31 for a NIT. */
  readonly identificationType: string
  /** Identification number; a NIT without check digit. */
  readonly identificationNumber: string
}

/**
 * Asks where a buyer receives documents (WSDL operation `GetAcquirer`); changes nothing, may be repeated. An unknown
 * buyer is an answer, with HTTP status 404.
 */
export const GetAcquirer: SoapOperation<GetAcquirerRequest, AcquirerAnswer> = {
  name: "GetAcquirer",
  kind: "query",
  parameters: ({ identificationNumber, identificationType }) => [
    ["identificationType", identificationType],
    ["identificationNumber", identificationNumber]
  ],
  read: readAcquirer,
  summary: ({ statusCode }) => ({ statusCode })
}

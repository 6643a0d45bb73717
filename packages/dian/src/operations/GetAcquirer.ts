import type { AcquirerAnswer } from "../AcquirerAnswer.ts"
import type { Call } from "../Call.ts"
import type { Operation } from "../internal/Operation.ts"
import { readAcquirer } from "../internal/readAcquirer.ts"

/** Parameters of `GetAcquirer`. */
export interface GetAcquirerRequest extends Call {
  /** Code of the type of identification: 31 for a NIT. */
  readonly identificationType: string
  /** Number, of a NIT without check digit. */
  readonly identificationNumber: string
}

/**
 * Asks where a buyer wants to receive documents (WSDL operation `GetAcquirer`); changes nothing, may be repeated. One who is
 * not known is an answer with HTTP status 404.
 */
export const GetAcquirer: Operation<GetAcquirerRequest, AcquirerAnswer> = {
  name: "GetAcquirer",
  kind: "query",
  parameters: ({ identificationNumber, identificationType }) => [
    ["identificationType", identificationType],
    ["identificationNumber", identificationNumber]
  ],
  read: readAcquirer,
  summary: ({ statusCode }) => ({ statusCode })
}

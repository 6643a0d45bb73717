import type { IdentifiedDocument } from "@radicar/domain/document/DocumentDefinition"
import type { FilingEnvironment } from "../authority/FilingEnvironment.ts"
import type { NumberSeries } from "../storage/NumberSeries.ts"

/** The highest number where the issuer numbers by itself. */
const lastOfOwn = 999_999_999

/** The numbers that a document may bear. */
export const numberSeries = (
  { authorisedNumbers, issuerNit, prefix, type }: IdentifiedDocument<unknown>,
  environment: FilingEnvironment
): NumberSeries => ({
  issuerNit,
  environment,
  documentType: type,
  prefix,
  ...(authorisedNumbers ?? { from: 1, to: lastOfOwn })
})

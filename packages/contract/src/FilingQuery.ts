import { Schema } from "effect"

const digits = (description: string) =>
  Schema.String.check(Schema.isPattern(/^[0-9]{1,20}$/u, { expected: "1 to 20 digits" })).annotate({
    description,
    examples: ["1"]
  })

/** The spellings of true and false in a query: of JSON, of Python and its like, and of SQL. */
const QueryFlag = Schema.Literals(["true", "True", "TRUE", "1", "false", "False", "FALSE", "0"])

/** See {@link queryFlag}. */
export type QueryFlag = typeof QueryFlag.Type

/** The schema of a {@link QueryFlag}, by a name: the types of the contract repeat it for every operation. */
export interface QueryFlagSchema extends Schema.Codec<QueryFlag> {}

/** A query parameter that is true or false; absent means false. */
export const queryFlag = (description: string): Schema.optionalKey<QueryFlagSchema> =>
  Schema.optionalKey(QueryFlag.annotate({ description }))

/** Whether a parameter says true, as a contract's or as it was sent. */
export const isTrue = (flag: string | null | undefined): boolean => flag?.toLowerCase() === "true" || flag === "1"

/** Query parameters of every operation that files a document. */
export const FilingQuery = {
  companyId: digits("Id of the issuing company in this service."),
  providerId: digits("Id of the software's provider in this service."),
  isTest: queryFlag(
    "true files to the authority's test environment instead of the company's own. A single document that states SoftwareProvider.TestSetId is then uploaded for that test set."
  ),
  contingency: Schema.optionalKey(
    Schema.Literals(["auto"]).annotate({
      description:
        "auto issues a new invoice (01) in contingency of the authority (04) while that is proven to be down, and transmits it when it is back; see /v1/authority/status. Other documents wait."
    })
  ),
  complete: Schema.optionalKey(
    Schema.Literals(["totals"]).annotate({
      description:
        "totals fills in what follows from the lines and the body omits: amounts of lines, taxes, withholdings, discounts and totals. What the body states stays and is checked."
    })
  ),
  dryRun: queryFlag(
    "true checks the document and answers a Validation, with complete=totals the completed body too; nothing is claimed, stored, signed or sent."
  )
}

/** Request headers of every operation that files a document. */
export const FilingHeaders = {
  "idempotency-key": Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^[\x21-\x7e]{1,255}$/u, { expected: "1 to 255 visible ASCII characters" })
    ).annotate({
      description:
        "The same key with the same document answers the same result; with another document it is refused. With a key the body may omit Number: the document gets the next number of its range."
    })
  ),
  "accept-language": Schema.optionalKey(
    Schema.String.annotate({
      description: "Language of messages: es or en (default, also of * and of any other language)."
    })
  ),
  "x-radicar-unknown-fields": Schema.optionalKey(
    Schema.Literals(["ignore", "refuse"]).annotate({
      description: "What to do with unknown fields; default refuse."
    })
  )
}

/** Query parameter of what belongs to a company. */
export const CompanyQuery = { companyId: FilingQuery.companyId }

/** Path parameter that names a company or provider: the digits that `companyId` and `providerId` of a query have. */
export const tenantId = { id: FilingQuery.companyId }

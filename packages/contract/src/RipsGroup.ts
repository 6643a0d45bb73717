import { Findings } from "@radicar/domain/rules/Violation"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { CompanyQuery } from "./FilingQuery.ts"
import { Forbidden } from "./problem/Forbidden.ts"
import { MalformedBody } from "./problem/MalformedBody.ts"
import { NotFound } from "./problem/NotFound.ts"
import { PayloadTooLarge } from "./problem/PayloadTooLarge.ts"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"
import { UnsupportedMediaType } from "./problem/UnsupportedMediaType.ts"
import { Repeats } from "./Repetition.ts"

/** A RIPS as the ministry takes it. Any object is taken: whatever is wrong with it is a finding. */
const Rips = Schema.Record(Schema.String, Schema.Unknown).annotate({
  identifier: "Rips",
  description:
    "The RIPS of an invoice, a note or services without invoice: JSON of Documento Técnico 1 v002 of the health ministry, Resolution 948 of 2026."
})

/** What a check says about a RIPS. Codes are the health ministry's, paths those of the RIPS. */
export const RipsCheck = Schema.Struct({
  valid: Schema.Boolean.annotate({ description: "There are no violations." }),
  violations: Findings.fields.violations.annotate({
    description: "What the ministry's validator rejects, at most 200."
  }),
  violationsTotal: Schema.optionalKey(
    Schema.Int.annotate({ description: "How many violations there are, where that is more than 200." })
  ),
  notifications: Findings.fields.notifications.annotate({
    description: "What the ministry's validator only notifies of, or what is not certain."
  }),
  document: Schema.optionalKey(
    Schema.Struct({
      id: Schema.String.annotate({ description: "Prefix and number." }),
      uuid: Schema.String.annotate({ description: "CUFE or CUDE." })
    }).annotate({ description: "What it was compared with; absent without `invoice`." })
  )
}).annotate({ identifier: "RipsCheck" })

/** See {@link RipsCheck}. */
export type RipsCheck = typeof RipsCheck.Type

/** Query parameters of RipsCheck. */
export const RipsQuery = {
  ...CompanyQuery,
  invoice: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(/^\S{1,96}$/u, { expected: "prefix and number, or a key" })).annotate({
      description:
        "The filed invoice or note to compare with: prefix and number (SETP990000001), or key. Absent: only the RIPS itself is checked."
    })
  )
}

/** Checks RIPS, the health ministry's support of an invoice. */
export class RipsGroup extends HttpApiGroup.make("rips")
  .add(
    HttpApiEndpoint.post("check", "/check", {
      query: RipsQuery,
      payload: Rips,
      success: RipsCheck,
      error: [MalformedBody, Forbidden, NotFound, PayloadTooLarge, UnsupportedMediaType, ServiceUnavailable]
    })
      .annotate(Repeats, "safe")
      .annotateMerge(
        OpenApi.annotations({
          identifier: "RipsCheck",
          summary: "Check a RIPS",
          description:
            "Checks the structure and codes of a RIPS and compares it with a filed invoice of the health sector, or a note on one: issuer, number, value, payments of patients, period, coverage. Nothing is recorded, and the ministry is not queried; what needs its registers is left to it. At most 10 MiB."
        })
      )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:read")
  .prefix("/v1/rips")
  .annotateMerge(OpenApi.annotations({ title: "RIPS", description: "Check the support of health invoices." })) {}

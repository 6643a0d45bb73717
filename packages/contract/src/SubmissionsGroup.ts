import { SubmissionResult } from "@radicar/domain/submission/SubmissionResult"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { AnswerProof } from "./AnswerProof.ts"
import { Authorization } from "./Authorization.ts"
import { CompanyQuery } from "./FilingQuery.ts"
import { Forbidden } from "./problem/Forbidden.ts"
import { NotFound } from "./problem/NotFound.ts"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"
import { count, pageFields, pageQuery } from "./query/pageQuery.ts"
import { Repeats } from "./Repetition.ts"
import { NeededScope } from "./CurrentCaller.ts"

const state = Schema.Literals([
  "signed",
  "contingency",
  "filing",
  "unknown",
  "processing",
  "accepted",
  "rejected",
  "refused"
]).annotate({
  description: "Where it stands; see the page on the states of a submission."
})

/** What a document stated that the authority never received, so that there is no result. Moments are ISO 8601. */
export const StatedDocument = Schema.Struct({
  id: Schema.String.annotate({ description: "Number with prefix." }),
  type: Schema.String.annotate({ description: "Type code, such as 01." }),
  prefix: Schema.String,
  number: Schema.Int,
  date: Schema.String.annotate({ description: "Issue date as the body stated it." }),
  created: Schema.String.annotate({ description: "When it was recorded." })
}).annotate({ identifier: "StatedDocument" })

/** A recorded document: what its filing answered, and whose it is. */
export const SubmissionItem = Schema.Struct({
  submissionId: Schema.String.annotate({ description: "UUID: this one attempt to file a document." }),
  state,
  operation: Schema.String,
  companyId: Schema.String,
  providerId: Schema.String,
  environment: Schema.Literals(["sandbox", "habilitacion", "production"]),
  issuerNit: Schema.String,
  attempts: Schema.Int.annotate({ description: "How often it was taken up to be sent." }),
  alarm: Schema.optionalKey(
    Schema.String.annotate({ description: "Why the answer needs review, in the language of the caller." })
  ),
  proof: Schema.optionalKey(
    AnswerProof.annotate({ description: "How far it is proven that the authority signed its answer." })
  ),
  result: Schema.optionalKey(SubmissionResult),
  stated: Schema.optionalKey(
    StatedDocument.annotate({
      description: "What the body stated, only where the authority never received it and result is absent."
    })
  )
}).annotate({ identifier: "SubmissionItem" })

/** See {@link SubmissionItem}. */
export type SubmissionItem = typeof SubmissionItem.Type

/** A page of submissions, the newest first. */
export const SubmissionPage = Schema.Struct(pageFields(SubmissionItem)).annotate({ identifier: "SubmissionPage" })

/** A step of a submission's history. */
export const SubmissionStep = Schema.Struct({
  at: Schema.String.annotate({ description: "ISO 8601, UTC." }),
  from: Schema.optionalKey(state),
  to: state,
  origin: Schema.Literals(["request", "worker", "authority", "operator"]),
  attempt: Schema.Int,
  detail: Schema.String.annotate({ description: "Its reason, in the language of the caller; empty for none." })
}).annotate({ identifier: "SubmissionStep" })

/** A submission with everything that happened to it. */
export const SubmissionDetail = Schema.Struct({
  ...SubmissionItem.fields,
  history: Schema.Array(SubmissionStep)
}).annotate({ identifier: "SubmissionDetail" })

/** Which submissions a list shows. */
export const SubmissionListQuery = {
  ...CompanyQuery,
  status: Schema.optionalKey(
    Schema.Literals(["pending", "processing", "submitted", "rejected", "refused"]).annotate({
      description: "Only of this status; refused: never received by the authority."
    })
  ),
  type: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(/^[0-9]{2,3}$/u, { expected: "a type code" })).annotate({
      description: "Type code, such as 01."
    })
  ),
  id: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(/^\S{1,30}$/u, { expected: "a number with its prefix" })).annotate({
      description: "Only of this `id` of a result: the number with its prefix, such as SETP990000001."
    })
  ),
  prefix: Schema.optionalKey(Schema.String.annotate({ description: "Prefix of the number; empty for none." })),
  number: Schema.optionalKey(count("Number, without prefix.")),
  ...pageQuery
}

const problems = [Forbidden, NotFound, ServiceUnavailable] as const
const id = { id: Schema.String }

/** The record of what was filed. */
export class SubmissionsGroup extends HttpApiGroup.make("submissions")
  .add(
    HttpApiEndpoint.get("list", "/", {
      query: SubmissionListQuery,
      success: SubmissionPage,
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "SubmissionGetAll",
        summary: "List submissions",
        description: "What a company has filed, the newest first, in pages."
      })
    ),
    HttpApiEndpoint.get("get", "/:id", { params: id, success: SubmissionDetail, error: problems }).annotateMerge(
      OpenApi.annotations({
        identifier: "SubmissionGetItem",
        summary: "One submission",
        description:
          "Where a submission stands and everything that happened to it. `id` is its UUID or the document's key."
      })
    ),
    HttpApiEndpoint.post("retry", "/:id/retry", {
      params: id,
      success: SubmissionDetail,
      error: problems
    })
      .annotate(NeededScope, "documents:write")
      .annotate(Repeats, "safe")
      .annotateMerge(
        OpenApi.annotations({
          identifier: "SubmissionRetry",
          summary: "Take up a pending submission now",
          description:
            "Retries an open submission now and returns its state. The authority is queried before anything is sent again. A settled submission stays unchanged, and so does one whose certificate is not stored: its caller must post it again."
        })
      )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:read")
  .prefix("/v1/submissions")
  .annotateMerge(OpenApi.annotations({ title: "Submissions", description: "Filed documents and their outcomes." })) {}

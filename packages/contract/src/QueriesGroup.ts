import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { CertificateUnusable } from "./problem/CertificateUnusable.ts"
import { Forbidden } from "./problem/Forbidden.ts"
import { NumberingRangesRefused } from "./problem/NumberingRangesRefused.ts"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"
import { NumberingRangeList } from "./query/NumberingRangeList.ts"
import { DocumentEvents } from "./query/DocumentEvents.ts"
import { DocumentEventsQuery, NumberingRangeQuery, QueryHeaders, StatusZipQuery } from "./query/QueryParameters.ts"
import { StatusZip } from "./query/StatusZip.ts"
import { NeededScope } from "./CurrentCaller.ts"

/** What can go wrong with any question to the authority. */
export const queryProblems = [Forbidden, CertificateUnusable, ServiceUnavailable] as const

/** The operations that ask the authority and file nothing. */
export class QueriesGroup extends HttpApiGroup.make("queries")
  .add(
    HttpApiEndpoint.get("numberingRangeGetAll", "/numbering-ranges", {
      query: NumberingRangeQuery,
      headers: QueryHeaders,
      success: NumberingRangeList,
      error: [...queryProblems, NumberingRangesRefused]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "NumberingRangeGetAll",
        summary: "List numbering ranges",
        description:
          "The ranges that an issuer may use with a software today, as the authority lists them, each with its used and remaining numbers as far as this service knows. Answers are cached for some minutes; age says for how long."
      })
    ),
    HttpApiEndpoint.get("statusZipGetAll", "/status-zips", {
      query: StatusZipQuery,
      headers: QueryHeaders,
      success: StatusZip,
      error: queryProblems
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "StatusZipGetAll",
        summary: "Query the outcome of a batch",
        description:
          "One answer for each document of an uploaded batch, judged, its evidence verified; or one about the batch as a whole while it is processed, when it was refused, or when its key is not known. Final answers are recorded and served from the record. The service follows open batches by itself. Without a certificate it returns what it knows."
      })
    ),
    HttpApiEndpoint.get("documentEventGetAll", "/document-events", {
      query: DocumentEventsQuery,
      headers: QueryHeaders,
      success: DocumentEvents,
      error: queryProblems
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "DocumentEventGetAll",
        summary: "List the events of an invoice",
        description:
          "The events that the authority has registered on an invoice, whoever filed them: receipts, claims, acceptances, endorsements. The authority is asked each time, and nothing is recorded."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:read")
  .prefix("/v1/dian")
  .annotateMerge(OpenApi.annotations({ title: "Queries", description: "Ask the authority." })) {}

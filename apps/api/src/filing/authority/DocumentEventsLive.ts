import type { DocumentEvents } from "@radicar/contract/inner/DocumentEventsGroup"
import { isTrue } from "@radicar/contract/inner/FilingQuery"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { Authority } from "@radicar/dian/inner/Authority"
import type { RegisteredEvent } from "@radicar/dian/inner/RegisteredEvents"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { requireAccess } from "../../access/requireAccess.ts"
import { answerProof } from "../../documents/submissions/submissionResult.ts"
import { CallerLanguage } from "../../http/language.ts"
import { AuthorityEndpoints, testEnvironment } from "../../platform/AuthorityEndpoints.ts"
import { queryProblem } from "../../tenants/certificates/certificateProblems.ts"
import { certificateOf, QueryCertificates } from "../../tenants/certificates/QueryCertificates.ts"
import { requireTenant, Tenancy } from "../../tenants/Tenancy.ts"

const states = { "00": "known", "67": "known", "66": "unknown", "68": "noInvoice" } as const

const itemOf = (event: RegisteredEvent): DocumentEvents["items"][number] => ({
  code: event.code,
  name: event.description,
  id: event.documentId,
  uuid: event.documentKey,
  ...(event.effectiveDate === "" ? {} : { registered: `${event.effectiveDate}T${event.effectiveTime}` }),
  notifications: event.lines.map(({ code, description }) => ({ rule: code, message: description }))
})

/** Query for the events that the authority has registered on an invoice, over HTTP; the answer is not recorded. */
export const DocumentEventsLive = HttpApiBuilder.group(
  RadicarApi,
  "documentEvents",
  Effect.fn(function* (handlers) {
    const authority = yield* Authority
    const certificates = yield* QueryCertificates
    const endpoints = yield* AuthorityEndpoints
    const tenancy = yield* Tenancy

    return handlers.handleAll({
      list: Effect.fn("DocumentEventGetAll")(function* ({ headers, query }) {
        yield* requireAccess(query)
        const certificate = yield* certificateOf(query.companyId, headers)
        yield* requireTenant(tenancy, query)
        const uuid = query.uuid.toLowerCase()
        const environment = isTrue(query.isTest) ? testEnvironment(endpoints.standard) : endpoints.standard
        const identity = yield* certificates.get(certificate)
        const { events, statusCode, statusDescription, verification } = yield* authority
          .getStatusEvent({ trackId: uuid, identity, endpoint: endpoints.endpoint(environment) })
          .pipe(Effect.catch(queryProblem))
        const answer: DocumentEvents = {
          uuid,
          state: states[statusCode],
          statusCode,
          statusDescription,
          asked: `${fromEpochMillis(yield* Clock.currentTimeMillis)}-05:00`,
          ...(verification === undefined ? {} : { proof: answerProof(verification.proof, yield* CallerLanguage) }),
          items: events.map(itemOf)
        }
        return answer
      })
    })
  })
)

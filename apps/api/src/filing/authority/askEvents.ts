import type { DocumentEvents } from "@radicar/contract/DocumentEventsGroup"
import { Authority } from "@radicar/dian/Authority"
import type { RegisteredEvent } from "@radicar/dian/RegisteredEvents"
import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import { Clock, Effect } from "effect"
import { answerProof } from "../../documents/submissions/submissionResult.ts"
import { CallerLanguage } from "../../http/language.ts"
import { AuthorityEndpoints } from "../../platform/AuthorityEndpoints.ts"
import { testEnvironment } from "../../platform/FilingEnvironment.ts"
import { queryProblem } from "../../tenants/certificates/certificateProblems.ts"
import { QueryCertificates, type SentCertificate } from "../../tenants/certificates/QueryCertificates.ts"
import { requireTenant, Tenancy } from "../../tenants/Tenancy.ts"

/** A question about the events of an invoice. */
interface EventsRequest {
  readonly companyId: string
  readonly providerId: string
  readonly isTest: boolean
  readonly certificate: SentCertificate
  /** CUFE. */
  readonly uuid: string
}

const states = { "00": "known", "67": "known", "66": "unknown", "68": "noInvoice" } as const

const itemOf = (event: RegisteredEvent): DocumentEvents["items"][number] => ({
  code: event.code,
  name: event.description,
  id: event.documentId,
  uuid: event.documentKey,
  ...(event.effectiveDate === "" ? {} : { registered: `${event.effectiveDate}T${event.effectiveTime}` }),
  notifications: event.lines.map(({ code, description }) => ({ rule: code, message: description }))
})

/** Asks the authority which events are registered on an invoice; nothing is recorded. */
export const askEvents = Effect.gen(function* () {
  const authority = yield* Authority
  const certificates = yield* QueryCertificates
  const endpoints = yield* AuthorityEndpoints
  const tenancy = yield* Tenancy
  return Effect.fnUntraced(function* (request: EventsRequest) {
    yield* requireTenant(tenancy, request)
    const uuid = request.uuid.toLowerCase()
    const environment = request.isTest ? testEnvironment(endpoints.standard) : endpoints.standard
    const identity = yield* certificates.get(request.certificate)
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

import type { InboxEventOutcome } from "@radicar/contract/inner/inbox/InboxEvents"
import { InboxRefused } from "@radicar/contract/inner/problem/problems"
import {
  type InboxAction,
  inboxActionNames,
  inboxActions,
  type OrderProblem,
  orderProblem
} from "@radicar/domain/inner/inbox/receivedDocument"
import type { InboxEventCode } from "@radicar/domain/inner/inbox/inboxStates"
import { JsonObject, type JsonValue, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Clock, Effect, Result } from "effect"
import { itemProblem } from "../access/answerEach.ts"
import { Filing } from "../filing/Filing.ts"
import { bodyCertificate } from "../filing/lookUpRange.ts"
import { CallerLanguage, failWith } from "../http/language.ts"
import { encodeText } from "../http/readBody.ts"
import { AuthorityEndpoints, testEnvironment } from "../platform/AuthorityEndpoints.ts"
import { hasDocument, Inbox } from "./Inbox.ts"
import { eventKey, type InboxEvent, type InboxRow } from "./InboxRow.ts"
import { InboxStore } from "./InboxStore.ts"

/** Events to file on one received document, with fields in the form of the API. */
export interface EventRequest {
  readonly providerId: string
  readonly actions: ReadonlyArray<string>
  readonly claimCode: string | undefined
  /** Person who received document (030) or goods (032) for the buyer. */
  readonly person: JsonValue | undefined
  readonly notes: ReadonlyArray<string>
  /** `SigningCertificate`; absent for the company's default one. */
  readonly certificate: JsonValue | undefined
}

/**
 * Prefix of the numbers of each type of event. Other programs mostly number events without a prefix, so the numbers do
 * not collide.
 */
const prefixes: Readonly<Record<InboxEventCode, string>> = {
  "030": "ACR",
  "031": "RCL",
  "032": "RBS",
  "033": "ACE",
  "034": "ACT"
}

const refusals = {
  noDocument: {
    en: "Only documents take events; this item is none, or cannot be read.",
    es: "Solo los documentos reciben eventos; este elemento no es uno, o no se puede leer."
  },
  notOurs: {
    en: "The document names another buyer, and only the buyer files these events.",
    es: "El documento es de otro adquiriente, y solo el adquiriente radica estos eventos."
  },
  notRequired: {
    en: "The document needs no event: it is a cash sale, a note or an equivalent document. File one at POST /v1/dian/events/ if it is wanted all the same.",
    es: "El documento no requiere eventos: es una venta de contado, una nota o un documento equivalente. Si de todos modos lo quiere, radíquelo en POST /v1/dian/events/."
  },
  notValidated: {
    en: "The authority does not know the document as validated; nothing was filed. Ask the supplier, or try again later.",
    es: "La DIAN no conoce el documento como validado; no se radicó nada. Pregunte al proveedor o reintente más tarde."
  },
  environment: {
    en: "The document is of another environment of the authority than those in which this service files.",
    es: "El documento es de un ambiente de la DIAN en el que este servicio no radica."
  }
} as const satisfies Readonly<Record<string, Localized>>

const refuse = (reason: keyof typeof refusals) => failWith(InboxRefused, refusals[reason], { reason })

const orderText = (code: InboxEventCode, { code: other, problem }: OrderProblem): Localized =>
  problem === "missing"
    ? {
        en: `Event ${code} needs ${other} before it: file acknowledge (030), then receive (032), then accept or claim.`,
        es: `El evento ${code} requiere antes el ${other}: radique acknowledge (030), luego receive (032), luego accept o claim.`
      }
    : {
        en: `Event ${code} cannot be filed: ${other} is registered, and it excludes ${code}.`,
        es: `El evento ${code} no se puede radicar: ya está registrado el ${other}, que lo excluye.`
      }

/**
 * The body of an event, without certificate. The company's party is omitted if the settings state it, because filing
 * then adds it.
 */
const eventBody = (
  item: InboxRow,
  code: InboxEventCode,
  { claimCode, notes, person }: EventRequest,
  { moment, statesParty }: { readonly moment: string; readonly statesParty: boolean }
): JsonObject => {
  const fields: Record<string, JsonValue> = {
    TypeCode: code,
    Date: moment,
    NumberingRange: JsonObject.from({ Prefix: prefixes[code] }),
    DocumentReference: JsonObject.from({
      Uuid: item.documentKey ?? "",
      Number: item.number ?? "",
      TypeCode: item.documentType ?? "",
      ...(item.keyScheme === undefined || item.keyScheme === "" ? {} : { SchemeName: item.keyScheme }),
      ...(item.issueDate === undefined ? {} : { Date: item.issueDate })
    }),
    SupplierParty: JsonObject.from({
      Id: item.supplier ?? "",
      IdentificationType: item.supplierType ?? "31",
      Name: item.supplierName ?? ""
    })
  }
  if (!statesParty && item.buyer !== undefined) {
    fields["CompanyParty"] = JsonObject.from({
      Id: item.buyer,
      IdentificationType: item.buyerType ?? "31",
      Name: item.buyerName ?? ""
    })
  }
  if (code === "031" && claimCode !== undefined) fields["ClaimCode"] = claimCode
  if (notes.length > 0) fields["Notes"] = [...notes]
  if ((code === "030" || code === "032") && person !== undefined) fields["IssuerParty"] = person
  return JsonObject.from(fields)
}

/** Files the recorded body of an event. */
const fileOne = Effect.fnUntraced(function* (
  filing: Filing["Service"],
  {
    event,
    isTest,
    item,
    request
  }: { readonly event: InboxEvent; readonly item: InboxRow; readonly request: EventRequest; readonly isTest: boolean }
) {
  const body = Result.getOrThrow(parseJson(event.body ?? "{}"))
  const complete =
    body instanceof JsonObject && request.certificate !== undefined
      ? body.with("SigningCertificate", request.certificate)
      : body
  return yield* Effect.result(
    filing.file(
      {
        document: documentTypes.EventCreate,
        companyId: item.companyId,
        providerId: event.providerId ?? request.providerId,
        isTest,
        contingency: false,
        completes: false,
        idempotencyKey: eventKey(event.id),
        unknownFields: "refuse"
      },
      encodeText(writeJson(complete))
    )
  )
})

/**
 * Files the buyer's events on a received document, in the legal order. First queries the authority; events that it has
 * are not filed again. Each event is recorded before it is filed, under its own Idempotency-Key, so that a repeated
 * request files nothing twice. An event that is not registered ends the series.
 */
export const fileInboxEvents = Effect.gen(function* () {
  const filing = yield* Filing
  const inbox = yield* Inbox
  const store = yield* InboxStore
  const { standard } = yield* AuthorityEndpoints

  const perform = Effect.fnUntraced(function* (
    item: InboxRow,
    action: InboxAction,
    request: EventRequest
  ): Effect.fn.Return<InboxEventOutcome> {
    const code = inboxActions[action]
    const language = yield* CallerLanguage
    const filedEvents = yield* store.events(item.id)
    const registered = new Set(filedEvents.flatMap((event) => (event.state === "registered" ? [event.code] : [])))
    if (registered.has(code)) return { action, code, status: "known" }
    const problem = orderProblem(code, registered)
    if (problem !== undefined) {
      const refused = yield* Effect.flip(failWith(InboxRefused, orderText(code, problem), { reason: "order" }))
      return { action, code, status: "failed", problem: itemProblem(refused, language) }
    }
    const { companyParty } = yield* Effect.orElseSucceed(inbox.companyOf(item.companyId), () => ({
      companyParty: undefined
    }))
    const moment = String(fromEpochMillis(yield* Clock.currentTimeMillis))
    const body = eventBody(item, code, request, { moment, statesParty: companyParty !== undefined })
    const event = yield* store.beginEvent(item, { code, providerId: request.providerId, body: writeJson(body) })
    const filed = yield* fileOne(filing, { event, item, request, isTest: item.environment !== standard })
    if (Result.isFailure(filed)) yield* store.abandonEvent(event.id)
    yield* Effect.ignore(inbox.settle(item.companyId, item.id))
    const after = (yield* store.events(item.id)).find(({ id }) => id === event.id)
    const result = Result.isSuccess(filed) ? { result: filed.success } : {}
    if (after?.state === "registered") return { action, code, status: "registered", ...result }
    if (after?.state === "rejected") return { action, code, status: "rejected", ...result }
    if (after !== undefined && Result.isSuccess(filed)) return { action, code, status: "pending", ...result }
    return {
      action,
      code,
      status: after === undefined ? "failed" : "pending",
      ...(Result.isFailure(filed) ? { problem: itemProblem(filed.failure, language) } : {})
    }
  })

  return Effect.fnUntraced(function* (requestedItem: InboxRow, request: EventRequest) {
    if (!hasDocument(requestedItem)) return yield* refuse("noDocument")
    if (requestedItem.state === "notOurs") return yield* refuse("notOurs")
    if (requestedItem.state === "notRequired") return yield* refuse("notRequired")
    if (requestedItem.environment !== standard && requestedItem.environment !== testEnvironment(standard)) {
      return yield* refuse("environment")
    }
    const certificate = request.certificate === undefined ? {} : { SigningCertificate: request.certificate }
    const identity = yield* inbox.identityOf(
      bodyCertificate(JsonObject.from(certificate), { companyId: requestedItem.companyId })
    )
    yield* inbox.settle(requestedItem.companyId, requestedItem.id)
    const { isKnown } = yield* inbox.ask(requestedItem, identity)
    if (!isKnown) return yield* refuse("notValidated")
    const item = yield* Effect.orDie(inbox.find(requestedItem.companyId, requestedItem.id))
    if (item.state === "notRequired") return yield* refuse("notRequired")
    const events: Array<InboxEventOutcome> = []
    for (const action of inboxActionNames.filter((name) => request.actions.includes(name))) {
      const isStopped = events.some(({ status }) => status !== "registered" && status !== "known")
      events.push(
        isStopped ? { action, code: inboxActions[action], status: "skipped" } : yield* perform(item, action, request)
      )
    }
    return { item: yield* Effect.orDie(inbox.find(item.companyId, item.id)), events }
  })
})

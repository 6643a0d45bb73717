import { CurrentCaller } from "@radicar/contract/inner/CurrentCaller"
import {
  FileInboxEvents,
  FileInboxEventsMany,
  InboxPerson,
  type KeptInboxPerson
} from "@radicar/contract/inner/inbox/InboxEvents"
import { InvalidBody } from "@radicar/contract/inner/problem/problems"
import { JsonObject, type JsonValue, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { Effect, Option, Result } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { answerEach } from "../access/answerEach.ts"
import { noteDetail, noteSubject } from "../access/auditing.ts"
import { requireAccess, requireCompany } from "../access/requireAccess.ts"
import { CallerLanguage, failWith } from "../http/language.ts"
import { readResourceJson } from "../http/readBody.ts"
import { violation } from "../http/violation.ts"
import { fileInboxEvents } from "./fileInboxEvents.ts"
import { Inbox } from "./Inbox.ts"
import { itemAnswer } from "./inboxAnswers.ts"
import { InboxStore } from "./InboxStore.ts"

interface CompanyQuery {
  readonly companyId: string
}

interface TenantQuery extends CompanyQuery {
  readonly providerId: string
}

interface TenantRequest {
  readonly query: TenantQuery
  readonly request: HttpServerRequest.HttpServerRequest
}

/** The value of a field in a body; upper and lower case of the name do not matter. */
const fieldOf = (json: JsonValue, name: string): JsonValue | undefined => {
  if (!(json instanceof JsonObject)) return undefined
  const value = json.values[json.keys.findIndex((key) => key.toLowerCase() === name)]
  return value === null || value === "" ? undefined : value
}

const claimCodes = {
  en: "01, 02, 03 or 04, because a claim states its reason",
  es: "01, 02, 03 o 04, porque un reclamo indica su motivo"
}
const oneDecision = { en: "accept or claim, not both", es: "accept o claim, no ambos" }
const aPerson = {
  en: "the person who received, because none is kept for the caller or the company",
  es: "la persona que recibió, porque no hay una guardada para quien llama ni para la compañía"
}
const nothing = { en: "nothing", es: "nada" }

/**
 * The person who acts for the buyer in an event: the one in the request, which is also stored for the caller, else
 * the one stored before.
 */
const personOf = Effect.fnUntraced(function* (
  store: InboxStore["Service"],
  companyId: string,
  person: JsonValue | undefined
) {
  const { tokenId } = yield* CurrentCaller
  if (person !== undefined) {
    yield* store.keepPerson(companyId, tokenId, writeJson(person))
    return person
  }
  const kept = yield* store.person(companyId, tokenId)
  return Option.isSome(kept) ? Result.getOrUndefined(parseJson(kept.value.person)) : undefined
})

const keptPerson = Effect.fnUntraced(function* (store: InboxStore["Service"], companyId: string) {
  const { tokenId } = yield* CurrentCaller
  const kept = yield* store.person(companyId, tokenId)
  const answer: KeptInboxPerson = Option.isNone(kept)
    ? { of: "nobody" }
    : { person: JSON.parse(kept.value.person), of: kept.value.userId === tokenId ? "user" : "company" }
  return answer
})

/**
 * Checks what a schema cannot: a claim has a reason, accepting and claiming exclude each other, and certain events
 * name a person.
 */
const requestOf = Effect.fnUntraced(function* (
  store: InboxStore["Service"],
  { companyId, providerId }: TenantQuery,
  { json, value }: { readonly json: JsonValue; readonly value: FileInboxEvents }
) {
  const { actions, claimCode, notes = [] } = value
  const person = yield* personOf(store, companyId, value.person === undefined ? undefined : fieldOf(json, "person"))
  const isNamed = actions.includes("acknowledge") || actions.includes("receive")
  const violations = [
    ...(actions.includes("claim") && claimCode === undefined
      ? [yield* violation({ rule: "RAD01", path: "$.ClaimCode", expected: claimCodes, actual: nothing })]
      : []),
    ...(actions.includes("claim") && actions.includes("accept")
      ? [yield* violation({ rule: "RAD02", path: "$.Actions", expected: oneDecision, actual: actions.join(", ") })]
      : []),
    ...(isNamed && person === undefined
      ? [yield* violation({ rule: "RAD01", path: "$.Person", expected: aPerson, actual: nothing })]
      : [])
  ]
  if (violations.length > 0) {
    return yield* failWith(
      InvalidBody,
      {
        en: "The request is incomplete; nothing was filed.",
        es: "La solicitud está incompleta; no se radicó nada."
      },
      { violations }
    )
  }
  const certificate = fieldOf(json, "signingcertificate")
  return { providerId, actions, claimCode, person, notes, certificate }
})

/** Handlers of the buyer's events, and of the person who acts for the buyer. */
export const inboxEventHandlers = Effect.gen(function* () {
  const inbox = yield* Inbox
  const store = yield* InboxStore
  const each = yield* answerEach
  const fileEvents = yield* fileInboxEvents
  return {
    event: Effect.fn("InboxEventCreate")(function* ({
      params,
      query,
      request
    }: TenantRequest & { readonly params: { readonly id: string } }) {
      yield* requireAccess(query)
      const body = yield* readResourceJson(request, FileInboxEvents)
      const item = yield* inbox.find(query.companyId, params.id)
      const filed = yield* fileEvents(item, yield* requestOf(store, query, body))
      yield* noteSubject(item.documentKey ?? item.id)
      const language = yield* CallerLanguage
      return HttpServerResponse.jsonUnsafe({ item: itemAnswer(filed.item, language), events: filed.events })
    }),
    eventMany: Effect.fn("InboxEventCreateMany")(function* ({ query, request }: TenantRequest) {
      yield* requireAccess(query)
      const body = yield* readResourceJson(request, FileInboxEventsMany)
      const { ids } = body.value
      const requested = yield* requestOf(store, query, body)
      const results = yield* each(
        ids,
        Effect.fnUntraced(function* (id) {
          const filed = yield* fileEvents(yield* inbox.find(query.companyId, id), requested)
          return { item: itemAnswer(filed.item, yield* CallerLanguage), events: filed.events }
        }),
        2
      )
      yield* noteDetail(JSON.stringify({ documents: ids.length }))
      return HttpServerResponse.jsonUnsafe({
        items: results.map((result, index) => ({
          id: ids[index] ?? "",
          ...("problem" in result ? result : { filed: result.value })
        }))
      })
    }),
    replacePerson: Effect.fn("InboxPersonReplace")(function* ({
      query,
      request
    }: Omit<TenantRequest, "query"> & { readonly query: CompanyQuery }) {
      yield* requireCompany(query.companyId)
      const { tokenId } = yield* CurrentCaller
      const { json } = yield* readResourceJson(request, InboxPerson)
      yield* store.keepPerson(query.companyId, tokenId, writeJson(fieldOf(json, "person") ?? null))
      return HttpServerResponse.jsonUnsafe(yield* keptPerson(store, query.companyId))
    }),
    person: Effect.fn("InboxPersonGet")(function* ({ query }: { readonly query: CompanyQuery }) {
      yield* requireCompany(query.companyId)
      return yield* keptPerson(store, query.companyId)
    })
  }
})

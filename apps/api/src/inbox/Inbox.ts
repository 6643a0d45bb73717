import { type CertificateUnusable, NotFound, type ServiceUnavailable } from "@radicar/contract/inner/problem/problems"
import { Authority } from "@radicar/dian/inner/Authority"
import type { RegisteredEvent } from "@radicar/dian/inner/RegisteredEvents"
import { defaultTermSettings, requiresEvents } from "@radicar/domain/inner/inbox/receivedDocument"
import type { InboxEventCode } from "@radicar/domain/inner/inbox/inboxStates"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { Clock, Context, Effect, Layer, Option, Redacted, Result } from "effect"
import { createHash, randomUUIDv7 } from "node:crypto"
import { failWith } from "../http/language.ts"
import { AuthorityEndpoints } from "../platform/AuthorityEndpoints.ts"
import { Trust } from "../platform/Trust.ts"
import { HeavyWork, tooCostly } from "../platform/work/HeavyWork.ts"
import { queryProblem } from "../tenants/certificates/certificateProblems.ts"
import { QueryCertificates, type SentCertificate } from "../tenants/certificates/QueryCertificates.ts"
import { type Company, taxpayerOf, Tenancy } from "../tenants/Tenancy.ts"
import { InboxStore } from "./InboxStore.ts"
import type { FoundEvent } from "./recordEvents.ts"
import type { Arrival, InboxRow } from "./InboxRow.ts"
import { colombianMoment, judgeArrival, type JudgedArrival, octetsToJudge } from "./judgeArrival.ts"

/** A file for a company's inbox, uploaded or fetched. */
export interface IncomingFile {
  readonly companyId: string
  readonly source: Arrival["source"]
  /** Name of the file as its sender states it; empty if it has none. */
  readonly name: string
  readonly bytes: Uint8Array
}

const noSuchItem = failWith(NotFound, {
  en: "The company's inbox has no item with this id or key.",
  es: "La bandeja de la compañía no tiene un elemento con este identificador o clave."
})

const knownCodes: ReadonlySet<string> = new Set(["030", "031", "032", "033", "034"])

const foundEvent = (event: RegisteredEvent, askedAt: string): ReadonlyArray<FoundEvent> =>
  knownCodes.has(event.code)
    ? [
        {
          code: event.code as InboxEventCode,
          number: event.documentId,
          documentKey: event.documentKey.toLowerCase(),
          registeredAt: event.effectiveDate === "" ? askedAt : `${event.effectiveDate}T${event.effectiveTime}`
        }
      ]
    : []

/** Whether an item of the inbox is a document, not a file without one. */
export const hasDocument = (item: InboxRow): item is InboxRow & { readonly documentKey: string } =>
  item.documentKey !== undefined

/** Makes the function that reads the settings of a company, which may have none. */
const companyIn =
  (tenancy: Tenancy["Service"]) =>
  (companyId: string): Effect.Effect<Company, ServiceUnavailable> =>
    Effect.map(tenancy.company(companyId), (company) => Option.getOrElse(company, (): Company => ({ id: companyId })))

/** Makes the functions that take a file, and judge the documents in it. */
const makeJudging = Effect.gen(function* () {
  const { standard } = yield* AuthorityEndpoints
  const store = yield* InboxStore
  const companyOf = companyIn(yield* Tenancy)
  const trust = yield* Trust
  const work = yield* HeavyWork

  const judge = Effect.fnUntraced(function* (arrival: Arrival) {
    const octets = yield* store.octets(arrival.id)
    if (Option.isNone(octets)) return undefined
    const { bytes } = octets.value
    const company = yield* companyOf(arrival.companyId)
    const at = yield* Clock.currentTimeMillis
    const input = { bytes, name: arrival.name, at, trust: trust.in(standard).files }
    const judged = yield* Effect.result(work.run(judgeArrival, input, octetsToJudge(bytes)))
    const refused: JudgedArrival | undefined = Result.isFailure(judged)
      ? {
          mail: undefined,
          files: [],
          judged: [
            {
              place: "",
              name: arrival.name,
              is: "unreadable",
              reason: { code: "tooCostly", ...tooCostly(judged.failure) }
            }
          ]
        }
      : undefined
    return yield* store.judge({
      arrivalId: arrival.id,
      judged: refused ?? Result.getOrThrow(judged),
      companyNit: taxpayerOf(company),
      standard
    })
  })

  const take = Effect.fnUntraced(function* ({ bytes, companyId, name, source }: IncomingFile) {
    const sha256 = createHash("sha256").update(bytes).digest("hex")
    const id = randomUUIDv7()
    const { arrival, isRepeated } = yield* store.store(
      { id, companyId, source, name: name.slice(0, 200), octets: bytes.length, sha256 },
      bytes
    )
    // the file counts as received even if the caller disconnects now
    const judged = arrival.state === "judged" ? arrival : yield* Effect.uninterruptible(judge(arrival))
    return { arrival: judged ?? arrival, isRepeated }
  })

  return { judge, take }
})

/** Makes the functions that record the events of a document, as the authority or this service knows them. */
const makeQuestions = Effect.gen(function* () {
  const authority = yield* Authority
  const certificates = yield* QueryCertificates
  const endpoints = yield* AuthorityEndpoints
  const store = yield* InboxStore
  const companyOf = companyIn(yield* Tenancy)

  /** Queries the authority for the events registered on a document, and records them. */
  const ask = Effect.fnUntraced(function* (
    item: InboxRow & { readonly documentKey: string },
    identity: SigningIdentity
  ) {
    const { documentKey, documentType = "", environment, id, paymentForm } = item
    const { events, statusCode } = yield* authority
      .getStatusEvent({ trackId: documentKey, identity, endpoint: endpoints.endpoint(environment) })
      .pipe(Effect.catch(queryProblem))
    const askedAt = colombianMoment(yield* Clock.currentTimeMillis)
    const isKnown = statusCode === "00" || statusCode === "67"
    const validated = isKnown
      ? requiresEvents({ typeCode: documentType, paymentForm })
        ? "received"
        : "notRequired"
      : undefined
    const company = yield* companyOf(item.companyId)
    yield* store.recordFound(
      id,
      events.flatMap((event) => foundEvent(event, askedAt)),
      validated,
      company.inbox ?? defaultTermSettings
    )
    return { isKnown }
  })

  const settle = Effect.fnUntraced(function* (companyId: string, itemId: string) {
    const company = yield* companyOf(companyId)
    yield* store.settleEvents(itemId, company.inbox ?? defaultTermSettings)
  })

  const identityOf = Effect.fnUntraced(function* (certificate: SentCertificate) {
    const { defaultCertificate } = yield* companyOf(certificate.companyId)
    return yield* certificates.get({
      ...certificate,
      ...(defaultCertificate === undefined ? {} : { defaultCertificate })
    })
  })

  return { ask, identityOf, settle }
})

const make = Effect.gen(function* () {
  const authority = yield* Authority
  const endpoints = yield* AuthorityEndpoints
  const store = yield* InboxStore
  const companyOf = companyIn(yield* Tenancy)
  const { judge, take } = yield* makeJudging
  const { ask, identityOf, settle } = yield* makeQuestions
  const { standard } = endpoints

  const find = Effect.fnUntraced(function* (companyId: string, id: string) {
    const item = yield* store.find(companyId, id)
    return Option.isSome(item) ? item.value : yield* noSuchItem
  })

  const retry = Effect.fnUntraced(function* (item: InboxRow, certificate: SentCertificate) {
    if (hasDocument(item)) {
      yield* settle(item.companyId, item.id)
      // only the buyer may query the events of a document
      if (item.state !== "notOurs") yield* ask(item, yield* identityOf(certificate))
    } else {
      const arrival = yield* store.arrival(item.companyId, item.arrivalId)
      if (Option.isSome(arrival)) yield* judge(arrival.value)
    }
    const after = yield* store.find(item.companyId, item.id)
    if (Option.isSome(after)) return after.value
    // its file contained a document that is already an item of another arrival
    const arrival = yield* store.arrival(item.companyId, item.arrivalId)
    const [first] = yield* store.itemsOf(Option.match(arrival, { onNone: () => [], onSome: ({ items }) => items }))
    return first ?? (yield* noSuchItem)
  })

  const fetch = Effect.fnUntraced(function* ({ certificate, companyId, isTest }: FetchRequest, uuid: string) {
    const storedItem = yield* store.find(companyId, uuid)
    if (Option.isSome(storedItem)) return storedItem.value
    const identity = yield* identityOf(certificate)
    const environment = isTest && standard === "production" ? "habilitacion" : standard
    const { message, outcome, xml } = yield* authority
      .getXmlByDocumentKey({ trackId: uuid, identity, endpoint: endpoints.endpoint(environment) })
      .pipe(Effect.catch(queryProblem))
    if (xml === undefined) {
      return yield* failWith(NotFound, {
        en: `The authority gives no document of this key to this certificate (${outcome}): ${message}`,
        es: `La DIAN no entrega un documento con esta clave a este certificado (${outcome}): ${message}`
      })
    }
    const { arrival } = yield* take({ companyId, source: "authority", name: `${uuid}.xml`, bytes: xml })
    const [item] = yield* store.itemsOf(arrival.items)
    if (item === undefined) return yield* noSuchItem
    if (hasDocument(item) && item.state !== "notOurs") yield* ask(item, identity)
    return yield* find(companyId, item.id)
  })

  /**
   * Queries the events of a document whose term for acceptance or claim is over, if the company has a default
   * certificate.
   */
  const askAfterTerm = Effect.fn("Inbox.askAfterTerm")(function* (item: InboxRow & { readonly documentKey: string }) {
    const { companyId, id } = item
    const none = { companyId, content: undefined, password: Redacted.make(""), token: undefined }
    const asked = yield* Effect.result(Effect.flatMap(identityOf(none), (identity) => ask(item, identity)))
    if (Result.isSuccess(asked)) return yield* store.closeQuestion(id)
    yield* Effect.logDebug("A question about a document whose term is over failed", asked.failure)
  })

  const maintain = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    for (const { companyId, id } of yield* store.settleable) yield* settle(companyId, id)
    yield* store.endTerms(colombianMoment(now).slice(0, 10))
    for (const { companyId } of yield* store.companiesWithMails) {
      const { inbox } = yield* companyOf(companyId)
      yield* store.dropMails(companyId, new Date(now - (inbox?.mailDays ?? 30) * 86_400_000))
    }
    // last, because the authority may be out of reach
    const questions = yield* store.takeQuestions(new Date(now))
    yield* Effect.forEach(questions.filter(hasDocument), askAfterTerm, { concurrency: 2, discard: true })
  }).pipe(Effect.withSpan("Inbox.maintain"))

  return Inbox.of({ take, judge, find, ask, settle, retry, fetch, maintain, identityOf, companyOf })
})

/** The company that fetches documents from the authority, and its certificate. */
interface FetchRequest {
  readonly companyId: string
  readonly certificate: SentCertificate
  readonly isTest: boolean
}

/**
 * The inbox of companies: receives their suppliers' documents, judges them, and records the events that the authority
 * registered on them.
 */
export class Inbox extends Context.Service<
  Inbox,
  {
    /** Stores a file as an arrival, then judges it. The same octets sent again return the earlier arrival. */
    readonly take: (
      file: IncomingFile
    ) => Effect.Effect<{ readonly arrival: Arrival; readonly isRepeated: boolean }, ServiceUnavailable>
    /** Judges the documents in a stored arrival; an arrival may be judged again. `undefined` if it was deleted. */
    readonly judge: (arrival: Arrival) => Effect.Effect<Arrival | undefined, ServiceUnavailable>
    /** The company's item with an id or document key. */
    readonly find: (companyId: string, id: string) => Effect.Effect<InboxRow, NotFound>
    /**
     * Queries the authority for the events registered on a document, and records them. `isKnown`: the authority has the
     * document.
     */
    readonly ask: (
      item: InboxRow & { readonly documentKey: string },
      identity: SigningIdentity
    ) => Effect.Effect<{ readonly isKnown: boolean }, CertificateUnusable | ServiceUnavailable>
    /** Updates an item by the outcomes of the events that this service filed on it. */
    readonly settle: (companyId: string, itemId: string) => Effect.Effect<void, ServiceUnavailable>
    /** Retries an item: judges an unreadable file again, or queries the authority for the events of a document. */
    readonly retry: (
      item: InboxRow,
      certificate: SentCertificate
    ) => Effect.Effect<InboxRow, NotFound | CertificateUnusable | ServiceUnavailable>
    /** Fetches a document from the authority by its key into the inbox, unless the inbox contains it already. */
    readonly fetch: (
      request: FetchRequest,
      uuid: string
    ) => Effect.Effect<InboxRow, NotFound | CertificateUnusable | ServiceUnavailable>
    /**
     * Periodic work on all inboxes. Updates items by the outcomes of filed events, ends the terms for acceptance or
     * claim, and deletes old mails without a document. Queries the events of documents whose term is over, because only
     * the authority knows whether the supplier registered tacit acceptance (event 034).
     */
    readonly maintain: Effect.Effect<void, ServiceUnavailable>
    /** The certificate for a query: the one sent or named, else the company's default one. */
    readonly identityOf: (
      certificate: SentCertificate
    ) => Effect.Effect<SigningIdentity, CertificateUnusable | ServiceUnavailable>
    /** The company's settings; a company without settings has only its id. */
    readonly companyOf: (companyId: string) => Effect.Effect<Company, ServiceUnavailable>
  }
>()("@radicar/api/Inbox") {
  static readonly layer = Layer.effect(Inbox, make)
}

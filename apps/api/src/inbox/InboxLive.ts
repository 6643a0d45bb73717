import { isTrue } from "@radicar/contract/inner/FilingQuery"
import { FetchDocuments } from "@radicar/contract/inner/InboxGroup"
import {
  maximumArrivalOctets,
  type InboxListQuery,
  type InboxSummaryQuery,
  type InboxExportQuery
} from "@radicar/contract/inner/inbox/inboxQuery"
import { NotFound, UnreadableDocument, UnsupportedMediaType } from "@radicar/contract/inner/problem/problems"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Clock, Effect, Option, type Schema } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { answerEach } from "../access/answerEach.ts"
import { noteDetail, noteSubject } from "../access/auditing.ts"
import { requireCompany } from "../access/requireAccess.ts"
import { exportFormats } from "../documents/exports/exportDocuments.ts"
import { summaryKeys } from "../documents/submissions/summarizeSubmissions.ts"
import { wireGroup } from "../documents/submissions/submissionResult.ts"
import { answerTagged } from "../http/answerTagged.ts"
import { downloadName } from "../http/downloadName.ts"
import { CallerLanguage, failWith } from "../http/language.ts"
import { pageLength, pageOf } from "../http/paging.ts"
import { isTakenCoding, readOctets, readResource } from "../http/readBody.ts"
import { AuthorityEndpoints } from "../platform/AuthorityEndpoints.ts"
import { Trust } from "../platform/Trust.ts"
import { HeavyWork, tooCostly } from "../platform/work/HeavyWork.ts"
import { certificateOf } from "../tenants/certificates/QueryCertificates.ts"
import { exportInbox } from "./exportInbox.ts"
import { inboxFilter } from "./inboxFilter.ts"
import { Inbox } from "./Inbox.ts"
import { inboxEventHandlers } from "./inboxEventHandlers.ts"
import { arrivalAnswer, detailAnswer, documentAnswer, itemAnswer, noPdf } from "./inboxAnswers.ts"
import type { Arrival, InboxRow } from "./InboxRow.ts"
import { InboxStore } from "./InboxStore.ts"
import { octetsToJudge } from "./judgeArrival.ts"
import { downloadOf, openFile, printArrived, readArrived } from "./viewArrival.ts"

const requireCoding = (request: HttpServerRequest.HttpServerRequest) =>
  isTakenCoding(request)
    ? Effect.void
    : failWith(UnsupportedMediaType, {
        en: "Send the file or mail with Content-Encoding: gzip or none.",
        es: "Envíe el archivo o correo con Content-Encoding: gzip o sin él."
      })

const unreadable = (why: Localized) => failWith(UnreadableDocument, why)

const emptyBody: Localized = {
  en: "The body is empty: send the octets of the file or mail.",
  es: "El cuerpo está vacío: envíe los octetos del archivo o correo."
}

const noArrival = failWith(NotFound, {
  en: "The company has no arrival with this id.",
  es: "La compañía no tiene una llegada con este identificador."
})

const noRemovable = failWith(NotFound, {
  en: "The inbox has no item with this id that can be removed. Documents stay as they were received.",
  es: "La bandeja no tiene un elemento con este identificador que se pueda quitar. Los documentos se conservan como se recibieron."
})

const noFile = failWith(NotFound, {
  en: "The item has no such file, or it was deleted.",
  es: "El elemento no tiene ese archivo, o se eliminó."
})

interface CompanyQuery {
  readonly companyId: string
}

/** Makes the function that reads the file of an item with its place, for viewing. */
const makeViewing = Effect.gen(function* () {
  const store = yield* InboxStore
  const { standard } = yield* AuthorityEndpoints
  const trust = (yield* Trust).in(standard).files

  /** The arrival's file of an item, with its name; fails if it was deleted. */
  const received = Effect.fnUntraced(function* (item: InboxRow) {
    const octets = yield* store.octets(item.arrivalId)
    return Option.isSome(octets) ? octets.value : yield* noFile
  })

  return Effect.fnUntraced(function* (item: InboxRow) {
    const { bytes, name } = yield* received(item)
    return { bytes, name, place: item.place, at: yield* Clock.currentTimeMillis, trust }
  })
})

/** Handlers that show an item and its files. */
const viewHandlers = Effect.gen(function* () {
  const inbox = yield* Inbox
  const store = yield* InboxStore
  const work = yield* HeavyWork
  const viewing = yield* makeViewing
  return {
    get: Effect.fn("InboxGetItem")(function* ({
      params,
      query
    }: {
      readonly params: { readonly id: string }
      readonly query: CompanyQuery
    }) {
      yield* requireCompany(query.companyId)
      const storedItem = yield* inbox.find(query.companyId, params.id)
      yield* inbox.settle(query.companyId, storedItem.id)
      const item = yield* inbox.find(query.companyId, storedItem.id)
      const language = yield* CallerLanguage
      const detail = detailAnswer(
        item,
        {
          arrival: Option.getOrUndefined(yield* store.arrival(item.companyId, item.arrivalId)),
          events: yield* store.events(item.id),
          history: yield* store.history(item.id)
        },
        language
      )
      if (item.documentKey === undefined) return HttpServerResponse.jsonUnsafe(detail)
      const view = yield* viewing(item)
      const read = yield* Effect.orElseSucceed(
        work.run(readArrived, { ...view, language, validatedAt: item.validatedAt }, octetsToJudge(view.bytes)),
        () => undefined
      )
      return HttpServerResponse.text(documentAnswer(detail, read), { contentType: "application/json" })
    }),
    file: Effect.fn("InboxFileGet")(function* ({
      params,
      query
    }: {
      readonly params: { readonly id: string; readonly file: string }
      readonly query: CompanyQuery
    }) {
      yield* requireCompany(query.companyId)
      const item = yield* inbox.find(query.companyId, params.id)
      const { file } = params
      const view = yield* viewing(item)
      const octets = octetsToJudge(view.bytes)
      const isOwn = file === "document" || file === "pdf"
      if (isOwn && item.documentKey === undefined) return yield* noFile
      const place = file === "document" ? item.place : file
      const print = Effect.flatMap(
        work.run(printArrived, { ...view, validatedAt: item.validatedAt }, octets),
        (printed) =>
          printed instanceof Uint8Array
            ? Effect.succeed({ bytes: printed, name: `${item.number ?? item.id}.pdf` })
            : noPdf(printed)
      )
      const open = work.run(openFile, { bytes: view.bytes, name: view.name, place }, octets)
      const openedFile =
        file === "received"
          ? view
          : yield* Effect.catchTag(file === "pdf" ? print : open, "TaskStopped", (stopped) =>
              failWith(NotFound, tooCostly(stopped))
            )
      if (openedFile === undefined) return yield* noFile
      return yield* answerTagged(openedFile.bytes, downloadOf(openedFile, item.number ?? "file"))
    })
  }
})

/** Handlers over many items: list, sums and export. */
const listHandlers = Effect.gen(function* () {
  const store = yield* InboxStore
  const exported = yield* exportInbox
  const { standard } = yield* AuthorityEndpoints
  return {
    list: Effect.fn("InboxGetAll")(function* ({
      query
    }: {
      readonly query: Schema.Struct.Type<typeof InboxListQuery>
    }) {
      yield* requireCompany(query.companyId)
      const length = pageLength(query.limit)
      const items = yield* store.list({ ...(yield* inboxFilter(query)), limit: length + 1 })
      const language = yield* CallerLanguage
      return pageOf(items, length, (item) => itemAnswer(item, language))
    }),
    summary: Effect.fn("InboxSummary")(function* ({
      query
    }: {
      readonly query: Schema.Struct.Type<typeof InboxSummaryQuery>
    }) {
      const { by = "type,status", limit = "100", ...filters } = query
      yield* requireCompany(query.companyId)
      const filter = yield* inboxFilter(filters)
      const most = Number(limit)
      const environment = filter.environment ?? standard
      const keys = summaryKeys.filter((key) => by.split(",").includes(key))
      const groups = yield* store.summarize({ ...filter, environment, by: keys, limit: most + 1 })
      return {
        environment,
        groups: groups.slice(0, most).map(wireGroup),
        more: groups.length > most
      }
    }),
    export: Effect.fn("InboxExport")(function* ({
      query
    }: {
      readonly query: Schema.Struct.Type<typeof InboxExportQuery>
    }) {
      const { format, layout = "list", ...filters } = query
      const { companyId } = query
      yield* requireCompany(companyId)
      const filter = yield* inboxFilter(filters)
      const language = yield* CallerLanguage
      const octets = yield* exported(
        { ...filter, environment: filter.environment ?? standard },
        { format, layout, language, issuerName: "" }
      )
      yield* noteDetail(JSON.stringify({ format, layout }))
      const { date } = fromEpochMillis(yield* Clock.currentTimeMillis)
      return HttpServerResponse.stream(octets, {
        contentType: exportFormats[format],
        headers: downloadName("inbox", language, { company: companyId, days: [date], extension: format })
      })
    })
  }
})

const answerArrival = Effect.fnUntraced(function* (
  store: InboxStore["Service"],
  arrival: Arrival,
  isRepeated: boolean
) {
  const items = yield* store.itemsOf(arrival.items)
  return arrivalAnswer(arrival, items, isRepeated, yield* CallerLanguage)
})

/** The inbox over HTTP. */
export const InboxLive = HttpApiBuilder.group(
  RadicarApi,
  "inbox",
  Effect.fn(function* (handlers) {
    const inbox = yield* Inbox
    const store = yield* InboxStore
    const each = yield* answerEach
    const views = yield* viewHandlers
    const events = yield* inboxEventHandlers

    return handlers
      .handleRaw(
        "import",
        Effect.fn("InboxImport")(function* ({ query, request }) {
          yield* requireCompany(query.companyId)
          yield* requireCoding(request)
          const bytes = yield* readOctets(request, unreadable, maximumArrivalOctets)
          if (bytes.length === 0) return yield* unreadable(emptyBody)
          const { companyId, name = "" } = query
          const { arrival, isRepeated } = yield* inbox.take({ companyId, source: "upload", name, bytes })
          yield* noteSubject(arrival.id)
          const answer = yield* answerArrival(store, arrival, isRepeated)
          return HttpServerResponse.jsonUnsafe(answer, { status: answer.state === "stored" ? 202 : 200 })
        })
      )
      .handleRaw("get", views.get)
      .handleRaw("file", views.file)
      .handleRaw("event", events.event)
      .handleRaw("eventMany", events.eventMany)
      .handleRaw(
        "fetch",
        Effect.fn("InboxFetch")(function* ({ headers, query, request }) {
          const { companyId, isTest } = query
          yield* requireCompany(companyId)
          const certificate = yield* certificateOf(companyId, headers)
          const { uuids } = yield* readResource(request, FetchDocuments)
          const keys = uuids.map((uuid) => uuid.toLowerCase())
          const results = yield* each(keys, (uuid) =>
            Effect.flatMap(inbox.fetch({ companyId, certificate, isTest: isTrue(isTest) }, uuid), (item) =>
              Effect.map(CallerLanguage, (language) => itemAnswer(item, language))
            )
          )
          yield* noteDetail(JSON.stringify({ documents: keys.length }))
          return HttpServerResponse.jsonUnsafe({
            items: results.map((result, index) => ({
              uuid: keys[index] ?? "",
              ...("problem" in result ? result : { item: result.value })
            }))
          })
        })
      )
      .handleRaw("replacePerson", events.replacePerson)
      .handleAll({
        ...(yield* listHandlers),
        arrival: Effect.fn("InboxArrivalGetItem")(function* ({ params, query }) {
          yield* requireCompany(query.companyId)
          const arrival = yield* store.arrival(query.companyId, params.id)
          return yield* Option.isSome(arrival) ? answerArrival(store, arrival.value, false) : noArrival
        }),
        person: events.person,
        remove: Effect.fn("InboxDelete")(function* ({ params, query }) {
          yield* requireCompany(query.companyId)
          if (!(yield* store.remove(query.companyId, params.id))) return yield* noRemovable
          yield* noteSubject(params.id)
        }),
        retry: Effect.fn("InboxRetry")(function* ({ headers, params, query }) {
          yield* requireCompany(query.companyId)
          const certificate = yield* certificateOf(query.companyId, headers)
          const item = yield* inbox.retry(yield* inbox.find(query.companyId, params.id), certificate)
          return itemAnswer(item, yield* CallerLanguage)
        })
      })
  })
)

import { CurrentCaller } from "@radicar/contract/inner/CurrentCaller"
import { InvalidRequest, UnreadableDocument, UnsupportedMediaType } from "@radicar/contract/inner/problem/problems"
import { isTrue } from "@radicar/contract/inner/FilingQuery"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { listingContentTypes, type ReconciliationQuery } from "@radicar/contract/inner/Reconciliation"
import {
  type RetriedSubmissions,
  RetrySubmissions,
  type SubmissionDetail
} from "@radicar/contract/inner/SubmissionsGroup"
import {
  DismissSubmission,
  type SubmissionExportQuery,
  type SubmissionListQuery,
  type SubmissionSummaryQuery
} from "@radicar/contract/inner/submissionRequests"
import type { SubmissionSums } from "@radicar/contract/inner/submissionSums"
import type { TaxReport, TaxReportQuery } from "@radicar/contract/inner/taxReport"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { emailAddressForm } from "@radicar/domain/inner/wire/text"
import { Clock, Effect, Option, type Schema } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { answerEach } from "../access/answerEach.ts"
import { AuditLog } from "../access/AuditLog.ts"
import { noteCompany, noteDetail } from "../access/auditing.ts"
import { requireCompany } from "../access/requireAccess.ts"
import { containerFacts } from "../documents/files/containDocument.ts"
import { exportDocuments, exportFormats } from "../documents/exports/exportDocuments.ts"
import { maximumListingOctets, reconcileListing } from "../documents/reconciliation/reconcileListing.ts"
import type { Submission } from "../documents/submissions/Submission.ts"
import { placeIn, submissionFilter } from "../documents/submissions/submissionFilter.ts"
import { dismissalResult, submissionItem, wireGroup, wireStep } from "../documents/submissions/submissionResult.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { isFinal, submissionStates } from "../documents/submissions/submissionStates.ts"
import { summaryKeys } from "../documents/submissions/summarizeSubmissions.ts"
import { visibleSubmission } from "../documents/submissions/visibleSubmission.ts"
import { taxSums } from "../documents/taxes/addUpTaxes.ts"
import { taxPartsOf } from "../documents/taxes/taxReport.ts"
import { writeTaxTable } from "../documents/taxes/taxTable.ts"
import { CallerLanguage, failWith } from "../http/language.ts"
import { pageLength, pageOf } from "../http/paging.ts"
import { isTakenCoding, readOctets, readResource } from "../http/readBody.ts"
import { AuthorityEndpoints } from "../platform/AuthorityEndpoints.ts"
import { Tenancy } from "../tenants/Tenancy.ts"
import { followSubmission } from "./followSubmission.ts"

/** Maximum number of submissions in one request that are retried concurrently. */
const retriesAtOnce = 4

const notRejected = failWith(InvalidRequest, {
  en: "Only documents that the authority rejected or did not receive can be dismissed.",
  es: "Solo se pueden descartar documentos que la DIAN rechazó o no recibió."
})

/** A year in milliseconds, a leap year as well. */
const longestPeriod = 366 * 86_400_000

const notAYear = failWith(InvalidRequest, {
  en: "query parameter issuedTo: a day from issuedFrom on, at most a year of days.",
  es: "parámetro issuedTo: un día desde issuedFrom en adelante, máximo un año de días."
})

const listingTypes: ReadonlySet<string> = new Set(listingContentTypes)

const requireListing = (request: HttpServerRequest.HttpServerRequest) => {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? ""
  if (listingTypes.has(type) && isTakenCoding(request)) return Effect.void
  const types = listingContentTypes.join(", ")
  return failWith(UnsupportedMediaType, {
    en: `Send the Excel file itself, as Content-Type: ${types}; with Content-Encoding: gzip or none.`,
    es: `Envíe el archivo de Excel tal cual, como Content-Type: ${types}; con Content-Encoding: gzip o sin él.`
  })
}

/** Makes the functions that read, retry and find one submission of the caller. */
const makeDetails = Effect.gen(function* () {
  const submissions = yield* Submissions
  const follow = yield* followSubmission
  const log = yield* AuditLog

  const detail = Effect.fnUntraced(function* (submission: Submission) {
    const steps = yield* submissions.history(submission.id)
    const language = yield* CallerLanguage
    const dismissal = submissionStates[submission.state].freesNumber
      ? Option.getOrUndefined(yield* submissions.dismissal(submission.id))
      : undefined
    const receiverEmail =
      submission.state === "accepted"
        ? containerFacts(submission.signedXml, submission.documentType)?.receiverEmail
        : undefined
    const answer: typeof SubmissionDetail.Type = {
      ...submissionItem(submission, language, (yield* submissions.ledger([submission])).get(submission.id)),
      ...(dismissal === undefined
        ? {}
        : { dismissal: dismissalResult(dismissal, (yield* log.names([dismissal.by])).get(dismissal.by)) }),
      ...(receiverEmail === undefined || !emailAddressForm.test(receiverEmail) ? {} : { receiverEmail }),
      history: steps.map((step) => wireStep(step, language))
    }
    return answer
  })

  const retry = Effect.fnUntraced(function* (id: string) {
    const submission = yield* visibleSubmission(submissions, id)
    if (isFinal(submission.state)) return yield* detail(submission)
    yield* follow(submission.id)
    return yield* detail(yield* submissions.get(submission.id))
  })

  /**
   * A rejected or refused document that the caller may see; its number can be filed again. Fails for any other
   * document.
   */
  const rejected = Effect.fnUntraced(function* (id: string) {
    const submission = yield* visibleSubmission(submissions, id)
    yield* noteCompany(submission.companyId)
    return submissionStates[submission.state].freesNumber ? submission : yield* notRejected
  })

  return { detail, rejected, retry }
})

/** Compares the authority's listing with the recorded documents. */
const reconcileHandler = Effect.gen(function* () {
  const { standard } = yield* AuthorityEndpoints
  const reconcile = yield* reconcileListing
  const tenancy = yield* Tenancy
  return Effect.fn("SubmissionReconcile")(function* ({
    query,
    request
  }: {
    readonly query: Schema.Struct.Type<typeof ReconciliationQuery>
    readonly request: HttpServerRequest.HttpServerRequest
  }) {
    const { companyId, environment = standard, format = "json" } = query
    yield* requireCompany(companyId)
    yield* requireListing(request)
    const company = Option.getOrUndefined(yield* tenancy.company(companyId))
    const bytes = yield* readOctets(request, (why) => failWith(UnreadableDocument, why), maximumListingOctets)
    const language = yield* CallerLanguage
    const { nit } = company ?? {}
    const { counts, octets } = yield* reconcile({
      companyId,
      environment,
      format,
      language,
      nit,
      bytes,
      comparesReceived: isTrue(query.received)
    })
    yield* noteDetail(JSON.stringify(counts))
    return HttpServerResponse.uint8Array(octets, {
      contentType: format === "json" ? "application/json" : exportFormats.xlsx
    })
  })
})

/** Adds up the taxes of a period, as JSON or as a file. */
const taxesHandler = Effect.gen(function* () {
  const { standard } = yield* AuthorityEndpoints
  const addUp = yield* taxSums
  return Effect.fn("SubmissionTaxes")(function* ({
    query
  }: {
    readonly query: Schema.Struct.Type<typeof TaxReportQuery>
  }) {
    const { companyId, environment = standard, format = "json", issuedFrom, issuedTo } = query
    yield* requireCompany(companyId)
    if (issuedTo < issuedFrom || Date.parse(issuedTo) - Date.parse(issuedFrom) >= longestPeriod) return yield* notAYear
    const { scopes } = yield* CurrentCaller
    const withInbox = scopes.includes("inbox:read")
    const language = yield* CallerLanguage
    const sums = yield* addUp({ companyId, environment, issuedFrom, issuedTo }, withInbox)
    const report: TaxReport = { environment, issuedFrom, issuedTo, withInbox, parts: taxPartsOf(sums, language) }
    if (format === "json") return report
    yield* noteDetail(JSON.stringify({ format }))
    return HttpServerResponse.uint8Array(writeTaxTable(report, format, language), {
      contentType: exportFormats[format],
      headers: {
        "content-disposition": `attachment; filename="radicar-${companyId}-taxes-${issuedFrom}-${issuedTo}.${format}"`
      }
    })
  })
})

/** Answers a page of submissions with their facts. */
const listHandler = Effect.map(Submissions, (submissions) =>
  Effect.fn("SubmissionGetAll")(function* ({
    query
  }: {
    readonly query: Schema.Struct.Type<typeof SubmissionListQuery>
  }) {
    yield* requireCompany(query.companyId)
    const page = pageLength(query.limit)
    const filter = yield* submissionFilter(query)
    const summaries = yield* submissions.list({ ...filter, limit: page + 1 })
    const ledger = yield* submissions.ledger(summaries.slice(0, page))
    const language = yield* CallerLanguage
    return pageOf(
      summaries,
      page,
      (summary) => submissionItem(summary, language, ledger.get(summary.id)),
      placeIn(filter)
    )
  })
)

/** Handlers over many submissions: list, sums and export. */
const listHandlers = Effect.gen(function* () {
  const submissions = yield* Submissions
  const { standard } = yield* AuthorityEndpoints
  const exported = yield* exportDocuments
  const tenancy = yield* Tenancy
  return {
    list: yield* listHandler,
    summary: Effect.fn("SubmissionSummary")(function* ({
      query
    }: {
      readonly query: Schema.Struct.Type<typeof SubmissionSummaryQuery>
    }) {
      const { by = "type,status", limit = "100", ...filters } = query
      yield* requireCompany(query.companyId)
      const filter = yield* submissionFilter(filters)
      const most = Number(limit)
      const environment = filter.environment ?? standard
      const keys = summaryKeys.filter((key) => by.split(",").includes(key))
      const groups = yield* submissions.summarize({ ...filter, environment, by: keys, limit: most + 1 })
      const answer: typeof SubmissionSums.Type = {
        environment,
        groups: groups.slice(0, most).map(wireGroup),
        more: groups.length > most
      }
      return answer
    }),
    taxes: yield* taxesHandler,
    export: Effect.fn("SubmissionExport")(function* ({
      query
    }: {
      readonly query: Schema.Struct.Type<typeof SubmissionExportQuery>
    }) {
      const { format, layout = "list", ...filters } = query
      const { companyId } = query
      yield* requireCompany(companyId)
      const company = yield* tenancy.company(companyId)
      const name = Option.getOrUndefined(company)?.companyParty?.get("Name")
      const filter = yield* submissionFilter(filters)
      const octets = yield* exported({
        // only `list` has a column with the environment, so any other layout contains documents of one
        filter: { ...filter, ...(layout === "list" ? {} : { environment: filter.environment ?? standard }) },
        format,
        layout,
        language: yield* CallerLanguage,
        issuerName: typeof name === "string" ? name : ""
      })
      yield* noteDetail(JSON.stringify({ format, layout }))
      const { date } = fromEpochMillis(yield* Clock.currentTimeMillis)
      return HttpServerResponse.stream(octets, {
        contentType: exportFormats[format],
        headers: {
          "content-disposition": `attachment; filename="radicar-${companyId}-${layout}-${date}.${format}"`
        }
      })
    })
  }
})

/** Recorded submissions over HTTP. */
export const SubmissionsLive = HttpApiBuilder.group(
  RadicarApi,
  "submissions",
  Effect.fn(function* (handlers) {
    const submissions = yield* Submissions
    const each = yield* answerEach
    const { detail, rejected, retry } = yield* makeDetails

    return handlers
      .handleRaw(
        "dismiss",
        Effect.fn("SubmissionDismiss")(function* ({ params, request }) {
          const submission = yield* rejected(params.id)
          const { reason } = yield* readResource(request, DismissSubmission)
          const { tokenId } = yield* CurrentCaller
          yield* submissions.dismiss(submission.id, submission.companyId, { reason, by: tokenId })
          return HttpServerResponse.jsonUnsafe(yield* detail(submission))
        })
      )
      .handleRaw(
        "retryMany",
        Effect.fn("SubmissionRetryMany")(function* ({ request }) {
          const { ids } = yield* readResource(request, RetrySubmissions)
          const results = yield* each(ids, retry, retriesAtOnce)
          const answer: RetriedSubmissions = {
            items: results.map((result, index) => ({
              id: ids[index] ?? "",
              ...("problem" in result ? result : { submission: result.value })
            }))
          }
          yield* noteDetail(JSON.stringify({ submissions: ids.length }))
          return HttpServerResponse.jsonUnsafe(answer)
        })
      )
      .handleRaw("reconcile", yield* reconcileHandler)
      .handleAll({
        ...(yield* listHandlers),
        get: Effect.fn("SubmissionGetItem")(function* ({ params }) {
          return yield* detail(yield* visibleSubmission(submissions, params.id))
        }),
        restore: Effect.fn("SubmissionRestore")(function* ({ params }) {
          const submission = yield* rejected(params.id)
          yield* submissions.restore(submission.id)
          return yield* detail(submission)
        }),
        retry: Effect.fn("SubmissionRetry")(function* ({ params }) {
          const after = yield* retry(params.id)
          yield* noteCompany(after.companyId)
          return after
        })
      })
  })
)

import { CurrentCaller } from "@radicar/contract/inner/CurrentCaller"
import { InvalidRequest } from "@radicar/contract/inner/problem/problems"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
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
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { emailAddressForm } from "@radicar/domain/inner/wire/text"
import { Clock, Effect, Option, type Schema } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { answerEach } from "../access/answerEach.ts"
import { AuditLog } from "../access/AuditLog.ts"
import { noteCompany, noteDetail } from "../access/auditing.ts"
import { requireCompany } from "../access/requireAccess.ts"
import { containerFacts } from "../documents/files/containDocument.ts"
import { exportDocuments, exportFormats } from "../documents/exports/exportDocuments.ts"
import type { Submission } from "../documents/submissions/Submission.ts"
import { placeIn, submissionFilter } from "../documents/submissions/submissionFilter.ts"
import { dismissalResult, submissionItem, wireGroup, wireStep } from "../documents/submissions/submissionResult.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { isFinal, submissionStates } from "../documents/submissions/submissionStates.ts"
import { summaryKeys } from "../documents/submissions/summarizeSubmissions.ts"
import { filteredTaxSums } from "../documents/taxes/addUpTaxes.ts"
import { taxesByBook } from "../documents/taxes/taxReport.ts"
import { visibleSubmission } from "../documents/submissions/visibleSubmission.ts"
import { downloadName } from "../http/downloadName.ts"
import { CallerLanguage, failWith } from "../http/language.ts"
import { pageLength, pageOf } from "../http/paging.ts"
import { readResource } from "../http/readBody.ts"
import { AuthorityEndpoints } from "../platform/AuthorityEndpoints.ts"
import { Tenancy } from "../tenants/Tenancy.ts"
import { followSubmission } from "./followSubmission.ts"
import { productsHandler, reconcileHandler, taxesHandler } from "./submissionReports.ts"

/** Maximum number of submissions in one request that are retried concurrently. */
const retriesAtOnce = 4

const notRejected = failWith(InvalidRequest, {
  en: "Only documents that the authority rejected or did not receive can be dismissed.",
  es: "Solo se pueden descartar documentos que la DIAN rechazó o no recibió."
})

/** Makes the functions that read, retry and find one submission of the caller. */
const makeDetails = Effect.gen(function* () {
  const submissions = yield* Submissions
  const follow = yield* followSubmission
  const log = yield* AuditLog

  const detail = Effect.fnUntraced(function* (submission: Submission) {
    const steps = yield* submissions.history(submission.id)
    const language = yield* CallerLanguage
    // only a document whose number is free again can be dismissed, and its state is final
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
      // the document may have been filed elsewhere, with any text
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
  const taxesOf = yield* filteredTaxSums
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
        ...(filter.tax === undefined ? {} : { taxes: taxesByBook(yield* taxesOf({ ...filter, environment })) }),
        more: groups.length > most
      }
      return answer
    }),
    taxes: yield* taxesHandler,
    products: yield* productsHandler,
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
      const language = yield* CallerLanguage
      const environment = filter.environment ?? standard
      const octets = yield* exported({
        // only `list` has a column with the environment, so any other layout contains documents of one
        filter: { ...filter, ...(layout === "list" ? {} : { environment }) },
        format,
        layout,
        language,
        environment,
        issuerName: typeof name === "string" ? name : ""
      })
      yield* noteDetail(JSON.stringify({ format, layout }))
      const { date } = fromEpochMillis(yield* Clock.currentTimeMillis)
      return HttpServerResponse.stream(octets, {
        contentType: exportFormats[format],
        headers: downloadName(layout, language, { company: companyId, days: [date], extension: format })
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
          // a dismissal is not part of the submission, so the one read before is still the same
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
          // an entry has one company; that of documents of several is only for those who see all
          const companies = new Set(results.flatMap((result) => ("value" in result ? result.value.companyId : [])))
          const [company] = companies
          if (company !== undefined && companies.size === 1) yield* noteCompany(company)
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

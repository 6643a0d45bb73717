// Handlers of the reports over submissions: the comparison with the authority's listing, the sums of taxes, products.
import { CurrentCaller } from "@radicar/contract/inner/CurrentCaller"
import { InvalidRequest, UnreadableDocument } from "@radicar/contract/inner/problem/problems"
import { isTrue } from "@radicar/contract/inner/FilingQuery"
import type { FiledProductsQuery } from "@radicar/contract/inner/filedProducts"
import type { ReconciliationQuery } from "@radicar/contract/inner/Reconciliation"
import type { TaxReport, TaxReportQuery } from "@radicar/contract/inner/taxReport"
import { Effect, Option, type Schema } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { noteDetail } from "../access/auditing.ts"
import { requireCompany } from "../access/requireAccess.ts"
import { exportFormats } from "../documents/exports/exportDocuments.ts"
import { filedProducts } from "../documents/products/filedProducts.ts"
import { maximumListingOctets, reconcileListing } from "../documents/reconciliation/reconcileListing.ts"
import { taxSums } from "../documents/taxes/addUpTaxes.ts"
import { purchasesOf, taxPartsOf } from "../documents/taxes/taxReport.ts"
import { writeTaxTable } from "../documents/taxes/taxTable.ts"
import { downloadName } from "../http/downloadName.ts"
import { CallerLanguage, failWith } from "../http/language.ts"
import { readOctets, requireWorkbook } from "../http/readBody.ts"
import { AuthorityEndpoints } from "../platform/AuthorityEndpoints.ts"
import { Tenancy } from "../tenants/Tenancy.ts"

/** Compares the authority's listing with the recorded documents. */
export const reconcileHandler = Effect.gen(function* () {
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
    yield* requireWorkbook(request)
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

/** A year in milliseconds, a leap year as well. */
const longestPeriod = 366 * 86_400_000

const notAYear = failWith(InvalidRequest, {
  en: "query parameter issuedTo: a day from issuedFrom on, at most a year of days.",
  es: "parámetro issuedTo: un día desde issuedFrom en adelante, máximo un año de días."
})

/** Adds up the taxes of a period, as JSON or as a file. */
export const taxesHandler = Effect.gen(function* () {
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
    const report: TaxReport = {
      environment,
      issuedFrom,
      issuedTo,
      withInbox,
      purchases: purchasesOf(sums),
      parts: taxPartsOf(sums, language)
    }
    if (format === "json") return report
    yield* noteDetail(JSON.stringify({ format }))
    return HttpServerResponse.uint8Array(writeTaxTable(report, format, language), {
      contentType: exportFormats[format],
      headers: downloadName("taxes", language, { company: companyId, days: [issuedFrom, issuedTo], extension: format })
    })
  })
})

/** Answers the products of a company's newest documents. */
export const productsHandler = Effect.gen(function* () {
  const { standard } = yield* AuthorityEndpoints
  const productsOf = yield* filedProducts
  return Effect.fn("SubmissionProducts")(function* ({
    query
  }: {
    readonly query: Schema.Struct.Type<typeof FiledProductsQuery>
  }) {
    const { book = "sale", companyId, environment = standard } = query
    yield* requireCompany(companyId)
    return HttpServerResponse.uint8Array(yield* productsOf({ book, companyId, environment }), {
      contentType: "application/json"
    })
  })
})

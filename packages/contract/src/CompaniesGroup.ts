import { described } from "@radicar/domain/wire/described"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { queryFlag, tenantId } from "./FilingQuery.ts"
import { AnotherTaxpayer } from "./problem/AnotherTaxpayer.ts"
import { Forbidden } from "./problem/Forbidden.ts"
import { bodyProblems } from "./problem/InvalidBody.ts"
import { NotFound } from "./problem/NotFound.ts"
import { PreconditionFailed } from "./problem/PreconditionFailed.ts"
import { OpenSubmissions } from "./problem/OpenSubmissions.ts"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"
import { pageFields, pagingQuery } from "./query/pageQuery.ts"
import { CompanySettings } from "./tenant/CompanySettings.ts"
import { ErasureReport } from "./tenant/ErasureReport.ts"
import { replaceHeaders, tenantFacts } from "./tenant/tenantFacts.ts"
import { NeededScope } from "./CurrentCaller.ts"

/** A company as it is configured. */
export const CompanyItem = Schema.Struct({
  ...tenantFacts,
  settings: described(CompanySettings, {
    en: "What bodies of this company need not repeat, in PascalCase as `PUT` takes it; without secrets.",
    es: "Lo que los cuerpos de esta compañía no necesitan repetir, en PascalCase como lo recibe `PUT`; sin secretos."
  })
}).annotate({
  identifier: "CompanyItem"
})

/** A page of the companies that are configured and that the token may act for, by their ids. */
export const CompanyItems = Schema.Struct(pageFields(CompanyItem)).annotate({
  identifier: "CompanyItems"
})

const erasureDryRun = queryFlag("true counts what would be erased and kept, and changes nothing.")

/** Companies that documents are filed for. */
export class CompaniesGroup extends HttpApiGroup.make("companies")
  .add(
    HttpApiEndpoint.get("list", "/", {
      query: pagingQuery,
      success: CompanyItems,
      error: [Forbidden, ServiceUnavailable]
    })
      .annotate(NeededScope, "documents:read")
      .annotateMerge(
        OpenApi.annotations({
          identifier: "CompanyGetAll",
          summary: "List companies",
          description: "The configuration of every company that the token may act for, in pages; never a secret."
        })
      ),
    HttpApiEndpoint.get("get", "/:id", {
      params: tenantId,
      success: CompanyItem,
      error: [Forbidden, NotFound, ServiceUnavailable]
    })
      .annotate(NeededScope, "documents:read")
      .annotateMerge(
        OpenApi.annotations({
          identifier: "CompanyGetItem",
          summary: "Show a company",
          description: "Its configuration; of secrets only whether they are stored."
        })
      ),
    HttpApiEndpoint.put("put", "/:id", {
      params: tenantId,
      headers: replaceHeaders,
      payload: CompanySettings,
      success: CompanyItem,
      error: [...bodyProblems, Forbidden, PreconditionFailed, AnotherTaxpayer, ServiceUnavailable]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "CompanyPut",
        summary: "Configure a company",
        description:
          "Replaces its configuration. With `If-Match` it replaces only the version whose `ETag` it names. A secret that is omitted stays unchanged: the technical key of the same range, the mail server. So does Nit, which only a token of all companies changes once it is set."
      })
    ),
    HttpApiEndpoint.delete("remove", "/:id", {
      params: tenantId,
      success: HttpApiSchema.NoContent,
      error: [Forbidden, NotFound, ServiceUnavailable]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "CompanyDelete",
        summary: "Delete the configuration of a company",
        description: "Filed documents stay on record, and so does Nit, unless the token is one of all companies."
      })
    ),
    HttpApiEndpoint.delete("erase", "/:id/data", {
      params: tenantId,
      query: { dryRun: erasureDryRun },
      success: ErasureReport,
      error: [Forbidden, NotFound, OpenSubmissions, ServiceUnavailable]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "CompanyErase",
        summary: "Erase a company's data",
        description:
          "Permanently deletes everything the law does not require you to keep. Three things are kept. Documents that the authority accepted in production, with its answers: until five years from 1 January of the year after their issue, when the service erases them by itself. The numbers, which are never used again. The audit log. Nothing more can be recorded for the company. Rejected while documents are still open. May be repeated."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "companies:admin")
  .prefix("/v1/companies")
  .annotateMerge(OpenApi.annotations({ title: "Companies", description: "Companies that documents are filed for." })) {}

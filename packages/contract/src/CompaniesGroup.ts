import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { tenantId } from "./FilingQuery.ts"
import { Forbidden } from "./problem/Forbidden.ts"
import { bodyProblems } from "./problem/InvalidBody.ts"
import { NotFound } from "./problem/NotFound.ts"
import { OpenSubmissions } from "./problem/OpenSubmissions.ts"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"
import { CompanySettings } from "./tenant/CompanySettings.ts"
import { ErasureReport } from "./tenant/ErasureReport.ts"
import { tenantFacts } from "./tenant/tenantFacts.ts"

/** A company as it is configured. */
export const CompanyItem = Schema.Struct({ ...tenantFacts, Settings: CompanySettings }).annotate({
  identifier: "CompanyItem"
})

/** Every company that is configured and that the token may act for. */
export const CompanyItems = Schema.Struct({ items: Schema.Array(CompanyItem) }).annotate({
  identifier: "CompanyItems"
})

const erasureDryRun = Schema.optionalKey(
  Schema.Literals(["true", "false"]).annotate({
    description: "true counts what would go and what stays, and changes nothing."
  })
)

/** For whom documents are filed. */
export class CompaniesGroup extends HttpApiGroup.make("companies")
  .add(
    HttpApiEndpoint.get("list", "/", { success: CompanyItems, error: [Forbidden, ServiceUnavailable] }).annotateMerge(
      OpenApi.annotations({
        identifier: "CompanyGetAll",
        summary: "List companies",
        description: "What is configured of every company that the token may act for; never a secret."
      })
    ),
    HttpApiEndpoint.get("get", "/:id", {
      params: tenantId,
      success: CompanyItem,
      error: [Forbidden, NotFound, ServiceUnavailable]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "CompanyGetItem",
        summary: "Show a company",
        description: "What is configured of it; of its secrets only that they are there."
      })
    ),
    HttpApiEndpoint.put("put", "/:id", {
      params: tenantId,
      payload: CompanySettings,
      success: CompanyItem,
      error: [...bodyProblems, Forbidden, ServiceUnavailable]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "CompanyPut",
        summary: "Configure a company",
        description:
          "Replaces what is known of it. A secret that is left out stays as it is: the technical key of the same range, the mail server. Needs the scope admin."
      })
    ),
    HttpApiEndpoint.delete("remove", "/:id", {
      params: tenantId,
      success: HttpApiSchema.NoContent,
      error: [Forbidden, NotFound, ServiceUnavailable]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "CompanyDelete",
        summary: "Forget the configuration of a company",
        description: "What was filed stays on record."
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
          "For good, everything but what the law wants kept: documents that the authority accepted in production, with its answers, until five years from 1 January of the year after they were issued, when the service erases them by itself; the numbers, which are never given again; and the audit log. Nothing can be recorded of the company any more. Refused while an outcome is open. May be repeated. Needs the scope admin."
      })
    )
  )
  .middleware(Authorization)
  .prefix("/v1/companies")
  .annotateMerge(OpenApi.annotations({ title: "Companies", description: "For whom documents are filed." })) {}

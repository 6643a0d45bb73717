import { HttpApiError } from "effect/http-api"

/**
 * The company's data was erased, and nothing more is recorded. Data that the law requires to be kept can still be read.
 */
export class CompanyErased extends HttpApiError.Problem<CompanyErased>()("CompanyErased", {
  type: "urn:radicar:problem:company-erased",
  status: 409,
  title: "The data of the company were erased"
}) {}

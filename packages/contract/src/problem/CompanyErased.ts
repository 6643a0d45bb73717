import { HttpApiError } from "effect/http-api"

/** The data of the company were erased: nothing is recorded of it any more. What the law wants kept can be read. */
export class CompanyErased extends HttpApiError.Problem<CompanyErased>()("CompanyErased", {
  type: "urn:radicar:problem:company-erased",
  status: 409,
  title: "The data of the company were erased"
}) {}

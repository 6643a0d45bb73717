import { HttpApiMiddleware } from "effect/http-api"
import { InvalidRequest } from "./problem/problems.ts"

/** Turns invalid query parameters and headers into {@link InvalidRequest}. */
export class RequestProblems extends HttpApiMiddleware.Service<RequestProblems>()(
  "@radicar/contract/inner/RequestProblems",
  {
    error: InvalidRequest
  }
) {}

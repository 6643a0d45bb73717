import { HttpApiMiddleware } from "effect/http-api"
import { InvalidRequest } from "./problem/InvalidRequest.ts"

/** Turns query parameters and headers that do not fit into {@link InvalidRequest}. */
export class RequestProblems extends HttpApiMiddleware.Service<RequestProblems>()(
  "@radicar/contract/inner/RequestProblems",
  {
    error: InvalidRequest
  }
) {}

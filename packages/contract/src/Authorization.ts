import { HttpApiMiddleware, HttpApiSecurity } from "effect/http-api"
import { CurrentCaller } from "./CurrentCaller.ts"
import { CompanyErased } from "./problem/CompanyErased.ts"
import { Forbidden } from "./problem/Forbidden.ts"
import { InvalidRequest } from "./problem/InvalidRequest.ts"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"
import { TooManyRequests } from "./problem/TooManyRequests.ts"
import { Unauthorized } from "./problem/Unauthorized.ts"

/**
 * Demands a bearer token with the scope of the operation and below its rate limit, query parameters that the operation
 * knows, and a company whose data were not erased; provides who the token speaks for.
 */
export class Authorization extends HttpApiMiddleware.Service<Authorization, { provides: CurrentCaller }>()(
  "@radicar/contract/Authorization",
  {
    requiredForClient: true,
    error: [Unauthorized, Forbidden, InvalidRequest, CompanyErased, TooManyRequests, ServiceUnavailable],
    // in lower case, as OpenAPI's readers compare it; a header is read in any case
    security: { bearer: HttpApiSecurity.http({ scheme: "bearer" }) }
  }
) {}

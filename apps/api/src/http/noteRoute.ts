import { Effect } from "effect"
import { HttpRouter } from "effect/http"
import { noteRequest } from "../observability/RequestFacts.ts"

/** Notes the template of the route that a request has found: what is measured and logged must not name what it is about. */
export const noteRoute = HttpRouter.middleware((answer) =>
  Effect.flatMap(HttpRouter.RouteContext, ({ route }) => Effect.andThen(noteRequest({ route: route.path }), answer))
)

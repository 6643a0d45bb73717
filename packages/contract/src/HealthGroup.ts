import { described } from "@radicar/domain/wire/described"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"

const Health = Schema.Struct({
  status: described(Schema.Literal("ok"), {
    en: "ok: it works. Any other state is answered as a problem.",
    es: "ok: funciona. Cualquier otro estado se responde como problema."
  })
}).annotate({ identifier: "Health" })

/** Whether the service lives and can do its work. No token is needed. */
export class HealthGroup extends HttpApiGroup.make("health")
  .add(
    HttpApiEndpoint.get("live", "/live", { success: Health }).annotateMerge(
      OpenApi.annotations({ summary: "Whether the service lives", description: "Answers as soon as it listens." })
    ),
    HttpApiEndpoint.get("ready", "/ready", { success: Health, error: ServiceUnavailable }).annotateMerge(
      OpenApi.annotations({
        summary: "Whether the service can do its work",
        description: "Asks the database; 503 while that does not answer."
      })
    )
  )
  .prefix("/health")
  .annotateMerge(
    OpenApi.annotations({ title: "Health", description: "Whether the service lives and can do its work." })
  ) {}

import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { ServiceUnavailable } from "./problem/problems.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"

const Health = Schema.Struct({
  status: described(Schema.Literal("ok"), {
    en: "ok: it works. Any other state is answered as a problem.",
    es: "ok: funciona. Cualquier otro estado se responde como problema."
  })
}).annotate({ identifier: "Health" })

/** Operations that report whether the service is alive and ready. No token is needed. */
export class HealthGroup extends HttpApiGroup.make("health")
  .add(
    HttpApiEndpoint.get("live", "/live", { success: Health }).annotateMerge(
      operationTexts("HealthGetLive", {
        summary: { en: "Liveness of the service", es: "Si el servicio está vivo" },
        en: "Answers as soon as it listens.",
        es: "Responde en cuanto escucha."
      })
    ),
    HttpApiEndpoint.get("ready", "/ready", { success: Health, error: ServiceUnavailable }).annotateMerge(
      operationTexts("HealthGetReady", {
        summary: { en: "Readiness of the service", es: "Si el servicio está listo" },
        en: "Queries the database; 503 while it does not answer.",
        es: "Consulta la base de datos; 503 mientras no responda."
      })
    )
  )
  .prefix("/health")
  .annotateMerge(
    groupTexts("Health", {
      en: "Liveness and readiness of the service.",
      es: "Si el servicio está vivo y listo."
    })
  ) {}

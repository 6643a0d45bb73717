import { described } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"

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
      OpenApi.annotations({
        summary: bilingual({ en: "Whether the service lives", es: "Si el servicio vive" }),
        description: bilingual({ en: "Answers as soon as it listens.", es: "Responde en cuanto escucha." })
      })
    ),
    HttpApiEndpoint.get("ready", "/ready", { success: Health, error: ServiceUnavailable }).annotateMerge(
      OpenApi.annotations({
        summary: bilingual({ en: "Whether the service can do its work", es: "Si el servicio puede hacer su trabajo" }),
        description: bilingual({
          en: "Asks the database; 503 while that does not answer.",
          es: "Consulta la base de datos; 503 mientras no responda."
        })
      })
    )
  )
  .prefix("/health")
  .annotateMerge(
    OpenApi.annotations({
      title: "Health",
      description: bilingual({
        en: "Whether the service lives and can do its work.",
        es: "Si el servicio vive y puede hacer su trabajo."
      })
    })
  ) {}

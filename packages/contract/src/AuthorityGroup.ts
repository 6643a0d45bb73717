import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { moment, optionalMoment } from "./moment.ts"
import { Authorization } from "./Authorization.ts"
import { Forbidden, ServiceUnavailable } from "./problem/problems.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"

const Latency = Schema.Struct({
  calls: described(Schema.Int, {
    en: "Number of answered calls on which the times are based.",
    es: "Cantidad de llamadas respondidas en que se basan los tiempos."
  }),
  p50: described(Schema.Finite, {
    en: "Median answer time in milliseconds: 812.5.",
    es: "Mediana del tiempo de respuesta, en milisegundos: 812.5."
  }),
  p95: described(Schema.Finite, {
    en: "95th percentile of the answer time in milliseconds: 2300.",
    es: "Percentil 95 del tiempo de respuesta, en milisegundos: 2300."
  }),
  p99: described(Schema.Finite, {
    en: "99th percentile of the answer time in milliseconds: 4100.",
    es: "Percentil 99 del tiempo de respuesta, en milisegundos: 4100."
  }),
  max: described(Schema.Finite, {
    en: "Milliseconds of the slowest answer: 5020.",
    es: "Milisegundos de la respuesta más lenta: 5020."
  })
}).annotate({ identifier: "AuthorityLatency" })

/** The state of one environment of the authority. */
export const EnvironmentStatus = Schema.Struct({
  environment: described(Schema.Literals(["sandbox", "habilitacion", "production"]), {
    en: "Environment of the authority: sandbox (the stand-in), habilitacion (its tests) or production.",
    es: "Ambiente de la DIAN: sandbox (el sustituto), habilitacion (sus pruebas) o production (producción)."
  }),
  state: described(Schema.Literals(["closed", "open", "half-open"]), {
    en: "closed: calls are made. open: none is made, because the last ones gave no answer; documents are signed, recorded and answered 202. half-open: one call is made at a time, until one is answered.",
    es: "closed: se hacen llamadas. open: no se hace ninguna, porque las últimas no tuvieron respuesta; los documentos se firman, se registran y se responden con 202. half-open: se hace una llamada a la vez, hasta que una tenga respuesta."
  }),
  retryAfterSeconds: described(Schema.optionalKey(Schema.Int), {
    en: "While open: whole seconds until the next call is made: 30.",
    es: "Mientras está open: segundos enteros hasta la próxima llamada: 30."
  }),
  lastSuccess: optionalMoment({
    en: "Moment of the last answer, including rejections; absent before the first.",
    es: "Momento de la última respuesta, incluidos los rechazos; ausente antes de la primera."
  }),
  lastFailure: described(
    Schema.optionalKey(
      Schema.Struct({
        at: moment({ en: "When the lack of an answer was noticed.", es: "Cuándo se supo que no hay respuesta." }),
        operation: described(Schema.String, {
          en: "Operation of the authority's WSDL: SendBillSync.",
          es: "Operación del WSDL de la DIAN: SendBillSync."
        }),
        reason: described(Schema.String, {
          en: "Kind of failure: ServiceUnavailable, TimedOut.",
          es: "Clase de falla: ServiceUnavailable, TimedOut."
        }),
        message: described(Schema.String, {
          en: "Sentence that describes the failure, in the language of the caller.",
          es: "Frase que describe la falla, en el idioma de quien llama."
        })
      }).annotate({ identifier: "AuthorityFailure" })
    ),
    {
      en: "The last call without an answer; absent where every call was answered.",
      es: "La última llamada sin respuesta; ausente si todas la tuvieron."
    }
  ),
  failuresInARow: described(Schema.Int, {
    en: "Number of calls without an answer since the last one that had one: 0.",
    es: "Cantidad de llamadas sin respuesta desde la última que la tuvo: 0."
  }),
  calls: described(Schema.Int, {
    en: "Number of recent calls that `failures` and `latency` cover, a few hundred at most.",
    es: "Cantidad de llamadas recientes que cubren `failures` y `latency`, a lo sumo unos cientos."
  }),
  failures: described(
    Schema.Array(
      Schema.Struct({
        reason: described(Schema.String, {
          en: "Kind of failure: ServiceUnavailable, TimedOut.",
          es: "Clase de falla: ServiceUnavailable, TimedOut."
        }),
        calls: described(Schema.Int, {
          en: "Number of calls that failed for this reason: 3.",
          es: "Cantidad de llamadas que fallaron por esta causa: 3."
        })
      }).annotate({ identifier: "AuthorityFailures" })
    ),
    {
      en: "Calls without an answer by reason, including calls that the authority declined.",
      es: "Llamadas sin respuesta según su causa, incluidas las que la DIAN rechazó."
    }
  ),
  latency: described(
    Schema.Struct({
      filing: described(Schema.optionalKey(Latency), {
        en: "Response times of filed documents; absent without calls.",
        es: "Tiempos de respuesta de documentos radicados; ausente si no hubo llamadas."
      }),
      query: described(Schema.optionalKey(Latency), {
        en: "Response times of queries; absent without calls.",
        es: "Tiempos de respuesta de consultas; ausente si no hubo llamadas."
      })
    }),
    { en: "Answer times.", es: "Tiempos de respuesta." }
  )
}).annotate({ identifier: "EnvironmentStatus" })

/** A value of the schema {@link EnvironmentStatus}. */
export type EnvironmentStatus = typeof EnvironmentStatus.Type

/** The state of the authority in every environment. */
export const AuthorityStatus = Schema.Struct({
  watchedSince: moment({
    en: "When the process that answers started; its figures begin there.",
    es: "Cuándo arrancó el proceso que responde; sus cifras comienzan ahí."
  }),
  items: described(Schema.Array(EnvironmentStatus), {
    en: "One for each environment that this service calls.",
    es: "Uno por cada ambiente que este servicio consulta."
  })
}).annotate({ identifier: "AuthorityStatus" })

/** A value of the schema {@link AuthorityStatus}. */
export type AuthorityStatus = typeof AuthorityStatus.Type

/** Operations on the state of the authority. */
export class AuthorityGroup extends HttpApiGroup.make("authority")
  .add(
    HttpApiEndpoint.get("status", "/status", {
      success: AuthorityStatus,
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("AuthorityGetStatus", {
        summary: { en: "State of the authority", es: "Estado de la DIAN" },
        en: "By environment: whether the authority is called, how fast it answers and which calls failed. Based on the recent calls of the process that answers; this request makes no call.",
        es: "Por ambiente: si se llama a la DIAN, qué tan rápido responde y qué llamadas fallaron. Se basa en las llamadas recientes del proceso que responde; esta solicitud no hace ninguna."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:read")
  .prefix("/v1/authority")
  .annotateMerge(groupTexts("Authority", { en: "State of the authority.", es: "Estado de la DIAN." })) {}

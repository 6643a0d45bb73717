import { bilingual } from "@radicar/domain/rules/Language"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { CertificateUnusable } from "./problem/CertificateUnusable.ts"
import { Forbidden } from "./problem/Forbidden.ts"
import { NumberingRangesRefused } from "./problem/NumberingRangesRefused.ts"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"
import { NumberingRangeList } from "./query/NumberingRangeList.ts"
import { DocumentEvents } from "./query/DocumentEvents.ts"
import { DocumentEventsQuery, NumberingRangeQuery, QueryHeaders, StatusZipQuery } from "./query/QueryParameters.ts"
import { StatusZip } from "./query/StatusZip.ts"
import { NeededScope } from "./CurrentCaller.ts"

/** What can go wrong with any question to the authority. */
export const queryProblems = [Forbidden, CertificateUnusable, ServiceUnavailable] as const

/** The operations that ask the authority and file nothing. */
export class QueriesGroup extends HttpApiGroup.make("queries")
  .add(
    HttpApiEndpoint.get("numberingRangeGetAll", "/numbering-ranges", {
      query: NumberingRangeQuery,
      headers: QueryHeaders,
      success: NumberingRangeList,
      error: [...queryProblems, NumberingRangesRefused]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "NumberingRangeGetAll",
        summary: bilingual({ en: "List numbering ranges", es: "Listar los rangos de numeración" }),
        description: bilingual({
          en: "The ranges that an issuer may use with a software today, as the authority lists them, each with its used and remaining numbers as far as this service knows. Answers are cached for some minutes; age says for how long.",
          es: "Los rangos que un emisor puede usar hoy con un software, como los lista la DIAN, cada uno con sus números usados y restantes hasta donde sabe este servicio. Las respuestas se guardan unos minutos; age dice desde cuándo."
        })
      })
    ),
    HttpApiEndpoint.get("statusZipGetAll", "/status-zips", {
      query: StatusZipQuery,
      headers: QueryHeaders,
      success: StatusZip,
      error: queryProblems
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "StatusZipGetAll",
        summary: bilingual({ en: "Query the outcome of a batch", es: "Consultar el resultado de un lote" }),
        description: bilingual({
          en: "One answer for each document of an uploaded batch, judged, its evidence verified; or one about the batch as a whole while it is processed, when it was refused, or when its key is not known. Final answers are recorded and served from the record. The service follows open batches by itself. Without a certificate it returns what it knows.",
          es: "Una respuesta por cada documento de un lote enviado, juzgada y con su evidencia verificada; o una sobre todo el lote mientras se procesa, si se negó, o si su clave no se conoce. Las respuestas finales se registran y se sirven de ahí. El servicio sigue los lotes abiertos por sí mismo. Sin certificado responde lo que sabe."
        })
      })
    ),
    HttpApiEndpoint.get("documentEventGetAll", "/document-events", {
      query: DocumentEventsQuery,
      headers: QueryHeaders,
      success: DocumentEvents,
      error: queryProblems
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "DocumentEventGetAll",
        summary: bilingual({ en: "List the events of an invoice", es: "Listar los eventos de una factura" }),
        description: bilingual({
          en: "The events that the authority has registered on an invoice, whoever filed them: receipts, claims, acceptances, endorsements. The authority is asked each time, and nothing is recorded.",
          es: "Los eventos que la DIAN ha registrado sobre una factura, sin importar quién los radicó: acuses, reclamos, aceptaciones, endosos. Se consulta a la DIAN cada vez, y no se registra nada."
        })
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:read")
  .prefix("/v1/dian")
  .annotateMerge(
    OpenApi.annotations({
      title: "Queries",
      description: bilingual({ en: "Ask the authority.", es: "Consultar a la DIAN." })
    })
  ) {}

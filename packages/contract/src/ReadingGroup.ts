import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import {
  Forbidden,
  PayloadTooLarge,
  ServiceUnavailable,
  UnreadableDocument,
  UnsupportedMediaType
} from "./problem/problems.ts"
import { ReadDocuments } from "./reading/ReadDocuments.ts"
import { Repeats } from "./Repetition.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"

/** Content types accepted for a file to read. Its first octets, not the content type, determine the format. */
export const readableContentTypes = [
  "application/xml",
  "text/xml",
  "application/zip",
  "application/octet-stream"
] as const

/** Operations that read received documents of any issuer. */
export class ReadingGroup extends HttpApiGroup.make("reading")
  .add(
    HttpApiEndpoint.post("read", "/read", {
      payload: readableContentTypes.map((contentType) =>
        Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType }))
      ),
      success: ReadDocuments,
      error: [UnreadableDocument, Forbidden, PayloadTooLarge, UnsupportedMediaType, ServiceUnavailable]
    })
      .annotate(Repeats, "safe")
      .annotateMerge(
        operationTexts("DocumentRead", {
          summary: { en: "Read a document", es: "Leer un documento" },
          en: "Turns a document of any issuer back into the body of the operation that files it, and verifies signature, key and answer. Takes XML, an AttachedDocument with the document and the authority's answer inside, or a ZIP of these. Nothing is recorded and the authority is not queried. At most 10 MiB and 200 000 elements, of a ZIP 20 MiB of XML and 50 documents.",
          es: "Convierte un documento de cualquier emisor en el cuerpo de la operación que lo radica, y verifica firma, clave y respuesta. Recibe XML, un AttachedDocument con el documento y la respuesta de la DIAN, o un ZIP de estos. No se registra nada ni se consulta a la DIAN. Máximo 10 MiB y 200 000 elementos; de un ZIP, 20 MiB de XML y 50 documentos."
        })
      )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:read")
  .prefix("/v1/documents")
  .annotateMerge(groupTexts("Reading", { en: "Read received documents.", es: "Leer documentos recibidos." })) {}

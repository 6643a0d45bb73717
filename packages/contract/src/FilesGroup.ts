import { described } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { moment } from "./moment.ts"
import { ArchiveFiles, ArchiveQuery } from "./ArchiveFiles.ts"
import { Authorization } from "./Authorization.ts"
import { bodyProblems, Forbidden, NotFound, ServiceUnavailable } from "./problem/problems.ts"
import { documentKey as uuid, paperQuery } from "./query/printQuery.ts"
import { Repeats } from "./Repetition.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"

const file = (contentType: string) => Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType }))

const problems = [Forbidden, NotFound, ServiceUnavailable] as const

/** A link that opens one file without a token, for a day. */
export const FileLink = Schema.Struct({
  url: described(Schema.String, {
    en: "Address that opens this one file without a token.",
    es: "Dirección que abre este único archivo sin token."
  }),
  expires: moment({
    en: "When the address stops working, a day after it was made.",
    es: "Cuándo deja de servir la dirección, un día después de creada."
  })
}).annotate({ identifier: "FileLink" })

/** The files of documents. */
export class FilesGroup extends HttpApiGroup.make("files")
  .add(
    HttpApiEndpoint.get("pdf", "/pdf", {
      query: { uuid, paper: paperQuery },
      success: file("application/pdf"),
      error: problems
    }).annotateMerge(
      operationTexts("filePdfGetItem", {
        summary: { en: "Graphic representation", es: "Representación gráfica" },
        en: "The graphic representation of a document, PDF/A-3 with the signed XML attached.",
        es: "La representación gráfica de un documento, PDF/A-3 con el XML firmado adjunto."
      })
    ),
    HttpApiEndpoint.get("xml", "/xml", {
      query: {
        uuid,
        kind: Schema.optionalKey(
          Schema.Literals(["document", "response", "attached"]).annotate({
            description: bilingual({
              en: "document (default): the signed document. response: the authority's answer. attached: the container with both, once the document is accepted and the container is signed; 404 says why there is none.",
              es: "document (por defecto): el documento firmado. response: la respuesta de la DIAN. attached: el contenedor con ambos, cuando el documento está aceptado y el contenedor firmado; 404 dice por qué no hay."
            })
          })
        ),
        encoding: Schema.optionalKey(
          Schema.Literals(["base64"]).annotate({
            description: bilingual({
              en: "base64: the file as text in base64. Of the container it is `xmlFevFile`, as the health ministry's validator takes it.",
              es: "base64: el archivo como texto en base64. El del contenedor es `xmlFevFile`, como lo recibe el validador del Ministerio de Salud."
            })
          })
        )
      },
      success: [file("application/xml"), file("text/plain")],
      error: problems
    }).annotateMerge(
      operationTexts("fileXmlGetItem", {
        summary: { en: "XML files", es: "Archivos XML" },
        en: "The signed document, the authority's ApplicationResponse or the AttachedDocument, octet for octet; in base64 if asked for.",
        es: "El documento firmado, el ApplicationResponse de la DIAN o el AttachedDocument, octeto por octeto; en base64 si se pide."
      })
    ),
    HttpApiEndpoint.get("url", "/url", {
      query: {
        uuid,
        type: Schema.optionalKey(
          Schema.Literals(["pdf", "xml", "zip"]).annotate({
            description: bilingual({
              en: "pdf (default), xml: the signed document, zip: the container and the PDF, as they go to the receiver.",
              es: "pdf (por defecto), xml: el documento firmado, zip: el contenedor y el PDF, como van al receptor."
            })
          })
        )
      },
      success: FileLink,
      error: problems
    }).annotateMerge(
      operationTexts("fileUrlGetItem", {
        summary: { en: "Link to a file", es: "Enlace a un archivo" },
        en: "A link that opens one file without a token, for a day, unless the token that requested it is revoked.",
        es: "Un enlace que abre un archivo sin token, por un día, salvo que se revoque el token que lo pidió."
      })
    ),
    HttpApiEndpoint.post("archive", "/archive", {
      query: ArchiveQuery,
      payload: ArchiveFiles,
      success: HttpApiSchema.StreamUint8Array({ contentType: ["application/zip", "application/pdf"] }),
      error: [...bodyProblems, ...problems]
    })
      .annotate(Repeats, "safe")
      .annotateMerge(
        operationTexts("fileArchiveCreate", {
          summary: { en: "Files of many documents", es: "Archivos de muchos documentos" },
          en: "Streams the files of up to 2000 documents of a company: one ZIP of PDF and XML, or one PDF with all pages. The documents are those of Ids, or those that the filters find, as in the list of submissions; more than 2000 are refused, and nothing is made. contents.json in the ZIP, or the last pages of the PDF, say which files are missing and why. The service makes each document while the one before is read.",
          es: "Transmite los archivos de hasta 2000 documentos de una compañía: un ZIP con PDF y XML, o un solo PDF con todas las páginas. Los documentos son los de Ids, o los que encuentran los filtros, como en la lista de radicaciones; más de 2000 se niegan, y no se hace nada. contents.json en el ZIP, o las últimas páginas del PDF, dicen qué archivos faltan y por qué. El servicio hace cada documento mientras se lee el anterior."
        })
      ),
    HttpApiEndpoint.get("evidence", "/evidence", {
      query: {
        submissionId: Schema.String.annotate({
          description: bilingual({
            en: "UUID of the submission, or key of its document.",
            es: "UUID de la radicación, o clave de su documento."
          })
        })
      },
      success: file("application/zip"),
      error: problems
    }).annotateMerge(
      operationTexts("fileEvidenceGetItem", {
        summary: { en: "Evidence bundle", es: "Paquete de evidencia" },
        en: "All records of a submission, whatever its outcome, in one ZIP: request without secrets, document unsigned and signed, exchange with the authority, its answer, container, PDF and history. A manifest states the digest of each part and the reason for each missing one. It stays the same while the submission does not change.",
        es: "Todos los registros de una radicación, sea cual sea su resultado, en un ZIP: solicitud sin secretos, documento sin firmar y firmado, intercambio con la DIAN, su respuesta, contenedor, PDF e historia. Un manifiesto indica el resumen de cada parte y la razón de cada ausencia. No cambia mientras la radicación no cambie."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:read")
  .prefix("/v1/files")
  .annotateMerge(groupTexts("Files", { en: "PDF and XML of documents.", es: "PDF y XML de los documentos." })) {}

/** Operations that serve files to anyone with a link. */
export class LinkedFilesGroup extends HttpApiGroup.make("linkedFiles")
  .add(
    HttpApiEndpoint.get("open", "/:link", {
      params: {
        link: Schema.String.annotate({
          description: bilingual({
            en: "Last part of the address that fileUrlGetItem gave.",
            es: "Última parte de la dirección que dio fileUrlGetItem."
          })
        })
      },
      success: file("application/octet-stream"),
      error: [NotFound, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("fileLinkOpen", {
        summary: { en: "Open a link", es: "Abrir un enlace" },
        en: "The file of a link that fileUrlGetItem gave.",
        es: "El archivo de un enlace que dio fileUrlGetItem."
      })
    )
  )
  .prefix("/v1/files/links")
  .annotateMerge(groupTexts("Links", { en: "Files behind links.", es: "Archivos detrás de enlaces." })) {}

import { described } from "@radicar/domain/wire/described"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { Forbidden } from "./problem/Forbidden.ts"
import { NotFound } from "./problem/NotFound.ts"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"
import { NeededScope } from "./CurrentCaller.ts"

/** Which document: its key, as the submission result names it. */
const uuid = Schema.String.check(
  Schema.isPattern(/^[0-9a-fA-F]{96}$/u, { expected: "96 hexadecimal digits" })
).annotate({ description: "Key of the document: CUFE, CUDE, CUDS or CUNE, `document.uuid` of its result." })

const file = (contentType: string) => Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType }))

const problems = [Forbidden, NotFound, ServiceUnavailable] as const

/** A link to a file. */
export const FileLink = Schema.Struct({
  url: described(Schema.String, {
    en: "Address that opens this one file without a token.",
    es: "Dirección que abre este único archivo sin token."
  }),
  expires: described(Schema.String, {
    en: "When the address stops working, a day after it was made. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z.",
    es: "Cuándo deja de servir la dirección, un día después de creada. ISO 8601, UTC, como 2026-01-15T15:00:01.123Z."
  })
}).annotate({ identifier: "FileLink" })

/** The files of documents. */
export class FilesGroup extends HttpApiGroup.make("files")
  .add(
    HttpApiEndpoint.get("pdf", "/pdf", {
      query: { uuid },
      success: file("application/pdf"),
      error: problems
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "filePdfGetItem",
        summary: "Graphic representation",
        description: "The graphic representation of a document, PDF/A-3 with the signed XML attached."
      })
    ),
    HttpApiEndpoint.get("xml", "/xml", {
      query: {
        uuid,
        kind: Schema.optionalKey(
          Schema.Literals(["document", "response", "attached"]).annotate({
            description:
              "document (default): the signed document. response: the authority's answer. attached: the container with both."
          })
        ),
        encoding: Schema.optionalKey(
          Schema.Literals(["base64"]).annotate({
            description:
              "base64: the file as text in base64. Of the container it is `xmlFevFile`, as the health ministry's validator takes it."
          })
        )
      },
      success: [file("application/xml"), file("text/plain")],
      error: problems
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "fileXmlGetItem",
        summary: "XML files",
        description:
          "The signed document, the authority's ApplicationResponse or the AttachedDocument, octet for octet; in base64 if asked for."
      })
    ),
    HttpApiEndpoint.get("url", "/url", {
      query: {
        uuid,
        type: Schema.optionalKey(
          Schema.Literals(["pdf", "xml", "zip"]).annotate({
            description:
              "pdf (default), xml: the signed document, zip: the container and the PDF, as they go to the receiver."
          })
        )
      },
      success: FileLink,
      error: problems
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "fileUrlGetItem",
        summary: "Link to a file",
        description:
          "A link that opens one file without a token, for a day, unless the token that requested it is revoked."
      })
    ),
    HttpApiEndpoint.get("evidence", "/evidence", {
      query: {
        submissionId: Schema.String.annotate({ description: "UUID of the submission, or key of its document." })
      },
      success: file("application/zip"),
      error: problems
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "fileEvidenceGetItem",
        summary: "Evidence bundle",
        description:
          "Everything on record about a submission, whatever its outcome, in one ZIP: the request without its secrets, the document unsigned and signed, the exchange with the authority, the authority's answer, container, PDF, history, and a manifest with the digest of each part and the reason for each missing one. It is the same while nothing happens to the submission."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:read")
  .prefix("/v1/files")
  .annotateMerge(OpenApi.annotations({ title: "Files", description: "PDF and XML of documents." })) {}

/** Files behind links, for whoever has the link. */
export class LinkedFilesGroup extends HttpApiGroup.make("linkedFiles")
  .add(
    HttpApiEndpoint.get("open", "/:link", {
      params: { link: Schema.String },
      success: file("application/octet-stream"),
      error: [NotFound, ServiceUnavailable]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "fileLinkOpen",
        summary: "Open a link",
        description: "The file of a link that fileUrlGetItem gave."
      })
    )
  )
  .prefix("/v1/files/links")
  .annotateMerge(OpenApi.annotations({ title: "Links", description: "Files behind links." })) {}

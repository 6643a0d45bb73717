import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"

/** A document with an unknown outcome. */
const OpenSubmission = Schema.Struct({
  submissionId: described(Schema.String, {
    en: "UUID of the submission, that is, of this one attempt to file a document; GET /v1/submissions/{id} takes it.",
    es: "UUID de la radicación, es decir, de este intento de radicar un documento; GET /v1/submissions/{id} lo recibe."
  }),
  id: described(Schema.String, {
    en: "Number of the document with its prefix: SETP990000001.",
    es: "Número del documento con su prefijo: SETP990000001."
  }),
  state: described(Schema.String, {
    en: "Exact state of the submission: processing.",
    es: "Estado exacto de la radicación: processing."
  })
})

/**
 * Nothing was erased, because the company has documents with an unknown outcome. `submissions` are the oldest of them.
 */
export class OpenSubmissions extends HttpApiError.Problem<OpenSubmissions>()(
  "OpenSubmissions",
  {
    type: "urn:radicar:problem:open-submissions",
    status: 409,
    title: "Documents of the company are still open"
  },
  {
    count: described(Schema.Int, {
      en: "Number of documents whose outcome is not known: 1.",
      es: "Cantidad de documentos cuyo resultado no se conoce: 1."
    }),
    submissions: described(Schema.Array(OpenSubmission), {
      en: "The oldest of them.",
      es: "Los más antiguos de ellos."
    })
  }
) {}

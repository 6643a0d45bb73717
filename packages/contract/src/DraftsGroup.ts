import { described, formedText } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { patternText, text } from "@radicar/domain/inner/wire/text"
import { anyObject, wireStruct } from "@radicar/domain/inner/wire/wireStruct"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { CompanyQuery } from "./FilingQuery.ts"
import { moment } from "./moment.ts"
import { filingOperation } from "./PreviewsGroup.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"
import {
  bodyProblems,
  DraftRefused,
  Forbidden,
  NotFound,
  PreconditionFailed,
  ServiceUnavailable
} from "./problem/problems.ts"

/** Maximum number of drafts that a caller has in a company. */
export const maximumDrafts = 100

/** Maximum size of a draft's request, in octets. */
export const maximumDraftBytes = 256 * 1024

/** A draft to store. */
export const PutDraft = wireStruct("PutDraft", {
  operation: described(filingOperation, {
    en: "Operation that is to file the document: InvoiceCreate.",
    es: "Operación que ha de radicar el documento: InvoiceCreate."
  }),
  body: described(anyObject, {
    en: "Body of the document, as far as it is prepared. It is not checked, and must not have a certificate, a password, a pin or a technical key.",
    es: "Cuerpo del documento, hasta donde esté preparado. No se revisa, y no debe tener certificado, contraseña, pin ni clave técnica."
  }),
  state: described(
    Schema.optionalKey(
      patternText({
        identifier: "DraftState",
        pattern: /^(?:open|sent)$/u,
        expected: { en: "open or sent", es: "open o sent" },
        description: bilingual({ en: "State of a draft.", es: "Estado de un borrador." })
      })
    ),
    {
      en: "sent: filing has begun with exactly this body. Absent: open.",
      es: "sent: la radicación empezó con exactamente este cuerpo. Ausente: open."
    }
  ),
  typeCode: described(Schema.optionalKey(text(10)), {
    en: "Type of the document, for the list: 01.",
    es: "Tipo del documento, para la lista: 01."
  }),
  purpose: described(
    Schema.optionalKey(
      patternText({
        identifier: "DraftPurpose",
        pattern: /^(?:correct|copy|about)$/u,
        expected: { en: "correct, copy or about", es: "correct, copy o about" },
        description: bilingual({ en: "Purpose of a draft.", es: "Propósito de un borrador." })
      })
    ),
    {
      en: "correct: it corrects the document `Source`. copy: it began as its copy. about: it is a note about it.",
      es: "correct: corrige el documento `Source`. copy: empezó como su copia. about: es una nota sobre él."
    }
  ),
  source: described(Schema.optionalKey(text(128)), {
    en: "UUID of the submission of the document from which the draft began. Where it corrects a rejected one, its filing counts as the correction.",
    es: "UUID de la radicación del documento del que partió el borrador. Si corrige uno rechazado, su radicación cuenta como la corrección."
  }),
  party: described(Schema.optionalKey(text(450)), {
    en: "Name of the other party, for the list.",
    es: "Nombre de la otra parte, para la lista."
  }),
  total: described(
    Schema.optionalKey(
      patternText({
        identifier: "DraftTotal",
        pattern: /^-?[0-9]{1,18}(?:\.[0-9]{1,6})?$/u,
        expected: { en: "a decimal such as 59850.00", es: "un decimal como 59850.00" },
        description: bilingual({ en: "Amount of a draft.", es: "Valor de un borrador." })
      })
    ),
    { en: "Amount to pay, for the list: 59850.00.", es: "Total a pagar, para la lista: 59850.00." }
  ),
  currency: described(Schema.optionalKey(text(3)), {
    en: "Currency of the total: USD. Absent: COP.",
    es: "Moneda del total: USD. Ausente: COP."
  })
})

const listed = {
  id: described(Schema.String, {
    en: "UUID of the draft, which is also the Idempotency-Key of its filing.",
    es: "UUID del borrador, que también es la Idempotency-Key de su radicación."
  }),
  operation: described(Schema.String, {
    en: "Operation that is to file the document: InvoiceCreate.",
    es: "Operación que ha de radicar el documento: InvoiceCreate."
  }),
  state: described(Schema.Literals(["open", "sent"]), {
    en: "sent: filing has begun with exactly this body.",
    es: "sent: la radicación empezó con exactamente este cuerpo."
  }),
  typeCode: described(Schema.optionalKey(Schema.String), {
    en: "Type of the document: 01. Absent if it was not stated.",
    es: "Tipo del documento: 01. Ausente si no se indicó."
  }),
  purpose: described(Schema.optionalKey(Schema.Literals(["correct", "copy", "about"])), {
    en: "Why the draft was begun from the document `source`. Absent of a new document.",
    es: "Por qué el borrador partió del documento `source`. Ausente en un documento nuevo."
  }),
  source: described(Schema.optionalKey(Schema.String), {
    en: "UUID of the submission of the document from which the draft began. Absent of a new document.",
    es: "UUID de la radicación del documento del que partió el borrador. Ausente en un documento nuevo."
  }),
  party: described(Schema.optionalKey(Schema.String), {
    en: "Name of the other party. Absent if it was not stated.",
    es: "Nombre de la otra parte. Ausente si no se indicó."
  }),
  total: described(Schema.optionalKey(Schema.String), {
    en: "Amount to pay: 59850.00. Absent if it was not stated.",
    es: "Total a pagar: 59850.00. Ausente si no se indicó."
  }),
  currency: described(Schema.optionalKey(Schema.String), {
    en: "Currency of the total: USD. Absent: COP.",
    es: "Moneda del total: USD. Ausente: COP."
  }),
  updated: moment({ en: "When the draft was stored last.", es: "Cuándo se guardó el borrador por última vez." })
}

/** A draft without its body, as lists show it. */
export const ListedDraft = Schema.Struct(listed).annotate({ identifier: "ListedDraft" })

/** The drafts of a caller, the last changed first. */
export const DraftList = Schema.Struct({
  items: described(Schema.Array(ListedDraft), {
    en: "The drafts, the last changed first: at most 100.",
    es: "Los borradores, de lo más reciente a lo más antiguo: máximo 100."
  })
}).annotate({ identifier: "DraftList" })

/** A draft with its body. */
export const DraftItem = Schema.Struct({
  ...listed,
  body: described(Schema.Record(Schema.String, Schema.Unknown), {
    en: "Body of the document as it was stored.",
    es: "Cuerpo del documento como se guardó."
  })
}).annotate({ identifier: "DraftItem" })

const draftId = {
  id: formedText(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u, {
    en: "a UUID in lower case",
    es: "un UUID en minúsculas"
  }).annotate({
    description: bilingual({
      en: "UUID in lower case that the caller chose for the draft.",
      es: "UUID en minúsculas que quien llama eligió para el borrador."
    })
  })
}

/** Time after its last change at which a draft is deleted, in milliseconds: 30 days. */
export const draftMillis = 30 * 86_400_000

/** Operations on documents that a caller prepares. */
export class DraftsGroup extends HttpApiGroup.make("drafts")
  .add(
    HttpApiEndpoint.get("list", "/", {
      query: CompanyQuery,
      success: DraftList,
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("DraftGetAll", {
        summary: { en: "List drafts", es: "Listar los borradores" },
        en: "The drafts of the caller in a company, without bodies, the last changed first. Nobody sees those of another token or person.",
        es: "Los borradores de quien llama en una compañía, sin cuerpos, de lo más reciente a lo más antiguo. Nadie ve los de otro token o persona."
      })
    ),
    HttpApiEndpoint.get("get", "/:id", {
      params: draftId,
      query: CompanyQuery,
      success: DraftItem,
      error: [DraftRefused, Forbidden, NotFound, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("DraftGetItem", {
        summary: { en: "Show a draft", es: "Mostrar un borrador" },
        en: "A draft with its body. Of one that was filed, 409 names its document.",
        es: "Un borrador con su cuerpo. De uno que se radicó, 409 indica su documento."
      })
    ),
    HttpApiEndpoint.put("put", "/:id", {
      params: draftId,
      query: CompanyQuery,
      headers: {
        "if-match": Schema.optionalKey(
          Schema.String.annotate({
            description: bilingual({
              en: "Replaces only the version with this `ETag`, as the last answer had it; 412 if the draft has changed.",
              es: "Reemplaza solo la versión con este `ETag`, como lo tuvo la última respuesta; 412 si el borrador cambió."
            })
          })
        )
      },
      payload: PutDraft,
      success: ListedDraft,
      error: [...bodyProblems, DraftRefused, Forbidden, PreconditionFailed, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("DraftPut", {
        summary: { en: "Store a draft", es: "Guardar un borrador" },
        en: "Stores or replaces a draft, at most 100 of 256 KiB each. The filing whose Idempotency-Key is its id deletes it; so do 30 days without a change. With `If-Match` it replaces only the version whose `ETag` it names.",
        es: "Guarda o reemplaza un borrador, máximo 100 de 256 KiB cada uno. La radicación cuya Idempotency-Key es su id lo elimina; también 30 días sin cambios. Con `If-Match` reemplaza solo la versión cuyo `ETag` indica."
      })
    ),
    HttpApiEndpoint.delete("remove", "/:id", {
      params: draftId,
      query: CompanyQuery,
      success: HttpApiSchema.NoContent,
      error: [Forbidden, NotFound, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("DraftDelete", {
        summary: { en: "Delete a draft", es: "Eliminar un borrador" },
        en: "Deletes a draft of the caller. Its document, if it was filed, stays.",
        es: "Elimina un borrador de quien llama. Su documento, si se radicó, permanece."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:write")
  .prefix("/v1/drafts")
  .annotateMerge(
    groupTexts("Drafts", {
      en: "Documents that are being prepared.",
      es: "Documentos en preparación."
    })
  ) {}

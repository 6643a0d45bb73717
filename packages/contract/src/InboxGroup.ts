import { described, formedText } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { patternText } from "@radicar/domain/inner/wire/text"
import { wireList } from "@radicar/domain/inner/wire/wireList"
import { wireStruct } from "@radicar/domain/inner/wire/wireStruct"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { CompanyQuery, FilingQuery } from "./FilingQuery.ts"
import {
  FiledInboxEvents,
  FiledInboxEventsMany,
  FileInboxEvents,
  FileInboxEventsMany,
  InboxPerson,
  KeptInboxPerson
} from "./inbox/InboxEvents.ts"
import { InboxArrival, InboxDetail, InboxItem, InboxPage } from "./inbox/InboxItem.ts"
import { arrivalContentTypes, InboxExportQuery, InboxListQuery, InboxSummaryQuery } from "./inbox/inboxQuery.ts"
import {
  bodyProblems,
  CertificateUnusable,
  Forbidden,
  InboxRefused,
  NotFound,
  PayloadTooLarge,
  ServiceUnavailable,
  UnreadableDocument,
  UnsupportedMediaType
} from "./problem/problems.ts"
import { ItemProblem, maximumItems } from "./problem/ItemProblem.ts"
import { AuthorityQuery, QueryHeaders } from "./query/QueryParameters.ts"
import { Repeats } from "./Repetition.ts"
import { SubmissionSums } from "./submissionSums.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"

const id = {
  id: Schema.String.annotate({
    description: bilingual({
      en: "UUID of the item, or key of its document (96 hexadecimal digits).",
      es: "UUID del elemento, o clave de su documento (96 dígitos hexadecimales)."
    })
  })
}

const { companyId, providerId } = FilingQuery

/** Documents to fetch from the authority. */
export const FetchDocuments = wireStruct("FetchDocuments", {
  uuids: described(
    wireList(
      patternText({
        identifier: "ReceivedUuid",
        pattern: /^[0-9a-fA-F]{96}$/u,
        expected: { en: "96 hexadecimal digits", es: "96 dígitos hexadecimales" },
        description: bilingual({ en: "Key of a received document.", es: "Clave de un documento recibido." })
      }),
      { maximum: maximumItems }
    ),
    {
      en: "Keys of documents, CUFE or CUDE, at most 200, each 96 hexadecimal digits.",
      es: "Claves de documentos, CUFE o CUDE, máximo 200, cada una de 96 dígitos hexadecimales."
    }
  )
})

/** The results of fetching documents. */
export const FetchedDocuments = Schema.Struct({
  items: described(
    Schema.Array(
      Schema.Struct({
        uuid: described(Schema.String, {
          en: "Key as requested, in lower case, 96 hexadecimal digits.",
          es: "Clave solicitada, en minúsculas, 96 dígitos hexadecimales."
        }),
        item: described(Schema.optionalKey(InboxItem), {
          en: "The item; absent if there is a problem.",
          es: "El elemento; ausente si hay un problema."
        }),
        problem: described(Schema.optionalKey(ItemProblem), {
          en: "Why the document was not fetched; absent if it was.",
          es: "Por qué el documento no se trajo; ausente si se trajo."
        })
      }).annotate({ identifier: "FetchedDocument" })
    ),
    { en: "One result for each key, in their order.", es: "Un resultado por cada clave, en su orden." }
  )
}).annotate({ identifier: "FetchedDocuments" })

/** A value of the schema {@link FetchedDocuments}. */
export type FetchedDocuments = typeof FetchedDocuments.Type

/** Operations on the documents that a company receives. */
export class InboxGroup extends HttpApiGroup.make("inbox")
  .add(
    HttpApiEndpoint.post("import", "/", {
      query: {
        ...CompanyQuery,
        name: Schema.optionalKey(
          Schema.String.annotate({
            description: bilingual({
              en: "Name of the file, only shown: factura.zip. At most 200 characters of it are kept.",
              es: "Nombre del archivo, solo se muestra: factura.zip. Se conservan máximo 200 caracteres."
            })
          })
        )
      },
      payload: arrivalContentTypes.map((contentType) =>
        Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType }))
      ),
      success: [InboxArrival, InboxArrival.pipe(HttpApiSchema.status(202))],
      error: [UnreadableDocument, Forbidden, PayloadTooLarge, UnsupportedMediaType, ServiceUnavailable]
    })
      .annotate(NeededScope, "inbox:write")
      .annotate(Repeats, "safe")
      .annotateMerge(
        operationTexts("InboxImport", {
          summary: { en: "Take in what a supplier sent", es: "Ingresar lo que envió un proveedor" },
          en: "Takes a container (AttachedDocument), a bare document, a ZIP (also with a ZIP inside) or a whole e-mail (RFC 5322), at most 25 MiB. The octets decide what it is. They are stored first, then judged: signature, key and the authority's answer as in POST /v1/documents/read. Each document becomes one item, however often it arrives. All files that cannot be read are one item with their number and reasons, and are kept. 202: stored, judged in the background. The same octets again answer the earlier arrival.",
          es: "Recibe un contenedor (AttachedDocument), un documento solo, un ZIP (también con un ZIP dentro) o un correo completo (RFC 5322), máximo 25 MiB. Los octetos deciden qué es. Primero se guardan y luego se revisan: firma, clave y respuesta de la DIAN como en POST /v1/documents/read. Cada documento es un elemento, sin importar cuántas veces llegue. Todos los archivos que no se pueden leer son un elemento, con su número y los motivos, y se guardan. 202: guardado, se revisa en segundo plano. Los mismos octetos otra vez responden la llegada anterior."
        })
      ),
    HttpApiEndpoint.get("list", "/", {
      query: InboxListQuery,
      success: InboxPage,
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("InboxGetAll", {
        summary: { en: "List the inbox", es: "Listar la bandeja de entrada" },
        en: "What a company received, the newest first, in pages. These are documents with their state and term, mails without a document, and what cannot be read.",
        es: "Lo que una compañía recibió, de lo más reciente a lo más antiguo, por páginas. Son documentos con su estado y plazo, correos sin documento y lo que no se puede leer."
      })
    ),
    HttpApiEndpoint.get("summary", "/summary", {
      query: InboxSummaryQuery,
      success: SubmissionSums,
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("InboxSummary", {
        summary: { en: "Sums over the inbox", es: "Sumas de la bandeja de entrada" },
        en: "Adds up the amounts of received documents by day, month, type, status (the state of the inbox) or counterparty (the supplier), each currency by itself. The filters are those of the list. Notes count like any other document.",
        es: "Suma los valores de los documentos recibidos por día, mes, tipo, status (el estado de la bandeja) o counterparty (el proveedor), cada moneda aparte. Los filtros son los de la lista. Las notas cuentan como cualquier documento."
      })
    ),
    HttpApiEndpoint.get("export", "/export", {
      query: InboxExportQuery,
      success: HttpApiSchema.StreamUint8Array({
        contentType: [
          "text/csv",
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
          "application/x-ndjson"
        ]
      }),
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("InboxExport", {
        summary: { en: "Export the inbox", es: "Exportar la bandeja de entrada" },
        en: "What a filter selects as a list, or in the 32 columns of the authority's own listing, the newest first. The file is sent while it is made; a connection that ends early leaves it incomplete, and a caller that reads nothing for a minute is disconnected.",
        es: "Lo que selecciona un filtro, como lista o en las 32 columnas del listado de la DIAN, de lo más reciente a lo más antiguo. El archivo se envía mientras se hace; si la conexión termina antes queda incompleto, y a quien no lee nada en un minuto se le desconecta."
      })
    ),
    HttpApiEndpoint.get("person", "/person", {
      query: CompanyQuery,
      success: KeptInboxPerson,
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("InboxPersonGet", {
        summary: { en: "Who receives", es: "Quién recibe" },
        en: "The person that acknowledgements of this caller name: the one kept for the caller, else the last one kept for the company.",
        es: "La persona que nombran los acuses de quien llama: la guardada para quien llama; si no, la última guardada para la compañía."
      })
    ),
    HttpApiEndpoint.put("replacePerson", "/person", {
      query: CompanyQuery,
      payload: InboxPerson,
      success: KeptInboxPerson,
      error: [...bodyProblems, Forbidden, ServiceUnavailable]
    })
      .annotate(NeededScope, "inbox:write")
      .annotateMerge(
        operationTexts("InboxPersonReplace", {
          summary: { en: "Keep who receives", es: "Guardar quién recibe" },
          en: "Keeps the person that acknowledgements of this caller name. A request that states a person keeps it as well.",
          es: "Guarda la persona que nombran los acuses de quien llama. Una solicitud que indica una persona también la guarda."
        })
      ),
    HttpApiEndpoint.post("eventMany", "/events", {
      query: { companyId, providerId },
      payload: FileInboxEventsMany,
      success: FiledInboxEventsMany,
      error: [...bodyProblems, Forbidden, CertificateUnusable, ServiceUnavailable]
    })
      .annotate(NeededScope, "inbox:write")
      .annotate(Repeats, "safe")
      .annotateMerge(
        operationTexts("InboxEventCreateMany", {
          summary: { en: "File events on many documents", es: "Radicar eventos sobre muchos documentos" },
          en: "Files the same events on up to 200 received documents, each as InboxEventCreate would, and answers a result for each in their order. A problem with one does not affect the others. Each counts as a request against the limits. Documents that are not reached within a minute have the problem service-unavailable: send these again.",
          es: "Radica los mismos eventos sobre hasta 200 documentos recibidos, cada uno como lo haría InboxEventCreate, y responde un resultado por cada uno, en su orden. El problema de uno no afecta a los demás. Cada uno cuenta como una solicitud para los límites. Los documentos a los que no se llega en un minuto tienen el problema service-unavailable: envíelos de nuevo."
        })
      ),
    HttpApiEndpoint.post("fetch", "/fetch", {
      query: { companyId, isTest: AuthorityQuery.isTest },
      headers: QueryHeaders,
      payload: FetchDocuments,
      success: FetchedDocuments,
      error: [...bodyProblems, Forbidden, CertificateUnusable, ServiceUnavailable]
    })
      .annotate(NeededScope, "inbox:write")
      .annotate(Repeats, "safe")
      .annotateMerge(
        operationTexts("InboxFetch", {
          summary: { en: "Fetch documents by their keys", es: "Traer documentos por su CUFE" },
          en: "Fetches up to 200 documents from the authority by their keys (GetXmlByDocumentKey), with the certificate of the headers, else the company's, and takes each in as InboxImport would. A document that is here already is answered without a query. A problem with one does not affect the others. Each counts as a request against the limits. Documents that are not reached within a minute have the problem service-unavailable: send these again.",
          es: "Trae de la DIAN hasta 200 documentos por su clave (GetXmlByDocumentKey), con el certificado de los encabezados; si no, el de la compañía, e ingresa cada uno como lo haría InboxImport. Un documento que ya está aquí se responde sin consultar. El problema de uno no afecta a los demás. Cada uno cuenta como una solicitud para los límites. Los documentos a los que no se llega en un minuto tienen el problema service-unavailable: envíelos de nuevo."
        })
      ),
    HttpApiEndpoint.get("get", "/:id", {
      params: id,
      query: CompanyQuery,
      success: InboxDetail,
      error: [Forbidden, NotFound, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("InboxGetItem", {
        summary: { en: "One item of the inbox", es: "Un elemento de la bandeja" },
        en: "An item with its document as JSON, every check, files, events and history.",
        es: "Un elemento con su documento en JSON, cada verificación, archivos, eventos e historia."
      })
    ),
    HttpApiEndpoint.get("file", "/:id/files/:file", {
      params: {
        ...id,
        file: formedText(/^(?:document|pdf|received|[0-9]{1,4}(?:-[0-9]{1,4}){0,5})$/u, {
          en: "document, pdf, received, or a place such as 1-0",
          es: "document, pdf, received, o un lugar como 1-0"
        }).annotate({
          description: bilingual({
            en: "document: the XML as it came. pdf: the graphic representation that this service makes from the XML. received: the whole arrival. 1-0: a file of the arrival by its place, such as the supplier's PDF.",
            es: "document: el XML como llegó. pdf: la representación gráfica que este servicio hace del XML. received: toda la llegada. 1-0: un archivo de la llegada por su lugar, como el PDF del proveedor."
          })
        })
      },
      query: CompanyQuery,
      success: Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: "application/octet-stream" })),
      error: [Forbidden, NotFound, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("InboxFileGet", {
        summary: { en: "A file of the inbox", es: "Un archivo de la bandeja" },
        en: "A file that came, or our own PDF. Files of suppliers are always answered as attachments, with a type by their content.",
        es: "Un archivo que llegó, o nuestro propio PDF. Los archivos de proveedores siempre se responden como adjuntos, con un tipo según su contenido."
      })
    ),
    HttpApiEndpoint.post("retry", "/:id/retry", {
      params: id,
      query: CompanyQuery,
      headers: QueryHeaders,
      success: InboxItem,
      error: [Forbidden, NotFound, CertificateUnusable, ServiceUnavailable]
    })
      .annotate(NeededScope, "inbox:write")
      .annotate(Repeats, "safe")
      .annotateMerge(
        operationTexts("InboxRetry", {
          summary: { en: "Look at an item again", es: "Revisar de nuevo un elemento" },
          en: "Judges again what could not be read. Of a document it asks the authority for the registered events (GetStatusEvent), with the certificate of the headers, else the company's, and moves the state. Files nothing.",
          es: "Revisa de nuevo lo que no se pudo leer. De un documento consulta a la DIAN los eventos registrados (GetStatusEvent), con el certificado de los encabezados; si no, el de la compañía, y actualiza el estado. No radica nada."
        })
      ),
    HttpApiEndpoint.delete("remove", "/:id", {
      params: id,
      query: CompanyQuery,
      success: HttpApiSchema.NoContent,
      error: [Forbidden, NotFound, ServiceUnavailable]
    })
      .annotate(NeededScope, "inbox:write")
      .annotateMerge(
        operationTexts("InboxDelete", {
          summary: { en: "Remove what is no document", es: "Quitar lo que no es un documento" },
          en: "Removes an item that cannot be read or a mail without a document (unreadable, noDocument), with its files unless they brought a document as well. For a document the answer is 404, because what was received stays.",
          es: "Quita un elemento que no se puede leer o un correo sin documento (unreadable, noDocument), con sus archivos, salvo que también hayan traído un documento. Para un documento la respuesta es 404, porque lo recibido se conserva."
        })
      ),
    HttpApiEndpoint.post("event", "/:id/events", {
      params: id,
      query: { companyId, providerId },
      payload: FileInboxEvents,
      success: FiledInboxEvents,
      error: [...bodyProblems, Forbidden, NotFound, InboxRefused, CertificateUnusable, ServiceUnavailable]
    })
      .annotate(NeededScope, "inbox:write")
      .annotate(Repeats, "safe")
      .annotateMerge(
        operationTexts("InboxEventCreate", {
          summary: {
            en: "File events on a received document",
            es: "Radicar eventos de un documento recibido"
          },
          en: "Files acknowledgement (030), receipt of goods (032), acceptance (033) or claim (031), several in one call and in the legal order. The authority is asked first which events it has; those are not filed again. Numbers come from the service, and each event is recorded before it is sent, so that a repeated call files nothing twice.",
          es: "Radica acuse de recibo (030), recibo del bien o servicio (032), aceptación (033) o reclamo (031), varios en una llamada y en el orden legal. Primero se consulta a la DIAN qué eventos tiene; esos no se radican de nuevo. Los números los asigna el servicio, y cada evento se registra antes de enviarlo, de modo que una llamada repetida no radica nada dos veces."
        })
      )
  )
  .prefix("/v1/inbox")
  .add(
    HttpApiEndpoint.get("arrival", "/v1/inbox-arrivals/:id", {
      params: {
        id: Schema.String.annotate({
          description: bilingual({ en: "UUID of the arrival.", es: "UUID de la llegada." })
        })
      },
      query: CompanyQuery,
      success: InboxArrival,
      error: [Forbidden, NotFound, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("InboxArrivalGetItem", {
        summary: { en: "One arrival", es: "Una llegada" },
        en: "Whether an arrival was judged, and what it brought.",
        es: "Si una llegada ya se revisó, y qué trajo."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "inbox:read")
  .annotateMerge(
    groupTexts("Inbox", {
      en: "What a company receives from its suppliers.",
      es: "Lo que una compañía recibe de sus proveedores."
    })
  ) {}

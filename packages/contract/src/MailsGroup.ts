import { formedText } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { FilingHeaders, FilingQuery, queryFlag } from "./FilingQuery.ts"
import { Mail, MailPage, QueuedMails } from "./mail/Mail.ts"
import { MailBounce } from "./mail/MailBounce.ts"
import { SendMail, SendMails } from "./mail/SendMail.ts"
import {
  bodyProblems,
  BounceRefused,
  CertificateUnusable,
  Forbidden,
  IdempotencyConflict,
  MailNotConfigured,
  MailRefused,
  NotFound,
  PayloadTooLarge,
  ServiceUnavailable,
  UnsupportedMediaType
} from "./problem/problems.ts"
import { submissionOrKey } from "./problem/ItemProblem.ts"
import { pageQuery } from "./query/pageQuery.ts"
import { QueryHeaders } from "./query/QueryParameters.ts"
import { Repeats } from "./Repetition.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"

/** Operations on mails that bounced after a mail server had accepted them. */
export class MailBouncesGroup extends HttpApiGroup.make("mailBounces")
  .add(
    HttpApiEndpoint.post("mailBounceCreate", "/bounces", {
      payload: Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: "message/rfc822" })),
      success: MailBounce,
      error: [BounceRefused, NotFound, Forbidden, PayloadTooLarge, UnsupportedMediaType, ServiceUnavailable]
    })
      .annotate(Repeats, "safe")
      .annotateMerge(
        operationTexts("MailBounceCreate", {
          summary: { en: "Report a bounce", es: "Informar un correo devuelto" },
          en: "Takes one message as the operator's mail system received it. Records what it reports (RFC 3464) with the bounced mail: permanently bounced, or delayed. The mail is identified by the address that the report went to (RADICAR_MAIL_BOUNCE_ADDRESS), else by the Message-ID of the returned message. The same report twice is recorded once. A mail of a company that the token may not act for is not found. At most 10 MiB. Needs the scope mails:report.",
          es: "Recibe un mensaje como lo obtuvo el sistema de correo del operador. Registra lo que informa (RFC 3464) con el correo devuelto: devuelto de forma permanente, o demorado. El correo se identifica por la dirección a la que fue el informe (RADICAR_MAIL_BOUNCE_ADDRESS); si no, por el Message-ID del mensaje devuelto. El mismo informe dos veces se registra una. No se encuentra un correo de una compañía por la que el token no puede actuar. Máximo 10 MiB. Requiere el permiso mails:report."
        })
      )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "mails:report")
  .prefix("/v1/mails")
  .annotateMerge(
    groupTexts("Bounces", {
      en: "Mails that bounced after a server had accepted them.",
      es: "Correos devueltos después de que un servidor los recibió."
    })
  ) {}

const { companyId, providerId } = FilingQuery

const mailQuery = {
  companyId,
  providerId,
  isTest: queryFlag({
    en: "true mails a document that was filed to the authority's test environment.",
    es: "true envía un documento que se radicó en el ambiente de pruebas de la DIAN."
  })
}

const mailHeaders = {
  "idempotency-key": Schema.optionalKey(
    FilingHeaders["idempotency-key"].schema.annotate({
      description: bilingual({
        en: "The same key with the same request queues each mail once; with another request it is rejected.",
        es: "La misma llave con la misma solicitud encola cada correo una sola vez; con otra solicitud se rechaza."
      })
    })
  ),
  ...QueryHeaders
}

/** The operations that mail documents to their receivers. */
export class MailsGroup extends HttpApiGroup.make("mails")
  .add(
    HttpApiEndpoint.post("sendMailCreate", "/send-mails", {
      query: mailQuery,
      headers: mailHeaders,
      payload: SendMail,
      success: Mail.pipe(HttpApiSchema.status(202)),
      error: [
        ...bodyProblems,
        Forbidden,
        NotFound,
        CertificateUnusable,
        IdempotencyConflict,
        MailRefused,
        MailNotConfigured,
        ServiceUnavailable
      ]
    })
      .annotate(NeededScope, "documents:write")
      .annotate(Repeats, "keyed")
      .annotateMerge(
        operationTexts("SendMailCreate", {
          summary: { en: "Mail a document", es: "Enviar un documento por correo" },
          en: "Queues a mail with the ZIP that the law requires, the container (AttachedDocument) and the PDF of an accepted document, under the prescribed subject. A payroll document (102, 103) has no container: its mail carries the PDF and the signed XML, and goes to the worker's address in To, which is required. The service sends the mail itself and retries for a day; its state is the outcome. Without To the authority is queried for the address that the receiver has registered (GetAcquirer), with the certificate of the headers. If there is none, or no answer, the authority's list of all addresses is used (GetExchangeEmails), which is kept for a day. If that has none either, the mail goes to the address that the document states of its receiver; the origin of each address says so.",
          es: "Encola un correo con el ZIP que exige la ley, el contenedor (AttachedDocument) y el PDF de un documento aceptado, con el asunto prescrito. Un documento de nómina (102, 103) no tiene contenedor: su correo lleva el PDF y el XML firmado, y va a la dirección del trabajador en To, que es obligatoria. El servicio envía el correo por sí mismo y reintenta durante un día; su estado es el resultado. Sin To se consulta a la DIAN la dirección que el receptor registró (GetAcquirer), con el certificado de los encabezados. Si no hay, o no responde, se usa la lista de todas las direcciones de la DIAN (GetExchangeEmails), que se guarda un día. Si tampoco está ahí, el correo va a la dirección que el documento indica de su receptor; el origen de cada dirección lo dice."
        })
      ),
    HttpApiEndpoint.post("sendMailCreateMany", "/send-mails/batch", {
      query: {
        ...mailQuery,
        dryRun: queryFlag({
          en: "true answers the addresses that each mail would go to; nothing is queued.",
          es: "true responde las direcciones a las que iría cada correo; no se encola nada."
        })
      },
      headers: mailHeaders,
      payload: SendMails,
      success: QueuedMails,
      error: [...bodyProblems, Forbidden, CertificateUnusable, ServiceUnavailable]
    })
      .annotate(NeededScope, "documents:write")
      .annotate(Repeats, "keyed")
      .annotateMerge(
        operationTexts("SendMailCreateMany", {
          summary: { en: "Mail many documents", es: "Enviar muchos documentos por correo" },
          en: "Queues up to 200 mails, each as SendMailCreate would, and answers a result for each in their order. A problem with one does not affect the others. Each counts as a request against the limits. Mails that are not reached within a minute have the problem service-unavailable: send these again.",
          es: "Encola hasta 200 correos, cada uno como lo haría SendMailCreate, y responde un resultado por cada uno, en su orden. El problema de uno no afecta a los demás. Cada uno cuenta como una solicitud para los límites. Los correos a los que no se llega en un minuto tienen el problema service-unavailable: envíelos de nuevo."
        })
      ),
    HttpApiEndpoint.get("sendMailGetAll", "/send-mails", {
      query: {
        companyId,
        providerId,
        submissionId: Schema.optionalKey(
          formedText(submissionOrKey, {
            en: "a UUID, or 96 hexadecimal digits",
            es: "un UUID, o 96 dígitos hexadecimales"
          }).annotate({
            description: bilingual({
              en: "Only mails of this document: UUID of the submission, or key of its document.",
              es: "Solo correos de este documento: UUID de la radicación, o clave de su documento."
            })
          })
        ),
        ...pageQuery
      },
      success: MailPage,
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("SendMailGetAll", {
        summary: { en: "List mails", es: "Listar los correos" },
        en: "The mails of a company, or of one of its documents, the newest first, in pages. Each has the state of every receiver, and what came back.",
        es: "Los correos de una compañía, o de uno de sus documentos, de lo más reciente a lo más antiguo, por páginas. Cada uno con el estado de cada receptor y lo que volvió."
      })
    ),
    HttpApiEndpoint.get("sendMailGetItem", "/send-mails/:id", {
      params: {
        id: Schema.String.annotate({
          description: bilingual({
            en: "UUID of the mail, `id` of its answer.",
            es: "UUID del correo, `id` de su respuesta."
          })
        })
      },
      query: { companyId, providerId },
      success: Mail,
      error: [Forbidden, NotFound, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("SendMailGetItem", {
        summary: { en: "Get the state of a mail", es: "Consultar el estado de un correo" },
        en: "Show whether a mail was sent, to whom, and the mail server's reply.",
        es: "Muestra si un correo se envió, a quién, y la respuesta del servidor de correo."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "documents:read")
  .prefix("/v1/dian")
  .annotateMerge(
    groupTexts("Mails", {
      en: "Send documents by e-mail to their receivers.",
      es: "Enviar documentos por correo a sus receptores."
    })
  ) {}

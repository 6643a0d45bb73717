import { bilingual, type Localized } from "@radicar/domain/inner/rules/Language"
import { problemTable } from "./problem/problemTable.ts"

const text = (en: string, es: string): Localized => ({ en, es })

/** Descriptions of successful answers. A key is an operation, or a description written by the OpenAPI generator. */
const successTexts: Readonly<Record<string, Localized>> = {
  CertificateDelete: text("The certificate is deleted.", "El certificado se eliminó."),
  CompanyDelete: text("The company no longer has settings.", "La compañía ya no tiene configuración."),
  DraftDelete: text("The draft is deleted.", "El borrador se eliminó."),
  InboxDelete: text("The item is removed.", "El elemento se quitó."),
  ProviderDelete: text("The provider no longer has settings.", "El proveedor ya no tiene configuración."),
  WebhookDelete: text("The webhook is deleted.", "El webhook se eliminó."),
  WebhookTest: text("The test event, which is sent next.", "El evento de prueba, que se envía enseguida."),
  WebhookDeliveryReplay: text(
    "The delivery, which is sent again next.",
    "La entrega, que se envía de nuevo enseguida."
  ),
  SendMailCreate: text("The mail, which is sent next.", "El correo, que se envía enseguida."),
  PreviewCreate: text("The PDF of the draft.", "El PDF del borrador."),
  CompanyPrintPreview: text("The PDF in this design.", "El PDF en este diseño."),
  filePdfGetItem: text("The PDF.", "El PDF."),
  fileXmlGetItem: text("The XML, unchanged or in base64.", "El XML, sin cambios o en base64."),
  fileArchiveCreate: text(
    "The ZIP, or the PDF with all pages; it is sent while it is made.",
    "El ZIP, o el PDF con todas las páginas; se envía mientras se hace."
  ),
  fileEvidenceGetItem: text(
    "A zip of the document, the authority's answers and their digests.",
    "Un zip del documento, las respuestas de la DIAN y sus resúmenes criptográficos."
  ),
  SubmissionExport: text("The file, in the requested format.", "El archivo, en el formato solicitado."),
  InboxFileGet: text("The file.", "El archivo."),
  InboxExport: text("The file, in the requested format.", "El archivo, en el formato solicitado."),
  InboxArrival: text("The arrival with its items.", "La llegada con sus elementos."),
  InboxPage: text("A page of the inbox, the newest first.", "Una página de la bandeja, primero lo más reciente."),
  InboxDetail: text(
    "The item with its document, files, events and history.",
    "El elemento con su documento, archivos, eventos e historia."
  ),
  InboxItem: text("The item in its present state.", "El elemento como está ahora."),
  KeptInboxPerson: text("The person who receives, if one is kept.", "La persona que recibe, si hay una guardada."),
  FiledInboxEvents: text("The item, and the outcome of each action.", "El elemento y el resultado de cada acción."),
  FiledInboxEventsMany: text("A result for each item.", "Un resultado por cada elemento."),
  FetchedDocuments: text("A result for each key.", "Un resultado por cada clave."),
  SubmissionReconcile: text(
    "The differences between the listing and the record.",
    "Las diferencias entre el listado y lo radicado."
  ),
  SheetTemplate: text("The template.", "La plantilla."),
  Sheet: text(
    "The sales of the sheet, and the faults of its rows.",
    "Las ventas de la hoja y las fallas de sus filas."
  ),
  SheetResults: text("The sheet with its results.", "La hoja con sus resultados."),
  fileLinkOpen: text("The file.", "El archivo."),
  HealthGetLive: text("The process answers.", "El proceso responde."),
  HealthGetReady: text("The service can do its work.", "El servicio puede hacer su trabajo."),
  "SubmissionResult | Validation": text(
    "The result of the filing, which may be a rejection: `status` says so. Of a dry run, the outcome of the check.",
    "El resultado de la radicación, que puede ser un rechazo: lo dice `status`. De un ensayo, el resultado de la revisión."
  ),
  SubmissionResult: text(
    "The document is recorded and its outcome is open: the same request answers it later.",
    "El documento quedó registrado y su resultado está pendiente: la misma solicitud lo responde después."
  ),
  NumberingRangeList: text("The ranges that the authority granted.", "Los rangos que otorgó la DIAN."),
  StatusZip: text("The outcome of each document of the batch.", "El resultado de cada documento del lote."),
  DocumentEvents: text("The events, the oldest first.", "Los eventos, primero los más antiguos."),
  Acquirer: text("The taxpayer, or that there is none.", "El contribuyente, o que no lo hay."),
  ReadDocuments: text(
    "The documents that were read, each with its verification.",
    "Los documentos leídos, cada uno con su verificación."
  ),
  RipsCheck: text("The findings of the check.", "Los hallazgos de la revisión."),
  TestSet: text("The test set with the state of each document.", "El set de pruebas con el estado de cada documento."),
  Mail: text("The mail with the state of each receiver.", "El correo con el estado de cada receptor."),
  CaughtMails: text("The caught mails of the last day.", "Los correos atrapados del último día."),
  CaughtMailFileGet: text("The file.", "El archivo."),
  PayslipPage: text(
    "A page of payslips, and how many have each state.",
    "Una página de desprendibles, y cuántos tienen cada estado."
  ),
  SentPayslips: text("A result for each payslip.", "Un resultado por cada desprendible."),
  PayslipConsent: text("The recorded consent.", "El consentimiento registrado."),
  PayslipConsentPage: text(
    "A page of consents, the newest first.",
    "Una página de consentimientos, primero los más recientes."
  ),
  CompanyNotices: text("What is open in each company.", "Lo que está abierto en cada compañía."),
  MailPage: text("A page of mails, the newest first.", "Una página de correos, primero los más recientes."),
  QueuedMails: text("A result for each mail.", "Un resultado por cada correo."),
  RetriedSubmissions: text("A result for each submission.", "Un resultado por cada radicación."),
  MailBounce: text(
    "The bounced mail, and the receivers concerned.",
    "El correo devuelto y los destinatarios afectados."
  ),
  FileLink: text("The link and the moment at which it expires.", "El enlace y el momento en que vence."),
  SubmissionPage: text("A page of submissions.", "Una página de radicaciones."),
  InboxSummary: text("The sums of each group.", "Las sumas de cada grupo."),
  SubmissionTaxes: text("The taxes by part, tax and rate.", "Los impuestos por parte, tributo y tarifa."),
  SubmissionProducts: text(
    "The products, with the newest document first.",
    "Los productos, empezando por el documento más reciente."
  ),
  SubmissionSummary: text("The sums of each group.", "Las sumas de cada grupo."),
  SubmissionDetail: text("The submission with its history.", "La radicación con su historia."),
  CreatedCertificate: text("The certificate, with the token that signs.", "El certificado, con el token que firma."),
  StoredCertificates: text(
    "A page of certificates, without their tokens.",
    "Una página de certificados, sin sus tokens."
  ),
  AuthorityStatus: text("The state of each environment of the authority.", "El estado de cada ambiente de la DIAN."),
  NoticeList: text(
    "The open notices, each with what to do.",
    "Los avisos abiertos, cada uno con lo que hay que hacer."
  ),
  CreatedToken: text("The token, which is shown only this once.", "El token, que se muestra esta única vez."),
  TokenItems: text("A page of tokens, without their secrets.", "Una página de tokens, sin sus secretos."),
  TokenSelf: text("The scopes and companies of the token.", "Los permisos y las compañías del token."),
  RevokedToken: text(
    "The revoked token, and the webhooks that it created.",
    "El token revocado y los webhooks que creó."
  ),
  CompanyItems: text("A page of companies.", "Una página de compañías."),
  DraftItem: text("The draft.", "El borrador."),
  ListedDraft: text("The stored draft.", "El borrador guardado."),
  DraftList: text("The drafts of the caller.", "Los borradores de quien llama."),
  CompanyPrintItem: text("Paper and design of the company.", "El papel y el diseño de la compañía."),
  CompanyItem: text("The company with its settings.", "La compañía con su configuración."),
  ErasureReport: text(
    "The data that were erased, and those that were kept.",
    "Los datos que se eliminaron y los que se conservaron."
  ),
  ProviderItems: text("A page of providers.", "Una página de proveedores."),
  ProviderItem: text("The provider with its settings.", "El proveedor con su configuración."),
  AuditPage: text("A page of the audit log, the newest first.", "Una página de la auditoría, primero lo más reciente."),
  CreatedWebhook: text("The webhook, with the secret that signs.", "El webhook, con el secreto que firma."),
  Webhooks: text("A page of webhooks, without their secrets.", "Una página de webhooks, sin sus secretos."),
  Webhook: text("The webhook, without its secret.", "El webhook, sin su secreto."),
  WebhookSecret: text(
    "The new secret; the previous one also signs for 24 hours.",
    "El secreto nuevo; el anterior también firma durante 24 horas."
  ),
  WebhookDeliveryPage: text(
    "A page of deliveries, the newest first.",
    "Una página de entregas, primero las más recientes."
  ),
  WebhookDeliveryDetail: text("The delivery with its attempts.", "La entrega con sus intentos."),
  CodeListItems: text("A page of code lists.", "Una página de listas de códigos."),
  ListedCodes: text(
    "A page of the codes of the list, with their names.",
    "Una página de los códigos de la lista, con sus nombres."
  )
}

/** Spanish titles of problems by their English ones, which are all that the generator writes. */
const spanishTitles: ReadonlyMap<string, string> = new Map(Object.values(problemTable).map(({ en, es }) => [en, es]))

/**
 * The description of an answer in both languages. It replaces the generator's description, which consists of schema
 * names or of problem titles separated by `|`.
 */
export const answerText = (operation: string, generated: string): string => {
  const success = successTexts[operation] ?? successTexts[generated]
  if (success !== undefined) return bilingual(success)
  const titles = generated.split(" | ")
  return bilingual({
    en: `${titles.join("; ")}.`,
    es: `${titles.map((title) => spanishTitles.get(title) ?? title).join("; ")}.`
  })
}

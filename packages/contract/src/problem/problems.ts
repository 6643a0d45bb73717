import { described } from "@radicar/domain/inner/rules/described"
import { Violation } from "@radicar/domain/inner/rules/Violation"
import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"
import { declared, type ProblemName } from "./problemTable.ts"

type Pascal<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${Pascal<Rest>}`
  : Capitalize<Name>

const pascal = <const Name extends string>(name: Name) =>
  name.replaceAll(/(?:^|-)./gu, (start) => start.slice(-1).toUpperCase()) as Pascal<Name>

/** Makes the class of a problem from its row of the table. Its tag is the name in PascalCase. */
const problem =
  <Self>() =>
  <const Name extends ProblemName, const Fields extends HttpApiError.ProblemExtensionFields = {}>(
    name: Name,
    fields?: Fields
  ) =>
    HttpApiError.Problem<Self>()(pascal(name), declared(name), fields)

/**
 * The company's data was erased, and nothing more is recorded. Data that the law requires to be kept can still be read.
 */
export class CompanyErased extends problem<CompanyErased>()("company-erased") {}

/** The token may not act for this company or provider, or lacks the scope. */
export class Forbidden extends problem<Forbidden>()("forbidden") {}

/** The same Idempotency-Key was used with another document. */
export class IdempotencyConflict extends problem<IdempotencyConflict>()("idempotency-conflict") {}

/** No mail server is configured, so the service sends no mails. `detail` names the missing setting. */
export class MailNotConfigured extends problem<MailNotConfigured>()("mail-not-configured") {}

/** The body is not a JSON text; `detail` has the position of the fault. */
export class MalformedBody extends problem<MalformedBody>()("malformed-body") {}

/** The resource does not exist, or belongs to another tenant. */
export class NotFound extends problem<NotFound>()("not-found") {}

/**
 * The resource is not in the version that `If-Match` names, or exists although `If-None-Match` is `*`. Nothing was
 * changed.
 */
export class PreconditionFailed extends problem<PreconditionFailed>()("precondition-failed") {}

/** A dependency of the service is not available; nothing was lost. */
export class ServiceUnavailable extends problem<ServiceUnavailable>()("service-unavailable") {}

/** The bearer token is absent, unknown, expired or revoked. */
export class Unauthorized extends problem<Unauthorized>()("unauthorized") {}

/** The octets are not a readable document. `detail` has the reason and, for a ZIP, the file. */
export class UnreadableDocument extends problem<UnreadableDocument>()("unreadable-document") {}

/** The operation does not accept the content type of the body; `detail` names the accepted ones. */
export class UnsupportedMediaType extends problem<UnsupportedMediaType>()("unsupported-media-type") {}

/**
 * The company is bound to one NIT, but the document, or the body that configures the company, states another one. Both
 * are without check digit.
 */
export class AnotherTaxpayer extends problem<AnotherTaxpayer>()("another-taxpayer", {
  companyNit: described(Schema.String, {
    en: "NIT that the company is bound to, without check digit: 900373115.",
    es: "NIT al que está vinculada la compañía, sin dígito de verificación: 900373115."
  }),
  statedNit: described(Schema.String, {
    en: "NIT that the body states, without check digit: 800199436.",
    es: "NIT que indica el cuerpo, sin dígito de verificación: 800199436."
  })
}) {}

/**
 * The bounce report could not be recorded, and nothing was changed. Values of `reason`:
 *
 * - `unreadable`: it is not a readable message.
 * - `tooComplex`: its headers, the nesting of its parts or its work exceed a limit.
 * - `noReport`: it is not a delivery status notification (RFC 3464).
 * - `noReceiver`: it names no receiver of the mail.
 */
export class BounceRefused extends problem<BounceRefused>()("bounce-refused", {
  reason: described(Schema.Literals(["unreadable", "tooComplex", "noReport", "noReceiver"]), {
    en: "unreadable: it is not a message. tooComplex: its headers, the nesting of its parts or its work exceed a limit. noReport: it is not a delivery status notification (RFC 3464). noReceiver: it names no receiver of the mail.",
    es: "unreadable: no es un mensaje. tooComplex: sus encabezados, el anidamiento de sus partes o su trabajo superan un límite. noReport: no es una notificación de estado de entrega (RFC 3464). noReceiver: no nombra a ningún destinatario del correo."
  })
}) {}

/** The certificate cannot sign: `reason` is the error's name (WrongPassword, CertificateExpired, …). */
export class CertificateUnusable extends problem<CertificateUnusable>()("certificate-unusable", {
  reason: described(Schema.String, {
    en: "Name of the error: WrongPassword, CertificateExpired, UnknownToken.",
    es: "Nombre del error: WrongPassword, CertificateExpired, UnknownToken."
  })
}) {}

/**
 * The event cannot be filed on the inbox item, and nothing was filed. Values of `reason`:
 *
 * - `noDocument`: the item is not a document, or cannot be read.
 * - `notOurs`: the document names another buyer.
 * - `notRequired`: a cash sale, a note or an equivalent document takes no event of the buyer.
 * - `notValidated`: the authority does not have the document as validated.
 * - `order`: an event that must come before is missing, or a registered one excludes the requested one.
 * - `environment`: the document is of an environment in which this service does not file.
 */
export class InboxRefused extends problem<InboxRefused>()("inbox-refused", {
  reason: described(Schema.Literals(["noDocument", "notOurs", "notRequired", "notValidated", "order", "environment"]), {
    en: "noDocument: it is no document, or cannot be read. notOurs: another buyer's. notRequired: a cash sale, a note or an equivalent document. notValidated: the authority does not have it as validated. order: an event before it is missing, or a registered one excludes it. environment: the service does not file in its environment.",
    es: "noDocument: no es un documento, o no se puede leer. notOurs: de otro adquiriente. notRequired: una venta de contado, una nota o un documento equivalente. notValidated: la DIAN no lo tiene como validado. order: falta un evento anterior, o uno registrado lo excluye. environment: el servicio no radica en su ambiente."
  })
}) {}

/**
 * The body does not have the form that the operation expects; nothing was changed. `violations` lists every invalid
 * value.
 */
export class InvalidBody extends problem<InvalidBody>()("invalid-body", {
  violations: described(Schema.Array(Violation), {
    en: "What is wrong, at most 200, each with its place.",
    es: "Lo que está mal, máximo 200, cada cosa con su lugar."
  }),
  violationsTotal: described(Schema.optionalKey(Schema.Int), {
    en: "Number of violations, where `violations` lists only the first 200; absent otherwise.",
    es: "Cantidad de infracciones, si `violations` solo lista las primeras 200; ausente en los demás casos."
  })
}) {}

/** The document breaks rules: nothing was filed or stored. `violations` lists all of them, up to 200. */
export class InvalidDocument extends problem<InvalidDocument>()("invalid-document", {
  violations: described(Schema.Array(Violation), {
    en: "What is wrong, at most 200, each with its place.",
    es: "Lo que está mal, máximo 200, cada cosa con su lugar."
  }),
  violationsTotal: described(Schema.optionalKey(Schema.Int), {
    en: "Number of violations found, where `violations` lists only the first 200; absent otherwise. Other rules are not checked if the form alone has 200.",
    es: "Cantidad de infracciones encontradas, si `violations` solo lista las primeras 200; ausente en los demás casos. No se revisan otras reglas si la forma sola tiene 200."
  })
}) {}

/**
 * A path or query parameter or a header is absent, unknown or malformed; nothing was done. `violations` lists each one;
 * its `path` is `query.limit`, `path.id` or `header.idempotency-key`.
 */
export class InvalidRequest extends problem<InvalidRequest>()("invalid-request", {
  violations: described(Schema.optionalKey(Schema.Array(Violation)), {
    en: "Each parameter that is absent, unknown or of a wrong form; `path` is query.limit, path.id or header.idempotency-key.",
    es: "Cada parámetro ausente, desconocido o de forma equivocada; `path` es query.limit, path.id o header.idempotency-key."
  })
}) {}

/**
 * The document cannot be mailed, and nothing was queued. Values of `reason`:
 *
 * - `notAccepted`: the authority has not accepted it (yet).
 * - `ambiguous`: several documents have the number.
 * - `noContainer`: the files to attach cannot be made, because their parts are not stored.
 * - `tooLarge`: the mail exceeds 2 MB.
 * - `noAddress`: no address is stated, and neither the authority nor the document has one. A payroll never has one.
 * - `notEncrypted`: it is a payroll, and the mail server offers no TLS.
 */
export class MailRefused extends problem<MailRefused>()("mail-refused", {
  reason: described(
    Schema.Literals(["notAccepted", "ambiguous", "noContainer", "tooLarge", "noAddress", "notEncrypted"]),
    {
      en: "notAccepted: the authority has not accepted the document (yet). ambiguous: several documents have the number. noContainer: the parts of its files are not stored. tooLarge: it exceeds the 2 MB of a mail. noAddress: none is stated, and neither the authority nor the document has one; a payroll never has one. notEncrypted: it is a payroll, and the mail server offers no TLS.",
      es: "notAccepted: la DIAN no ha aceptado el documento (aún). ambiguous: varios documentos tienen el número. noContainer: no se conserva con qué se hicieron sus archivos. tooLarge: supera los 2 MB de un correo. noAddress: no se indicó ninguna, y ni la DIAN ni el documento la tienen; una nómina nunca la tiene. notEncrypted: es una nómina, y el servidor de correo no ofrece TLS."
    }
  )
}) {}

/**
 * The number was filed with other content. `existing` is the document that has it. `differences` are the first fields
 * that differ, if that document belongs to the caller.
 */
export class NumberConflict extends problem<NumberConflict>()("number-conflict", {
  existing: described(
    Schema.optionalKey(
      Schema.Struct({
        id: described(Schema.String, {
          en: "Number of the document with its prefix: SETP990000001.",
          es: "Número del documento con su prefijo: SETP990000001."
        }),
        uuid: described(Schema.String, {
          en: "Key of the document: CUFE, CUDE, CUDS or CUNE, 96 hexadecimal digits.",
          es: "Clave del documento: CUFE, CUDE, CUDS o CUNE, 96 dígitos hexadecimales."
        }),
        status: described(Schema.String, {
          en: "Its `status`: pending, processing, submitted or rejected.",
          es: "Su `status`: pending, processing, submitted o rejected."
        })
      })
    ),
    {
      en: "Document that has the number, if it is the caller's own.",
      es: "Documento que tiene el número, si es de quien llama."
    }
  ),
  differences: described(Schema.optionalKey(Schema.Array(Schema.String)), {
    en: "JSON paths of at most five fields that differ from it: $.Items[0].Price. Of a difference that no field has, the XPath.",
    es: "Rutas JSON de máximo cinco campos que difieren de él: $.Items[0].Price. De una diferencia que ningún campo tiene, el XPath."
  })
}) {}

/** The authority returned no ranges. `operationCode` is its code, `reason` the meaning, `detail` the advice. */
export class NumberingRangesRefused extends problem<NumberingRangesRefused>()("numbering-ranges-refused", {
  reason: described(Schema.Literals(["noRange", "noAssociatedPrefix", "softwareNotOwned", "notAuthorised"]), {
    en: "What the authority means. noRange: the issuer has no range. noAssociatedPrefix: no prefix is associated with the software. softwareNotOwned: the software belongs to another owner. notAuthorised: the certificate may not query.",
    es: "Lo que quiere decir la DIAN. noRange: el emisor no tiene rangos. noAssociatedPrefix: ningún prefijo está asociado al software. softwareNotOwned: el software es de otro titular. notAuthorised: el certificado no puede consultar."
  }),
  operationCode: described(Schema.String, {
    en: "OperationCode of the authority: 302.",
    es: "OperationCode de la DIAN: 302."
  })
}) {}

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
export class OpenSubmissions extends problem<OpenSubmissions>()("open-submissions", {
  count: described(Schema.Int, {
    en: "Number of documents whose outcome is not known: 1.",
    es: "Cantidad de documentos cuyo resultado no se conoce: 1."
  }),
  submissions: described(Schema.Array(OpenSubmission), {
    en: "The oldest of them.",
    es: "Los más antiguos de ellos."
  })
}) {}

/**
 * The draft was not stored or returned. Values of `reason`:
 *
 * - `filed`: it was filed as the document `uuid`.
 * - `full`: the caller has as many drafts of the company as it may have.
 */
export class DraftRefused extends problem<DraftRefused>()("draft-refused", {
  reason: described(Schema.Literals(["filed", "full"]), {
    en: "filed: the draft was filed as the document `uuid`. full: delete or file one of the stored drafts first.",
    es: "filed: el borrador se radicó como el documento `uuid`. full: elimine o radique antes uno de los borradores guardados."
  }),
  uuid: described(Schema.optionalKey(Schema.String), {
    en: "Key of the document that the draft was filed as.",
    es: "Código del documento con el que se radicó el borrador."
  })
}) {}

/** The body is larger than `limit` bytes. */
export class PayloadTooLarge extends problem<PayloadTooLarge>()("payload-too-large", {
  limit: described(Schema.Int, {
    en: "Maximum size of a body in octets, decompressed: 10485760.",
    es: "Tamaño máximo de un cuerpo en octetos, descomprimido: 10485760."
  })
}) {}

/**
 * The test set accepts no documents; nothing was filed. Values of `reason`:
 *
 * - `production`: production has no test sets.
 * - `accepted`, `rejected`: the authority closed the test set with this verdict.
 */
export class TestSetRefused extends problem<TestSetRefused>()("test-set-refused", {
  reason: described(Schema.Literals(["production", "accepted", "rejected"]), {
    en: "production: there are no test sets there. accepted, rejected: the authority closed the set with this verdict, and accepts nothing more for it.",
    es: "production: allí no hay sets de pruebas. accepted, rejected: la DIAN cerró el set con este veredicto y no recibe nada más para él."
  })
}) {}

/** The token sent too many requests, or too many at once; nothing was done. Retry after `retryAfter` seconds. */
export class TooManyRequests extends problem<TooManyRequests>()("too-many-requests", {
  retryAfter: described(Schema.Int, {
    en: "Whole seconds after which to retry: 42.",
    es: "Segundos enteros después de los cuales reintentar: 42."
  })
}) {}

/** Problems that the body of a request about a resource can cause. */
export const bodyProblems = [MalformedBody, InvalidBody, PayloadTooLarge, UnsupportedMediaType] as const

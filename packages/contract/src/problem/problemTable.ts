import type { Localized } from "@radicar/domain/inner/rules/Language"

/**
 * Status and title of every problem, by its name. Operations answer those that have a class. The service answers the
 * others, before a request reaches an operation or after one failed.
 */
export const problemTable = {
  "another-taxpayer": { status: 403, en: "The company has another NIT", es: "La compañía tiene otro NIT" },
  "bounce-refused": {
    status: 422,
    en: "The message is not a bounce report",
    es: "El mensaje no es un informe de devolución"
  },
  "certificate-unusable": { status: 422, en: "The certificate cannot be used", es: "El certificado no se puede usar" },
  "company-erased": {
    status: 409,
    en: "The data of the company were erased",
    es: "Los datos de la compañía se eliminaron"
  },
  "draft-refused": { status: 409, en: "The draft cannot be stored", es: "El borrador no se puede guardar" },
  forbidden: { status: 403, en: "Not allowed", es: "No permitido" },
  "headers-too-large": {
    status: 431,
    en: "Request Header Fields Too Large",
    es: "Los encabezados son demasiado grandes"
  },
  "idempotency-conflict": {
    status: 422,
    en: "The idempotency key was used for another request",
    es: "La llave de idempotencia se usó con otra solicitud"
  },
  "inbox-refused": {
    status: 422,
    en: "The event cannot be filed on this document",
    es: "El evento no se puede radicar sobre este documento"
  },
  "internal-error": { status: 500, en: "Something went wrong", es: "Algo falló" },
  "invalid-body": {
    status: 400,
    en: "The body does not match the operation",
    es: "El cuerpo no corresponde a la operación"
  },
  "invalid-document": { status: 400, en: "The document breaks rules", es: "El documento incumple reglas" },
  "invalid-request": { status: 400, en: "The request is not valid", es: "La solicitud no es válida" },
  "mail-not-configured": {
    status: 422,
    en: "The service has no mail server",
    es: "El servicio no tiene servidor de correo"
  },
  "mail-refused": {
    status: 422,
    en: "The document cannot be mailed",
    es: "El documento no se puede enviar por correo"
  },
  "malformed-body": { status: 400, en: "The body is not JSON", es: "El cuerpo no es JSON" },
  "method-not-allowed": {
    status: 405,
    en: "The path does not accept this method",
    es: "La ruta no admite este método"
  },
  "not-found": { status: 404, en: "Not found", es: "No se encontró" },
  "number-conflict": { status: 409, en: "The number is taken", es: "El número ya está usado" },
  "numbering-ranges-refused": {
    status: 422,
    en: "The authority returns no numbering ranges",
    es: "La DIAN no informa rangos de numeración"
  },
  "open-submissions": {
    status: 409,
    en: "Documents of the company are still open",
    es: "La compañía tiene documentos pendientes"
  },
  "payload-too-large": { status: 413, en: "The body is too large", es: "El cuerpo es demasiado grande" },
  "precondition-failed": { status: 412, en: "The stored version has changed", es: "La versión guardada cambió" },
  "request-timeout": { status: 408, en: "The request did not arrive in time", es: "La solicitud no llegó a tiempo" },
  "service-unavailable": { status: 503, en: "The service is not available", es: "El servicio no está disponible" },
  "test-set-refused": {
    status: 422,
    en: "The test set accepts no documents",
    es: "El set de pruebas no recibe documentos"
  },
  "too-many-requests": { status: 429, en: "Too many requests", es: "Demasiadas solicitudes" },
  unauthorized: { status: 401, en: "No valid token", es: "No hay un token válido" },
  "unknown-host": {
    status: 421,
    en: "The service does not answer to this host name",
    es: "El servicio no responde a este nombre de host"
  },
  "unreadable-document": { status: 400, en: "The document cannot be read", es: "El documento no se puede leer" },
  "unsupported-media-type": {
    status: 415,
    en: "The content type of the body is not supported",
    es: "No se acepta el tipo de contenido del cuerpo"
  }
} as const satisfies Readonly<Record<string, Localized & { readonly status: number }>>

/** The name of a problem: its `type` without the prefix. */
export type ProblemName = keyof typeof problemTable

const prefix = "urn:radicar:problem:"

/** The facts that declare a problem: `type`, status and English title. */
export const declared = <const Name extends ProblemName>(name: Name) => ({
  type: `${prefix}${name}` as const,
  status: problemTable[name].status,
  title: problemTable[name].en
})

const isProblemName = (name: string): name is ProblemName => Object.hasOwn(problemTable, name)

/** The name of a problem by its `type`; undefined for an unknown one. */
export const problemName = (type: string): ProblemName | undefined => {
  const name = type.slice(prefix.length)
  return isProblemName(name) ? name : undefined
}

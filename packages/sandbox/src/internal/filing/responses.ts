import type { Finding } from "../document/Finding.ts"
import type { DianResponse } from "../soap/results.ts"

const containsErrors = "Validación contiene errores en campos mandatorios."
const processed = "Procesado Correctamente."
const documentWithErrors = "Documento con errores en campos mandatorios."

const failure = (statusCode: string, statusDescription: string, xmlFileName?: string): DianResponse => ({
  isValid: false,
  statusCode,
  statusDescription,
  xmlFileName
})

/** StatusCode 89: refused before validation, with the reason as a sentence. */
export const refused = (sentence: string, fileName?: string): DianResponse => failure("89", sentence, fileName)

/** StatusCode 66 for a submission: basic fields are missing. Its messages lack the word "Regla". */
export const missingFields = (findings: ReadonlyArray<Finding>, fileName: string): DianResponse => ({
  ...failure("66", containsErrors, fileName),
  errorMessage: findings.map((finding) => `${finding.code}: ${finding.text}`)
})

/**
 * StatusCode 99 for a schema violation. Compared with other rejections, `statusDescription` and `statusMessage` are
 * swapped, and key and ApplicationResponse are missing.
 */
export const schemaFailure = (messages: ReadonlyArray<string>, fileName: string): DianResponse => ({
  ...failure("99", documentWithErrors, fileName),
  errorMessage: messages,
  statusMessage: `${containsErrors} MessagesType not found.`
})

/** StatusCode 99: rules were broken, or the document was processed before. */
export const rejected = (
  errorMessage: ReadonlyArray<string>,
  xmlBase64Bytes: Uint8Array | undefined,
  xmlDocumentKey: string,
  fileName: string
): DianResponse => ({
  ...failure("99", containsErrors, fileName),
  errorMessage,
  statusMessage: documentWithErrors,
  xmlBase64Bytes,
  xmlDocumentKey
})

/** StatusCode 00: valid, possibly with notifications. */
export const accepted = (
  errorMessage: ReadonlyArray<string>,
  statusMessage: string,
  xmlBase64Bytes: Uint8Array,
  xmlDocumentKey: string,
  xmlFileName: string
): DianResponse => ({
  errorMessage,
  isValid: true,
  statusCode: "00",
  statusDescription: processed,
  statusMessage,
  xmlBase64Bytes,
  xmlDocumentKey,
  xmlFileName
})

/** StatusCode 500: an internal error, reported in a regular answer. */
export const internalError = failure("500", "Ha ocurrido un error. Por favor inténtentelo de nuevo.")

/** StatusCode 66 for a query: the key is unknown. */
export const unknownTrackId = failure("66", "TrackId no existe en los registros de la DIAN.")

/** StatusCode 98 for a query: the document waits in a batch. */
export const inProcess = failure("98", "Documento en proceso de validación.")

/** Empty StatusCode: the batch is waiting. */
export const batchPending = failure("", "Batch en proceso de validación.")

/** StatusCode 2: a batch or its test set is refused as a whole. */
export const batchRefused = (sentence: string, fileName: string | undefined): DianResponse =>
  failure("2", sentence, fileName)

/** StatusCode 0: a document of a batch could not be uploaded. */
export const notUploaded = (fileName: string): DianResponse =>
  failure("0", "El documento no se pudo cargar: el archivo está vacío.", fileName)

/** StatusCode 68: the key is not that of an invoice. */
export const notAnInvoice = failure("68", "El TrackId no corresponde a un CUFE.")

/** StatusCode 89: the trackId is malformed. */
export const malformedTrackId = refused("Formato trackId inválido.")

/** StatusCode 00 for a whole batch, with a ZIP of ApplicationResponses. */
export const batchAccepted = (applicationResponses: Uint8Array, xmlFileName: string | undefined): DianResponse => ({
  isValid: true,
  statusCode: "00",
  statusDescription: processed,
  xmlBase64Bytes: applicationResponses,
  xmlFileName
})

/** StatusCode `ex`: the batch could not be judged. */
export const batchException = failure("ex", "Ocurrió un error al validar el batch.")

import type { Finding } from "../document/Finding.ts"
import type { DianResponse } from "../soap/results.ts"

const failure: DianResponse = {
  errorMessage: undefined,
  isValid: false,
  statusCode: undefined,
  statusDescription: undefined,
  statusMessage: undefined,
  xmlBase64Bytes: undefined,
  xmlDocumentKey: undefined,
  xmlFileName: undefined
}

const containsErrors = "Validación contiene errores en campos mandatorios."
const processed = "Procesado Correctamente."
const documentWithErrors = "Documento con errores en campos mandatorios."

/** 89: refused before validation, with a sentence that says why. */
export const refused = (sentence: string, fileName?: string): DianResponse => ({
  ...failure,
  statusCode: "89",
  statusDescription: sentence,
  xmlFileName: fileName
})

/** 66 of a submission: basic fields are missing. Its entries go without the word "Regla". */
export const missingFields = (findings: ReadonlyArray<Finding>, fileName: string): DianResponse => ({
  ...failure,
  errorMessage: findings.map((finding) => `${finding.code}: ${finding.text}`),
  statusCode: "66",
  statusDescription: containsErrors,
  xmlFileName: fileName
})

/** 99 of a schema failure: the two texts are swapped, and neither key nor ApplicationResponse come with it. */
export const schemaFailure = (messages: ReadonlyArray<string>, fileName: string): DianResponse => ({
  ...failure,
  errorMessage: messages,
  statusCode: "99",
  statusDescription: documentWithErrors,
  statusMessage: `${containsErrors} MessagesType not found.`,
  xmlFileName: fileName
})

/** 99: rules were broken, or the document was processed before. */
export const rejected = (
  messages: ReadonlyArray<string>,
  applicationResponse: Uint8Array | undefined,
  documentKey: string,
  fileName: string
): DianResponse => ({
  errorMessage: messages,
  isValid: false,
  statusCode: "99",
  statusDescription: containsErrors,
  statusMessage: documentWithErrors,
  xmlBase64Bytes: applicationResponse,
  xmlDocumentKey: documentKey,
  xmlFileName: fileName
})

/** 00: valid, notifications and all. */
export const accepted = (
  messages: ReadonlyArray<string>,
  sentence: string,
  applicationResponse: Uint8Array,
  documentKey: string,
  fileName: string
): DianResponse => ({
  errorMessage: messages,
  isValid: true,
  statusCode: "00",
  statusDescription: processed,
  statusMessage: sentence,
  xmlBase64Bytes: applicationResponse,
  xmlDocumentKey: documentKey,
  xmlFileName: fileName
})

/** 500: the service failed, and says so in a regular answer. */
export const internalError: DianResponse = {
  ...failure,
  statusCode: "500",
  statusDescription: "Ha ocurrido un error. Por favor inténtentelo de nuevo."
}

/** 66 of a query: the key is not known. */
export const unknownTrackId: DianResponse = {
  ...failure,
  statusCode: "66",
  statusDescription: "TrackId no existe en los registros de la DIAN."
}

/** 98 of a query: the document waits in a batch. */
export const inProcess: DianResponse = {
  ...failure,
  statusCode: "98",
  statusDescription: "Documento en proceso de validación."
}

/** The empty StatusCode of a batch that waits. */
export const batchPending: DianResponse = {
  ...failure,
  statusCode: "",
  statusDescription: "Batch en proceso de validación."
}

/** 2: a batch or its test set is refused as a whole. */
export const batchRefused = (sentence: string, fileName: string | undefined): DianResponse => ({
  ...failure,
  statusCode: "2",
  statusDescription: sentence,
  xmlFileName: fileName
})

/** 0: a document of a batch could not be uploaded. */
export const notUploaded = (fileName: string): DianResponse => ({
  ...failure,
  statusCode: "0",
  statusDescription: "El documento no se pudo cargar: el archivo está vacío.",
  xmlFileName: fileName
})

/** 68: a key that is not an invoice's. */
export const notAnInvoice: DianResponse = {
  ...failure,
  statusCode: "68",
  statusDescription: "El TrackId no corresponde a un CUFE."
}

/** A trackId that can not be one. */
export const malformedTrackId: DianResponse = refused("Formato trackId inválido.")

/** 00 of a whole batch, with a ZIP of ApplicationResponses. */
export const batchAccepted = (applicationResponses: Uint8Array, fileName: string | undefined): DianResponse => ({
  ...failure,
  isValid: true,
  statusCode: "00",
  statusDescription: processed,
  xmlBase64Bytes: applicationResponses,
  xmlFileName: fileName
})

/** `ex`: the batch could not be judged. */
export const batchException: DianResponse = {
  ...failure,
  statusCode: "ex",
  statusDescription: "Ocurrió un error al validar el batch."
}

import { Schema } from "effect"

/** A message of the authority about one file of an upload (`XmlParamsResponseTrackId` of the WSDL). */
export const UploadProblem = Schema.Struct({
  message: Schema.String,
  /** Whether the authority states success. A warning may accompany a success. */
  success: Schema.optionalKey(Schema.Boolean),
  documentKey: Schema.optionalKey(Schema.String),
  fileName: Schema.optionalKey(Schema.String)
})

/**
 * The answer to the upload of a batch (`UploadDocumentResponse` of the WSDL). A `zipKey` proves that the ZIP was
 * uploaded, not that any document was accepted or even queued: ask `getStatusZip`.
 */
export class UploadAnswer extends Schema.Class<UploadAnswer>("@radicar/dian/inner/UploadAnswer")({
  /** `ZipKey`; absent when the upload was refused. */
  zipKey: Schema.optionalKey(Schema.String),
  problems: Schema.Array(UploadProblem)
}) {}

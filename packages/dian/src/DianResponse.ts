import { Schema } from "effect"

/**
 * `DianResponse` of the WSDL (soap namespace `…/2004/07/DianResponse`), decoded but not judged.
 *
 * Absent, nil and empty elements are treated alike: the optional field is missing, `statusCode` is `""`.
 */
export class DianResponse extends Schema.Class<DianResponse>("@radicar/dian/inner/DianResponse")({
  isValid: Schema.optionalKey(Schema.Boolean),
  statusCode: Schema.String,
  statusDescription: Schema.String,
  statusMessage: Schema.String,
  /** The strings of `ErrorMessage` in their order, without repetitions. */
  errorMessages: Schema.Array(Schema.String),
  /** The exact bytes of the ApplicationResponse (`XmlBase64Bytes`). */
  applicationResponse: Schema.optionalKey(Schema.Uint8ArrayFromBase64),
  documentKey: Schema.optionalKey(Schema.String),
  fileName: Schema.optionalKey(Schema.String)
}) {}

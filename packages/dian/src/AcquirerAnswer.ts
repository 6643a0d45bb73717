import { Schema } from "effect"

/**
 * The authority's answer to `GetAcquirer`: name and e-mail address that a buyer has registered for receiving documents.
 */
export class AcquirerAnswer extends Schema.Class<AcquirerAnswer>("@radicar/dian/inner/AcquirerAnswer")({
  /** `StatusCode` of the answer: 200 for a registered buyer, 404 for an unknown one. */
  statusCode: Schema.Literals(["200", "404"]),
  name: Schema.optionalKey(Schema.String),
  /** E-mail address as registered; its form is not checked. */
  email: Schema.optionalKey(Schema.String)
}) {}

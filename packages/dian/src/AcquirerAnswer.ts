import { Schema } from "effect"

/** The authority's answer to `GetAcquirer`: what a buyer has registered for the reception of documents. */
export class AcquirerAnswer extends Schema.Class<AcquirerAnswer>("@radicar/dian/inner/AcquirerAnswer")({
  /** `StatusCode`: 200 for one who is known, 404 for one who is not. */
  statusCode: Schema.Literals(["200", "404"]),
  name: Schema.optionalKey(Schema.String),
  /** E-mail address as registered; its form is not checked. */
  email: Schema.optionalKey(Schema.String)
}) {}

import { Schema } from "effect"
import { ApplicationResponse } from "./ApplicationResponse.ts"
import { ReportedRule } from "./ReportedRule.ts"
import { Alarm, Verdict } from "./Verdict.ts"

/** The authority's judged answer about one document: `verdict` is the decision, the other fields are its grounds. */
export class AuthorityAnswer extends Schema.Class<AuthorityAnswer>("@radicar/dian/inner/AuthorityAnswer")({
  verdict: Verdict,
  /** `StatusCode` of the answer, trimmed; `""` if the answer has none. */
  statusCode: Schema.String,
  statusDescription: Schema.String,
  statusMessage: Schema.String,
  /**
   * Rules and notifications that the answer reports, without repetitions: from `ErrorMessage`, else from the
   * ApplicationResponse.
   */
  rules: Schema.Array(ReportedRule),
  /** `XmlDocumentKey` as answered: for a duplicate, the key of the document accepted before. */
  documentKey: Schema.optionalKey(Schema.String),
  /** `XmlFileName` as answered. */
  fileName: Schema.optionalKey(Schema.String),
  /**
   * The authority's signed ApplicationResponse; keep its bytes as evidence. Its signature may be invalid: see its
   * `verification`, and `alarms`.
   */
  applicationResponse: Schema.optionalKey(ApplicationResponse),
  alarms: Schema.Array(Alarm),
  /** Present if rule 90 says that the number was filed before, by this document itself (`sameKey`) or by another. */
  duplicate: Schema.optionalKey(Schema.Struct({ sameKey: Schema.Boolean, documentKey: Schema.String }))
}) {}

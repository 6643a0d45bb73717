import { Schema } from "effect"

/** A certificate is retained but can not be read. */
export class RetainedCertificateUnreadable extends Schema.TaggedError<RetainedCertificateUnreadable>()(
  "RetainedCertificateUnreadable",
  { reason: Schema.Literals(["UnknownKey", "Damaged"]), message: Schema.String }
) {
  /** It was encrypted with a key that this service does not have. */
  static unknownKey(keyId: string): RetainedCertificateUnreadable {
    const message = `It was encrypted with the key ${keyId}. Add that key to RADICAR_MASTER_KEY, behind the first.`
    return new RetainedCertificateUnreadable({ reason: "UnknownKey", message })
  }

  /** It is not what was stored. */
  static damaged(): RetainedCertificateUnreadable {
    const message = "It was changed in the database. The caller has to post the document again."
    return new RetainedCertificateUnreadable({ reason: "Damaged", message })
  }
}

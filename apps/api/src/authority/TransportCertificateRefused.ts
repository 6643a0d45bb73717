import { Schema } from "effect"

/** The configured certificate can not be used. */
export class TransportCertificateRefused extends Schema.TaggedError<TransportCertificateRefused>()(
  "TransportCertificateRefused",
  { reason: Schema.String, message: Schema.String }
) {}

import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { CompanyQuery } from "./CompanyQuery.ts"
import { CertificateUnusable } from "./problem/CertificateUnusable.ts"
import { Forbidden } from "./problem/Forbidden.ts"
import { NotFound } from "./problem/NotFound.ts"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"

/** A PKCS#12 file to be stored, in base64, with its password. The password is not kept. */
export const CertificateUpload = Schema.Struct({
  content: Schema.String.check(Schema.isMaxLength(100_000)),
  password: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(1000)))
}).annotate({ identifier: "CertificateUpload" })

const facts = {
  id: Schema.String,
  /** NIT of its holder as the certificate has it; absent where it names none. */
  nit: Schema.optionalKey(Schema.String),
  issuer: Schema.String,
  serialNumber: Schema.String,
  /** ISO 8601. */
  notBefore: Schema.String,
  notAfter: Schema.String,
  /** Whole days until it expires; 0 or less when it has. */
  daysLeft: Schema.Int,
  created: Schema.String
}

/** A stored certificate: what may be seen of it. */
export const StoredCertificate = Schema.Struct(facts).annotate({ identifier: "StoredCertificate" })

/** A certificate just stored, with the token that `SigningCertificate.Token` takes; it is shown this once. */
export const NewStoredCertificate = Schema.Struct({ ...facts, token: Schema.String }).annotate({
  identifier: "NewStoredCertificate"
})

/** The certificates of a company. */
export const StoredCertificates = Schema.Struct({ items: Schema.Array(StoredCertificate) }).annotate({
  identifier: "StoredCertificates"
})

/** The vault: certificates stored once and named by a token in every operation that signs. */
export class CertificatesGroup extends HttpApiGroup.make("certificates")
  .add(
    HttpApiEndpoint.post("store", "/", {
      query: CompanyQuery,
      payload: CertificateUpload,
      success: NewStoredCertificate.pipe(HttpApiSchema.status(201)),
      error: [CertificateUnusable, Forbidden, ServiceUnavailable]
    }).annotateMerge(OpenApi.annotations({ identifier: "CertificateStore", summary: "Store a certificate, encrypted" })),
    HttpApiEndpoint.get("list", "/", {
      query: CompanyQuery,
      success: StoredCertificates,
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(OpenApi.annotations({ identifier: "CertificateList", summary: "The certificates of a company" })),
    HttpApiEndpoint.delete("remove", "/:id", {
      params: { id: Schema.String },
      query: CompanyQuery,
      success: HttpApiSchema.NoContent,
      error: [Forbidden, NotFound, ServiceUnavailable]
    }).annotateMerge(OpenApi.annotations({ identifier: "CertificateRemove", summary: "Forget a certificate" }))
  )
  .middleware(Authorization)
  .prefix("/v1/certificates")
  .annotateMerge(OpenApi.annotations({ title: "Certificates", description: "Certificates kept for signing." })) {}

import { secretText } from "@radicar/domain/wire/text"
import { wireStruct } from "@radicar/domain/wire/wireStruct"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { CompanyQuery } from "./FilingQuery.ts"
import { CertificateUnusable } from "./problem/CertificateUnusable.ts"
import { Forbidden } from "./problem/Forbidden.ts"
import { bodyProblems } from "./problem/InvalidBody.ts"
import { NotFound } from "./problem/NotFound.ts"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"
import { pageFields, pagingQuery } from "./query/pageQuery.ts"
import { NeededScope } from "./CurrentCaller.ts"

/** A certificate to be stored, in the words of a body's `SigningCertificate`. The password is not kept. */
export const CertificateUpload = wireStruct("CertificateUpload", {
  content: secretText({ identifier: "UploadContent", maximum: 100_000, description: "PKCS#12 container, base64." }),
  password: Schema.optionalKey(
    secretText({ identifier: "UploadPassword", maximum: 1000, description: "Password of the container." })
  )
})

const moment = (description: string) => Schema.String.annotate({ description: `${description} ISO 8601, UTC.` })

const facts = {
  id: Schema.String,
  nit: Schema.optionalKey(
    Schema.String.annotate({ description: "NIT of its holder, without check digit; absent where it names none." })
  ),
  issuer: Schema.String.annotate({ description: "Distinguished name of its issuer." }),
  serialNumber: Schema.String.annotate({ description: "Decimal." }),
  notBefore: moment("Valid from."),
  notAfter: moment("Valid until."),
  daysLeft: Schema.Int.annotate({ description: "Whole days until it expires; negative when it has." }),
  created: moment("When it was stored.")
}

/** A stored certificate: what may be seen of it. */
export const StoredCertificate = Schema.Struct(facts).annotate({ identifier: "StoredCertificate" })

/** See {@link StoredCertificate}. */
export type StoredCertificate = typeof StoredCertificate.Type

/** A certificate just stored, with the token that `SigningCertificate.Token` takes. */
export const NewStoredCertificate = Schema.Struct({
  ...facts,
  token: Schema.String.annotate({ description: "For SigningCertificate.Token; shown only once and not stored." })
}).annotate({ identifier: "CreatedCertificate" })

/** A page of the certificates of a company, the oldest first. */
export const StoredCertificates = Schema.Struct(pageFields(StoredCertificate)).annotate({
  identifier: "StoredCertificates"
})

/** The vault: certificates stored once and named by a token in every operation that signs. */
export class CertificatesGroup extends HttpApiGroup.make("certificates")
  .add(
    HttpApiEndpoint.post("store", "/", {
      query: CompanyQuery,
      payload: CertificateUpload,
      success: NewStoredCertificate.pipe(HttpApiSchema.status(201)),
      error: [...bodyProblems, CertificateUnusable, Forbidden, ServiceUnavailable]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "CertificateStore",
        summary: "Store a certificate",
        description:
          "Stores a PKCS#12 container of the company, encrypted, and returns a token. Every operation accepts it as SigningCertificate.Token in place of Content and Password."
      })
    ),
    HttpApiEndpoint.get("list", "/", {
      query: { ...CompanyQuery, ...pagingQuery },
      success: StoredCertificates,
      error: [Forbidden, ServiceUnavailable]
    })
      .annotate(NeededScope, "documents:read")
      .annotateMerge(
        OpenApi.annotations({
          identifier: "CertificateGetAll",
          summary: "List stored certificates",
          description:
            "The certificates of a company with their holders and validity, the oldest first, in pages; never a key, never a token."
        })
      ),
    HttpApiEndpoint.delete("remove", "/:id", {
      params: { id: Schema.String },
      query: CompanyQuery,
      success: HttpApiSchema.NoContent,
      error: [Forbidden, NotFound, ServiceUnavailable]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "CertificateDelete",
        summary: "Forget a certificate",
        description: "Its token no longer signs. An open document is finished with its own encrypted copy."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "companies:admin")
  .prefix("/v1/certificates")
  .annotateMerge(OpenApi.annotations({ title: "Certificates", description: "Certificates kept for signing." })) {}

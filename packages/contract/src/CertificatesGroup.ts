import { described } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { secretText } from "@radicar/domain/inner/wire/text"
import { wireStruct } from "@radicar/domain/inner/wire/wireStruct"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { moment } from "./moment.ts"
import { Authorization } from "./Authorization.ts"
import { CompanyQuery } from "./FilingQuery.ts"
import { bodyProblems, CertificateUnusable, Forbidden, NotFound, ServiceUnavailable } from "./problem/problems.ts"
import { pageFields, pagingQuery } from "./query/pageQuery.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"

/** A certificate to store, with the field names of `SigningCertificate` in a body. The password is not kept. */
export const CertificateUpload = wireStruct("CertificateUpload", {
  content: described(
    secretText({
      identifier: "UploadContent",
      maximum: 100_000,
      description: bilingual({ en: "PKCS#12 container, base64.", es: "Contenedor PKCS#12, en base64." })
    }),
    {
      en: "PKCS#12 container (.p12, .pfx) with certificate and private key, base64. Kept encrypted and never shown.",
      es: "Contenedor PKCS#12 (.p12, .pfx) con certificado y clave privada, en base64. Se guarda cifrado y nunca se muestra."
    }
  ),
  password: described(
    Schema.optionalKey(
      secretText({
        identifier: "UploadPassword",
        maximum: 1000,
        description: bilingual({ en: "Password of the container.", es: "Contraseña del contenedor." })
      })
    ),
    {
      en: "Password that opens the container; absent if it has none. It is not kept.",
      es: "Contraseña que abre el contenedor; ausente si no tiene. No se guarda."
    }
  )
})

const facts = {
  id: described(Schema.String, {
    en: "UUID of the certificate in this service.",
    es: "UUID del certificado en este servicio."
  }),
  nit: described(Schema.optionalKey(Schema.String), {
    en: "NIT of the holder, without check digit: 900373115. Absent where the certificate names none.",
    es: "NIT del titular, sin dígito de verificación: 900373115. Ausente si el certificado no lo indica."
  }),
  issuer: described(Schema.String, {
    en: "Distinguished name of the certification authority (RFC 2253).",
    es: "Nombre distintivo de la entidad de certificación (RFC 2253)."
  }),
  serialNumber: described(Schema.String, {
    en: "Serial number of the certificate, decimal digits.",
    es: "Número de serie del certificado, en dígitos decimales."
  }),
  notBefore: moment({ en: "Moment from which it is valid.", es: "Momento desde el que es válido." }),
  notAfter: moment({ en: "Moment until which it is valid.", es: "Momento hasta el que es válido." }),
  daysLeft: described(Schema.Int, {
    en: "Whole days until it expires: 364. Negative when it has expired.",
    es: "Días enteros hasta que vence: 364. Negativo si ya venció."
  }),
  created: moment({ en: "When it was stored.", es: "Cuándo se guardó." })
}

/** Facts about a stored certificate, without its key or token. */
export const StoredCertificate = Schema.Struct(facts).annotate({ identifier: "StoredCertificate" })

/** A value of the schema {@link StoredCertificate}. */
export type StoredCertificate = typeof StoredCertificate.Type

/** A newly stored certificate, with the token for `SigningCertificate.Token`. */
export const NewStoredCertificate = Schema.Struct({
  ...facts,
  token: described(Schema.String, {
    en: "Secret that names the certificate in `SigningCertificate.Token` of bodies: cert_…. Shown only in this answer and not stored.",
    es: "Secreto que nombra el certificado en `SigningCertificate.Token` de los cuerpos: cert_…. Solo se muestra en esta respuesta y no se guarda."
  })
}).annotate({ identifier: "CreatedCertificate" })

/** A page of the certificates of a company, the oldest first. */
export const StoredCertificates = Schema.Struct(pageFields(StoredCertificate)).annotate({
  identifier: "StoredCertificates"
})

/** Operations on the vault: certificates that are stored once and named by a token in operations that sign. */
export class CertificatesGroup extends HttpApiGroup.make("certificates")
  .add(
    HttpApiEndpoint.post("store", "/", {
      query: CompanyQuery,
      payload: CertificateUpload,
      success: NewStoredCertificate.pipe(HttpApiSchema.status(201)),
      error: [...bodyProblems, CertificateUnusable, Forbidden, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("CertificateStore", {
        summary: { en: "Store a certificate", es: "Guardar un certificado" },
        en: "Stores a PKCS#12 container of the company, encrypted, and returns a token. Every operation accepts it as SigningCertificate.Token in place of Content and Password.",
        es: "Guarda cifrado un contenedor PKCS#12 de la compañía y responde un token. Cada operación lo recibe como SigningCertificate.Token en lugar de Content y Password."
      })
    ),
    HttpApiEndpoint.get("list", "/", {
      query: { ...CompanyQuery, ...pagingQuery },
      success: StoredCertificates,
      error: [Forbidden, ServiceUnavailable]
    })
      .annotate(NeededScope, "documents:read")
      .annotateMerge(
        operationTexts("CertificateGetAll", {
          summary: { en: "List stored certificates", es: "Listar los certificados guardados" },
          en: "The certificates of a company with their holders and validity, the oldest first, in pages; never a key, never a token.",
          es: "Los certificados de una compañía con sus titulares y vigencia, del más antiguo al más reciente, por páginas; nunca una clave ni un token."
        })
      ),
    HttpApiEndpoint.delete("remove", "/:id", {
      params: {
        id: Schema.String.annotate({
          description: bilingual({
            en: "UUID of the certificate, `id` of its answer.",
            es: "UUID del certificado, `id` de su respuesta."
          })
        })
      },
      query: CompanyQuery,
      success: HttpApiSchema.NoContent,
      error: [Forbidden, NotFound, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("CertificateDelete", {
        summary: { en: "Delete a certificate", es: "Eliminar un certificado" },
        en: "Its token no longer signs. An open document is finished with its own encrypted copy.",
        es: "Su token ya no firma. Un documento abierto se termina con su propia copia cifrada."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "companies:admin")
  .prefix("/v1/certificates")
  .annotateMerge(
    groupTexts("Certificates", { en: "Certificates kept for signing.", es: "Certificados guardados para firmar." })
  ) {}

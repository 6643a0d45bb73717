import { FilingHeaders, FilingQuery } from "@radicar/contract/inner/FilingQuery"
import { bilingual, type Localized } from "@radicar/domain/inner/rules/Language"
import { Config, Schema } from "effect"
import { type Command, Flag } from "effect/cli"
import { describe, namedFile, decodeWith, optionalText, toggle } from "./flags.ts"

/** HTTP or HTTPS address of a service. */
export const HttpUrl = Schema.String.check(
  Schema.makeFilter((text) => /^https?:$/u.test(URL.parse(text)?.protocol ?? ""))
).annotate({ description: bilingual({ en: "an http or https URL", es: "una URL http o https" }) })

const identifier = (name: string, variable: string, { en, es }: Localized, schema: Schema.Codec<string>) =>
  Flag.String(name).pipe(
    Flag.withMetavar("id"),
    describe({ en: `${en} (env ${variable}); default 1`, es: `${es} (variable ${variable}); por omisión 1` }),
    Flag.withFallbackConfig(Config.String(variable)),
    Flag.withDefault("1"),
    decodeWith(schema)
  )

/** Flags for filing a document: service, token, company and provider. */
export const serviceFlags = {
  url: Flag.String("url").pipe(
    Flag.withMetavar("url"),
    describe({
      en: "Address of the service (env RADICAR_URL); default http://127.0.0.1:8080",
      es: "Dirección del servicio (variable RADICAR_URL); por omisión http://127.0.0.1:8080"
    }),
    Flag.withFallbackConfig(Config.String("RADICAR_URL")),
    Flag.withDefault("http://127.0.0.1:8080"),
    decodeWith(HttpUrl)
  ),
  tokenFile: Flag.String("token-file").pipe(
    Flag.withMetavar("file"),
    describe({
      en: "File with the bearer token (env RADICAR_TOKEN_FILE; RADICAR_TOKEN holds the token itself)",
      es: "Archivo con el token (variable RADICAR_TOKEN_FILE; RADICAR_TOKEN contiene el token mismo)"
    }),
    Flag.withFallbackConfig(Config.String("RADICAR_TOKEN_FILE")),
    Flag.optional
  ),
  companyId: identifier(
    "company-id",
    "RADICAR_COMPANY_ID",
    { en: "The company that issues", es: "La compañía que emite" },
    FilingQuery.companyId
  ),
  providerId: identifier(
    "provider-id",
    "RADICAR_PROVIDER_ID",
    { en: "The provider whose software issues", es: "El proveedor cuyo software emite" },
    FilingQuery.providerId
  ),
  test: toggle("test", {
    en: "Files to the authority's test environment instead of the company's own",
    es: "Radica en el ambiente de pruebas de la DIAN en lugar del propio de la compañía"
  }),
  contingency: toggle("contingency", {
    en: "Issues a new invoice in contingency (04) while the authority is proven to be down",
    es: "Emite una factura nueva en contingencia (04) mientras conste que la DIAN no responde"
  }),
  idempotencyKey: optionalText(
    "idempotency-key",
    "key",
    {
      en: "The same key with another document is refused",
      es: "La misma llave con otro documento se rechaza"
    },
    FilingHeaders["idempotency-key"].schema,
    { en: "1 to 255 visible ASCII characters", es: "de 1 a 255 caracteres ASCII visibles" }
  )
}

/** Values of the flags {@link serviceFlags}. */
export type ServiceFlags = Command.Command.Config.Infer<typeof serviceFlags>

const { companyId, providerId, tokenFile, url } = serviceFlags

/** Flags for access to a service: address and token. */
export const accessFlags = { url, tokenFile }

/** Flags for a query about a company: service, token and company. */
export const companyFlags = { url, tokenFile, companyId }

/** Flags for the signing certificate and its password. */
export const certificateFlags = {
  certificate: namedFile("certificate", {
    en: "PKCS#12 file (.p12, .pfx) of the company that signs",
    es: "Archivo PKCS#12 (.p12, .pfx) de la compañía que firma"
  }),
  passwordFile: namedFile("password-file", {
    en: "File with its password; else env RADICAR_CERTIFICATE_PASSWORD, else a prompt",
    es: "Archivo con su contraseña; si no, la variable RADICAR_CERTIFICATE_PASSWORD; si no, se pregunta"
  })
}

/** Values of the flags {@link certificateFlags}. */
export type CertificateFlags = Command.Command.Config.Infer<typeof certificateFlags>

/** Flags for a query to the authority: service, token, company and certificate. */
export const queryFlags = {
  service: {
    url,
    tokenFile,
    companyId,
    providerId,
    test: toggle("test", {
      en: "Asks the authority's test environment instead of the company's own",
      es: "Consulta el ambiente de pruebas de la DIAN en lugar del propio de la compañía"
    })
  },
  certificate: {
    ...certificateFlags,
    certificate: namedFile("certificate", {
      en: "The caller's PKCS#12 file; else the stored one that env RADICAR_CERTIFICATE_TOKEN names",
      es: "Archivo PKCS#12 de quien consulta; si no, el guardado que nombra RADICAR_CERTIFICATE_TOKEN"
    })
  }
}

import { bilingual, type Localized } from "@radicar/domain/rules/Language"
import { Schema } from "effect"
import { FilingHeaders, FilingQuery, queryFlag } from "../FilingQuery.ts"

const nit = (text: Localized) =>
  Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^[1-9][0-9]{0,9}$/u, { expected: "1 to 10 digits, without check digit" })
    ).annotate({ description: bilingual(text) })
  )

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu

/** For whom the authority is asked; which environment. */
const addressee = {
  companyId: FilingQuery.companyId,
  providerId: FilingQuery.providerId,
  isTest: queryFlag({
    en: "true queries the authority's test environment instead of the company's own.",
    es: "true consulta el ambiente de pruebas de la DIAN en lugar del propio de la compañía."
  })
}

/** Query parameters of NumberingRangeGetAll. What is absent and known is filled in; what is sent wins. */
export const NumberingRangeQuery = {
  ...addressee,
  nit: nit({
    en: "NIT of the issuer, without check digit: 900373115; else the company's, else the certificate's.",
    es: "NIT del emisor, sin dígito de verificación: 900373115; si no, el de la compañía; si no, el del certificado."
  }),
  softwareId: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(guid, { expected: "a GUID" })).annotate({
      description: bilingual({
        en: "Id of the software, a GUID; else the provider's.",
        es: "Identificador del software, un GUID; si no, el del proveedor."
      })
    })
  ),
  softwareOwnerNit: nit({
    en: "NIT of the software's owner, without check digit: 900373115; else the provider's, else the issuer.",
    es: "NIT del titular del software, sin dígito de verificación: 900373115; si no, el del proveedor; si no, el emisor."
  }),
  refresh: queryFlag({
    en: "true queries the authority even if a recent answer is cached.",
    es: "true consulta a la DIAN aunque haya una respuesta reciente guardada."
  })
}

/** Query parameters of StatusZipGetAll. */
export const StatusZipQuery = {
  ...addressee,
  zipkey: Schema.String.check(Schema.isPattern(guid, { expected: "a GUID" })).annotate({
    description: bilingual({
      en: "Key that the authority gave to an upload (ZipKey), a GUID.",
      es: "Clave que la DIAN dio a un envío (ZipKey), un GUID."
    })
  })
}

/** Query parameters of DocumentEventGetAll. */
export const DocumentEventsQuery = {
  ...addressee,
  uuid: Schema.String.check(Schema.isPattern(/^[0-9a-f]{96}$/iu, { expected: "96 hexadecimal digits" })).annotate({
    description: bilingual({
      en: "CUFE of the invoice, 96 hexadecimal digits.",
      es: "CUFE de la factura, 96 dígitos hexadecimales."
    })
  })
}

/**
 * Headers of the questions to the authority, which takes none without a certificate: the caller's, else in the sandbox
 * environment a development identity. File and password are base64, so that any
 * character of a password survives. None has a form to fit, because what does not fit would be shown.
 */
export const QueryHeaders = {
  "x-radicar-certificate": Schema.optionalKey(
    Schema.String.annotate({
      description: bilingual({
        en: "PKCS#12 file of the caller, in base64: the issuer's or its provider's.",
        es: "Archivo PKCS#12 de quien llama, en base64: del emisor o de su proveedor."
      })
    })
  ),
  "x-radicar-certificate-password": Schema.optionalKey(
    Schema.String.annotate({
      description: bilingual({
        en: "Its password, UTF-8 in base64. Empty or absent for none.",
        es: "Su contraseña, UTF-8 en base64. Vacía o ausente si no tiene."
      })
    })
  ),
  "x-radicar-certificate-token": Schema.optionalKey(
    Schema.String.annotate({
      description: bilingual({
        en: "Token of a stored certificate (cert_…), in place of the file and its password.",
        es: "Token de un certificado guardado (cert_…), en lugar del archivo y su contraseña."
      })
    })
  ),
  "accept-language": FilingHeaders["accept-language"]
}

/** Names of the headers that carry secrets: nothing that records requests may show their values. */
export const secretHeaders = [
  "x-radicar-certificate",
  "x-radicar-certificate-password",
  "x-radicar-certificate-token"
] as const

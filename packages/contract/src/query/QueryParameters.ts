import { formedText } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { Schema } from "effect"
import { FilingHeaders, FilingQuery, queryFlag } from "../FilingQuery.ts"

/** Pattern of a GUID in either case, without anchors. */
export const guidPattern = "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"

/** A GUID in a query. */
export const guid = formedText(new RegExp(`^${guidPattern}$`, "u"), { en: "a GUID", es: "un GUID" })

/** Query parameters of every query to the authority: the requesting company and its provider, and the environment. */
export const AuthorityQuery = {
  companyId: FilingQuery.companyId,
  providerId: FilingQuery.providerId,
  isTest: queryFlag({
    en: "true queries the authority's test environment instead of the company's own.",
    es: "true consulta el ambiente de pruebas de la DIAN en lugar del propio de la compañía."
  })
}

/**
 * Headers with the certificate for queries to the authority, which accepts no query without one. In the sandbox
 * environment they may be absent: a development identity is then used. File and password are base64, so that any
 * character of a password survives. Their form is not checked here, because an error would show the value.
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

/** Names of the headers that carry secrets. Records of requests must not contain their values. */
export const secretHeaders = [
  "x-radicar-certificate",
  "x-radicar-certificate-password",
  "x-radicar-certificate-token"
] as const

import { certificateFlags } from "./certificateFlags.ts"
import { serviceFlags } from "./serviceFlags.ts"
import { Flag } from "effect/cli"
import { namedFile } from "./namedFile.ts"
import { describe } from "./describe.ts"

const { companyId, providerId, tokenFile, url } = serviceFlags

/** Which service asks the authority, for whom, and with whose certificate. */
export const queryFlags = {
  service: {
    url,
    tokenFile,
    companyId,
    providerId,
    test: Flag.Boolean("test").pipe(
      describe({
        en: "Asks the authority's test environment instead of the company's own",
        es: "Consulta el ambiente de pruebas de la DIAN en lugar del propio de la compañía"
      }),
      Flag.withDefault(false)
    )
  },
  certificate: {
    ...certificateFlags,
    certificate: namedFile("certificate", {
      en: "PKCS#12 file of who asks; else the stored one that env RADICAR_CERTIFICATE_TOKEN names",
      es: "Archivo PKCS#12 de quien consulta; si no, el guardado que nombra RADICAR_CERTIFICATE_TOKEN"
    })
  }
}

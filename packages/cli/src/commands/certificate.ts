import type { StoredCertificate } from "@radicar/contract/inner/CertificatesGroup"
import { Option, Redacted } from "effect"
import { Command } from "effect/cli"
import { readCertificateFile } from "../certificate/readCertificate.ts"
import { argument, describeCommand } from "../flags/flags.ts"
import { certificateFlags, companyFlags } from "../flags/serviceFlags.ts"
import { factRows, type Layout, listText, withSecret } from "../output/layout.ts"
import { asList, asMessage, asValue, serviceCommand } from "../service/serviceCommand.ts"
import { collectItems } from "../output/write.ts"

/** Days before expiry from which a certificate is shown as due for renewal. */
const soon = 30

const validityOf = ({ daysLeft, notAfter, notBefore }: StoredCertificate, { say }: Layout): string => {
  const span = `${notBefore.slice(0, 10)} – ${notAfter.slice(0, 10)}`
  if (daysLeft < 0) return `${span} ${say({ en: "(expired)", es: "(vencido)" })}`
  return `${span} ${say(
    daysLeft === 1
      ? { en: "(1 day left)", es: "(queda 1 día)" }
      : { en: `(${daysLeft} days left)`, es: `(quedan ${daysLeft} días)` }
  )}`
}

const validityColour = ({ daysLeft }: StoredCertificate, { paint }: Layout): ((text: string) => string) => {
  if (daysLeft < 0) return paint.red
  return daysLeft <= soon ? paint.yellow : (text) => text
}

/** Stored certificates, one per line. */
const storedCertificatesText = listText<StoredCertificate>(
  { en: "No certificate is stored for this company.", es: "No hay certificados guardados de esta compañía." },
  (layout) => [
    { heading: "id", cell: ({ id }) => id },
    { heading: "NIT", cell: ({ nit }) => nit },
    { heading: { en: "until", es: "hasta" }, cell: ({ notAfter }) => notAfter.slice(0, 10) },
    {
      heading: { en: "days", es: "días" },
      align: "right",
      cell: (each) => [String(each.daysLeft), validityColour(each, layout)]
    },
    { heading: { en: "issuer", es: "emisor" }, least: 8, optional: true, cell: ({ issuer }) => issuer },
    { heading: "serial", least: 8, optional: true, cell: ({ serialNumber }) => serialNumber }
  ]
)

/** Text about a stored certificate, with its token if it was just stored. */
const storedCertificateText = (
  certificate: StoredCertificate & { readonly token?: string },
  layout: Layout
): string => {
  const facts = factRows(layout, [
    ["id", certificate.id],
    ["NIT", certificate.nit],
    [{ en: "valid", es: "vigente" }, validityOf(certificate, layout), validityColour(certificate, layout)],
    [{ en: "issuer", es: "emisor" }, certificate.issuer],
    [{ en: "serial", es: "serial" }, certificate.serialNumber]
  ])
  const title = { en: "Its token, shown only once:", es: "Su token, se muestra solo esta vez:" }
  return withSecret(facts, title, certificate.token, layout)
}

/** `radicar certificate list`: lists the stored certificates of a company with their validity. */
const certificateList = serviceCommand(
  {
    path: "certificate list",
    flags: { service: companyFlags },
    call: (client, { service }) =>
      collectItems((page) => client.certificates.list({ query: { companyId: service.companyId, ...page } })),
    write: asList(storedCertificatesText)
  },
  {
    en: "List the certificates that the service stores for a company",
    es: "Lista los certificados que el servicio guarda de una compañía"
  }
)

/** `radicar certificate remove`: deletes a stored certificate. */
const certificateRemove = serviceCommand(
  {
    path: "certificate remove",
    flags: {
      id: argument("id", {
        en: "Id of the certificate, as `list` shows it",
        es: "Identificador del certificado, como lo muestra `list`"
      }),
      service: companyFlags
    },
    call: (client, { id, service }) =>
      client.certificates.remove({ params: { id }, query: { companyId: service.companyId } }),
    write: asMessage(({ id }) => ({ en: `Forgotten: ${id}`, es: `Eliminado: ${id}` }))
  },
  {
    en: "Delete a stored certificate; its token no longer signs",
    es: "Elimina un certificado guardado; su token ya no firma"
  }
)

/** `radicar certificate store`: stores a certificate with the service and shows the token that names it. */
const certificateStore = serviceCommand(
  {
    path: "certificate store",
    flags: {
      file: argument("file", {
        en: "PKCS#12 file (.p12, .pfx) of the company",
        es: "Archivo PKCS#12 (.p12, .pfx) de la compañía"
      }),
      passwordFile: certificateFlags.passwordFile,
      service: companyFlags
    },
    prepare: ({ file, passwordFile }) => readCertificateFile(file, { certificate: Option.some(file), passwordFile }),
    call: ({ certificates }, { service: { companyId } }, { bytes, password }) => {
      const content = Redacted.make(Buffer.from(bytes).toString("base64"))
      return certificates.store({ query: { companyId }, payload: { content, password } })
    },
    write: asValue(storedCertificateText)
  },
  {
    en: "Store a certificate in the service; shows the token for SigningCertificate.Token, only this once",
    es: "Guarda un certificado en el servicio; muestra, solo esta vez, el token para SigningCertificate.Token",
    examples: [
      {
        command: "radicar certificate store company.p12",
        en: "Asks for the certificate's password",
        es: "Pregunta la contraseña del certificado"
      },
      { command: "radicar certificate store company.p12 --password-file password.txt | jq -r .token" }
    ]
  }
)

/** `radicar certificate`: manages a company's certificates stored by the service. */
export const certificateCommand = Command.make("certificate").pipe(
  describeCommand({
    en: "Certificates that the service stores, encrypted, to sign a company's documents",
    es: "Certificados que el servicio guarda, cifrados, para firmar los documentos de una compañía",
    short: { en: "Store certificates to sign a company's documents", es: "Guarda certificados para firmar documentos" }
  }),
  Command.withSubcommands([certificateStore, certificateList, certificateRemove])
)

import type { StoredCertificate } from "@radicar/contract/CertificatesGroup"
import { Effect, Option, Redacted } from "effect"
import { Argument, Command } from "effect/cli"
import { readCertificate } from "../certificate/readCertificate.ts"
import { describe, describeCommand } from "../flags/flags.ts"
import { certificateFlags, companyFlags } from "../flags/serviceFlags.ts"
import { type Cell, type Column, factRows, type Layout, table } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { asList, asMessage, serviceCommand } from "../service/serviceCommand.ts"

/** Days before the end from which a certificate is shown as one to be renewed. */
const soon = 30

const validityOf = ({ DaysLeft, NotAfter, NotBefore }: StoredCertificate, { say }: Layout): string => {
  const span = `${NotBefore.slice(0, 10)} – ${NotAfter.slice(0, 10)}`
  if (DaysLeft < 0) return `${span} ${say({ en: "(expired)", es: "(vencido)" })}`
  return `${span} ${say({ en: `(${DaysLeft} days left)`, es: `(quedan ${DaysLeft} días)` })}`
}

const validityColour = ({ DaysLeft }: StoredCertificate, { paint }: Layout): ((text: string) => string) | undefined => {
  if (DaysLeft < 0) return paint.red
  return DaysLeft <= soon ? paint.yellow : undefined
}

/** Stored certificates, one a line. */
const storedCertificatesText = (certificates: ReadonlyArray<StoredCertificate>, layout: Layout): string => {
  const { say } = layout
  if (certificates.length === 0) {
    return say({
      en: "No certificate is stored for this company.",
      es: "No hay certificados guardados de esta compañía."
    })
  }
  const columns: ReadonlyArray<Column> = [
    { heading: "id" },
    { heading: "NIT" },
    { heading: say({ en: "until", es: "hasta" }) },
    { heading: say({ en: "days", es: "días" }), align: "right" },
    { heading: say({ en: "issuer", es: "emisor" }), least: 8, optional: true },
    { heading: "serial", least: 8, optional: true }
  ]
  const lines = certificates.map((each): ReadonlyArray<Cell> => {
    const { DaysLeft, Id, Issuer, Nit, NotAfter, SerialNumber } = each
    const colour = validityColour(each, layout)
    const days = String(DaysLeft)
    return [Id, Nit, NotAfter.slice(0, 10), colour === undefined ? days : [days, colour], Issuer, SerialNumber]
  })
  return table(columns, lines, layout)
}

/** A stored certificate, and the token of one just stored. */
const storedCertificateText = (
  certificate: StoredCertificate & { readonly Token?: string },
  layout: Layout
): string => {
  const { say } = layout
  const facts = factRows(layout, [
    ["id", certificate.Id],
    ["NIT", certificate.Nit],
    [say({ en: "valid", es: "vigente" }), validityOf(certificate, layout), validityColour(certificate, layout)],
    [say({ en: "issuer", es: "emisor" }), certificate.Issuer],
    [say({ en: "serial", es: "serial" }), certificate.SerialNumber]
  ])
  if (certificate.Token === undefined) return facts
  // on a line of its own, whole, to be copied
  const title = say({ en: "Its token, shown this once:", es: "Su token, se muestra solo esta vez:" })
  return [facts, "", title, certificate.Token].join("\n")
}

/** `radicar certificate list`: what the service keeps for a company, and until when it is good. */
const certificateList = serviceCommand(
  {
    path: "certificate list",
    flags: { service: companyFlags },
    call: (client, { service }) => client.certificates.list({ query: { companyId: service.companyId } }),
    write: asList(storedCertificatesText)
  },
  {
    en: "List the certificates that the service keeps for a company",
    es: "Lista los certificados que el servicio guarda de una compañía"
  }
)

/** `radicar certificate remove`: has the service forget a certificate. */
const certificateRemove = serviceCommand(
  {
    path: "certificate remove",
    flags: {
      id: Argument.String("id").pipe(
        describe({
          en: "Id of the certificate, as `list` shows it",
          es: "Identificador del certificado, como lo muestra `list`"
        })
      ),
      service: companyFlags
    },
    call: (client, { id, service }) =>
      client.certificates.remove({ params: { id }, query: { companyId: service.companyId } }),
    write: asMessage(({ id }) => ({ en: `Forgotten: ${id}`, es: `Eliminado: ${id}` }))
  },
  {
    en: "Have the service forget a certificate; its token signs no more",
    es: "El servicio olvida un certificado; su token ya no firma"
  }
)

/** `radicar certificate store`: has the service keep a certificate and shows the token that names it. */
const certificateStore = Command.make(
  "store",
  {
    file: Argument.String("file").pipe(
      describe({ en: "PKCS#12 file (.p12, .pfx) of the company", es: "Archivo PKCS#12 (.p12, .pfx) de la compañía" })
    ),
    passwordFile: certificateFlags.passwordFile,
    service: companyFlags
  },
  Effect.fn("certificate store")(function* ({ file, passwordFile, service }) {
    const output = yield* Output
    const { bytes, password } = yield* readCertificate(file, { certificate: Option.some(file), passwordFile })
    const content = Redacted.make(Buffer.from(bytes).toString("base64"))
    const stored = yield* callService(
      service,
      (client) =>
        client.certificates.store({ query: { companyId: service.companyId }, payload: { content, password } }),
      resourceFailure
    )
    yield* output.value(stored, () => storedCertificateText(stored, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Have the service keep a certificate; shows, this once, the token that SigningCertificate.Token takes",
    es: "El servicio guarda un certificado; muestra, solo esta vez, el token para SigningCertificate.Token",
    examples: [
      {
        command: "radicar certificate store company.p12",
        en: "Asks for the certificate's password",
        es: "Pregunta la contraseña del certificado"
      },
      { command: "radicar certificate store company.p12 --password-file password.txt | jq -r .Token" }
    ]
  })
)

/** `radicar certificate`: the certificates that the service keeps for a company. */
export const certificate = Command.make("certificate").pipe(
  describeCommand({
    en: "Certificates that the service keeps, encrypted, to sign a company's documents",
    es: "Certificados que el servicio guarda, cifrados, para firmar los documentos de una compañía"
  }),
  Command.withSubcommands([certificateStore, certificateList, certificateRemove])
)

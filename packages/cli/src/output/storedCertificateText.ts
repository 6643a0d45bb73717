import type { StoredCertificate } from "@radicar/contract/CertificatesGroup"
import type { Layout } from "./Layout.ts"
import { rows } from "./rows.ts"
import { type Cell, type Column, table } from "./table.ts"

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
export const storedCertificatesText = (certificates: ReadonlyArray<StoredCertificate>, layout: Layout): string => {
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
export const storedCertificateText = (
  certificate: StoredCertificate & { readonly Token?: string },
  layout: Layout
): string => {
  const { columns, paint, say } = layout
  const facts = rows(
    [
      ["id", certificate.Id],
      ["NIT", certificate.Nit],
      [say({ en: "valid", es: "vigente" }), validityOf(certificate, layout), validityColour(certificate, layout)],
      [say({ en: "issuer", es: "emisor" }), certificate.Issuer],
      [say({ en: "serial", es: "serial" }), certificate.SerialNumber]
    ],
    { columns, label: paint.dim }
  )
  if (certificate.Token === undefined) return facts
  // on a line of its own, whole, to be copied
  const title = say({ en: "Its token, shown this once:", es: "Su token, se muestra solo esta vez:" })
  return [facts, "", title, certificate.Token].join("\n")
}

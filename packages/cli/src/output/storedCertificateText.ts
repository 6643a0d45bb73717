import type { StoredCertificate } from "@radicar/contract/CertificatesGroup"
import type { Layout } from "./Layout.ts"
import { rows } from "./rows.ts"

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

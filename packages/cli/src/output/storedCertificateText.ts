import type { StoredCertificate } from "@radicar/contract/CertificatesGroup"
import type { Layout } from "./Layout.ts"
import { rows } from "./rows.ts"

/** Days before the end from which a certificate is shown as one to be renewed. */
const soon = 30

const validityOf = ({ DaysLeft, NotAfter, NotBefore }: StoredCertificate, { paint, say }: Layout): string => {
  const span = `${NotBefore.slice(0, 10)} – ${NotAfter.slice(0, 10)}`
  if (DaysLeft < 0) return `${span} ${paint.red(say({ en: "(expired)", es: "(vencido)" }))}`
  const left = say({ en: `(${DaysLeft} days left)`, es: `(quedan ${DaysLeft} días)` })
  return `${span} ${DaysLeft <= soon ? paint.yellow(left) : left}`
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
      [say({ en: "valid", es: "vigente" }), validityOf(certificate, layout)],
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

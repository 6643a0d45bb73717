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
  return rows(
    [
      ["id", certificate.Id],
      ["NIT", certificate.Nit],
      [say({ en: "valid", es: "vigente" }), validityOf(certificate, layout)],
      [say({ en: "issuer", es: "emisor" }), certificate.Issuer],
      [say({ en: "serial", es: "serial" }), certificate.SerialNumber],
      [say({ en: "token, shown this once", es: "token, se muestra solo esta vez" }), certificate.Token]
    ],
    { columns, label: paint.dim }
  )
}

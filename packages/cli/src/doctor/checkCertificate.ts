import type { StoredCertificate } from "@radicar/contract/inner/CertificatesGroup"
import { parseNit, signerRole } from "@radicar/domain/inner/Nit"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { type Failure, untranslated } from "../Failure.ts"
import { type Check, fail, ok, skipped, warn } from "./Check.ts"

/** Facts about a certificate in a file or stored by the service. */
export interface CertificateFacts {
  readonly name: string
  readonly nit: string | undefined
  readonly issuer: string
  /** Expiry in milliseconds since the epoch. */
  readonly notAfter: number
  /** Key length in bits; absent for a stored certificate, which the service has already checked. */
  readonly bits: number | undefined
}

const day = 86_400_000

/** Days before expiry from which to advise renewal, because getting a new certificate takes a while. */
const soon = 30

const commonName = (name: string): string =>
  /(?:^|,)CN=((?:\\.|[^,\\+])+)/u.exec(name)?.[1]?.replaceAll("\\", "") ?? name

const digits = (nit: string | undefined): string | undefined => (nit === undefined ? undefined : parseNit(nit)?.number)

/** Facts about a certificate in a file. */
export const fileFacts = (name: string, identity: SigningIdentity): CertificateFacts => ({
  name,
  nit: identity.nit,
  issuer: identity.issuerName,
  notAfter: identity.notAfter.getTime(),
  bits: identity.certificate.publicKey.asymmetricKeyDetails?.modulusLength
})

/** Facts about a stored certificate. */
export const storedFacts = ({ id, issuer, nit, notAfter }: StoredCertificate): CertificateFacts => ({
  name: id,
  nit: nit,
  issuer: issuer,
  notAfter: Date.parse(notAfter),
  bits: undefined
})

const renew = { en: "Renew it, and store the new one.", es: "Renuévelo y guarde el nuevo." }

/**
 * Checks whether a certificate is valid, for how long, and whether it belongs to the company. The company's NIT is
 * known only if it is configured.
 */
export const checkCertificate = (facts: CertificateFacts, company: string | undefined, now: number): Check => {
  const { bits, issuer, name, notAfter } = facts
  const days = Math.floor((notAfter - now) / day)
  const nit = digits(facts.nit)
  const whose = [nit === undefined ? "" : `NIT ${nit}`, bits === undefined ? "" : `RSA ${bits}`, commonName(issuer)]
  const about = whose.filter((part) => part !== "").join(", ")
  if (days < 0) {
    const detail = { en: `${name} has expired (${about})`, es: `${name} está vencido (${about})` }
    return fail("certificate", "credentials", detail, renew)
  }
  const detail = {
    en: `${name}: ${days === 1 ? "1 day" : `${days} days`} left, ${about}`,
    es: `${name}: ${days === 1 ? "queda 1 día" : `quedan ${days} días`}, ${about}`
  }
  const owner = digits(company)
  if (
    owner !== undefined &&
    signerRole(facts.nit, { issuerNit: owner, softwareOwnerNit: owner, isIssuerKnown: true }) === undefined
  ) {
    return warn("certificate", detail, {
      en: `The company's NIT is ${owner}: only the provider whose software issues may sign for it.`,
      es: `El NIT de la compañía es ${owner}: solo el proveedor cuyo software emite puede firmar por ella.`
    })
  }
  return days <= soon ? warn("certificate", detail, renew) : ok("certificate", detail)
}

/** Makes the failed check for a certificate file that cannot be opened. */
export const unopened = ({ hint, reason, text }: Failure): Check =>
  fail("certificate", reason, text, hint ?? untranslated(""))

/** Result of the certificate check if there is no certificate. */
export const noCertificate: Check = skipped(
  "certificate",
  { en: "none is given, and none is stored", es: "no se indicó ninguno ni hay guardados" },
  {
    en: "Use --certificate, or store one: radicar certificate store.",
    es: "Use --certificate o radicar certificate store."
  }
)

import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { DocumentFacts } from "./facts/DocumentFacts.ts"
import type { Finding, Note } from "./Finding.ts"
import type { SignatureProof, SignatureReport } from "./SignatureReport.ts"
import { gaps, spanish } from "./signatureTexts.ts"

/** The findings about a document and the documents inside it. */
export interface DocumentReport {
  /**
   * Whether the document's maker is proven: every check holds, here and inside, and every signature leads to an anchor.
   */
  readonly valid: boolean
  /** The degree of proof of the document's origin. A container has the lowest degree of its contents. */
  readonly proof: DocumentProof
  /** The document's statements about itself; undefined if the file is not a document of the authority. */
  readonly facts: DocumentFacts | undefined
  readonly signature: SignatureReport | undefined
  readonly checks: ReadonlyArray<Finding>
  readonly notes: ReadonlyArray<Note>
  readonly inside: ReadonlyArray<InnerReport>
}

/**
 * A document inside a container: the one that was filed, or the authority's answer to it; in a bundle also the
 * container.
 */
export interface InnerReport {
  readonly part: "document" | "answer" | "container"
  readonly report: DocumentReport
}

/**
 * The degree to which the maker of a document is proven. `proven`: by a path to an anchor. `not-proven`: every check
 * holds, but no anchor vouches for the certificate. `broken`: a check fails.
 */
export type DocumentProof = (
  | Exclude<SignatureProof, { readonly degree: "broken" }>
  | { readonly degree: "broken"; readonly check: string }
) & {
  /** The proof in words. */
  readonly text: Localized
}

const revocations = {
  crl: { en: "not revoked by the list that was available", es: "no revocado según la lista disponible" },
  ocsp: {
    en: "not revoked by the OCSP answer that was available",
    es: "no revocado según la respuesta OCSP disponible"
  },
  none: {
    en: "no revocation list or OCSP answer was available",
    es: "no había lista de revocación ni respuesta OCSP disponible"
  }
} as const satisfies Readonly<Record<string, Localized>>

const times = {
  received: { en: "its time of receipt", es: "su hora de recibo" },
  stated: { en: "the signing time that it states", es: "la hora de firma que declara" }
} as const satisfies Readonly<Record<string, Localized>>

/** The proof that a signature gives, with its text. */
export const proofOfSignature = (proof: SignatureProof): DocumentProof => {
  switch (proof.degree) {
    case "proven": {
      const { anchor, at, revocation, time } = proof
      const moment = at.toISOString()
      const en = `proven by ${anchor.subject}, at ${moment}, ${times[time].en}; ${revocations[revocation].en}`
      const es = `probado por ${anchor.subject}, al ${moment}, ${times[time].es}; ${revocations[revocation].es}`
      return { ...proof, text: { en, es } }
    }
    case "not-proven": {
      const { en, es } = gaps[proof.reason](proof.subject, proof.issuer)
      return { ...proof, text: { en: `not proven: ${en}`, es: `no probado: ${es}` } }
    }
    case "broken": {
      const es =
        proof.check === "revocation"
          ? "un certificado fue revocado"
          : proof.check === "signer"
            ? "el certificado no es de la DIAN"
            : spanish[proof.check][1]
      return {
        degree: "broken",
        check: proof.check,
        text: { en: `broken: ${proof.detail}`, es: `no se cumple: ${es}` }
      }
    }
  }
}

const brokenBy = ({ check, detail }: Finding): DocumentProof => ({
  degree: "broken",
  check,
  text: { en: `broken: ${detail.en}`, es: `no se cumple: ${detail.es}` }
})

const nothingSigned: DocumentProof = {
  degree: "broken",
  check: "placement",
  text: { en: "broken: nothing in it is signed", es: "no se cumple: nada está firmado" }
}

const degrees = ["broken", "not-proven", "proven"] as const

/**
 * Combines the proofs of several parts: the weakest part decides, and a failed check breaks all.
 *
 * @param checks - checks of the whole
 * @param parts - proofs of the signed parts, the most important first
 */
export const togetherProven = (checks: ReadonlyArray<Finding>, parts: ReadonlyArray<DocumentProof>): DocumentProof => {
  const failed = checks.find(({ ok }) => !ok)
  if (failed !== undefined) return brokenBy(failed)
  for (const degree of degrees) {
    const weakest = parts.find((part) => part.degree === degree)
    if (weakest !== undefined) return weakest
  }
  return nothingSigned
}

import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { optionalMoment } from "./moment.ts"

const degree = Schema.Literals(["proven", "not-proven", "broken"])
const time = Schema.Literals(["received", "stated"])
const revocation = Schema.Literals(["crl", "ocsp", "none"])

/** Fields of a proof that the authority signed its answer. Which of them are present depends on the degree of proof. */
const facts = {
  degree: described(degree, {
    en: "proven: a valid path (RFC 5280) leads from the signer's certificate to a trust anchor. not-proven: every check holds, but no such path. broken: a check does not hold.",
    es: "proven: una ruta válida (RFC 5280) lleva del certificado de quien firmó a un ancla de confianza. not-proven: se cumplen todas las verificaciones, pero no hay tal ruta. broken: una verificación no se cumple."
  }),
  anchor: described(
    Schema.optionalKey(
      Schema.Struct({
        subject: described(Schema.String, {
          en: "Distinguished name of the anchor (RFC 2253).",
          es: "Nombre distintivo del ancla (RFC 2253)."
        }),
        fingerprint: described(Schema.String, {
          en: "SHA-256 of the anchor's certificate, 64 hexadecimal digits.",
          es: "SHA-256 del certificado del ancla, 64 dígitos hexadecimales."
        })
      })
    ),
    {
      en: "Trust anchor that the path leads to; only if proven.",
      es: "Ancla de confianza a la que lleva la ruta; solo si es proven."
    }
  ),
  at: optionalMoment({
    en: "When every certificate had to be valid; only if proven.",
    es: "Cuándo debía ser válido cada certificado; solo si es proven."
  }),
  time: described(Schema.optionalKey(time), {
    en: "Source of that moment. received: the recorded time of receipt. stated: the signing time that the signer states.",
    es: "Origen de ese momento. received: la hora de recepción registrada. stated: la hora de firma que declara quien firmó."
  }),
  revocation: described(Schema.optionalKey(revocation), {
    en: "Source that showed the certificate was not revoked: crl, ocsp, or none if neither was available.",
    es: "Fuente que mostró que el certificado no estaba revocado: crl, ocsp, o none si no había ninguna."
  }),
  reason: described(Schema.optionalKey(Schema.String), {
    en: "Why it is not proven. no-anchor or another-key: no anchor issued the certificate. Else the rule of RFC 5280 that the path breaks: validity, critical-extension, policy, no-authority, key-usage, signer-usage, name-constraints, path-length, malformed, no-revocation.",
    es: "Por qué no está probado. no-anchor o another-key: ningún ancla expidió el certificado. Si no, la regla de RFC 5280 que la ruta incumple: validity, critical-extension, policy, no-authority, key-usage, signer-usage, name-constraints, path-length, malformed, no-revocation."
  }),
  issuer: described(Schema.optionalKey(Schema.String), {
    en: "Issuer of the signer's certificate, the name of the anchor that is missing (RFC 2253).",
    es: "Emisor del certificado de quien firmó, el nombre del ancla que falta (RFC 2253)."
  }),
  subject: described(Schema.optionalKey(Schema.String), {
    en: "Certificate that breaks the rule, its distinguished name (RFC 2253).",
    es: "Certificado que incumple la regla, su nombre distintivo (RFC 2253)."
  }),
  check: described(Schema.optionalKey(Schema.String), {
    en: "Name of the check that does not hold; only if broken.",
    es: "Nombre de la verificación que no se cumple; solo si es broken."
  })
}

/** Proof that the authority signed its answer, as determined at receipt and recorded in an evidence bundle. */
export const RecordedProof = Schema.Struct(facts).annotate({ identifier: "RecordedProof" })

/** A value of the schema {@link RecordedProof}. */
export type RecordedProof = typeof RecordedProof.Type

/**
 * Proof of a signature, also in words: that of an authority's answer at its receipt, or that of a document that was
 * read.
 */
export const AnswerProof = Schema.Struct({
  ...facts,
  text: described(Schema.String, {
    en: "The same as a sentence in the caller's language.",
    es: "Lo mismo como frase, en el idioma de quien llama."
  })
}).annotate({
  identifier: "AnswerProof"
})

/** A value of the schema {@link AnswerProof}. */
export type AnswerProof = typeof AnswerProof.Type

import type { AnswerProof, RecordedProof } from "@radicar/contract/AnswerProof"
import type { Language } from "@radicar/domain/rules/Language"
import type { Proof } from "@radicar/signature/Proof"
import { proofOfSignature } from "@radicar/ubl/verify/DocumentProof"

/** A proof as an evidence bundle records it: facts, and no text in anybody's language. */
export const recordedProof = (proof: Proof): RecordedProof => {
  switch (proof.degree) {
    case "proven": {
      const { anchor, at, degree, revocation, time } = proof
      return { degree, anchor, at: at.toISOString(), time, revocation }
    }
    case "not-proven": {
      const { degree, issuer, reason, subject } = proof
      return { degree, reason, issuer, subject }
    }
    case "broken":
      return { degree: proof.degree, check: proof.check }
  }
}

/** A proof as callers see it; its text is in the language. */
export const answerProof = (proof: Proof, language: Language): AnswerProof => ({
  ...recordedProof(proof),
  text: proofOfSignature(proof).text[language]
})

import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { DocumentReport } from "./DocumentReport.ts"
import type { DocumentFacts } from "./facts/DocumentFacts.ts"

type Say = (text: Localized) => string

const factsJson = (facts: DocumentFacts, say: Say) => ({
  typeCode: facts.typeCode ?? null,
  name: say(facts.name),
  number: facts.number ?? null,
  issueDate: facts.issueDate ?? null,
  issueTime: facts.issueTime ?? null,
  environment: facts.environment ?? null,
  scheme: facts.statedScheme ?? null,
  key: facts.key ?? null,
  issuer: facts.issuer ?? null,
  receiver: facts.receiver ?? null
})

/** A report as one JSON value; texts are in the given language. */
export const reportJson = (report: DocumentReport, say: Say): Readonly<Record<string, unknown>> => {
  const { checks, facts, inside, notes, proof, signature, valid } = report
  const signer = signature?.signer
  return {
    valid,
    proof: { ...proof, text: say(proof.text) },
    document: facts === undefined ? null : factsJson(facts, say),
    signer: signer === undefined ? null : { ...signer, certificate: undefined },
    signingTime: signature?.signingTime ?? null,
    role: signature?.role ?? null,
    checks: checks.map(({ detail, differingPart, ...check }) => ({
      ...check,
      detail: say(detail),
      ...(differingPart === undefined ? {} : { differingPart: { ...differingPart, text: say(differingPart.text) } })
    })),
    notes: notes.map(({ text, ...note }) => ({ ...note, text: say(text) })),
    ...(inside.length === 0
      ? {}
      : { inside: inside.map(({ part, report: inner }) => ({ part, report: reportJson(inner, say) })) })
  }
}

import type { Finding, ChecksAndNotes } from "../Finding.ts"
import { onlyChecks } from "../Finding.ts"
import type { DocumentFacts } from "../facts/DocumentFacts.ts"
import { textAt } from "../facts/xmlPath.ts"
import { equal } from "./equal.ts"
import { referencedKey } from "./checkReference.ts"

const section = "container"

const compared = (
  check: string,
  expected: string | undefined,
  actual: string | undefined,
  what: { readonly en: string; readonly es: string }
): ReadonlyArray<Finding> =>
  actual === undefined || expected === undefined
    ? []
    : [
        equal({
          section,
          check,
          expected,
          actual,
          holds: { en: `${what.en} is the document's`, es: `${what.es} coincide con el documento` },
          fails: { en: `${what.en} is not that of the document inside`, es: `${what.es} no es del documento contenido` }
        })
      ]

const line = "cac:ParentDocumentLineReference/cac:DocumentReference"

/** Compares the statements of a container with the document inside. */
export const checkContainer = ({ root, issuer, receiver }: DocumentFacts, inner: DocumentFacts): ChecksAndNotes =>
  onlyChecks([
    ...compared("number", inner.number, textAt(root, "cbc:ParentDocumentID"), {
      en: "ParentDocumentID",
      es: "ParentDocumentID"
    }),
    ...compared("containerKey", inner.key, textAt(root, "cbc:UUID"), { en: "UUID", es: "UUID" }),
    ...compared("referenceKey", inner.key, textAt(root, `${line}/cbc:UUID`), {
      en: "UUID of ParentDocumentLineReference",
      es: "UUID de ParentDocumentLineReference"
    }),
    ...compared("environment", inner.environment, textAt(root, "cbc:ProfileExecutionID"), {
      en: "the environment",
      es: "el ambiente"
    }),
    ...compared("issuer", inner.issuer?.number, issuer?.number, { en: "SenderParty", es: "SenderParty" }),
    ...compared("receiver", inner.receiver?.number, receiver?.number, { en: "ReceiverParty", es: "ReceiverParty" })
  ])

const sameKey = (one: string | undefined, other: string | undefined): boolean =>
  one?.toLowerCase() === other?.toLowerCase()

/**
 * Checks the authority's answer in a container. The answer must be an acceptance (02), with the key, number and issuer
 * of the document. The container must state the answer's result code.
 */
export const checkAnswer = (
  container: DocumentFacts,
  inner: DocumentFacts | undefined,
  answer: DocumentFacts
): ChecksAndNotes => {
  const key = referencedKey(answer)
  const resultCode = textAt(container.root, `${line}/cac:ResultOfVerification/cbc:ValidationResultCode`)
  const about = sameKey(key, inner?.key) ? inner?.key : key
  const accepted = answer.typeCode === "02"
  return onlyChecks([
    ...compared("answerKey", inner?.key, about, {
      en: "the key in the authority's answer",
      es: "la clave en la respuesta de la DIAN"
    }),
    ...compared(
      "answerNumber",
      inner?.number,
      textAt(answer.root, "cac:DocumentResponse/cac:DocumentReference/cbc:ID"),
      { en: "the number in the authority's answer", es: "el número en la respuesta de la DIAN" }
    ),
    ...compared("answerReceiver", inner?.issuer?.number, answer.receiver?.number, {
      en: "the receiver of the authority's answer",
      es: "el destinatario de la respuesta de la DIAN"
    }),
    {
      section,
      check: "accepted",
      ok: accepted,
      detail: accepted
        ? { en: "the authority accepted the document (02)", es: "la DIAN validó el documento (02)" }
        : { en: "the authority did not accept the document", es: "la DIAN no validó el documento" },
      ...(accepted ? {} : { expected: "02", actual: answer.typeCode ?? "" })
    },
    ...(resultCode === undefined
      ? []
      : [
          equal({
            section,
            check: "validationResult",
            expected: answer.typeCode,
            actual: resultCode,
            holds: { en: "ValidationResultCode is the answer's", es: "ValidationResultCode es el de la respuesta" },
            fails: {
              en: "ValidationResultCode is not the answer's",
              es: "ValidationResultCode no es el de la respuesta"
            }
          })
        ])
  ])
}

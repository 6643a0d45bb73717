import type { EvidencePath } from "@radicar/contract/inner/evidence/evidenceParts"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { descendants, parse, textOf } from "@radicar/signature/inner/XmlTree"
import { readFacts } from "@radicar/ubl/inner/verify/facts/readFacts"
import type { Finding } from "@radicar/ubl/inner/verify/Finding"
import { embeddedIn } from "@radicar/ubl/inner/verify/verifyDocument"
import { Option, Result } from "effect"
import { hash } from "node:crypto"
import { inflateSync } from "node:zlib"
import { compareBytes } from "../compareBytes.ts"
import { unpackXml } from "../unpackXml.ts"
import { type Bundle, bundleFinding } from "./Bundle.ts"

/** Maximum size of an attached document in bytes. */
const largest = 20 * 1024 * 1024

/**
 * File embedded in a graphic representation made by radicar (ISO 32000-1 §7.11.4): the only one, compressed, with its
 * length stated directly. `undefined` if there is none of this form.
 */
const pdfAttachment = (pdf: Uint8Array): Uint8Array | undefined => {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString("latin1")
  const match = /<<\/Type\/EmbeddedFile[^]{0,200}?\/Length (\d{1,9})>>\nstream\n/u.exec(text)
  if (match === null) return undefined
  const start = match.index + match[0].length
  try {
    return inflateSync(pdf.subarray(start, start + Number(match[1])), { maxOutputLength: largest })
  } catch {
    return undefined
  }
}

const base64Of = (message: Uint8Array, local: string): ReadonlyArray<Uint8Array> => {
  const parsed = parse(message)
  if (Result.isFailure(parsed)) return []
  return descendants(parsed.success.root)
    .filter((element) => element.local === local)
    .map((element) => Buffer.from(textOf(element), "base64"))
}

/** Document in a SOAP request: the only file of its ZIP. */
const sentDocument = (request: Uint8Array): Uint8Array | undefined => {
  const [zip, ...more] = base64Of(request, "contentFile")
  if (zip === undefined || more.length > 0) return undefined
  return Option.getOrUndefined(Result.getSuccess(unpackXml(zip)))?.bytes
}

/** ApplicationResponses in a SOAP answer. */
const receivedAnswers = (response: Uint8Array): ReadonlyArray<Uint8Array> =>
  base64Of(response, "XmlBase64Bytes").filter(({ length }) => length > 0)

const digest = (bytes: Uint8Array | undefined): string =>
  bytes === undefined ? "" : `${bytes.length} ${hash("sha256", bytes)}`

/**
 * Checks that a copy is identical to the original, byte for byte. This applies to sent, received and attached files.
 */
const same = (check: string, of: Localized, original: Uint8Array, copy: Uint8Array | undefined): Finding =>
  bundleFinding({
    check,
    ok: copy !== undefined && Buffer.from(original).equals(copy),
    holds: { en: `${of.en}, octet for octet`, es: `${of.es}, octeto por octeto` },
    fails: { en: `not so: ${of.en}`, es: `no es así: ${of.es}` },
    expected: digest(original),
    actual: digest(copy)
  })

const embedded = (container: Uint8Array, part: "document" | "answer"): Uint8Array | undefined => {
  const parsed = parse(container)
  const facts = Result.isSuccess(parsed) ? readFacts(parsed.success.root) : undefined
  const text = facts === undefined ? undefined : embeddedIn(facts).find(([kind]) => kind === part)?.[1]
  return text === undefined ? undefined : new TextEncoder().encode(text)
}

/** Checks a copy that went through an XML parser: line ends and declaration may differ. */
const contained = (check: string, of: Localized, original: Uint8Array, copy: Uint8Array | undefined): Finding =>
  bundleFinding({
    check,
    ok: copy !== undefined && compareBytes(copy, original).checks.every(({ ok }) => ok),
    holds: of,
    fails: { en: `not so: ${of.en}`, es: `no es así: ${of.es}` },
    expected: digest(original),
    actual: digest(copy)
  })

const responses: ReadonlyArray<EvidencePath> = ["soap/submit.response.xml", "soap/settled.response.xml"]

/**
 * Checks whether a recorded answer of the authority contains the ApplicationResponse; passes if no answer was recorded.
 */
const received = ({ files, manifest }: Bundle, answer: Uint8Array): ReadonlyArray<Finding> => {
  const lost = manifest?.missing.some(({ path, reason }) => responses.includes(path) && reason === "not-kept")
  if (lost === true) return []
  const authorityAnswers = responses.flatMap((path) => receivedAnswers(files.get(path) ?? new Uint8Array()))
  const match = authorityAnswers.find((one) => Buffer.from(answer).equals(one))
  return [
    same(
      "received",
      {
        en: "ApplicationResponse.xml is what the authority answered",
        es: "ApplicationResponse.xml es lo que respondió la DIAN"
      },
      answer,
      match ?? authorityAnswers[0]
    )
  ]
}

/**
 * Compares document and answer with their copies in the container, in the PDF, and in the messages to and from the
 * authority.
 */
export const checkCopies = (bundle: Bundle): ReadonlyArray<Finding> => {
  const { files } = bundle
  const signed = files.get("signed.xml")
  const answer = files.get("ApplicationResponse.xml")
  const [container, pdf, request] = (["AttachedDocument.xml", "document.pdf", "soap/submit.request.xml"] as const).map(
    (path) => files.get(path)
  )
  const inContainer = { en: "it is in AttachedDocument.xml", es: "está en AttachedDocument.xml" }
  return [
    ...(signed === undefined || container === undefined
      ? []
      : [contained("containedDocument", inContainer, signed, embedded(container, "document"))]),
    ...(answer === undefined || container === undefined
      ? []
      : [contained("containedAnswer", inContainer, answer, embedded(container, "answer"))]),
    ...(signed === undefined || pdf === undefined
      ? []
      : [
          same(
            "attached",
            { en: "document.pdf has signed.xml", es: "document.pdf tiene signed.xml" },
            signed,
            pdfAttachment(pdf)
          )
        ]),
    ...(signed === undefined || request === undefined
      ? []
      : [same("sent", { en: "signed.xml was sent", es: "signed.xml fue enviado" }, signed, sentDocument(request))]),
    ...(answer === undefined ? [] : received(bundle, answer))
  ]
}

import { createHash } from "node:crypto"
import { signDocument } from "../authority/signDocument.ts"
import type { Operation } from "../operations/Operation.ts"
import type { SandboxState } from "../state/SandboxState.ts"
import type { Behaviour, Circumstances } from "./Behaviour.ts"

// linear: the sandbox wrote the text itself
const signature = /<ds:Signature [\s\S]*<\/ds:Signature>/u

/** Changes the text of a signed ApplicationResponse and signs it again as the authority would. */
const signAgain = (
  bytes: Uint8Array,
  change: (text: string) => string,
  { authority, identifiers }: SandboxState,
  now: number
): Uint8Array => {
  const unsigned = Buffer.from(bytes).toString("utf8").replace(signature, "")
  return Buffer.from(signDocument(change(unsigned), authority.signer, identifiers.guid(), now), "utf8")
}

const carriesEvidence = ({ result }: Operation): boolean =>
  result === "DianResponse" || result === "ArrayOfDianResponse"

/** Whether evidence is a single ApplicationResponse instead of a batch's ZIP. */
const isXml = (bytes: Uint8Array): boolean => bytes[0] === "<".codePointAt(0)

/** Makes a behaviour that changes the ApplicationResponses of an answer, if it has any. */
const changing = (change: (bytes: Uint8Array, circumstances: Circumstances) => Uint8Array): Behaviour => ({
  appliesTo: carriesEvidence,
  alter: (response, circumstances) => {
    const { xmlBase64Bytes: bytes } = response
    return bytes === undefined || !isXml(bytes)
      ? response
      : { ...response, xmlBase64Bytes: change(bytes, circumstances) }
  }
})

/** Changes one signed word, so that the document stays well-formed but its digest becomes invalid. */
const tamper = (bytes: Uint8Array): Uint8Array =>
  Buffer.from(
    Buffer.from(bytes)
      .toString("utf8")
      .replace("<cbc:ProfileID>DIAN 2.1</cbc:ProfileID>", "<cbc:ProfileID>DIAN 2.2</cbc:ProfileID>")
  )

const carriedDocument = /(<(\w+:XmlBytesBase64)>)([^<]+)/u
const signatureStart = /(<ds:SignatureValue[^<>]*>\s*)([A-Za-z])/u

/** Changes the first letter of the signature of the document that an answer carries. */
const tamperDocument = (body: string): string =>
  body.replace(carriedDocument, (_whole, start: string, _name, base64: string) => {
    const text = Buffer.from(base64, "base64").toString("utf8")
    const tampered = text.replace(
      signatureStart,
      (_start, tag: string, letter: string) => tag + (letter === "A" ? "B" : "A")
    )
    return start + Buffer.from(tampered).toString("base64")
  })

const verdicts = {
  "02": ["04", "Documento rechazado por la DIAN"],
  "04": ["02", "Documento validado por la DIAN"]
} as const
const verdict =
  /<cbc:ResponseCode>(02|04)<\/cbc:ResponseCode>(\s*)<cbc:Description>Documento (?:validado|rechazado) por la DIAN<\/cbc:Description>/u

const contradict = (text: string): string =>
  text.replace(verdict, (_whole, code: "02" | "04", space: string) => {
    const [other, description] = verdicts[code]
    return `<cbc:ResponseCode>${other}</cbc:ResponseCode>${space}<cbc:Description>${description}</cbc:Description>`
  })

/** Gives the document in an ApplicationResponse the next number and a matching key. */
const aboutAnother = (text: string): string =>
  text.replace(
    // linear: the sandbox wrote the text itself
    /(<cac:DocumentReference>\s*<cbc:ID>)([^<]*?)(\d+)(<\/cbc:ID>\s*<cbc:UUID[^>]*>)([^<]*)/gu,
    (_whole, before: string, prefix: string, digits: string, between: string, key: string) =>
      `${before}${prefix}${BigInt(digits) + 1n}${between}${createHash("sha384").update(key).digest("hex")}`
  )

/** Faults in an answer's ApplicationResponse. */
export const evidenceFaults = {
  "accepted-without-application-response": {
    appliesTo: carriesEvidence,
    alter: (response) => ({ ...response, xmlBase64Bytes: undefined })
  },
  "application-response-tampered": changing(tamper),
  "application-response-of-another": changing((bytes, { now, state }) => signAgain(bytes, aboutAnother, state, now)),
  "application-response-contradicts": changing((bytes, { now, state }) => signAgain(bytes, contradict, state, now)),
  "document-tampered": {
    appliesTo: ({ result }) => result === "EventResponse",
    deliver: (reply) => ({ ...reply, body: tamperDocument(reply.body) })
  }
} as const satisfies Record<string, Behaviour>

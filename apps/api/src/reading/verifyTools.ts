import { explainDigests } from "@radicar/signature/explainDigests"
import { verify } from "@radicar/signature/verifyXades"
import { parse } from "@radicar/signature/XmlTree"
import type { VerifyTools } from "@radicar/ubl/verify/VerifyTools"

/** Some 7 MiB of an invoice; what is larger would keep the process from everything else for too long. */
const limits = { maximumElements: 200_000 }

/** The parser and the verifier of signatures that a verification is given. */
export const verifyTools: VerifyTools = {
  parse: (bytes) => parse(bytes, limits),
  verifySignature: (bytes, at) => verify(bytes, { at, limits }),
  explainDigests: (bytes) => explainDigests(bytes),
  encode: (text) => new TextEncoder().encode(text)
}

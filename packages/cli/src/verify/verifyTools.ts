import { explainDigests } from "@radicar/signature/explainDigests"
import { verify } from "@radicar/signature/verifyXades"
import { parse } from "@radicar/signature/XmlTree"
import type { VerifyTools } from "@radicar/ubl/verify/VerifyTools"

/** The parser and the verifier of signatures that a verification is given. */
export const verifyTools: VerifyTools = {
  parse: (bytes) => parse(bytes),
  verifySignature: (bytes, at) => verify(bytes, { at }),
  explainDigests: (bytes) => explainDigests(bytes),
  encode: (text) => new TextEncoder().encode(text)
}

import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import * as Pkcs12 from "@radicar/signature/inner/Pkcs12"
import { signXades } from "@radicar/signature/inner/XadesSignature"
import type { CanonicalXml } from "@radicar/ubl/inner/CanonicalXml"
import type { DocumentType } from "@radicar/ubl/inner/documentTypes"
import { Effect, Redacted } from "effect"
import { randomUUID } from "node:crypto"
import { at } from "./configuration.ts"

const { bytes, password } = read("company")

/** Signing identity of the company that issues generated documents. */
export const identity = await Effect.runPromise(Pkcs12.open(bytes, Redacted.make(password), new Date(at)))

/**
 * Signs a document as its type requires, at a moment in milliseconds since the epoch; by default the time of every
 * verdict.
 */
export const signed = (
  xml: CanonicalXml,
  { policyDescription }: Pick<DocumentType, "policyDescription">,
  moment = at
): Uint8Array =>
  signXades(xml, identity, {
    id: randomUUID(),
    signingTime: `${fromEpochMillis(moment)}.000-05:00`,
    ...(policyDescription === undefined ? {} : { policyDescription })
  }).bytes

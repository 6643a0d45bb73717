import { zipSync } from "@radicar/zip/inner/zip"
import { soapRequest } from "@radicar/dian/inner/SoapRequest"
import { secureEnvelope } from "@radicar/signature/inner/WsSecurity"
import { createHash, randomUUID, sign as signOctets } from "node:crypto"
import { invoiceText } from "../invoiceText.ts"
import { interleaved } from "../measure.ts"
import { identity, pipeline } from "../pipeline.ts"
import { heading, printRows } from "../table.ts"

const rounds = 15
const calls = 200

const envelopeOf = (text: string): string => {
  const { bytes } = pipeline(text)
  const content = Buffer.from(zipSync("fv09003731150002600000001.xml", bytes)).toString("base64")
  const request = soapRequest("SendBillSync", [
    ["fileName", "z09003731150002600000001.zip"],
    ["contentFile", content]
  ])
  const id = randomUUID()
  return secureEnvelope({ ...request, to: "https://vpfe-hab.dian.gov.co/WcfDianCustomerServices.svc" }, identity, {
    created: new Date(),
    ids: {
      timestamp: `TS-${id}`,
      token: `X509-${id}`,
      signature: `SIG-${id}`,
      to: `id-${id}`,
      keyInfo: `KI-${id}`,
      reference: `STR-${id}`
    }
  })
}

/** Section of the benchmark: time from JSON text to the signed SOAP envelope, compared with two bare signatures. */
export const envelopes = (): void => {
  const octets = createHash("sha256").update("bare").digest()
  const text = invoiceText(20)
  const fullCalls = {
    bare: () => {
      signOctets("sha256", octets, identity.privateKey)
      signOctets("sha256", octets, identity.privateKey)
    },
    envelope: () => envelopeOf(text)
  }
  interleaved(fullCalls, 2000)
  const timings = Array.from({ length: rounds }, () => interleaved(fullCalls, calls / 50, 50))
  console.log(heading("20 lines, JSON -> signed envelope"))
  printRows(timings, {
    "two bare RSA-2048 signatures, µs": ({ bare }) => bare,
    "envelope, µs": ({ envelope }) => envelope,
    "ratio (1 = only the two)": ({ bare, envelope }) => bare / envelope
  })
}

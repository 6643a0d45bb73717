import { configuration, at } from "../differential/configuration.ts"
import { identity, signed } from "../differential/signed.ts"
import { type Subject, subjects } from "../differential/subjects.ts"
import { soapRequest, contentFile } from "@radicar/dian/inner/SoapRequest"
import { documentRegistry } from "@radicar/domain/inner/documentRegistry"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { printableTypes } from "@radicar/print/inner/printableTypes"
import { makeJudge } from "@radicar/sandbox/inner/Judge"
import { secureEnvelope } from "@radicar/signature/inner/WsSecurity"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { zipSync } from "@radicar/zip/inner/zip"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Arbitrary, Effect, Result } from "effect"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { JudgedFile } from "./judges.ts"

/** A document of this program, with everything that judges read. */
export interface JudgedDocument {
  /** Code of its type, such as `01`. */
  readonly type: string
  readonly files: Readonly<Record<JudgedFile, Uint8Array>>
}

/** A body, with the operation that files it and the code of its type. */
interface TypedBody {
  readonly operation: Subject["operation"]
  readonly type: string
  readonly text: string
}

/** Number of bodies generated for each operation, high enough that each of its types occurs. */
const samples = 400

const typeOf = (operation: Subject["operation"], text: string): string => {
  const typeCode: unknown = (JSON.parse(text) as Readonly<Record<string, unknown>>)["TypeCode"]
  return typeof typeCode === "string" ? typeCode : (documentTypes[operation].typeCodes[0] ?? "")
}

const generatedBodies = Effect.fnUntraced(function* ({ bodies, operation }: Subject) {
  const judge = yield* makeJudge({ certificateDirectory })
  const generated = yield* Arbitrary.sampleEffect(bodies(judge), { count: samples, seed: "judges" })
  return generated.map((body): TypedBody => {
    const text = JSON.stringify(body)
    return { operation, type: typeOf(operation, text), text }
  })
})

/** Bodies of the golden documents: those of types that nothing generates. */
const goldenBodies = (): ReadonlyArray<TypedBody> =>
  subjects.flatMap(({ operation }) => {
    const folder = join(import.meta.dirname, "../../../../packages/ubl/test/golden", documentTypes[operation].name)
    return globSync("*/input.json", { cwd: folder })
      .toSorted()
      .map((path) => {
        const text = readFileSync(join(folder, path), "utf8")
        return { operation, type: typeOf(operation, text), text }
      })
  })

const ids = { timestamp: "TS-1", token: "X509-1", signature: "SIG-1", to: "TO-1", keyInfo: "KI-1", reference: "STR-1" }
const to = "https://vpfe-hab.dian.gov.co/WcfDianCustomerServices.svc"

/** The request that files a document, signed as it is sent. */
const requestOf = (operation: Subject["operation"], xml: Uint8Array): string => {
  const { sentBy } = documentRegistry[operation]
  const content = contentFile(zipSync("document.xml", xml))
  const parameters = sentBy === "SendBillSync" ? [["fileName", "z1.zip"] as const, content] : [content]
  return secureEnvelope({ ...soapRequest(sentBy, parameters), to }, identity, {
    created: new Date(),
    // judges compare it with their own clock
    timeToLiveSeconds: 3600,
    ids
  })
}

const certificateOf = (xml: Uint8Array): string => {
  const [, base64 = ""] = /<ds:X509Certificate>([^<]+)</u.exec(Buffer.from(xml).toString()) ?? []
  const lines = base64.replaceAll(/\s/gu, "").match(/.{1,64}/gu) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`
}

const documentOf = ({ operation, text, type }: TypedBody): JudgedDocument => {
  const body = Result.getOrThrow(parseJson(text))
  const document = Result.getOrThrow(documentTypes[operation].identify(body, configuration, { language: "en" }))
  const xml = signed(document.render(), documentTypes[operation], at)
  const printed = Result.getOrThrow(printableTypes[operation].identify(body, configuration, { language: "en" }))
  return {
    type,
    files: {
      xml,
      pdf: printed.print({ xml: { name: "document.xml", octets: xml } }),
      request: Buffer.from(requestOf(operation, xml)),
      certificate: Buffer.from(certificateOf(xml))
    }
  }
}

/** Makes documents of every type, at most `most` of each, the same ones in every run except for their signatures. */
export const makeDocuments = Effect.fnUntraced(function* (most: number) {
  const byType = new Map<string, Array<TypedBody>>()
  const generated = yield* Effect.forEach(subjects, generatedBodies)
  for (const body of [...generated.flat(), ...goldenBodies()]) {
    const bodies = byType.get(body.type) ?? []
    if (bodies.length < most) byType.set(body.type, [...bodies, body])
  }
  return [...byType.values()].flat().map(documentOf)
})

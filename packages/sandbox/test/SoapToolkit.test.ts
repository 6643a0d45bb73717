import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import soap from "soap"
import type { IssuedCertificate } from "../src/IssuedCertificate.ts"
import { Sandbox } from "../src/Sandbox.ts"
import { zip } from "./support/zip.ts"

const addressing = "http://www.w3.org/2005/08/addressing"
const to = "https://vpfe-hab.dian.gov.co/WcfDianCustomerServices.svc"
const software = "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11"

/** Signs the Timestamp and `wsa:To`, exclusively canonicalised without prefix lists: the toolkit's own security. */
const security = (signer: IssuedCertificate): soap.ISecurity =>
  new soap.WSSecurityCert(
    signer.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    signer.certificatePem,
    "",
    {
      signatureTransformations: ["http://www.w3.org/2001/10/xml-exc-c14n#"],
      additionalReferences: ["wsa:To"],
      excludeReferencesFromSigning: ["Body"],
      signerOptions: { idMode: "wssecurity", prefix: "ds" }
    }
  )

/** Calls an operation as the toolkit understands it from the description alone. */
const call = async (url: string, operation: string, parameters: object, protection?: soap.ISecurity) => {
  const client = await soap.createClientAsync(`${url}?wsdl`, { forceSoap12Headers: true })
  const action = `http://wcf.dian.colombia/IWcfDianCustomerServices/${operation}`
  client.addSoapHeader(
    `<wsa:Action xmlns:wsa="${addressing}">${action}</wsa:Action><wsa:To xmlns:wsa="${addressing}">${to}</wsa:To>`
  )
  if (protection !== undefined) client.setSecurity(protection)
  const answers = (await client[`${operation}Async`]?.(parameters)) as
    | readonly [Readonly<Record<string, unknown>>]
    | undefined
  return answers?.[0][`${operation}Result`]
}

const registry = {
  ranges: [
    {
      authorization: "18764000001",
      prefix: "FE",
      from: 1n,
      to: 5000n,
      startDate: "2020-01-01",
      endDate: "2099-12-31",
      documentTypes: ["01"]
    }
  ]
}

layer(Sandbox.layer({ certificateDirectory, registry }), { excludeTestServices: true })(
  "a SOAP toolkit that knows the description alone",
  (it) => {
    const prepared = Effect.gen(function* () {
      const { certificates, url } = yield* Sandbox
      const signer = yield* certificates.issue({ nit: "900373115", name: "Compañía de Prueba, S.A.S." })
      return { url, signer }
    })

    it.effect("asks for numbering ranges and understands them", () =>
      Effect.gen(function* () {
        const { signer, url } = yield* prepared
        const parameters = { accountCode: "900373115", accountCodeT: "900373115", softwareCode: software }
        const answer = yield* Effect.promise(() => call(url, "GetNumberingRange", parameters, security(signer)))
        expect(answer).toMatchObject({
          OperationCode: "100",
          ResponseList: {
            NumberRangeResponse: expect.arrayContaining([
              {
                ResolutionNumber: "18764000001",
                ResolutionDate: "2020-01-01",
                Prefix: "FE",
                FromNumber: 1,
                ToNumber: 5000,
                ValidDateFrom: "2020-01-01",
                ValidDateTo: "2099-12-31"
              }
            ])
          }
        })
      })
    )

    it.effect("asks for a status, sends a file, and asks for a batch", () =>
      Effect.gen(function* () {
        const { signer, url } = yield* prepared
        const ask = (operation: string, parameters: object) =>
          Effect.promise(() => call(url, operation, parameters, security(signer)))
        expect(yield* ask("GetStatus", { trackId: "f".repeat(96) })).toMatchObject({ IsValid: false, StatusCode: "66" })
        const contentFile = Buffer.from(zip({ name: "a.xml", bytes: Buffer.from("<a") })).toString("base64")
        expect(yield* ask("SendBillSync", { fileName: "z1.zip", contentFile })).toMatchObject({
          StatusCode: "99",
          XmlFileName: "a",
          ErrorMessage: { string: [expect.stringContaining("Regla: ZB01")] }
        })
        const { ZipKey } = (yield* ask("SendBillAsync", { fileName: "z1.zip", contentFile })) as { ZipKey: string }
        const batch = { DianResponse: [{ StatusDescription: "Batch en proceso de validación." }] }
        expect(yield* ask("GetStatusZip", { trackId: ZipKey })).toMatchObject(batch)
      })
    )

    it.effect("is refused without security", () =>
      Effect.gen(function* () {
        const { url } = yield* prepared
        const error = yield* Effect.flip(Effect.tryPromise(() => call(url, "GetStatus", { trackId: "f" })))
        expect(String(error.cause)).toContain("InvalidSecurity")
      })
    )

    it.effect("reaches every operation", () =>
      Effect.gen(function* () {
        const { signer, url } = yield* prepared
        const described = yield* Effect.promise(async () => (await soap.createClientAsync(`${url}?wsdl`)).describe())
        const operations = Object.keys(described.WcfDianCustomerServices.WSHttpBinding_IWcfDianCustomerServices)
        const sandbox = yield* Sandbox
        yield* sandbox.reset
        for (const operation of operations) {
          // GetAcquirer's answer to nothing has status 404, which the toolkit takes for an error.
          yield* Effect.exit(Effect.tryPromise(() => call(url, operation, {}, security(signer))))
        }
        const received = yield* sandbox.requests
        expect(received.map(({ operation, nit }) => [operation, nit])).toEqual(
          operations.map((operation) => [operation, "900373115"])
        )
        expect(received).toHaveLength(15)
      })
    )
  }
)

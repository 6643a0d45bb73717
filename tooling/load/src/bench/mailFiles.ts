import { numberedFileName } from "@radicar/dian/inner/FileName"
import { Containers } from "@radicar/api/documents/files/Containers"
import { DocumentFiles } from "@radicar/api/documents/files/DocumentFiles"
import { Logos } from "@radicar/api/documents/files/Logos"
import { UnsignedContainers } from "@radicar/api/documents/files/UnsignedContainers"
import { FileSequences } from "@radicar/api/documents/submissions/FileSequences"
import { pack } from "@radicar/api/documents/submissions/packed"
import type { Submission } from "@radicar/api/documents/submissions/Submission"
import { blobKeys } from "@radicar/api/platform/blobs/blobKeys"
import { type Blob, BlobStore } from "@radicar/api/platform/blobs/BlobStore"
import { HeavyWork } from "@radicar/api/platform/work/HeavyWork"
import { CompanyPrints } from "@radicar/api/tenants/CompanyPrints"
import { Tenancy } from "@radicar/api/tenants/Tenancy"
import { Authority } from "@radicar/dian/inner/Authority"
import { Endpoint } from "@radicar/dian/inner/Endpoint"
import { zipSync } from "@radicar/zip/inner/zip"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Layer, ManagedRuntime, Option, References, Result } from "effect"
import { deflateRawSync } from "node:zlib"
import { configuration, identity, pipeline, steps } from "./pipeline.ts"

/** Obtains the sandbox's ApplicationResponse to a document. */
const answerTo = (xml: Uint8Array, documentKey: string) =>
  Effect.gen(function* () {
    const { url } = yield* Sandbox
    const { applicationResponse } = yield* Effect.provide(
      Authority.use(({ sendBillSync }) =>
        sendBillSync({ fileName: "z1.zip", content: zipSync("fv1.xml", xml), documentKey, identity })
      ),
      Authority.layer({ endpoint: Endpoint.sandbox(url) })
    )
    return applicationResponse?.bytes ?? (yield* Effect.die(new Error("There is no answer for a container")))
  }).pipe(Effect.provide(Sandbox.layer()), Effect.provideService(References.MinimumLogLevel, "None"), Effect.scoped)

/** Makes an accepted submission in its stored form from the JSON text of an invoice. */
const accepted = Effect.fnUntraced(function* (text: string) {
  const checked = steps.check(steps.decode(steps.parse(text)))
  const { scheme, value } = steps.key(checked)
  const signedXml = pipeline(text).bytes
  const submission: Submission = {
    id: "0197c6c0-0000-7000-8000-000000000000",
    createdAt: new Date("2026-01-15T15:00:01Z"),
    answeredAt: new Date("2026-01-15T15:00:02Z"),
    operation: "InvoiceCreate",
    companyId: "1",
    providerId: "1",
    environment: "habilitacion",
    issuerNit: "900373115",
    documentType: "01",
    prefix: "SETP",
    number: 990000001,
    contentDigest: "",
    xmlDigest: "",
    documentKey: value,
    keyScheme: scheme,
    name: "",
    documentDate: "2026-01-15T10:00:00-05:00",
    signatureValue: "",
    reference: "",
    fileName: "fv09003731150002600000001.xml",
    zipName: "z09003731150002600000001.zip",
    signedXml,
    deflatedXml: deflateRawSync(signedXml),
    state: "accepted",
    attempts: 1,
    leaseUntil: undefined,
    statusCode: "00",
    statusMessage: "",
    statusDescription: "",
    errorMessage: "",
    zipKey: "",
    applicationResponse: yield* answerTo(signedXml, value),
    alarm: undefined,
    outageBeganAt: undefined,
    proof: undefined
  }
  return submission
})

/** Makes a blob store in memory. It does not store ZIPs, so that each call makes the ZIP again. */
const files = (kept: Map<string, Blob>) =>
  BlobStore.of({
    get: (key) => Effect.sync(() => Option.fromNullishOr(kept.get(key))),
    put: (key, blob) =>
      Effect.sync(() => {
        if (key.endsWith(".zip")) return false
        kept.set(key, blob)
        return true
      }),
    abandon: () => Effect.void,
    remove: () => Effect.void,
    prepare: (key, { bytes, name }) => Effect.succeed({ key, name, bytes, sha256: "" }),
    sweep: Effect.void
  })

/**
 * Sets up the service's own code for mailed files over an accepted invoice in memory instead of a database. Returns
 * functions that make the signed AttachedDocument (`container`), and its ZIP with the printed document (`zip`).
 */
export const mailFiles = async (text: string) => {
  const submission = await Effect.runPromise(accepted(text))
  const kept = new Map<string, Blob>([
    [blobKeys.request(submission.id), { name: "request.json", bytes: await Effect.runPromise(pack(Buffer.from(text))) }]
  ])
  let sequence = 0
  const provider = { id: "1", software: configuration.software }
  const stored = Layer.mergeAll(
    Layer.succeed(BlobStore, files(kept)),
    Layer.succeed(UnsignedContainers, UnsignedContainers.of({ note: () => Effect.void })),
    Layer.succeed(
      FileSequences,
      FileSequences.of({ name: (pattern) => Effect.sync(() => numberedFileName(pattern, ++sequence)) })
    ),
    Layer.succeed(
      Tenancy,
      Tenancy.of({
        provider: () => Effect.succeedSome(provider),
        company: () => Effect.succeedNone,
        both: () => Effect.succeed({ company: Option.none(), provider: Option.some(provider) })
      })
    ),
    Layer.succeed(
      CompanyPrints,
      CompanyPrints.of({
        find: () => Effect.succeed({ revision: "none", settings: {}, hasLogo: false, updatedAt: undefined }),
        logo: () => Effect.succeedNone,
        put: () => Effect.void,
        remove: () => Effect.void
      })
    ),
    Layer.succeed(Logos, Logos.of({ load: () => Effect.succeed(Result.fail("unavailable")) })),
    HeavyWork.layer({ file: new URL(import.meta.resolve("@radicar/api/service/workerTasks")) })
  )
  const runtime = ManagedRuntime.make(
    DocumentFiles.layer.pipe(Layer.provideMerge(Containers.layer), Layer.provide(stored))
  )
  const container = async (): Promise<void> => {
    const made = await runtime.runPromise(Containers.use(({ seal }) => seal(submission, identity)))
    if (made === undefined) throw new Error("There is no container of the document.")
    kept.set(made.key, { name: made.pattern, bytes: made.bytes })
  }
  const zip = async (): Promise<Uint8Array> => {
    const made = await runtime.runPromise(DocumentFiles.use(({ get }) => get(submission, "zip")))
    return Result.getOrThrow(made).bytes
  }
  await container()
  return { container, zip, close: () => runtime.dispose() }
}

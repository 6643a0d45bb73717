/**
 * Imports mails into an inbox through two service processes that are killed meanwhile, and compares the recorded
 * documents with the sent ones: `pnpm --filter @radicar/load inbox 3000`.
 */
import { developmentToken } from "@radicar/api/access/DevelopmentTenant"
import { setTimeout as pause } from "node:timers/promises"
import { defaultOptions } from "./ChaosOptions.ts"
import { invoiceText } from "./clients/bodies.ts"
import { inTurn } from "./clients/inTurn.ts"
import { postDocument } from "./clients/postDocument.ts"
import { inboxLedger } from "./ledgers/inboxLedger.ts"
import { random as randomOf } from "@radicar/fixtures/random"
import { mailOf } from "../inputs.ts"
import { startScene } from "./Scene.ts"

const imports = Number(process.argv[2] ?? 3000)
const documents = 49
const kills = 10
/** Interval of junk: one import in ten is not a document. */
const JUNK = 10
const clients = 16

const options = { ...defaultOptions, kills }
await using scene = await startScene(options)
const { databaseUrl, services } = scene
const random = randomOf(options.seed, "inbox")
const headers = { authorization: `Bearer ${developmentToken}` }

/** Repeats a request until it returns a value. Requests may fail, because connections are lost while processes end. */
const until = async <A>(look: () => Promise<A | undefined>): Promise<A> => {
  for (;;) {
    const result = await look().catch(() => undefined)
    if (result !== undefined) return result
    await pause(100)
  }
}

/** Files an invoice and returns its container, the signed AttachedDocument. */
const containerOf = async (number: number): Promise<Buffer> => {
  const filed = await postDocument(
    services.url(random),
    "stated",
    invoiceText({ number, issued: Date.now(), note: `Recibida ${number}` }),
    undefined
  )
  const uuid = JSON.parse(filed?.text ?? "{}").document?.uuid
  if (uuid === undefined) throw new Error(filed?.text ?? "no answer")
  return until(async () => {
    const answer = await fetch(`${services.url(random)}/v1/files/xml/?uuid=${uuid}&kind=attached`, { headers })
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
  })
}

const containers: Array<Buffer> = []
await inTurn(
  Array.from({ length: documents }, (_, at) => 990_000_001 + at),
  4,
  async (number) => void containers.push(await containerOf(number))
)

const mailFor = (at: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    mailOf(["From: facturas@example.com", `Subject: factura ${at}`], [["ad.xml", containers[at % documents]!]])
  )

let done = 0
let lost = 0
let repeated = 0
const started = performance.now()
await inTurn(
  Array.from({ length: imports }, (_, at) => at),
  clients,
  async (at) => {
    const body = at % JUNK === 0 ? `nada ${at}` : mailFor(at)
    await until(async () => {
      const answer = await fetch(`${services.url(random)}/v1/inbox?companyId=1`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/octet-stream" },
        body,
        signal: AbortSignal.timeout(30_000)
      }).catch(() => undefined)
      if (answer?.ok !== true) {
        lost++
        return undefined
      }
      const { repeated: before } = (await answer.json()) as { readonly repeated: boolean }
      if (before) repeated++
      return answer.status
    })
    done++
    if (done % Math.ceil(imports / (kills + 1)) === 0) void services.kill(random)
  }
)
const seconds = (performance.now() - started) / 1000
const settled = performance.now()
let ledger = await inboxLedger(databaseUrl)
while (ledger.open > 0 && performance.now() - settled < 180_000) {
  await pause(500)
  ledger = await inboxLedger(databaseUrl)
}
console.log(
  JSON.stringify({
    imports,
    seconds: Math.round(seconds),
    settling: Math.round((performance.now() - settled) / 1000),
    lost,
    repeated,
    ...ledger
  })
)
const junk = Math.ceil(imports / JUNK)
const held =
  ledger.open === 0 &&
  ledger.arrivals === imports &&
  ledger.documents === documents &&
  ledger.keys === documents &&
  ledger.unreadable === junk
process.exitCode = held ? 0 : 1

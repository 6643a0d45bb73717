import { type Random, random } from "@radicar/fixtures/random"
import { patienceMillis } from "@radicar/fixtures/hang"
import { Effect, type Scope } from "effect"
import { Agent, request } from "node:http"
import { Findings, type PartReport } from "../Findings.ts"
import { mutateBytes } from "../mutate/mutateBytes.ts"
import { mutateJson } from "../mutate/mutateJson.ts"
import { longestMillis, processorMillis } from "../processorMillis.ts"
import { lackOf, type ServiceAnswer } from "./judgeAnswer.ts"
import { makeTargets, certificate, type Target } from "./targets.ts"
import { readingTarget } from "./readingTarget.ts"
import { type FuzzedService, runService } from "./runService.ts"

/**
 * Maximum memory of this process in MiB. The process contains the service, the sandbox, and the embedded database,
 * which alone takes more than 1 GiB.
 */
const mostMebibytes = 3072

/** Number of concurrent requests. */
const atOnce = 8

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

interface Sent {
  readonly method: string
  readonly where: string
  readonly type: string
  readonly body: Uint8Array | string
}

/**
 * Sends a request, and repeats it if the service was just closing the keep-alive connection, as Node's manual describes
 * for `reusedSocket`.
 */
const send = (service: FuzzedService, sent: Sent): Promise<ServiceAnswer> =>
  new Promise((resolve, reject) => {
    const { body, method, type, where } = sent
    const { token, url } = service
    const bytes = Buffer.from(body as string)
    const headers = {
      authorization: `Bearer ${token}`,
      "content-type": type,
      "content-length": String(bytes.length)
    }
    const outgoing = request(`${url}${where}`, { method, agent, headers, timeout: patienceMillis }, (response) => {
      const chunks: Array<Buffer> = []
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.on("error", reject)
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers["content-type"] ?? "",
          requestId: response.headers["x-request-id"]?.toString(),
          text: Buffer.concat(chunks).toString("utf8")
        })
      )
    })
    outgoing.on("timeout", () => outgoing.destroy(new Error("no answer in time")))
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      if (outgoing.reusedSocket && error.code === "ECONNRESET") send(service, sent).then(resolve, reject)
      else reject(error)
    })
    outgoing.end(bytes)
  })

const mutated = (body: Record<string, unknown>, other: unknown, rolls: Random): Buffer | string => {
  const text = rolls.next() < 0.85 ? mutateJson(body, rolls) : JSON.stringify(body)
  return rolls.next() < 0.75 ? text : mutateBytes(Buffer.from(text), Buffer.from(JSON.stringify(other)), rolls)
}

/**
 * Operations whose valid bodies may be filed, because nothing in them depends on facts that only the authority knows.
 */
const filedOperations: ReadonlySet<string> = new Set(["InvoiceCreate", "SupportCreate", "EquivalentCreate"])

/** Interval of filing: one in four valid bodies is filed, because signing and judging take time. */
const filedEach = 4

/**
 * Whether a mutated body still names a numbering range that the sandbox knows. A dry run cannot reject other ranges,
 * which only the authority can check.
 */
const namesKnownRange = ({ bodies }: Target, text: string): boolean => {
  const rangeIn = (body: unknown) => JSON.stringify((body as Record<string, unknown>)["NumberingRange"])
  const range = rangeIn(JSON.parse(text))
  return bodies.some((body) => rangeIn(body) === range)
}

/**
 * Gives a body another number and a certificate. The body is edited as text, so that all other digits stay. Returns
 * `undefined` if the body cannot be edited this way.
 */
const toBeFiled = (text: string, number: number): string | undefined => {
  const hasNumber = /"Number":[0-9]+(?=[,}])/u.test(text) && !text.includes('"SigningCertificate"')
  return hasNumber && text.endsWith("}")
    ? `${text.replace(/"Number":[0-9]+(?=[,}])/u, `"Number":${number}`).slice(0, -1)},"SigningCertificate":${JSON.stringify(certificate)}}`
    : undefined
}

interface Asking {
  readonly service: Effect.Success<typeof runService>
  readonly findings: Findings
}

/** Sends a request, and notes what is wrong with its answer. Returns `undefined` if there was none. */
const ask = async ({ findings, service }: Asking, name: string, sent: Sent): Promise<ServiceAnswer | undefined> => {
  const started = processorMillis()
  const logged = service.errors.length
  const answer = await send(service, sent).catch((error: unknown) => String(error))
  const millis = processorMillis() - started
  const noteFinding = (what: string, detail: string) =>
    findings.found(what, `${name}: ${Buffer.from(sent.body as string).toString("base64", 0, 75_000)}`, detail)
  if (service.errors.length > logged) noteFinding("nothing unforeseen is logged", service.errors.at(-1) ?? "")
  if (typeof answer === "string") {
    noteFinding("every request is answered", answer)
    findings.outcome("none", millis)
    return undefined
  }
  if (millis > longestMillis) noteFinding("answers come in time", `${millis} ms`)
  if (answer.text.includes("root:x:")) noteFinding("reads no files", answer.text)
  const lack = lackOf(answer)
  if (lack !== undefined) noteFinding(lack, `${answer.status} ${answer.type} ${answer.text}`)
  const mebibytes = findings.outcome(String(answer.status), millis)
  if (mebibytes > mostMebibytes) noteFinding("memory is bounded", `${mebibytes} MiB`)
  return answer
}

/**
 * Posts a number of mutated bodies to a service. Every answer must arrive in time and must not be a failure of the
 * service; every error must be a problem (RFC 9457). Nothing unexpected may be logged, and the sandbox must accept what
 * a dry run finds valid.
 */
export const fuzzBodies = (
  count: number,
  seed: number,
  stopped: AbortSignal
): Effect.Effect<PartReport, never, Scope.Scope> =>
  Effect.gen(function* () {
    const service = yield* Effect.orDie(runService)
    const targets: ReadonlyArray<Target> = yield* makeTargets(seed)
    const reading = yield* readingTarget(seed)
    const findings = new Findings("bodies")
    const rolls = random(seed, "bodies")
    let filed = 0
    let valid = 0

    const context: Asking = { service, findings }

    const fileValid = async (target: Target, text: string) => {
      const { operation, path, query } = target
      valid += 1
      if (valid % filedEach !== 0 || !filedOperations.has(operation) || !namesKnownRange(target, text)) return
      const first = operation === "InvoiceCreate" ? 990_100_000 : operation === "SupportCreate" ? 984_100_000 : 1000
      const body = toBeFiled(text, first + filed)
      if (body === undefined) return
      filed += 1
      const sent = { method: "POST", where: `${path}?${query}`, type: "application/json", body }
      const answer = await ask(context, `${operation}, filed`, sent)
      if (answer?.status !== 200) return
      const { response, status } = JSON.parse(answer.text) as { status: string; response: { errorMessage: string } }
      findings.outcomeAlso(`filed: ${status}`)
      if (status !== "submitted") {
        findings.found("the sandbox accepts what was found valid", `${operation}: ${body}`, response.errorMessage)
      }
    }

    const one = async (index: number) => {
      if (index % 20 === 19) {
        await ask(context, "DocumentRead", reading(rolls))
        return
      }
      const target = rolls.pick(targets)
      const body = mutated(rolls.pick(target.bodies), rolls.pick(rolls.pick(targets).bodies), rolls)
      const isDry = target.isDocument && rolls.next() < 0.97
      const where = `${target.path}?${target.query}${isDry ? "&dryRun=true" : ""}`
      const answer = await ask(context, target.operation, {
        method: target.method,
        where,
        type: "application/json",
        body
      })
      if (isDry && answer?.status === 200 && answer.text.startsWith('{"valid":true')) {
        await fileValid(target, Buffer.from(body as string).toString("utf8"))
      }
    }

    yield* Effect.promise(async () => {
      for (let index = 0; index < count && !stopped.aborted; index += atOnce) {
        const batch = Array.from({ length: Math.min(atOnce, count - index) }, (_, offset) => one(index + offset))
        await Promise.all(batch)
      }
    })
    return findings.report()
  })

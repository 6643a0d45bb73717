import { patienceMillis } from "@radicar/fixtures/hang"
import { setTimeout } from "node:timers/promises"
import type { Answer } from "../../ask.ts"
import type { Scene, Victim } from "./Scene.ts"

/** A token for one company, with functions that use it. */
export interface Tenant {
  readonly company: string
  readonly tokenId: string
  readonly token: string
  /** Sends a request with the token; a body that is not text is sent as JSON. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<Answer>
  /** Files an invoice; returns the document's key (CUFE). */
  readonly file: (invoice: object) => Promise<string>
}

/** Parses the JSON of an answer; `undefined` if the answer is empty. */
export const jsonOf = (answer: Answer): any => (answer.text === "" ? undefined : JSON.parse(answer.text))

/** Parses the JSON of an answer that must be a success; throws for any other status. */
export const succeeded = (answer: Answer): any => {
  if (answer.status < 200 || answer.status > 299) throw new Error(`${answer.status} ${answer.text.slice(0, 300)}`)
  return jsonOf(answer)
}

/** Sets up a company with an administration token, and creates a token for it. */
export const tenantOf = async (
  { adminToken }: Scene,
  { ask }: Victim,
  company: string,
  scopes: ReadonlyArray<string>,
  settings: object = {}
): Promise<Tenant> => {
  const put = await ask(`/v1/companies/${company}`, {
    method: "PUT",
    token: adminToken,
    body: JSON.stringify({ Name: `Company ${company}`, ...settings })
  })
  succeeded(put)
  const body = JSON.stringify({ Scopes: scopes, Companies: [company], Providers: ["1"] })
  const made = succeeded(await ask("/v1/tokens", { token: adminToken, body }))
  const token: string = made.token
  const call: Tenant["call"] = (method, path, body) =>
    ask(path, { method, token, body: body === undefined || typeof body === "string" ? body : JSON.stringify(body) })
  return {
    company,
    tokenId: made.id,
    token,
    call,
    file: async (invoice) => {
      const filed = await call("POST", `/v1/dian/invoices?companyId=${company}&providerId=1`, invoice)
      return succeeded(filed).document.uuid
    }
  }
}

/** Repeats a request until `isWanted` accepts its answer, as long as a test may wait; returns the last answer. */
export const until = async (ask: () => Promise<Answer>, isWanted: (answer: Answer) => boolean): Promise<Answer> => {
  for (const since = performance.now(); ;) {
    const answer = await ask()
    if (isWanted(answer) || performance.now() - since > patienceMillis) return answer
    await setTimeout(100)
  }
}

/** Describes an answer in few words: the status, and the name and detail of a problem. */
export const answerText = (answer: Answer): string => {
  const { status } = answer
  if (!String(answer.headers["content-type"]).includes("problem+json")) return String(status)
  const { detail, type } = jsonOf(answer) as { readonly detail: string; readonly type: string }
  return `${status} ${type.replace("urn:radicar:problem:", "")}: ${detail.slice(0, 100)}`
}

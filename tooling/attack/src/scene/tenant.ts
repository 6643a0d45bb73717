import { setTimeout } from "node:timers/promises"
import type { Answer } from "../ask.ts"
import type { Scene, Victim } from "./Scene.ts"

/** A token of one company, and calls with it. */
export interface Tenant {
  readonly company: string
  readonly tokenId: string
  readonly token: string
  /** Sends a request with its token; a body that is not text is sent as JSON. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<Answer>
  /** Files an invoice; returns the key of the document. */
  readonly file: (invoice: object) => Promise<string>
}

/** The JSON of an answer. */
export const jsonOf = (answer: Answer): any => (answer.text === "" ? undefined : JSON.parse(answer.text))

/** The JSON of an answer to a step that must succeed; throws otherwise. */
export const succeeded = (answer: Answer): any => {
  if (answer.status < 200 || answer.status > 299) throw new Error(`${answer.status} ${answer.text.slice(0, 300)}`)
  return jsonOf(answer)
}

/** Sets up a company and creates a token for it. */
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

/** Repeats a request until `isWanted` accepts its answer, for at most ten seconds; returns the last answer. */
export const until = async (ask: () => Promise<Answer>, isWanted: (answer: Answer) => boolean): Promise<Answer> => {
  for (let turn = 0; ; turn++) {
    const answer = await ask()
    if (isWanted(answer) || turn >= 100) return answer
    await setTimeout(100)
  }
}

/** An answer in few words: the status, and the name and detail of a problem. */
export const cameBack = (answer: Answer): string => {
  const { status } = answer
  if (!String(answer.headers["content-type"]).includes("problem+json")) return String(status)
  const { detail, type } = jsonOf(answer) as { readonly detail: string; readonly type: string }
  return `${status} ${type.replace("urn:radicar:problem:", "")}: ${detail.slice(0, 100)}`
}

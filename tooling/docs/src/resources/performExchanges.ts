import { read as readCertificate } from "@radicar/fixtures/certificates/TestCertificates"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { invoice } from "@radicar/domain/inner/type/invoice"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { text as textOf } from "node:stream/consumers"
import { neededBy, operationDefinitions } from "../contractDocument.ts"
import { type Exchange, exchanges } from "./exchanges.ts"

/** Recorded answer of an operation. */
export interface Performed {
  readonly operation: string
  readonly status: number
  readonly contentType: string
  /** Body of a JSON answer; for any other answer, the number of octets. */
  readonly body: unknown
  /** The body in Spanish, if it has texts for people. */
  readonly spanish?: unknown
}

/** A running service against which the exchanges are performed. */
export interface Installation {
  readonly url: string
  /** A token that may create tokens of every scope for the companies and providers of {@link tenant}. */
  readonly token: string
  /** Ids of two companies and of two providers, for the ids `1` and `2` of the pages. */
  readonly tenant: readonly [first: string, second: string]
  /** Origin to which the service may send events; it replaces the origin that the pages name. */
  readonly receiver: string
}

/** Creates a token with these scopes for the companies and providers of an installation's tenant. */
export const tokenWith = async (
  { tenant, token, url }: Omit<Installation, "receiver">,
  Scopes: ReadonlyArray<string>
): Promise<string> => {
  const answer = await fetch(`${url}/v1/tokens`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ Name: Scopes.join(" "), Scopes, Companies: tenant, Providers: tenant })
  })
  if (!answer.ok) throw new Error(`A token: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { readonly token: string }).token
}

/** A command of the pages for the companies and providers of a tenant. */
const ofTenant = (command: string, [first, second]: Installation["tenant"]): string =>
  command
    .replaceAll(/\b(companyId|providerId)=1\b/gu, `$1=${first}`)
    .replaceAll(/("(?:Companies|Providers)": \[\s*)"1"/gu, `$1"${first}"`)
    .replaceAll(/(\/v1\/(?:companies|providers)\/)([12])\b/gu, (_, path, id) => `${path}${id === "1" ? first : second}`)

/** Finds the scope that the token for an operation gets; a reading scope if any token suffices. */
const scopeOf = (operation: string): string | undefined => {
  const scope = neededBy(operationDefinitions.get(operation)?.definition.en ?? {})
  return scope === "any" ? "documents:read" : scope
}

const read = (body: unknown, path: string): string =>
  String(path.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], body))

/**
 * Downloads the container (AttachedDocument) of a document. Repeats the request until the container is signed, which
 * happens after the filing's answer.
 */
const containerOf = async (installation: Installation, uuid: string): Promise<Buffer> => {
  const answer = await fetch(`${installation.url}/v1/files/xml?uuid=${uuid}&kind=attached`, {
    headers: { authorization: `Bearer ${await tokenWith(installation, ["documents:read"])}` }
  })
  const octets = Buffer.from(await answer.arrayBuffer())
  return answer.ok && octets.includes("Signature") ? octets : containerOf(installation, uuid)
}

type Tokens = ReadonlyMap<string, string>

/** Changes of the example of an invoice; with another path, the whole body. */
interface FiledChanges extends Readonly<Record<string, unknown>> {
  readonly path?: string
}

/**
 * Files the documents that the commands name, and writes the files that they send. Returns the variables of the
 * commands.
 */
const makeExamples = async (
  installation: Installation,
  folder: string,
  tokens: Tokens
): Promise<Record<string, string>> => {
  const {
    tenant: [company],
    url
  } = installation
  const example = invoiceExample({ number: invoice.exampleNumbers.from, date: fromEpochMillis(Date.now()) })
  const { bytes, password } = readCertificate("company")
  const SigningCertificate = { Content: Buffer.from(bytes).toString("base64"), Password: password }
  const file = async ({ path = "invoices", ...changes }: FiledChanges): Promise<any> => {
    const answer = await fetch(`${url}/v1/dian/${path}?companyId=${company}&providerId=${company}`, {
      method: "POST",
      headers: { authorization: `Bearer ${tokens.get("documents:write")}`, "content-type": "application/json" },
      body: JSON.stringify({ ...(path === "invoices" ? example : {}), SigningCertificate, ...changes })
    })
    if (!answer.ok) throw new Error(`A document: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  // the worker of the first example
  const payroll = documentTypes.PayrollCreate.example({
    number: documentTypes.PayrollCreate.exampleNumbers.from,
    date: fromEpochMillis(Date.now())
  })
  await file({ ...payroll, path: "payrolls" })
  // with another technical key, the key of the document is wrong
  const rejected = await file({
    Number: example.Number + 1,
    NumberingRange: { ...example.NumberingRange, TechnicalKey: "a".repeat(40) }
  })
  const filed = await file({})
  // the company is not bound to a NIT, so that what it sells it may receive as well
  const onCredit = await file({
    Number: example.Number + 2,
    PaymentMeans: { Code: "2", MethodCode: "42", Date: new Date(Date.now() + 30 * 86_400_000).toISOString() }
  })
  const unreadable = await fetch(`${url}/v1/inbox?companyId=${company}`, {
    method: "POST",
    headers: { authorization: `Bearer ${tokens.get("inbox:write")}` },
    body: new Uint8Array(Buffer.from("%PDF-1.4"))
  })
  const kept = {
    CUFE: filed.document.uuid,
    REJECTED: rejected.document.uuid,
    UNREADABLE: read(await unreadable.json(), "items.0.id"),
    CERTIFICATE_PASSWORD: password
  }
  writeFileSync(join(folder, "company.p12"), bytes)
  writeFileSync(join(folder, "invoice.json"), JSON.stringify(example))
  writeFileSync(join(folder, "container.xml"), await containerOf(installation, onCredit.document.uuid))
  return kept
}

/** Writes the settings of curl, one for each language. */
const writeCurlSettings = (folder: string): void => {
  for (const language of ["en", "es"]) {
    mkdirSync(join(folder, language))
    writeFileSync(
      join(folder, language, ".curlrc"),
      String.raw`silent
show-error
header = "Accept-Language: ${language}"
write-out = "\n%{http_code} %{content_type} %{size_download}"
`
    )
  }
}

/** Surroundings of the commands: service, folder, tokens by scope, and variables. */
interface Surroundings {
  readonly installation: Installation
  readonly folder: string
  readonly tokens: Tokens
  readonly kept: Readonly<Record<string, string>>
}

const run = async (
  { folder, installation, kept, tokens }: Surroundings,
  { command, operation }: Exchange,
  language: Language
): Promise<Performed> => {
  const { receiver, tenant, url } = installation
  const scope = scopeOf(operation)
  // asynchronous: a blocked process does not notice that the service closes idle connections
  const bash = spawn(
    "bash",
    ["-euo", "pipefail", "-c", ofTenant(command, tenant).replace("https://hooks.example.com", receiver)],
    {
      cwd: folder,
      // with a socket as input, which Node would give it, bash assumes a remote shell and reads the user's
      // settings
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        PATH: process.env["PATH"],
        CURL_HOME: join(folder, language),
        RADICAR_URL: url,
        ...(scope === undefined ? {} : { RADICAR_TOKEN: tokens.get(scope) }),
        ...kept
      }
    }
  )
  const [output, [exitCode]] = await Promise.all([textOf(bash.stdout), once(bash, "exit")])
  if (exitCode !== 0) throw new Error(`The command of ${operation} ended with ${exitCode}.`)
  const end = output.lastIndexOf("\n")
  const [status = "", contentType = "", size = ""] = output.slice(end + 1).split(" ")
  const text = output.slice(0, Math.max(end, 0))
  const isJson = contentType.endsWith("json") && text !== ""
  const body: unknown = isJson ? JSON.parse(text) : Number(size)
  return { operation, status: Number(status), contentType, body }
}

/**
 * Runs the commands of all exchanges in order, each with a token that has only the scope of its operation. Needs bash,
 * curl 7.82 and base64. Returns the answers.
 */
export const performExchanges = async (installation: Installation): Promise<ReadonlyArray<Performed>> => {
  const folder = mkdtempSync(join(tmpdir(), "exchanges-"))

  try {
    const scopes = [...new Set(exchanges.flatMap(({ operation }) => scopeOf(operation) ?? []))]
    const tokens = new Map(
      await Promise.all(scopes.map(async (scope) => [scope, await tokenWith(installation, [scope])] as const))
    )
    const kept = await makeExamples(installation, folder, tokens)
    writeCurlSettings(folder)
    const surroundings: Surroundings = { installation, folder, tokens, kept }
    const perform = async (exchange: Exchange): Promise<Performed> => {
      let performed = await run(surroundings, exchange, "en")
      for (let tries = 0; tries < 100 && !JSON.stringify(performed.body).includes(exchange.until ?? ""); tries++) {
        await sleep(100)
        performed = await run(surroundings, exchange, "en")
      }
      for (const [variable, field] of Object.entries(exchange.keep ?? {})) {
        kept[variable] = read(performed.body, field)
      }
      if (exchange.hasTexts !== true) return performed
      const { body, status } = await run(surroundings, exchange, "es")
      if (status !== performed.status) throw new Error(`${exchange.operation} answered ${status} when repeated`)
      return { ...performed, spanish: body }
    }
    const performed: Array<Performed> = []
    for (const exchange of exchanges) performed.push(await perform(exchange))
    return performed
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

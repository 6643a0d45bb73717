import { radicarFile } from "@radicar/build/bundle/radicar"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { invoice } from "@radicar/domain/inner/type/invoice"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import type { GuideService } from "./guideService.ts"

/** A folder in which one page is done, with what its reader has before he begins: a certificate, a token, `radicar`. */
export interface GuidePlace extends GuideService {
  readonly folder: string
  /** Writes a file into the folder; what is no text as JSON. Answers its path. */
  readonly write: (name: string, content: unknown) => string
  /** Runs commands by bash in the folder, with what differs from what a reader types, and answers what they print. */
  readonly run: (commands: string, changes?: ReadonlyArray<readonly [from: string, to: string]>) => Promise<string>
  /** Calls the service with the development token, or another, and answers status and JSON. */
  readonly post: (
    path: string,
    body: unknown,
    token?: string
  ) => Promise<{ readonly status: number; readonly body: any }>
  /** The body of an invoice that the sandbox accepts, under a number of its own. */
  readonly invoiceBody: () => Record<string, unknown>
  /** Files such an invoice and answers the result. */
  readonly filed: () => Promise<any>
  readonly remove: () => void
}

let invoices = 0

/** Makes a place of a service. */
export const guidePlace = async (service: GuideService): Promise<GuidePlace> => {
  // below the folder of what belongs to all places
  const folder = mkdtempSync(join(service.root, "guide-"))
  const path = (name: string) => join(folder, name)
  const write = (name: string, content: unknown) => {
    mkdirSync(join(path(name), ".."), { recursive: true })
    writeFileSync(
      path(name),
      typeof content === "string" || content instanceof Uint8Array ? content : JSON.stringify(content)
    )
    return path(name)
  }
  write("bin/radicar", `#!/bin/sh\nexec "${process.execPath}" "${radicarFile}" "$@"\n`)
  chmodSync(path("bin/radicar"), 0o700)
  write("company.p12", service.certificate.pkcs12)
  write("password.txt", service.certificate.password)
  write("admin.token", service.adminToken)

  const usual: ReadonlyArray<readonly [string, string]> = [
    ["http://127.0.0.1:8080", service.url],
    ["https://radicar.example.com", service.url],
    ["https://erp.example.com", service.receiver],
    ["/etc/radicar/", `${folder}/`]
  ]
  const run: GuidePlace["run"] = async (commands, changes = []) => {
    const typed = [...usual, ...changes].reduce((done, [from, to]) => done.replaceAll(from, to), commands)
    const bash = spawn("bash", ["-euo", "pipefail", "-c", typed], {
      cwd: folder,
      // bash takes a socket, as which Node gives it its input, for a remote shell and reads the user's settings
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH: `${path("bin")}:${process.env["PATH"]}`,
        LANG: "C.UTF-8",
        XDG_CONFIG_HOME: path("config"),
        RADICAR_URL: service.url,
        RADICAR_CERTIFICATE_PASSWORD: service.certificate.password,
        DATABASE_URL: service.databaseUrl
      }
    })
    const [output, messages, [status]] = await Promise.all([text(bash.stdout), text(bash.stderr), once(bash, "close")])
    if (status !== 0) throw new Error(`${typed}\nended with ${status}: ${messages}${output}`)
    return output
  }

  const post: GuidePlace["post"] = async (at, body, token = "radicar-dev-token") => {
    const answer = await fetch(`${service.url}${at}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body)
    })
    return { status: answer.status, body: await answer.json() }
  }

  const invoiceBody = () => {
    invoices += 1
    const example = invoice.example({ number: 991_000_000 + invoices, date: fromEpochMillis(Date.now()) })
    const { password, pkcs12 } = service.certificate
    return { ...example, SigningCertificate: { Content: Buffer.from(pkcs12).toString("base64"), Password: password } }
  }

  return {
    ...service,
    folder,
    write,
    run,
    post,
    invoiceBody,
    filed: async () => (await post("/v1/dian/invoices?companyId=1&providerId=1", invoiceBody())).body,
    remove: () => rmSync(folder, { recursive: true, force: true })
  }
}

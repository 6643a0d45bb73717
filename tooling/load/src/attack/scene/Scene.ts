import { pathOf, read, type TestCertificateName } from "@radicar/fixtures/certificates/TestCertificates"
import { serviceFile, bundleService } from "@radicar/build/bundle/service"
import { startService } from "@radicar/fixtures/processes/startService"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { embeddedCluster } from "@radicar/fixtures/postgres/embeddedCluster"
import { Effect, Exit, Scope } from "effect"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer, request } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Asking, askingOf } from "../../ask.ts"
import { mebibytes } from "../mebibytes.ts"
import { type AuthorityName, startAuthorities } from "./authorities.ts"
import { type Loopback, startLoopback } from "./loopback.ts"
import { mailReceiver } from "@radicar/fixtures/receivers/mailReceiver"

/** A running service to attack, with access to its memory and log. */
export interface Victim {
  readonly url: string
  readonly ask: Asking
  /** Reads the service's resident memory in MiB; `NaN` without `/proc`. */
  readonly resident: () => number
  /** Reads the service's log output so far. */
  readonly log: () => string
}

/** Services and servers that attacks use. */
export interface Scene {
  /** A service with trust anchors, a mail server and a first token. */
  readonly service: Victim
  /** A service that requires proof of the authority's signature, and accepts JWTs of an issuer on this machine. */
  readonly strict: Victim
  /**
   * A service in the production environment that reaches no authority, and accepts signers of one certification
   * authority.
   */
  readonly production: Victim
  readonly adminToken: string
  /** Chooses the server that answers the services as the authority. */
  readonly answerAs: (authority: AuthorityName) => void
  readonly loopback: Loopback
  readonly mailSink: Awaited<ReturnType<typeof mailReceiver>>
  /** Makes the body of an invoice of the test company with the next number and the company's certificate. */
  readonly invoice: (changes?: object) => Record<string, unknown>
}

/** Reads a test certificate in the form that request bodies have: base64 and password. */
export const certificateOf = (name: TestCertificateName) => {
  const { bytes, password } = read(name)
  return { Content: Buffer.from(bytes).toString("base64"), Password: password }
}

/** The test company's certificate in the form that request bodies have. */
export const companyCertificate = certificateOf("company")

/** Origin to which the services may send events; nothing listens there. */
export const unusedOrigin = "https://127.0.0.1:9"

/** Starts a proxy that forwards to the server chosen to answer as the authority. */
const authorityFront = async (urls: Readonly<Record<AuthorityName, string>>) => {
  let current: AuthorityName = "genuine"
  const server = createServer((incoming, outgoing) => {
    const { headers, method } = incoming
    const passedOn = request(urls[current], { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passedOn.on("error", () => outgoing.destroy())
    incoming.pipe(passedOn)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/WcfDianCustomerServices.svc`,
    answerAs: (authority: AuthorityName) => void (current = authority),
    stop: () => {
      server.close()
      server.closeAllConnections()
    }
  }
}

/** Makes the function that returns the body of an invoice, each with the next number. */
const numberedInvoices = (): Scene["invoice"] => {
  let number = 990_000_001
  return (changes = {}) => ({
    ...invoiceExample({ number: number++, date: fromEpochMillis(Date.now()) }),
    SigningCertificate: companyCertificate,
    ...changes
  })
}

/**
 * Starts services, authorities and trap servers, runs the attacks, and stops everything. The service is bundled from
 * this repository unless `file` names another start file.
 */
export const onScene = async (run: (scene: Scene) => Promise<void>, file?: string): Promise<void> => {
  if (file === undefined) await bundleService()
  const folder = mkdtempSync(join(tmpdir(), "attack-"))
  const scope = await Effect.runPromise(Scope.make())
  const ends: Array<() => void | Promise<void>> = []
  try {
    const authorities = await Effect.runPromise(startAuthorities(folder).pipe(Scope.provide(scope)))
    const front = await authorityFront(authorities.urls)
    ends.push(front.stop)
    const loopback = await startLoopback()
    ends.push(loopback.stop)
    const mailSink = await mailReceiver()
    ends.push(mailSink.stop)
    const anchors = join(folder, "anchors.pem")
    writeFileSync(anchors, authorities.anchorPem)
    const adminToken = randomBytes(24).toString("hex")

    const victim = async (name: string, env: Readonly<Record<string, string>>): Promise<Victim> => {
      const data = join(folder, name)
      mkdirSync(data, { mode: 0o700 })
      await embeddedCluster(data)
      const log = join(folder, `${name}.log`)
      const server = await startService({
        file: file ?? serviceFile,
        variables: {
          AUTHORITY_URL: front.url,
          RADICAR_DATA_DIR: data,
          RADICAR_ADMIN_TOKEN: adminToken,
          RADICAR_TRUST_ANCHORS: anchors,
          RADICAR_OUTBOUND_ALLOW: unusedOrigin,
          RADICAR_CONSOLE: "off",
          SMTP_URL: mailSink.url,
          MAIL_FROM: "facturas@emisor.example",
          ...env
        },
        log
      })
      ends.push(async () => void (await server.stop()))
      return {
        url: server.url,
        ask: askingOf(server.url),
        resident: () => mebibytes(server.pid, "VmRSS"),
        log: () => readFileSync(log, "utf8")
      }
    }

    const [service, strict, production] = await Promise.all([
      victim("service", {}),
      victim("strict", {
        RADICAR_REQUIRE_PROOF: "true",
        RADICAR_OIDC_ISSUER: `https://${loopback.address}:8443`,
        RADICAR_OIDC_AUDIENCE: "radicar"
      }),
      victim("production", {
        RADICAR_ENVIRONMENT: "production",
        AUTHORITY_URL: `${unusedOrigin}/WcfDianCustomerServices.svc`,
        RADICAR_SIGNER_ANCHORS: pathOf("sub.pem")
      })
    ])
    const invoice = numberedInvoices()
    await run({ service, strict, production, adminToken, answerAs: front.answerAs, loopback, mailSink, invoice })
  } finally {
    for (const end of ends.toReversed()) await end()
    await Effect.runPromise(Scope.close(scope, Exit.void))
    rmSync(folder, { recursive: true, force: true })
  }
}

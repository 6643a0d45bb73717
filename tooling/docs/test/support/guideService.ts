import { radicarFile } from "@radicar/build/bundle/radicar"
import { bundleService } from "@radicar/build/bundle/service"
import { startPostgres } from "@radicar/fixtures/postgres/startPostgres"
import { execFileSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "@radicar/fixtures/postgres/freePort"
import { startService } from "@radicar/fixtures/processes/startService"
import { type ReceivedEvent, eventReceiver } from "./eventReceiver.ts"
import { type ReceivedMail, mailReceiver } from "@radicar/fixtures/receivers/mailReceiver"

/**
 * The one service with which all guides are done: on a Postgres, with the sandbox, a mail server and a webhook's
 * receiver.
 */
export interface GuideService {
  /** Folder for what is written. */
  readonly root: string
  readonly url: string
  readonly metricsUrl: string
  readonly databaseUrl: string
  /** The token of `RADICAR_ADMIN_TOKEN`. */
  readonly adminToken: string
  /** Origin of a receiver of webhooks that the service may call, and what came to it. */
  readonly receiver: string
  readonly events: () => Promise<ReceivedEvent>
  /** The next mail that the service hands to its mail server. */
  readonly mails: () => Promise<ReceivedMail>
  readonly certificate: { readonly pkcs12: Uint8Array; readonly password: string }
  readonly stop: () => Promise<void>
}

/** Starts it. */
export const guideService = async (): Promise<GuideService> => {
  const root = mkdtempSync(join(tmpdir(), "guides-"))
  const [database, events, mails, metricsPort, file] = await Promise.all([
    startPostgres(),
    eventReceiver(),
    mailReceiver(),
    freePort(),
    bundleService()
  ])
  const adminToken = randomBytes(32).toString("base64url")
  const certificate = join(root, "company.p12")
  execFileSync(process.execPath, [radicarFile, "sandbox", "certificate", "--nit", "900373115", "--out", certificate])
  const service = await startService({
    file,
    variables: {
      DATABASE_URL: database.url,
      RADICAR_DATA_DIR: join(root, "data"),
      RADICAR_MASTER_KEY: randomBytes(32).toString("base64"),
      RADICAR_ADMIN_TOKEN: adminToken,
      RADICAR_OUTBOUND_ALLOW: events.origin,
      RADICAR_MAIL_BOUNCE_ADDRESS: "bounces@example.com",
      SMTP_URL: mails.url,
      MAIL_FROM: "facturas@example.com",
      METRICS_PORT: String(metricsPort)
    }
  })
  return {
    root,
    url: service.url,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    databaseUrl: database.url,
    adminToken,
    receiver: events.origin,
    events: events.next,
    mails: mails.next,
    certificate: { pkcs12: readFileSync(certificate), password: "sandbox" },
    stop: async () => {
      await service.stop()
      await Promise.all([database.stop(), events.stop(), mails.stop()])
      rmSync(root, { recursive: true, force: true })
    }
  }
}

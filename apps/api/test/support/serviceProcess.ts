import { bundledProgram } from "@radicar/build/bundle/bundledProgram"
import { pathOf } from "@radicar/fixtures/certificates/TestCertificates"
import { startProgram } from "@radicar/fixtures/processes/startProgram"
import { Effect, type Scope } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { MailSettings } from "../../src/mail/MailSettings.ts"

/** A service in a process of its own. */
export interface ServiceProcess {
  readonly url: string
  /** Sends the signal and waits for the end; answers the exit code, `null` where the signal ended it. */
  readonly end: (signal: "SIGKILL" | "SIGTERM") => Effect.Effect<number | null>
}

/** Starts a service in a process of its own, on a Postgres and an authority that others share; gone with the scope. */
export const serviceProcess = (settings: {
  readonly databaseUrl: string
  readonly authorityUrl: string
  readonly masterKey: string
  /** A mail server whose authority the process trusts; no login. */
  readonly mail?: MailSettings
  /** Whether it follows up open documents at the pace of production; in a hurry otherwise. */
  readonly ordinary?: boolean
  /** Origins of this machine that it may post events to. */
  readonly outboundAllow?: ReadonlyArray<string>
}): Effect.Effect<ServiceProcess, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const folder = mkdtempSync(join(tmpdir(), "service-process-"))
      const { ready, stop } = startProgram({
        words: [await bundledProgram("testService")],
        env: {
          NODE_EXTRA_CA_CERTS: pathOf("mail-root.pem"),
          SETTINGS: JSON.stringify({ ...settings, dataDirectory: folder })
        },
        sendsMessages: true
      })
      const port = await ready
      const end = async (signal: "SIGKILL" | "SIGTERM"): Promise<number | null> => {
        const code = await stop(signal)
        rmSync(folder, { recursive: true, force: true })
        return code
      }
      return { url: `http://127.0.0.1:${port}`, end: (signal) => Effect.promise(() => end(signal)) }
    }),
    ({ end }) => end("SIGKILL")
  )

import { pathOf } from "@radicar/fixtures/certificates/TestCertificates"
import { bundleService } from "@radicar/build/bundle/service"
import { startService } from "@radicar/fixtures/processes/startService"
import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Installation } from "./performExchanges.ts"

/**
 * Starts the service like `pnpm start`, with an empty database and a sandbox, calls `use`, and stops the service.
 * Nothing listens for the service's events, so they stay queued. Mails are caught.
 */
export const withInstallation = async <A>(use: (installation: Installation) => Promise<A>): Promise<A> => {
  const folder = mkdtempSync(join(tmpdir(), "installation-"))
  const token = randomBytes(32).toString("base64url")
  const receiver = "https://127.0.0.1:9"
  try {
    const { stop, url } = await startService({
      file: await bundleService(),
      variables: {
        RADICAR_DATA_DIR: folder,
        RADICAR_ADMIN_TOKEN: token,
        RADICAR_OUTBOUND_ALLOW: receiver,
        RADICAR_TRUST_ANCHORS: pathOf("sub.pem")
      }
    })
    return await use({ url, token, tenant: ["1", "2"], receiver }).finally(stop)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

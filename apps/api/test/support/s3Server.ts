import { Effect, Redacted } from "effect"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { S3Settings } from "../../src/platform/blobs/BlobSettings.ts"

/** The one bucket of {@link s3Server}, and the credentials that it takes. */
const bucket = "radicar-files"
const keys = { accessKeyId: "S3RVER", secretAccessKey: Redacted.make("S3RVER"), sessionToken: undefined }

/**
 * A server that speaks S3 and verifies signatures, with one bucket; gone with the scope. `folder` has the bucket's
 * objects.
 */
export const s3Server = Effect.acquireRelease(
  Effect.promise(async () => {
    const directory = mkdtempSync(join(tmpdir(), "s3-"))
    const script = fileURLToPath(new URL("runS3.ts", import.meta.url))
    const child = spawn(process.execPath, [script, directory, bucket], {
      stdio: ["ignore", "inherit", "inherit", "ipc"]
    })
    const ended = once(child, "exit")
    const [port] = await Promise.race([
      once(child, "message"),
      ended.then(([code]) => Promise.reject(new Error(`the S3 server ended with ${code}`)))
    ])
    const settings: S3Settings = {
      _tag: "s3",
      bucket,
      prefix: "files/of-tests",
      region: "us-east-1",
      endpoint: `http://127.0.0.1:${port}`,
      ...keys
    }
    return { settings, folder: join(directory, bucket, settings.prefix), child, directory, ended }
  }),
  ({ child, directory, ended }) =>
    Effect.promise(async () => {
      child.kill("SIGKILL")
      await ended
      rmSync(directory, { recursive: true, force: true })
    })
)

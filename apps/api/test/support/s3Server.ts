import { startProgram } from "@radicar/fixtures/processes/startProgram"
import { Effect, Redacted } from "effect"
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
    const { ready, stop } = startProgram({ words: [script, directory, bucket], sendsMessages: true })
    const port = await ready
    const settings: S3Settings = {
      _tag: "s3",
      bucket,
      prefix: "files/of-tests",
      region: "us-east-1",
      endpoint: `http://127.0.0.1:${port}`,
      ...keys
    }
    return { settings, folder: join(directory, bucket, settings.prefix), directory, stop }
  }),
  ({ directory, stop }) =>
    Effect.promise(async () => {
      await stop("SIGKILL")
      rmSync(directory, { recursive: true, force: true })
    })
)

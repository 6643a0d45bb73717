import { assert, describe, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { readBlobSettings, type S3Variables } from "../../../src/platform/blobs/BlobSettings.ts"

const nothing: S3Variables = {
  accessKeyId: undefined,
  secretAccessKey: undefined,
  sessionToken: undefined,
  region: undefined
}

const keys: S3Variables = { ...nothing, accessKeyId: "AKIA", secretAccessKey: Redacted.make("s3creto") }

describe("RADICAR_BLOBS", () => {
  it.effect("says nothing, or the database", () =>
    Effect.gen(function* () {
      for (const text of [undefined, "", "postgres"]) {
        assert.deepStrictEqual(yield* readBlobSettings(text, nothing), { _tag: "postgres" })
      }
    })
  )

  it.effect("names a directory", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* readBlobSettings("file:///var/lib/radicar/my%20blobs", nothing), {
        _tag: "files",
        directory: "/var/lib/radicar/my blobs"
      })
    })
  )

  it.effect("names a bucket, its region and another service than Amazon's", () =>
    Effect.gen(function* () {
      const here = { _tag: "s3" as const, bucket: "facturas", prefix: "", region: "us-east-1" }
      const amazon = "https://s3.us-east-1.amazonaws.com"
      assert.deepInclude(yield* readBlobSettings("s3://facturas", keys), { ...here, endpoint: amazon })
      assert.deepInclude(yield* readBlobSettings("s3://facturas/a/b-1/", keys), { ...here, prefix: "a/b-1" })
      assert.deepInclude(yield* readBlobSettings("s3://facturas?region=sa-east-1", { ...keys, region: "x" }), {
        region: "sa-east-1",
        endpoint: "https://s3.sa-east-1.amazonaws.com"
      })
      assert.deepInclude(yield* readBlobSettings("s3://facturas", { ...keys, region: "sa-east-1" }), {
        region: "sa-east-1"
      })
      assert.deepInclude(yield* readBlobSettings("s3://facturas?endpoint=http://minio:9000", keys), {
        endpoint: "http://minio:9000"
      })
      assert.notInclude(JSON.stringify(yield* readBlobSettings("s3://facturas", keys)), "s3creto")
    })
  )

  it.effect("is rejected for any other value, without showing a secret", () =>
    Effect.gen(function* () {
      const faults: Readonly<Record<string, RegExp>> = {
        "/var/lib/radicar": /must be postgres/u,
        "https://facturas.s3.amazonaws.com": /must be postgres/u,
        "file://relative/blobs": /the directory must be absolute/u,
        "file:///": /the directory must be absolute/u,
        "file:///a?b=c": /the directory must be absolute/u,
        "s3://": /the bucket must have 3 to 63/u,
        "s3://UPPER_case": /the bucket must have 3 to 63/u,
        "s3://facturas/a//b": /the prefix may have letters A to Z, digits, dots, hyphens and underscores/u,
        "s3://facturas/.hidden": /no part may begin with a dot/u,
        "s3://facturas/año": /the prefix may have/u,
        "s3://AKIA:s3creto@facturas": /no user, password, port/u,
        "s3://facturas?profile=x": /only parameters are region and endpoint/u,
        "s3://facturas?region=a/b": /the region .* may have/u,
        "s3://facturas?endpoint=ftp://minio": /the endpoint must be/u,
        "s3://facturas?endpoint=https://u:s3creto@minio": /the endpoint must be/u,
        "s3://facturas?endpoint=https://minio/path": /the endpoint must be/u
      }
      for (const [text, fault] of Object.entries(faults)) {
        const refused = yield* Effect.flip(readBlobSettings(text, keys))
        assert.strictEqual(refused.where, "RADICAR_BLOBS", text)
        assert.match(refused.message, fault, text)
        assert.notInclude(refused.message + JSON.stringify(refused), "s3creto")
      }
      for (const lacking of [nothing, { ...keys, accessKeyId: "" }, { ...keys, secretAccessKey: Redacted.make("") }]) {
        const refused = yield* Effect.flip(readBlobSettings("s3://facturas", lacking))
        assert.strictEqual(refused.where, "AWS_ACCESS_KEY_ID")
      }
    })
  )
})

import { type Wording, wordingIn } from "@radicar/domain/inner/rules/Language"
import { Effect, Redacted } from "effect"
import { fileURLToPath } from "node:url"
import { InvalidSetting } from "../settings.ts"

/** Problems of the store in `RADICAR_BLOBS`. */
export const invalidBlobs = {
  /** Problem: the text names no store. */
  form: InvalidSetting.mustBe("RADICAR_BLOBS", {
    en:
      "postgres, file:///an/absolute/directory, or s3://bucket/prefix?region=…&endpoint=https://…; " +
      "without credentials",
    es:
      "postgres, file:///un/directorio/absoluto o s3://bucket/prefijo?region=…&endpoint=https://…; " +
      "sin credenciales"
  }),
  /** Problem: a bucket without credentials. */
  credentials: new InvalidSetting({
    where: "AWS_ACCESS_KEY_ID",
    text: {
      en: "RADICAR_BLOBS is a bucket, which needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.",
      es: "RADICAR_BLOBS es un bucket, que requiere AWS_ACCESS_KEY_ID y AWS_SECRET_ACCESS_KEY."
    }
  }),
  /** Problem: the service could not write a test file at its start and read it back. */
  unusable: (reason: Wording) =>
    new InvalidSetting({
      where: "RADICAR_BLOBS",
      text: {
        en: `The store of RADICAR_BLOBS cannot be written and read: ${wordingIn(reason, "en")}.`,
        es: `No se puede escribir y leer en el almacén de RADICAR_BLOBS: ${wordingIn(reason, "es")}.`
      }
    }),
  /** Problem: the database lists files whose octets are in a store that is no longer configured. */
  elsewhere: new InvalidSetting({
    where: "RADICAR_BLOBS",
    text: {
      en: "Files of this database are in a store outside of it. Set RADICAR_BLOBS to that store, or to one that its files were copied to.",
      es: "Hay archivos de esta base de datos en un almacén fuera de ella. Indique en RADICAR_BLOBS ese almacén, o uno al que se hayan copiado sus archivos."
    }
  })
}

/** A bucket of an S3 service, and the prefix of its files. */
export interface S3Settings {
  readonly _tag: "s3"
  readonly bucket: string
  /** Prefix without slashes at its ends; empty if there is none. */
  readonly prefix: string
  readonly region: string
  /** Scheme, host and port of the service. */
  readonly endpoint: string
  readonly accessKeyId: string
  readonly secretAccessKey: Redacted.Redacted
  readonly sessionToken: Redacted.Redacted | undefined
}

/** Store of the octets of files: the database, a directory, or an S3 bucket. */
export type BlobSettings =
  | { readonly _tag: "postgres" }
  /** `directory` is an absolute path. */
  | { readonly _tag: "files"; readonly directory: string }
  | S3Settings

/** Variables with the credentials for S3, named as in Amazon's own programs. */
export interface S3Variables {
  readonly accessKeyId: string | undefined
  readonly secretAccessKey: Redacted.Redacted | undefined
  readonly sessionToken: Redacted.Redacted | undefined
  readonly region: string | undefined
}

const bucketForm = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u
const prefixForm = /^(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/u
const regionForm = /^[a-z0-9-]{1,40}$/u

const filesOf = (url: URL): BlobSettings | undefined => {
  if (url.host !== "" || url.search !== "" || url.hash !== "" || url.pathname === "/") return undefined
  try {
    return { _tag: "files", directory: fileURLToPath(url) }
  } catch {
    return undefined
  }
}

const endpointOf = (text: string): string | undefined => {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/u.test(url.protocol)) return undefined
  const extra = url.username + url.password + url.search + url.hash
  return extra === "" && url.pathname === "/" ? url.origin : undefined
}

const bucketOf = (url: URL, region: string | undefined) => {
  const hasKnownParameters = [...url.searchParams.keys()].every((name) => name === "region" || name === "endpoint")
  const where = url.searchParams.get("region") ?? region ?? "us-east-1"
  const endpoint = endpointOf(url.searchParams.get("endpoint") ?? `https://s3.${where}.amazonaws.com`)
  const prefix = url.pathname.replaceAll(/^\/+|(?<!\/)\/+$/gu, "")
  const plain = url.username + url.password + url.port + url.hash === ""
  const formed = bucketForm.test(url.hostname) && prefixForm.test(prefix) && regionForm.test(where)
  if (!hasKnownParameters || !plain || !formed || endpoint === undefined) return undefined
  return { bucket: url.hostname, prefix, region: where, endpoint }
}

/**
 * The settings of `RADICAR_BLOBS` and, for S3, of `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`
 * and `AWS_REGION`. Files are stored in the database by default.
 */
export const readBlobSettings = (
  text: string | undefined,
  { accessKeyId, region, secretAccessKey, sessionToken }: S3Variables
): Effect.Effect<BlobSettings, InvalidSetting> => {
  if (text === undefined || text === "" || text === "postgres") return Effect.succeed({ _tag: "postgres" })
  const url = URL.parse(text)
  if (url?.protocol === "file:") {
    const files = filesOf(url)
    if (files !== undefined) return Effect.succeed(files)
  }
  const bucket = url?.protocol === "s3:" ? bucketOf(url, region) : undefined
  if (bucket === undefined) return Effect.fail(invalidBlobs.form)
  if (!accessKeyId || secretAccessKey === undefined || Redacted.value(secretAccessKey) === "") {
    return Effect.fail(invalidBlobs.credentials)
  }
  return Effect.succeed({ _tag: "s3", ...bucket, accessKeyId, secretAccessKey, sessionToken })
}

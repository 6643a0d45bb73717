import { type Localized, type Wording, wordingIn } from "@radicar/domain/inner/rules/Language"
import { Effect, Redacted } from "effect"
import { fileURLToPath } from "node:url"
import { InvalidSetting } from "../settings.ts"

/** The forms of the parts of `RADICAR_BLOBS`, as sentences without an end. */
const partForms = {
  directory: {
    en: "the directory must be absolute, as in file:///var/lib/radicar/blobs, without host, query or fragment",
    es: "el directorio debe ser absoluto, como en file:///var/lib/radicar/blobs, sin servidor, consulta ni fragmento"
  },
  address: {
    en: "the address of the bucket must have no user, password, port or fragment; credentials are in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY",
    es: "la dirección del bucket no debe tener usuario, contraseña, puerto ni fragmento; las credenciales van en AWS_ACCESS_KEY_ID y AWS_SECRET_ACCESS_KEY"
  },
  bucket: {
    en: "the bucket must have 3 to 63 lower-case letters, digits, dots and hyphens, and begin and end with a letter or digit",
    es: "el bucket debe tener de 3 a 63 letras minúsculas, dígitos, puntos y guiones, y empezar y terminar con letra o dígito"
  },
  prefix: {
    en: "the prefix may have letters A to Z, digits, dots, hyphens and underscores in parts separated by single slashes, and no part may begin with a dot",
    es: "el prefijo puede tener letras de la A a la Z, dígitos, puntos, guiones y guiones bajos en partes separadas por una sola barra, y ninguna parte puede empezar con punto"
  },
  region: {
    en: "the region (of the address, else of AWS_REGION) may have 1 to 40 lower-case letters, digits and hyphens",
    es: "la región (de la dirección o, si no, de AWS_REGION) puede tener de 1 a 40 letras minúsculas, dígitos y guiones"
  },
  endpoint: {
    en: "the endpoint must be http:// or https:// with a host and perhaps a port, and nothing else",
    es: "el endpoint debe ser http:// o https:// con un servidor y quizás un puerto, y nada más"
  },
  parameters: {
    en: "the only parameters are region and endpoint",
    es: "los únicos parámetros son region y endpoint"
  }
} as const satisfies Readonly<Record<string, Localized>>

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
  /** Problem: a part of the text does not have its form. */
  part: (part: keyof typeof partForms) =>
    new InvalidSetting({
      where: "RADICAR_BLOBS",
      text: { en: `RADICAR_BLOBS: ${partForms[part].en}.`, es: `RADICAR_BLOBS: ${partForms[part].es}.` }
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
  const where = url.searchParams.get("region") ?? region ?? "us-east-1"
  const endpoint = endpointOf(url.searchParams.get("endpoint") ?? `https://s3.${where}.amazonaws.com`)
  const prefix = url.pathname.replaceAll(/^\/+|(?<!\/)\/+$/gu, "")
  if (url.username + url.password + url.port + url.hash !== "") return invalidBlobs.part("address")
  if (!bucketForm.test(url.hostname)) return invalidBlobs.part("bucket")
  if (!prefixForm.test(prefix)) return invalidBlobs.part("prefix")
  if ([...url.searchParams.keys()].some((name) => name !== "region" && name !== "endpoint"))
    return invalidBlobs.part("parameters")
  if (!regionForm.test(where)) return invalidBlobs.part("region")
  return endpoint === undefined
    ? invalidBlobs.part("endpoint")
    : { bucket: url.hostname, prefix, region: where, endpoint }
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
    return files === undefined ? Effect.fail(invalidBlobs.part("directory")) : Effect.succeed(files)
  }
  if (url?.protocol !== "s3:") return Effect.fail(invalidBlobs.form)
  const bucket = bucketOf(url, region)
  if (bucket instanceof InvalidSetting) return Effect.fail(bucket)
  if (!accessKeyId || secretAccessKey === undefined || Redacted.value(secretAccessKey) === "") {
    return Effect.fail(invalidBlobs.credentials)
  }
  return Effect.succeed({ _tag: "s3", ...bucket, accessKeyId, secretAccessKey, sessionToken })
}

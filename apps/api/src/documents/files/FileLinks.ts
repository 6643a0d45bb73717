import { Context, Effect, Layer } from "effect"
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { ServiceSecrets } from "../../platform/secrets/ServiceSecrets.ts"
import { isUuid } from "../../platform/database/records.ts"
import type { DocumentFile } from "./DocumentFiles.ts"

/** Target and expiry of a link. */
interface LinkedFile {
  readonly submissionId: string
  readonly file: DocumentFile
  /** Time of expiry, in milliseconds since the epoch. */
  readonly expires: number
  /** UUID of the token that requested the link; `undefined` for a JWT, whose links end by time alone. */
  readonly tokenId: string | undefined
}

/** Name of the key among the service's secrets, and its length: 256 bits. */
const keyName = "file links"
const freshKey = () => randomBytes(32)

/** Replaces the key of file links, which invalidates every earlier link. */
export const replaceLinkKey = ServiceSecrets.use((secrets) => secrets.replace(keyName, freshKey()))

/** Tag length: 192 bits cannot be guessed. */
const tagBytes = 24
const idBytes = 16
const expiresBytes = 6

/** Files in the order of their numbers in links; add new ones at the end. */
const files: ReadonlyArray<DocumentFile> = ["document", "response", "attached", "pdf", "zip"]

const idToBytes = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex")

const bytesToId = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, "$1-$2-$3-$4-$5")

/**
 * The bytes of a link without its tag: submission, file, expiry, and the token, if any. With the tag, in base64url,
 * they stay below the router's limit of 100 characters for a path segment.
 */
const linkBytes = ({ expires, file, submissionId, tokenId }: LinkedFile): Buffer => {
  const end = Buffer.alloc(expiresBytes)
  end.writeUIntBE(expires, 0, expiresBytes)
  const token = tokenId === undefined ? Buffer.alloc(0) : idToBytes(tokenId)
  return Buffer.concat([idToBytes(submissionId), Buffer.of(files.indexOf(file)), end, token])
}

const fixedBytes = idBytes + 1 + expiresBytes

/** A parsed link: its content, the bytes that its tag covers, and the tag. */
interface ReadLink extends LinkedFile {
  readonly covered: Uint8Array
  readonly tag: Buffer
}

const readLink = (link: string): ReadLink | undefined => {
  const bytes = Buffer.from(link, "base64url")
  const covered = bytes.subarray(0, -tagBytes)
  const tokenId = covered.length === fixedBytes ? undefined : bytesToId(covered.subarray(fixedBytes))
  const file = files[covered[idBytes] ?? files.length]
  const isWhole = covered.length === fixedBytes || covered.length === fixedBytes + idBytes
  if (!isWhole || file === undefined || bytes.toString("base64url") !== link) return undefined
  return {
    submissionId: bytesToId(covered.subarray(0, idBytes)),
    file,
    expires: covered.readUIntBE(idBytes + 1, expiresBytes),
    tokenId,
    covered,
    tag: bytes.subarray(-tagBytes)
  }
}

const make = Effect.map(ServiceSecrets, (secrets) => {
  // read each time, so that every process uses a new key at once
  const tagOf = (covered: Uint8Array): Effect.Effect<Buffer> =>
    Effect.map(secrets.secret(keyName, freshKey), (key) =>
      createHmac("sha256", key).update(covered).digest().subarray(0, tagBytes)
    )
  return FileLinks.of({
    sign: ({ tokenId, ...linked }) => {
      const bytes = linkBytes({ ...linked, tokenId: isUuid(tokenId) ? tokenId : undefined })
      return Effect.map(tagOf(bytes), (tag) => Buffer.concat([bytes, tag]).toString("base64url"))
    },
    open: Effect.fnUntraced(function* (link: string, now: number) {
      const read = readLink(link)
      if (read === undefined || now >= read.expires) return undefined
      const { covered, tag, ...linked } = read
      return timingSafeEqual(yield* tagOf(covered), tag) ? linked : undefined
    })
  })
})

/** Links that open one file of one document without a token, until they expire or their token is revoked. */
export class FileLinks extends Context.Service<
  FileLinks,
  {
    /** Makes the last segment of a link's path. `tokenId` is the caller's: a token's UUID, or `oidc:` and a subject. */
    readonly sign: (file: LinkedFile & { readonly tokenId: string }) => Effect.Effect<string>
    /**
     * The target of a link at a moment (milliseconds since the epoch); `undefined` if it is not ours or has expired.
     * The caller must check whether its token was revoked.
     */
    readonly open: (link: string, now: number) => Effect.Effect<LinkedFile | undefined>
  }
>()("@radicar/api/FileLinks") {
  static readonly layer = Layer.effect(FileLinks, make)
}

import { Context, Effect, Layer } from "effect"
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { ServiceSecrets } from "../../platform/database/ServiceSecrets.ts"
import type { DocumentFile } from "./DocumentFiles.ts"

/** What a link opens, and until when. */
interface LinkedFile {
  readonly submissionId: string
  readonly file: DocumentFile
  /** Milliseconds of the epoch. */
  readonly expires: number
}

/** 192 bits: nobody guesses them, and the path's segment stays below the 100 characters that a router takes. */
const tagBytes = 24

const form = /^([0-9a-f-]{36})\.(document|response|attached|pdf|zip)\.([0-9]{10,16})\.([\w-]{32})$/u

const make = Effect.gen(function* () {
  const key = yield* (yield* ServiceSecrets).secret("file links", () => randomBytes(32))
  const tagOf = (text: string): Buffer => createHmac("sha256", key).update(text).digest().subarray(0, tagBytes)
  return FileLinks.of({
    sign: ({ expires, file, submissionId }) => {
      const text = `${submissionId}.${file}.${expires}`
      return `${text}.${tagOf(text).toString("base64url")}`
    },
    open: (link, now) => {
      const [, submissionId, file, expires, tag] = form.exec(link) ?? []
      if (submissionId === undefined || file === undefined || tag === undefined) return undefined
      const genuine = timingSafeEqual(tagOf(`${submissionId}.${file}.${expires}`), Buffer.from(tag, "base64url"))
      const until = Number(expires)
      return genuine && now < until ? { submissionId, file: file as DocumentFile, expires: until } : undefined
    }
  })
})

/** Links that open one file of one document, without a token, until they expire. */
export class FileLinks extends Context.Service<
  FileLinks,
  {
    /** The last segment of the link's path. */
    readonly sign: (file: LinkedFile) => string
    /**
     * What a link opens at this moment (milliseconds of the epoch); `undefined` of one that is not ours or has expired.
     */
    readonly open: (link: string, now: number) => LinkedFile | undefined
  }
>()("@radicar/api/FileLinks") {
  static readonly layer = Layer.effect(FileLinks, make)
}

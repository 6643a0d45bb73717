import { Effect, Option } from "effect"
import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { extname, join, sep } from "node:path"
import { gzipSync } from "node:zlib"
import type { ConsoleFile } from "./ConsoleFile.ts"

/** What a build of the console consists of; anything else is not served. */
const contentTypes: ReadonlyMap<string, string> = new Map([
  [".html", "text/html; charset=utf-8"],
  [".js", "text/javascript; charset=utf-8"],
  [".css", "text/css; charset=utf-8"],
  [".svg", "image/svg+xml"]
])

const fileOf = (path: string, bytes: Uint8Array): ReadonlyArray<readonly [string, ConsoleFile]> => {
  const contentType = contentTypes.get(extname(path))
  if (contentType === undefined) return []
  const etag = `W/"${createHash("sha256").update(bytes).digest("base64url")}"`
  return [[path, { contentType, isImmutable: path.startsWith("assets/"), bytes, packed: gzipSync(bytes), etag }]]
}

/** Every file of the built console by its path below the folder, in memory; none where it was not built. */
export const readConsole = (folder: string) =>
  Effect.tryPromise(async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const paths = entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
    const files = await Promise.all(
      paths.map(async (path) =>
        fileOf(path.slice(folder.length + 1).replaceAll(sep, "/"), new Uint8Array(await readFile(path)))
      )
    )
    return new Map(files.flat())
  }).pipe(Effect.option, Effect.map(Option.filter((files) => files.has("index.html"))))

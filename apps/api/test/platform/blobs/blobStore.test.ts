import { assert, describe, it, layer } from "@effect/vitest"
import { Cause, Context, Effect, Exit, Layer, Option, Redacted, type Scope } from "effect"
import { SqlClient } from "effect/sql"
import { createHash, randomUUIDv7 } from "node:crypto"
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { createServer, request } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { BlobSettings, S3Settings } from "../../../src/platform/blobs/BlobSettings.ts"
import { BlobStore } from "../../../src/platform/blobs/BlobStore.ts"
import { StorageError } from "../../../src/platform/database/StorageError.ts"
import { s3Server } from "../../support/s3Server.ts"
import { backends } from "../../support/storage/backends.ts"

/** A store to be tried, and the folder where its octets are if they are not in the database. */
interface Tried {
  readonly settings: BlobSettings
  readonly folder: string | undefined
}

class TriedStore extends Context.Service<TriedStore, Tried>()("test/TriedStore") {}

const temporaryFolder = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "blobs-"))),
  (folder) => Effect.sync(() => rmSync(folder, { recursive: true, force: true }))
)

const inFiles = Effect.map(temporaryFolder, (parent) => {
  const directory = join(parent, "not", "there", "yet")
  return { settings: { _tag: "files", directory } as const, folder: directory }
})

const inDatabase = Effect.succeed<Tried>({ settings: { _tag: "postgres" }, folder: undefined })

const [embedded, postgres] = backends

const stores: ReadonlyArray<{
  readonly name: string
  readonly database: (typeof backends)[number]["layer"]
  readonly open: Effect.Effect<Tried, never, Scope.Scope>
}> = [
  { name: "PGlite", database: embedded.layer, open: inDatabase },
  { name: "Postgres", database: postgres.layer, open: inDatabase },
  { name: "files", database: postgres.layer, open: inFiles },
  { name: "S3", database: postgres.layer, open: s3Server }
]

const storeOf = ({ database, open }: (typeof stores)[number]) =>
  Layer.unwrap(Effect.map(TriedStore, ({ settings }) => BlobStore.layer(settings))).pipe(
    Layer.provideMerge(Layer.effect(TriedStore, open)),
    Layer.provideMerge(database)
  )

const withStore = <A, E>(
  settings: BlobSettings,
  use: (blobs: BlobStore["Service"]) => Effect.Effect<A, E, SqlClient.SqlClient>
) => Effect.flatMap(BlobStore, use).pipe(Effect.provide(Layer.fresh(BlobStore.layer(settings))))

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex")

const fileIn = (folder: string, digest: string): string => {
  const plain = join(folder, digest.slice(0, 2), digest.slice(2))
  // the S3 server keeps an object in a file of this name
  return existsSync(`${plain}._S3rver_object`) ? `${plain}._S3rver_object` : plain
}

const defectOf = (exit: Exit.Exit<unknown, unknown>): unknown =>
  Exit.isFailure(exit) ? exit.cause.reasons.find(Cause.isDieReason)?.defect : undefined

const submissionId = randomUUIDv7()

/** The key of a file of the submission that the tests are about. */
const keyOf = (name: string): string => `submissions/${submissionId}/${name}`

const text = (content: string) => ({ name: "a.txt", bytes: Buffer.from(content) })

const contentOf = (blobs: BlobStore["Service"], key: string) =>
  Effect.map(blobs.get(key), (found) => Option.map(found, ({ bytes }) => Buffer.from(bytes).toString("utf8")))

describe.each(stores)("files kept in $name", (store) => {
  layer(storeOf(store), { excludeTestServices: true })((it) => {
    it.effect("come back as they were, of any size, and the first one stays", () =>
      Effect.gen(function* () {
        const blobs = yield* BlobStore

        for (const size of [0, 1, 3_000_000]) {
          const bytes = Buffer.alloc(size, "0123456789abcdef\u00ff", "latin1")
          assert.isTrue(yield* blobs.put(keyOf(`size/${size}`), { name: `${size}.bin`, bytes }))
          const found = Option.getOrThrow(yield* blobs.get(keyOf(`size/${size}`)))
          assert.strictEqual(found.name, `${size}.bin`)
          assert.strictEqual(sha256(found.bytes), sha256(bytes))
        }
        assert.isTrue(yield* blobs.put(keyOf("key"), text("first")))
        assert.isFalse(yield* blobs.put(keyOf("key"), text("second")))
        assert.deepStrictEqual(yield* contentOf(blobs, keyOf("key")), Option.some("first"))
        assert.isTrue(Option.isNone(yield* blobs.get(keyOf("another"))))
      })
    )

    it.effect("are stored once by any number of concurrent writers", () =>
      Effect.gen(function* () {
        const blobs = yield* BlobStore

        const kept = yield* Effect.forEach(
          Array.from({ length: 12 }, (_, index) => index),
          (index) => Effect.map(blobs.put(keyOf("raced"), text(`content ${index}`)), (done) => (done ? [index] : [])),
          { concurrency: 12 }
        )
        const [winner, ...others] = kept.flat()
        assert.isEmpty(others)
        assert.deepStrictEqual(yield* contentOf(blobs, keyOf("raced")), Option.some(`content ${winner}`))
      })
    )

    it.effect("are named by no caller: a key that would lead out of a folder is only a key", () =>
      Effect.gen(function* () {
        const blobs = yield* BlobStore
        const { folder } = yield* TriedStore

        const keys = ["../../outside", "/etc/outside", "a/../../../outside", "C:\\outside", "%2e%2e/outside", "ñ 🙂"]
        for (const key of keys) yield* blobs.put(keyOf(key), text(key))
        for (const key of keys) assert.deepStrictEqual(yield* contentOf(blobs, keyOf(key)), Option.some(key))
        if (folder === undefined) return
        const names = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
          .map((name) => name.replace(/\._S3rver_.+$/u, ""))
        for (const key of keys) {
          const digest = sha256(Buffer.from(key))
          assert.include(names, `${digest.slice(0, 2)}/${digest.slice(2)}`)
        }
        for (const name of names) assert.match(name, /^[0-9a-f]{2}\/[0-9a-f]{62}$/u)
      })
    )

    it.effect("are deleted from their store once nothing refers to them, by the next writer", () =>
      Effect.gen(function* () {
        const blobs = yield* BlobStore
        const { folder, settings } = yield* TriedStore
        const sql = yield* SqlClient.SqlClient
        if (folder === undefined) return yield* blobs.sweep
        const [alone, shared, again] = ["alone", "shared", "again"].map((each) => text(`${each}, for the sweep`)) as [
          ReturnType<typeof text>,
          ReturnType<typeof text>,
          ReturnType<typeof text>
        ]
        yield* blobs.put(keyOf("swept/alone"), alone)
        yield* blobs.put(keyOf("swept/shared"), shared)
        yield* blobs.put(keyOf("swept/other"), shared)
        yield* blobs.put(keyOf("swept/again"), again)
        const digests = [alone, shared, again].map(({ bytes }) => sha256(bytes))
        yield* sql`delete from blobs where key in (${keyOf("swept/alone")}, ${keyOf("swept/shared")}, ${keyOf("swept/again")})`
        yield* Effect.forEach(digests, (digest) => sql`insert into erased_octets (sha256) values (${digest})`)
        // who erased was killed here; what comes again meanwhile stays
        yield* blobs.put(keyOf("swept/kept-again"), again)
        yield* withStore(settings, ({ sweep }) => sweep)
        assert.deepStrictEqual(
          digests.map((digest) => existsSync(fileIn(folder, digest))),
          [false, true, true]
        )
        assert.deepStrictEqual(yield* contentOf(blobs, keyOf("swept/other")), Option.some("shared, for the sweep"))
        assert.deepStrictEqual(yield* contentOf(blobs, keyOf("swept/kept-again")), Option.some("again, for the sweep"))
        assert.deepStrictEqual(yield* sql`select sha256 from erased_octets`, [])
        // there is nothing of it any more
        yield* sql`insert into erased_octets (sha256) values (${digests[0]!})`
        yield* blobs.sweep
      })
    )

    it.effect("are kept for a request that prepared the same ones as another, which gave them up", () =>
      Effect.gen(function* () {
        const blobs = yield* BlobStore
        const both = text("prepared by two requests")
        const first = yield* blobs.prepare(keyOf("prepared/first"), both)
        yield* blobs.abandon([yield* blobs.prepare(keyOf("prepared/second"), both)])
        yield* blobs.sweep
        const sql = yield* SqlClient.SqlClient
        yield* sql`insert into blobs (key, name, sha256, bytes)
          values (${first.key}, ${first.name}, ${first.sha256}, ${first.bytes})`
        assert.deepStrictEqual(yield* contentOf(blobs, first.key), Option.some("prepared by two requests"))
        yield* sql`delete from erased_octets`
      })
    )

    it.effect("do not exist after a rollback, whatever was left of them outside", () =>
      Effect.gen(function* () {
        const blobs = yield* BlobStore

        const sql = yield* SqlClient.SqlClient
        const broken = sql.withTransaction(
          Effect.andThen(blobs.put(keyOf("lost"), text("lost")), Effect.fail("broken off"))
        )
        assert.isTrue(Exit.isFailure(yield* Effect.exit(broken)))
        assert.isTrue(Option.isNone(yield* blobs.get(keyOf("lost"))))
        assert.isTrue(yield* blobs.put(keyOf("lost"), text("kept")))
        assert.deepStrictEqual(yield* contentOf(blobs, keyOf("lost")), Option.some("kept"))
      })
    )

    it.effect("are not given out when a single bit of them was changed, nor when they are gone", () =>
      Effect.gen(function* () {
        const blobs = yield* BlobStore
        const { folder } = yield* TriedStore

        const sql = yield* SqlClient.SqlClient
        yield* blobs.put(keyOf("damaged"), text("this is what was kept"))
        const digest = sha256(Buffer.from("this is what was kept"))
        if (folder === undefined) {
          yield* sql`update blobs set bytes = set_byte(bytes, 3, get_byte(bytes, 3) # 1) where key = ${keyOf("damaged")}`
        } else {
          const bytes = readFileSync(fileIn(folder, digest))
          bytes[3] = (bytes[3] ?? 0) ^ 1
          writeFileSync(fileIn(folder, digest), bytes)
        }
        const damaged = defectOf(yield* Effect.exit(blobs.get(keyOf("damaged"))))
        assert.instanceOf(damaged, StorageError)
        assert.deepInclude(damaged, { reason: `the octets ${digest} are damaged`, retryable: false })
        if (folder === undefined) return
        rmSync(join(folder, digest.slice(0, 2)), { recursive: true })
        const gone = defectOf(yield* Effect.exit(blobs.get(keyOf("damaged"))))
        assert.deepInclude(gone, { reason: `the octets ${digest} are gone`, retryable: false })
      })
    )
  })
})

describe("the octets of files", () => {
  it.live("are stored before a row refers to them", () =>
    Effect.gen(function* () {
      const { folder, settings } = yield* inFiles
      yield* withStore(settings, (blobs) =>
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          // a file where the folder ought to be: nothing can be written below it
          rmSync(folder, { recursive: true })
          writeFileSync(folder, "")
          const defect = defectOf(yield* Effect.exit(blobs.put(keyOf("key"), text("content"))))
          assert.deepInclude(defect, { _tag: "StorageError", retryable: false })
          assert.isEmpty(yield* sql`select key from blobs`)
        })
      )
    }).pipe(Effect.scoped, Effect.provide(Layer.fresh(postgres.layer)))
  )

  it.live("are for their owner only, and nothing half written is left beside them", () =>
    Effect.gen(function* () {
      const { folder, settings } = yield* inFiles
      yield* withStore(settings, (blobs) => blobs.put(keyOf("key"), text("content")))
      const file = fileIn(folder, sha256(Buffer.from("content")))
      assert.strictEqual(statSync(file).mode & 0o777, 0o600)
      assert.strictEqual(statSync(folder).mode & 0o777, 0o700)
      assert.isEmpty(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith(".new")))
    }).pipe(Effect.scoped, Effect.provide(Layer.fresh(postgres.layer)))
  )

  it.live("stay readable in the database when new ones go elsewhere, and can be copied from one store to another", () =>
    Effect.gen(function* () {
      yield* withStore({ _tag: "postgres" }, (blobs) => blobs.put(keyOf("old"), text("in the database")))
      const first = yield* inFiles
      yield* withStore(first.settings, (blobs) =>
        Effect.gen(function* () {
          yield* blobs.put(keyOf("new"), text("in a folder"))
          assert.deepStrictEqual(yield* contentOf(blobs, keyOf("old")), Option.some("in the database"))
        })
      )
      const second = yield* inFiles
      cpSync(first.folder, second.folder, { recursive: true })
      rmSync(first.folder, { recursive: true })
      yield* withStore(second.settings, (blobs) =>
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* contentOf(blobs, keyOf("new")), Option.some("in a folder"))
          assert.deepStrictEqual(yield* contentOf(blobs, keyOf("old")), Option.some("in the database"))
        })
      )
      const refused = yield* Effect.flip(withStore({ _tag: "postgres" }, () => Effect.void))
      assert.deepInclude(refused, { _tag: "InvalidSetting", where: "RADICAR_BLOBS" })
    }).pipe(Effect.scoped, Effect.provide(Layer.fresh(postgres.layer)))
  )
})

/** Forwards requests to the S3 server, after it has answered 503 `refusals` times. */
const reluctant = (to: string, refusals: number) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const { hostname, port } = new URL(to)
      const refused = { left: refusals }
      const server = createServer((incoming, outgoing) => {
        if (refused.left > 0) {
          refused.left -= 1
          incoming.resume()
          outgoing.writeHead(503).end("<Error><Code>SlowDown</Code></Error>")
          return
        }
        const { headers, method, url } = incoming
        incoming.pipe(
          request({ hostname, port, path: url, method, headers }, (answer) => {
            outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
            answer.pipe(outgoing)
          })
        )
      })
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, refused }
    }),
    ({ server }) =>
      Effect.sync(() => {
        server.closeAllConnections()
        server.close()
      })
  )

describe("a bucket", () => {
  const starting = (settings: S3Settings) => Effect.flip(withStore(settings, () => Effect.void))

  it.live("is reported at the start if it cannot be used, without any secret", () =>
    Effect.gen(function* () {
      const { settings } = yield* s3Server
      const cases: ReadonlyArray<readonly [Partial<S3Settings>, RegExp]> = [
        [{ secretAccessKey: Redacted.make("s3creto") }, /403 SignatureDoesNotMatch/u],
        [{ accessKeyId: "NOBODY" }, /403 InvalidAccessKeyId/u],
        [{ bucket: "nowhere" }, /404 NoSuchBucket/u],
        [{ endpoint: "http://127.0.0.1:1" }, /ECONNREFUSED|bad port|no answer/u]
      ]
      for (const [change, says] of cases) {
        const refused = yield* starting({ ...settings, ...change })
        assert.strictEqual(refused._tag, "InvalidSetting")
        assert.match(refused.message, says)
        assert.notInclude(`${refused.message} ${JSON.stringify(refused)}`, "s3creto")
      }
    }).pipe(Effect.scoped, Effect.provide(Layer.fresh(postgres.layer)))
  )

  it.live("is called again if it is busy", () =>
    Effect.gen(function* () {
      const { settings } = yield* s3Server
      const { refused, url } = yield* reluctant(settings.endpoint, 2)
      yield* withStore({ ...settings, endpoint: url }, (blobs) =>
        Effect.gen(function* () {
          refused.left = 2
          assert.isTrue(yield* blobs.put(keyOf("key"), text("content")))
          assert.strictEqual(refused.left, 0)
          refused.left = 1
          assert.deepStrictEqual(yield* contentOf(blobs, keyOf("key")), Option.some("content"))
          refused.left = 100
          const defect = defectOf(yield* Effect.exit(blobs.put(keyOf("other"), text("content"))))
          assert.deepInclude(defect, { _tag: "StorageError", retryable: true, reason: "StoreError" })
          assert.include(String(defect), "503 SlowDown")
        })
      )
    }).pipe(Effect.scoped, Effect.provide(Layer.fresh(postgres.layer)))
  )
})

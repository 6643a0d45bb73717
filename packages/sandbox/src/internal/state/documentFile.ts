import { Effect, type Scope } from "effect"
import { mkdirSync, renameSync, rmSync } from "node:fs"
import { dirname } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { deserialize, serialize } from "node:v8"
import { type DocumentStore, memoryDocumentStore, type StoredDocument } from "./DocumentStore.ts"

/** Documents of a sandbox in a file, from which the next start reads them. */
export interface DocumentFile {
  /** Adds a document, and deletes the oldest ones if there are too many. Returns whether it deleted some. */
  readonly add: (document: StoredDocument) => boolean
  /** All documents in order of arrival. XML and answers are read from the file when they are needed. */
  readonly all: () => ReadonlyArray<StoredDocument>
  readonly clear: () => void
}

/** Size at which the oldest documents of a file are deleted. */
interface DocumentFileLimits {
  readonly documents: number
  readonly octets: number
}

const defaultLimits: DocumentFileLimits = { documents: 20_000, octets: 200 * 1024 * 1024 }

/** Version of the rows, in the file. A file of another version is set aside like a damaged one. */
const version = 1

/** Result code of SQLite: another process has the file open. */
const busy = 5

const isBusy = (error: unknown): boolean => error instanceof Error && "errcode" in error && error.errcode === busy

const openDatabase = (path: string): DatabaseSync => {
  const database = new DatabaseSync(path, { timeout: 0 })
  try {
    // one process alone; and no wait for the disk, because after a loss of power a stand-in may begin again
    database.exec("pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = off")
    const [check] = Object.values(database.prepare("pragma quick_check(1)").get() ?? {})
    if (check !== "ok") throw new Error(String(check))
    const [fileVersion] = Object.values(database.prepare("pragma user_version").get() ?? {})
    if (fileVersion !== 0 && fileVersion !== version) throw new Error(`version ${String(fileVersion)}`)
    database.exec(`
      create table if not exists documents (
        id integer primary key autoincrement, facts blob not null, texts blob not null, octets integer not null);
      pragma user_version = ${version}`)
    // here, where a document that cannot be read does not stop the start
    for (const { facts } of database.prepare("select facts from documents").iterate()) deserialize(facts as Uint8Array)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

const setAside = (path: string): string => {
  const aside = `${path}.damaged`
  for (const suffix of ["-wal", "-shm"]) rmSync(`${path}${suffix}`, { force: true })
  renameSync(path, aside)
  return aside
}

/** The parts of a document that only answers to queries need, which take most of the room. */
type Texts = Pick<StoredDocument, "applicationResponse" | "status" | "xml">

/** A document whose texts are read when they are needed. */
const lazyDocument = (facts: Uint8Array, readTexts: () => Texts): StoredDocument => ({
  ...(deserialize(facts) as Omit<StoredDocument, keyof Texts>),
  get applicationResponse() {
    return readTexts().applicationResponse
  },
  get status() {
    return readTexts().status
  },
  get xml() {
    return readTexts().xml
  }
})

/** Opens the rows of a database. `warn` reports documents that are forgotten, and that no more can be stored. */
const openRows = (database: DatabaseSync, limits: DocumentFileLimits, warn: (text: string) => void): DocumentFile => {
  const insert = database.prepare("insert into documents (facts, texts, octets) values (?, ?, ?)")
  const measure = database.prepare("select count(*) as documents, coalesce(sum(octets), 0) as octets from documents")
  const oldest = database.prepare("select id, octets from documents order by id limit 1000")
  const deleteThrough = database.prepare("delete from documents where id <= ?")
  const textsOf = database.prepare("select texts from documents where id = ?")
  const size = { ...measure.get() } as { documents: number; octets: number }
  let isWritable = true

  const readTexts = (id: number): Texts => {
    const row = textsOf.get(id)
    if (row === undefined) throw new Error("The document was deleted from the file of the sandbox")
    return deserialize(row["texts"] as Uint8Array)
  }

  /** Deletes the oldest documents until a twentieth of the room is free, so that most additions delete nothing. */
  const forget = (): void => {
    const isFull = () => size.documents > limits.documents * 0.95 || size.octets > limits.octets * 0.95
    const before = size.documents
    while (isFull() && size.documents > 1) {
      let last: unknown
      for (const row of oldest.all()) {
        if (!isFull()) break
        last = row["id"]
        size.documents -= 1
        size.octets -= row["octets"] as number
      }
      deleteThrough.run(last as number)
    }
    const { documents, octets } = limits
    const room = `${documents} documents or ${Math.round(octets / 1024 / 1024)} MiB`
    warn(`The sandbox keeps at most ${room}: it has forgotten the oldest ${before - size.documents}`)
  }

  const write = (work: () => boolean): boolean => {
    if (!isWritable) return false
    try {
      return work()
    } catch (error) {
      isWritable = false
      warn(`The sandbox cannot write its documents and forgets further ones when it stops: ${String(error)}`)
      return false
    }
  }

  return {
    add: ({ applicationResponse, status, xml, ...facts }) =>
      write(() => {
        const [few, many] = [serialize(facts), serialize({ applicationResponse, status, xml } satisfies Texts)]
        const octets = few.length + many.length
        insert.run(few, many, octets)
        size.documents += 1
        size.octets += octets
        const isFull = size.documents > limits.documents || size.octets > limits.octets
        if (isFull) forget()
        return isFull
      }),
    all: () =>
      database
        .prepare("select id, facts from documents order by id")
        .all()
        .map(({ facts, id }) => lazyDocument(facts as Uint8Array, () => readTexts(id as number))),
    clear: () =>
      void write(() => {
        database.exec("delete from documents")
        Object.assign(size, { documents: 0, octets: 0 })
        return true
      })
  }
}

/**
 * Opens the file of a sandbox's documents, and creates it if necessary. It never stops a start: a damaged file is
 * renamed to `….damaged`, and without a usable file the sandbox remembers in memory. Each is one warning in the log.
 */
export const openDocumentFile = Effect.fnUntraced(function* (
  path: string,
  limits = defaultLimits
): Effect.fn.Return<DocumentFile, never, Scope.Scope> {
  const context = yield* Effect.context<never>()
  const warn = (text: string): void => Effect.runSyncWith(context)(Effect.logWarning(text))
  const open = (): DatabaseSync => {
    try {
      mkdirSync(dirname(path), { recursive: true })
      return openDatabase(path)
    } catch (error) {
      if (isBusy(error)) throw error
      const aside = setAside(path)
      warn(`The sandbox cannot read its documents and begins without any; the file is now ${aside}: ${String(error)}`)
      return openDatabase(path)
    }
  }
  const inMemory = (error: unknown): DatabaseSync => {
    warn(`The sandbox cannot use ${path} and forgets its documents when it stops: ${String(error)}`)
    return openDatabase(":memory:")
  }
  const database = yield* Effect.acquireRelease(
    Effect.sync(() => {
      try {
        return open()
      } catch (error) {
        return inMemory(error)
      }
    }),
    (opened) => Effect.sync(() => opened.close())
  )
  return openRows(database, limits, warn)
})

/** Makes a document store that begins with the documents of a file, and knows the same as the file. */
export const keptDocumentStore = (file: DocumentFile): DocumentStore => {
  const read = (): DocumentStore => {
    const store = memoryDocumentStore()
    for (const document of file.all()) store.add(document)
    return store
  }
  let store = read()
  return {
    add: (document) => {
      store.add(document)
      if (file.add(document)) store = read()
    },
    all: () => store.all(),
    findValid: (...asked) => store.findValid(...asked),
    findByKey: (documentKey) => store.findByKey(documentKey),
    eventsOf: (documentKey) => store.eventsOf(documentKey),
    notesOf: (documentKey) => store.notesOf(documentKey),
    payrollsLike: (facts) => store.payrollsLike(facts),
    clear: () => {
      store.clear()
      file.clear()
    }
  }
}

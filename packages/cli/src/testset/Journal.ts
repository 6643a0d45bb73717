import { JsonObject, type JsonValue, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { Effect, FileSystem, Result } from "effect"
import { cannotWriteJournal, journalFailure } from "../batch/BatchJournal.ts"
import type { Failure } from "../Failure.ts"
import { cannotRead } from "../input/readInput.ts"
import { nameOf, type PlannedDocument, plannedOf } from "./PlannedDocument.ts"

/**
 * Journal of a test set run: the documents to file, one JSON value per line. Each line is on the disk before its
 * document is sent, so a run that was killed files exactly the same documents when started again. The first line names
 * the test set.
 */
export interface Journal {
  /** Documents in the journal; the last record of each. */
  readonly planned: ReadonlyArray<PlannedDocument>
  readonly append: (documents: ReadonlyArray<PlannedDocument>) => Effect.Effect<void, Failure>
}

const parsed = (line: string): JsonValue | undefined => Result.getOrUndefined(parseJson(line))

const testSetOf = (line: string | undefined): JsonValue | undefined => {
  const header = line === undefined ? undefined : parsed(line)
  return header instanceof JsonObject ? header.get("testSetId") : undefined
}

const lineOf = ({ body, id, operation }: PlannedDocument): string =>
  `${writeJson(JsonObject.from({ operation, id, body }))}\n`

/**
 * Opens or starts the journal of a test set. Drops an incomplete last line, left by a killed process: its document was
 * never filed.
 */
export const openJournal = Effect.fn("openJournal")(function* (file: string, testSetId: string) {
  const files = yield* FileSystem.FileSystem
  const exists = yield* Effect.mapError(files.exists(file), (error) => cannotRead(file, error))
  const text = exists ? yield* Effect.mapError(files.readFileString(file), (error) => cannotRead(file, error)) : ""
  const completeText = text.slice(0, text.lastIndexOf("\n") + 1)

  const write = (content: string, flag: "a" | "w") =>
    Effect.scoped(
      Effect.gen(function* () {
        const opened = yield* files.open(file, { flag, mode: 0o600 })
        yield* opened.writeAll(new TextEncoder().encode(content))
        yield* opened.sync
      })
    ).pipe(Effect.mapError(cannotWriteJournal(file)))

  const [header, ...lines] = completeText.split("\n").filter((line) => line !== "")
  if (header === undefined) yield* write(`${writeJson(JsonObject.from({ testSetId }))}\n`, "w")
  else if (testSetOf(header) !== testSetId) {
    return yield* journalFailure(
      file,
      `is not the journal of test set ${testSetId}: give another --journal.`,
      `no es la bitácora del set de pruebas ${testSetId}: use otra con --journal.`
    )
  } else if (completeText !== text) yield* write(completeText, "w")

  const documents = new Map<string, PlannedDocument>()
  for (const line of lines) {
    const json = parsed(line)
    const document = json === undefined ? undefined : plannedOf(json)
    if (document === undefined) return yield* journalFailure(file, "is damaged.", "está dañada.")
    documents.set(nameOf(document), document)
  }
  const journal: Journal = {
    planned: [...documents.values()],
    append: (planned) => (planned.length === 0 ? Effect.void : write(planned.map(lineOf).join(""), "a"))
  }
  return journal
})

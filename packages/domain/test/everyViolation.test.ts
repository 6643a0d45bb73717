import { assert, describe, it } from "@effect/vitest"
import { operations } from "@radicar/domain/documentRegistry"
import type { DocumentDefinition } from "@radicar/domain/document/DocumentDefinition"
import { parseJson } from "@radicar/domain/json/parseJson"
import { jsonPath, type Violation } from "@radicar/domain/rules/Violation"
import { LocalDateTime } from "@radicar/domain/time/LocalDateTime"
import { documentDefinitions } from "@radicar/domain/type/documentDefinitions"
import { Redacted, Result } from "effect"
import { change } from "./support/exampleInvoice.ts"

const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const configuration = { environment: "2", now, software: { id: "5f2c0e2a", pin: Redacted.make("12345") } } as const
const reference = { uuid: "a".repeat(96), number: "SETP990000001", date: "2026-01-10" }

type Path = ReadonlyArray<string | number>

/** One thing that is wrong with a body, and the one place where an answer must say so. */
interface Fault {
  readonly path: Path
  readonly value: unknown
  /** Where it is reported; by default where it is. */
  readonly at?: string
}

const exampleOf = (definition: DocumentDefinition<unknown>): Record<string, any> =>
  JSON.parse(JSON.stringify(definition.example({ number: definition.exampleNumbers.from + 7, date: now, reference })))

const violationsOf = (definition: DocumentDefinition<unknown>, body: unknown): ReadonlyArray<Violation> =>
  Result.match(
    definition.identify(Result.getOrThrow(parseJson(JSON.stringify(body))), configuration, { language: "en" }),
    { onFailure: ({ violations }) => violations, onSuccess: () => [] }
  )

/** Every value of a body that is not empty, with its path. */
const leavesOf = (value: unknown, path: Path = []): ReadonlyArray<readonly [Path, unknown]> => {
  if (Array.isArray(value)) return value.flatMap((each, index) => leavesOf(each, [...path, index]))
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...path, key]))
  }
  return value === null || value === "" ? [] : [[path, value]]
}

const objectsOf = (value: unknown, path: Path = []): ReadonlyArray<Path> => {
  if (Array.isArray(value)) return value.flatMap((each, index) => objectsOf(each, [...path, index]))
  if (typeof value !== "object" || value === null) return []
  return [path, ...Object.entries(value).flatMap(([key, each]) => objectsOf(each, [...path, key]))]
}

/** Faults of the form alone: a list in the place of every value, and a field that nobody knows in every object. */
const formFaults = (body: object): ReadonlyArray<Fault> => [
  ...leavesOf(body).map(([path]) => ({ path, value: ["x"] })),
  ...objectsOf(body).map((path) => ({ path: [...path, "Qwxyzk"], value: 1 }))
]
for (const op of operations) {
  const definition: DocumentDefinition<unknown> = documentDefinitions[op]
  describe(op, () => {
    it("single", () => {
      const body = exampleOf(definition)
      assert.deepStrictEqual(violationsOf(definition, body), [])
      for (const fault of formFaults(body)) {
        const found = violationsOf(definition, change(structuredClone(body), fault.path, fault.value))
        if (found.length !== 1 || found[0]?.path !== jsonPath(fault.path)) process.stderr.write(JSON.stringify([op, jsonPath(fault.path), found.map((v) => `${v.rule} ${v.path} ${v.expected} / ${v.actual}`)])+'\n')
      }
    })
  })
}

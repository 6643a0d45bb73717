import { beforeAll, describe, expect, it } from "@effect/vitest"
import { evidencePaths } from "@radicar/contract/inner/evidence/evidenceParts"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { readFileSync } from "node:fs"
import { openBundle } from "../src/verify/evidence/Bundle.ts"
import { exchangeOf } from "./support/answerOf.ts"
import { answering, problem } from "./support/answering.ts"
import { containerOf } from "./support/containerOf.ts"
import { type EvidenceFiles, evidenceFiles, manifestOf } from "./support/evidenceFiles.ts"
import { radicarHere, runHere } from "./support/runHere.ts"
import { signedExample } from "./support/signedExample.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"
import { zip } from "./support/zip.ts"

const folder = temporaryFolder()
let genuine: EvidenceFiles = {}

beforeAll(async () => {
  genuine = await evidenceFiles(folder)
})

const zipOf = (files: EvidenceFiles): Uint8Array =>
  zip(...Object.entries(files).map(([name, bytes]) => ({ name, bytes })))

/** A bundle of these files with a manifest that fits them. */
const bundled = (files: EvidenceFiles, change?: (manifest: Record<string, any>) => void): Uint8Array =>
  zipOf({ "manifest.json": manifestOf(files, change), ...files })

let last = 0

const verify = Effect.fnUntraced(function* (bytes: Uint8Array, ...args: ReadonlyArray<string>) {
  yield* TestClock.setTime(Date.now() + 60_000)
  const file = folder.write(`bundle-${(last += 1)}.zip`, bytes)
  return yield* runHere(["evidence", "verify", file, ...args])
})

interface Report {
  readonly checks: ReadonlyArray<{ readonly check: string; readonly ok: boolean }>
  readonly inside: ReadonlyArray<{ readonly part: string; readonly report: Report }>
}

/** Names of the checks that do not hold, those of documents behind what they are. */
const failing = ({ checks, inside = [] }: Report): ReadonlyArray<string> => [
  ...checks.filter(({ ok }) => !ok).map(({ check }) => check),
  ...inside.flatMap(({ part, report }) => failing(report).map((check) => `${part} ${check}`))
]

const failingIn = (stdout: string): ReadonlyArray<string> => failing(JSON.parse(stdout))

const text = (path: string): string => Buffer.from(genuine[path] ?? []).toString("utf8")

const withText = (path: string, content: string): EvidenceFiles => ({ ...genuine, [path]: Buffer.from(content) })

const flipped = (bytes: Uint8Array, at: number): Uint8Array => {
  const changed = Uint8Array.from(bytes)
  changed[at] = (changed[at] ?? 0) ^ 1
  return changed
}

describe("radicar evidence verify", () => {
  it.effect("holds for a bundle as it was made, in every document, and says what it is about", () =>
    Effect.gen(function* () {
      const bytes = bundled(genuine)
      const { code, stdout } = yield* verify(bytes)
      expect(failingIn(stdout)).toEqual([])
      expect(code).toBe(0)
      const report = JSON.parse(stdout)
      const checks = report.checks.map(({ check }: { readonly check: string }) => check)
      for (const check of ["manifest.json", ...Object.keys(genuine), "unsigned", "answerKey", "verdict", "history"]) {
        expect(checks).toContain(check)
      }
      for (const check of ["containedDocument", "containedAnswer", "attached", "sent", "received"]) {
        expect(checks).toContain(check)
      }
      const key = report.inside[0].report.checks.find(({ check }: { readonly check: string }) => check === "key")
      expect(key.ok).toBe(true)
      const shown = yield* verify(bytes, "--output", "text")
      expect(shown.stdout).toContain("Valid: all")
      expect(shown.stdout).toContain("SETP990000001 (01)")
      const spanish = yield* verify(bytes, "--output", "text", "--language", "es")
      expect(spanish.stdout).toContain("Válido")
    })
  )

  it.effect("holds signatures against the recorded times of receipt, and says so", () =>
    Effect.gen(function* () {
      const proofOf = (change?: (manifest: Record<string, any>) => void) =>
        Effect.map(verify(bundled(genuine, change)), ({ stdout }) => {
          const answer = JSON.parse(stdout).inside.find(({ part }: { readonly part: string }) => part === "answer")
          return answer.report.proof
        })
      expect(yield* proofOf()).toMatchObject({ degree: "proven", time: "stated" })
      const answered = (at: string) => (manifest: Record<string, any>) => void (manifest["submission"].answered = at)
      expect(yield* proofOf(answered("2026-01-15T15:00:02.000Z"))).toMatchObject({
        degree: "proven",
        time: "received",
        at: "2026-01-15T15:00:02.000Z"
      })
      expect(yield* proofOf(answered("2060-01-15T15:00:02.000Z"))).toMatchObject({
        degree: "not-proven",
        reason: "validity"
      })
    })
  )

  it.effect("is not proven without anchors, which differs from broken", () =>
    Effect.gen(function* () {
      const env = { XDG_CONFIG_HOME: folder.path("nobody") }
      const run = (bytes: Uint8Array, name: string) =>
        runHere(["evidence", "verify", folder.write(name, bytes)], { env, trusting: false })
      yield* TestClock.setTime(Date.now() + 60_000)
      const unproven = yield* run(bundled(genuine), "unproven.zip")
      expect(unproven.code).toBe(11)
      expect(JSON.parse(unproven.stdout)).toMatchObject({ valid: false, proof: { degree: "not-proven" } })
      const changed = bundled(withText("signed.xml", text("signed.xml").replace("28500.50", "28500.51")))
      expect((yield* run(changed, "broken.zip")).code).toBe(3)
    })
  )

  it.effect("computes the key with the secret that it is given", () =>
    Effect.gen(function* () {
      const { code, stdout } = yield* verify(
        bundled(genuine),
        "--technical-key-file",
        folder.write("wrong-key.txt", "f".repeat(40))
      )
      expect(code).toBe(3)
      expect(failingIn(stdout)).toContain("document key")
    })
  )

  it.effect("finds any octet changed in any file, also where the ZIP's own checksum was made anew", () =>
    Effect.gen(function* () {
      const whole: EvidenceFiles = { "manifest.json": manifestOf(genuine), ...genuine }
      for (const [path, bytes] of Object.entries(whole)) {
        for (const at of [0, Math.floor(bytes.length / 3), bytes.length - 1]) {
          const { code, stdout } = yield* verify(zipOf({ ...whole, [path]: flipped(bytes, at) }))
          expect(code, `${path} at ${at}`).toBe(3)
          expect(failingIn(stdout), `${path} at ${at}`).toContain(path)
        }
      }
    })
  )

  it("finds any octet of the manifest with one bit changed", () => {
    const manifest = manifestOf(genuine)
    for (let at = 0; at < manifest.length; at += 1) {
      const changed = Uint8Array.from(manifest)
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8))
      const opened = openBundle(zip({ name: "manifest.json", bytes: changed }))
      const holds = opened._tag === "Success" && opened.success.manifest !== undefined && opened.success.manifestHolds
      expect(holds, `octet ${at}`).toBe(false)
    }
    const opened = openBundle(zip({ name: "manifest.json", bytes: manifest }))
    expect(opened).toMatchObject({ _tag: "Success", success: { manifestHolds: true } })
  })

  it.effect("reports unknown files, missing files, and missing files without a reason", () =>
    Effect.gen(function* () {
      const manifest = { "manifest.json": manifestOf(genuine) }
      const strange = yield* verify(zipOf({ ...manifest, ...genuine, "notes.txt": Buffer.from("x") }))
      expect(failingIn(strange.stdout)).toEqual(["unlisted"])
      const { "document.pdf": _, ...without } = genuine
      const missing = yield* verify(zipOf({ ...manifest, ...without }))
      expect(failingIn(missing.stdout)).toEqual(["document.pdf"])
      const silent = yield* verify(bundled(without))
      expect(failingIn(silent.stdout)).toEqual(["accounted"])
      const told = yield* verify(
        bundled(without, ({ missing: list }) => list.push({ path: "document.pdf", reason: "not-printable" }))
      )
      expect(failingIn(told.stdout)).toEqual([])
      expect(told.stdout).toContain("today's rules refuse the document that was sent")
      const bare = yield* verify(zipOf(genuine))
      expect(failingIn(bare.stdout)).toEqual(["manifest.json"])
      for (const { code } of [strange, missing, silent, bare]) expect(code).toBe(3)
    })
  )

  it.effect("refuses any other ZIP", () =>
    Effect.gen(function* () {
      const twice = zip(
        { name: "signed.xml", bytes: Buffer.from("<a/>") },
        { name: "signed.xml", bytes: Buffer.from("<b/>") }
      )
      const large = zip({ name: "signed.xml", bytes: Buffer.alloc(21 * 1024 * 1024) })
      for (const [bytes, says] of [
        [Buffer.from("%PDF"), "damaged"],
        [twice, "twice"],
        [large, "larger than 20 MiB"]
      ] as const) {
        const { code, stderr } = yield* verify(bytes)
        expect(code).toBe(3)
        expect(stderr).toContain(says)
      }
    })
  )
})

describe("a bundle whose manifest was forged to fit", () => {
  const other = Effect.promise(async () => {
    const signed = await signedExample(folder)
    return { signed, ...(await exchangeOf(signed)) }
  })

  it.effect("does not pass with a document that was changed", () =>
    Effect.gen(function* () {
      const signed = text("signed.xml").replace("Panadería", "Panaderia")
      expect(signed).not.toBe(text("signed.xml"))
      const { code, stdout } = yield* verify(bundled(withText("signed.xml", signed)))
      expect(code).toBe(3)
      expect(failingIn(stdout)).toEqual(
        expect.arrayContaining(["document documentReference", "containedDocument", "attached", "sent"])
      )
    })
  )

  it.effect.each([
    ["unsigned.xml", "Panadería", "Panaderia", ["unsigned"]],
    [
      "ApplicationResponse.xml",
      "ResponseCode>02<",
      "ResponseCode>04<",
      ["verdict", "containedAnswer", "received", "answer documentReference"]
    ],
    ["AttachedDocument.xml", "Panadería", "Panaderia", ["containedDocument", "container document documentReference"]],
    ["history.json", '"to":"accepted"', '"to":"rejected"', ["history"]],
    ["history.json", "019a0000", "019b0000", ["history"]],
    ["soap/submit.response.xml", /XmlBase64Bytes>[^<]{8}/u, "XmlBase64Bytes>AAAAAAAA", ["received"]]
  ] as const)("does not pass with another %s", ([path, from, to, checks]) =>
    Effect.gen(function* () {
      const changed = text(path).replace(from, to)
      expect(changed).not.toBe(text(path))
      const { code, stdout } = yield* verify(bundled(withText(path, changed)))
      expect(code).toBe(3)
      expect(failingIn(stdout)).toEqual(expect.arrayContaining([...checks]))
    })
  )

  it.effect.each([
    ["state", "rejected", ["verdict", "history"]],
    ["documentKey", "0".repeat(96), ["subjectKey"]],
    ["number", "SETP1", ["subjectNumber"]],
    ["issuerNit", "1", ["subjectIssuer"]],
    ["submissionId", "another", ["history"]]
  ] as const)("does not pass with another %s in it", ([field, value, checks]) =>
    Effect.gen(function* () {
      const { code, stdout } = yield* verify(
        bundled(genuine, ({ submission }) => {
          submission[field] = value
        })
      )
      expect(code).toBe(3)
      expect(failingIn(stdout)).toEqual([...checks])
    })
  )

  it.effect("does not pass with the answer, container, request or PDF of another document", () =>
    Effect.gen(function* () {
      const { answer, request, signed } = yield* other
      const cases = [
        ["ApplicationResponse.xml", answer, "received"],
        ["AttachedDocument.xml", containerOf(signed, answer), "containedDocument"],
        ["soap/submit.request.xml", request, "sent"],
        ["document.pdf", text("document.pdf").replace("/Type/EmbeddedFile", "/Type/EmbeddedFils"), "attached"]
      ] as const
      for (const [path, content, check] of cases) {
        const { code, stdout } = yield* verify(bundled(withText(path, content)))
        expect(code, `exit code of ${path}`).toBe(3)
        expect(failingIn(stdout), `checks of ${path}`).toContain(check)
      }
    })
  )
})

describe("radicar evidence get", () => {
  const id = "019a0000-0000-7000-8000-000000000000"

  it("writes what the service answers, and asks it for that submission", async () => {
    const bytes = zipOf({ "manifest.json": manifestOf(genuine), ...genuine })
    const out = folder.path("got.zip")
    await answering({ status: 200, body: bytes, contentType: "application/zip" }, async (url, requests) => {
      const { code } = await radicarHere(["evidence", "get", id, "--url", url, "--out", out])
      expect(code).toBe(0)
      expect(requests[0]?.url.pathname).toBe("/v1/files/evidence")
      expect(requests[0]?.url.searchParams.get("submissionId")).toBe(id)
    })
    expect(Buffer.from(bytes).equals(readFileSync(out))).toBe(true)
  })

  it("says that there is no such submission", async () => {
    await answering(problem(404, "not-found", { detail: "No submission with this id." }), async (url) => {
      const { code, stderr } = await radicarHere(["evidence", "get", id, "--url", url])
      expect(code).toBe(2)
      expect(stderr).toContain("No submission with this id.")
    })
  })
})

it("knows every file of a bundle", () => {
  // of a document that was settled later, or whose bytes at the authority are others
  const settled = ["soap/settled.request.xml", "soap/settled.response.xml", "unsent.xml"]
  expect([...Object.keys(genuine), ...settled].toSorted()).toEqual([...evidencePaths].toSorted())
})

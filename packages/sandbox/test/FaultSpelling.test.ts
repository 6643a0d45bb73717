import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import { getStatus } from "./support/client.ts"
import { type Expanded, expandedNames } from "./support/expandedNames.ts"
import { faultBench } from "./support/faultBench.ts"
import { fixedClock, testInstant } from "./support/fixedClock.ts"

/** The elements without which a reader must do: neither nil, nor empty, nor absent. */
const told = ([name, nil, content]: Expanded): ReadonlyArray<Expanded> => {
  if (nil || content.length === 0) return []
  return [[name, nil, typeof content === "string" ? content : content.flatMap(told)]]
}

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock() }), { excludeTestServices: true })(
  "F25: other spellings of an answer",
  (it) => {
    /** The same answer, as it is normally spelled and as the fault spells it. */
    const both = (behaviour: Parameters<Sandbox["Service"]["program"]>[0]["behaviour"]) =>
      Effect.gen(function* () {
        const { sandbox, send, status } = yield* faultBench()
        yield* send
        yield* status
        const usual = (yield* status).body
        yield* sandbox.program({ behaviour })
        return { usual, other: (yield* status).body }
      })

    it.effect("shuffled-prefixes: every prefix stands for another namespace, and it means the same", () =>
      Effect.gen(function* () {
        const { other, usual } = yield* both("shuffled-prefixes")
        const prefixes = (xml: string) =>
          new Map([...xml.matchAll(/ xmlns:(\w+)="([^"]*)"/gu)].map(([, prefix, uri]) => [uri, prefix]))
        const now = prefixes(other)
        for (const [uri, prefix] of prefixes(usual)) expect(now.get(uri)).not.toBe(prefix)
        expect(now.size).toBeGreaterThan(5)
        expect(other).not.toContain(' xmlns="')
        expect(expandedNames(other)).toEqual(expandedNames(usual))
      })
    )

    it.effect("shuffled-prefixes: the code of a fault goes with its prefix", () =>
      Effect.gen(function* () {
        const { key, sandbox, signer } = yield* faultBench()
        const stale = Effect.promise(() => getStatus(sandbox.url, key, signer, { created: testInstant - 3_600_000 }))
        const usual = (yield* stale).body
        expect(usual).toContain(">s:Sender</s:Value>")
        yield* sandbox.program({ behaviour: "shuffled-prefixes" })
        const other = (yield* stale).body
        const [, code] = />(\w+):Sender</u.exec(other) ?? []
        expect(other).toContain(` xmlns:${code}="http://www.w3.org/2003/05/soap-envelope"`)
        expect(code).not.toBe("s")
        const [, declared, subcode] = /xmlns:(\w+)="[^"]*secext-1\.0\.xsd">(\w+):InvalidSecurity</u.exec(other) ?? []
        expect(declared).toBeDefined()
        expect(declared).toBe(subcode)
      })
    )

    it.effect("whitespace: a declaration, line ends between elements and in base64, and it means the same", () =>
      Effect.gen(function* () {
        const { other, usual } = yield* both("whitespace")
        expect(other).toMatch(/^<\?xml .*\?>\r\n</u)
        expect(other).toMatch(/<b:XmlBase64Bytes>\r\n[\w+/=]{76}\r\n/u)
        expect(other).toContain(">\r\n\t<b:StatusCode>")
        expect(expandedNames(other)).toEqual(expandedNames(usual))
      })
    )

    it.effect.each([
      ["nil-absent", /<b:ErrorMessage|<b:XmlBytes|nil=/u],
      ["nil-empty", /nil=/u]
    ] as const)("%s: nothing is nil, and the rest is the same", ([behaviour, never]) =>
      Effect.gen(function* () {
        const { other, usual } = yield* both(behaviour)
        expect(usual).toContain('<b:XmlBytes i:nil="true"/>')
        expect(other).not.toMatch(never)
        if (behaviour === "nil-empty") expect(other).toContain("<b:XmlBytes/>")
        expect(told(expandedNames(other))).toEqual(told(expandedNames(usual)))
      })
    )

    it.effect("empty-nil: what would be empty is nil", () =>
      Effect.gen(function* () {
        const { fail, send } = yield* faultBench()
        yield* fail("empty-nil")
        const { body, statusCode } = yield* send
        expect(statusCode).toBe("00")
        expect(body).toContain('<b:ErrorMessage i:nil="true" xmlns:c=')
        expect(() => expandedNames(body)).not.toThrow()
      })
    )
  }
)

import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { xmlAttacks } from "@radicar/judges/fuzz/mutate/xmlAttacks"
import { zipSync } from "@radicar/zip/inner/zip"
import { setTimeout } from "node:timers/promises"
import { inRoot, namespaces, repeated } from "../../inputs.ts"
import type { Answer, Asking } from "../../ask.ts"
import type { Attack, Report } from "../Attempt.ts"
import { companyCertificate } from "../scene/Scene.ts"
import { answerText, jsonOf, tenantOf } from "../scene/tenant.ts"
import { signedInvoice } from "../signedInvoice.ts"

/** Pattern of text that no answer may contain: content of the machine's files, and positions in source code. */
const leaks = /root:x:|\n\s+at \S+ \(|node_modules|\.ts:\d+|file:\/\//u

/** Whether an answer is a success or a problem with a reason, rather than a failure of the service. */
const isOrderly = ({ headers, status, text }: Answer): boolean =>
  !leaks.test(text) &&
  (status === 200 ||
    (status >= 400 && status < 500 && String(headers["content-type"]).startsWith("application/problem+json")))

const judge = (report: Report, tried: string, answer: Answer, expectedStatus: ReadonlyArray<number> = []): void =>
  report(
    tried,
    answerText(answer),
    isOrderly(answer) && (expectedStatus.length === 0 || expectedStatus.includes(answer.status))
  )

/** Polls a service's liveness until stopped; returns the milliseconds of the slowest answer. */
const watchLiveness = (ask: Asking) => {
  const ended = new AbortController()
  const watching = (async () => {
    let slowest = 0
    while (!ended.signal.aborted) {
      const since = performance.now()
      const { status } = await ask("/health/live")
      slowest = Math.max(slowest, status === 200 ? performance.now() - since : Infinity)
      await setTimeout(50)
    }
    return slowest
  })()
  return {
    end: () => {
      ended.abort()
      return watching
    }
  }
}

/** Attack: XML documents that overload or trick the service's XML reader. */
export const xml: Attack = {
  name: "XML",
  run: async (scene, report) => {
    const { token } = await tenantOf(scene, scene.service, "30", ["documents:read"])
    const invoice = await signedInvoice()
    const read = (body: Uint8Array | string) =>
      scene.service.ask("/v1/documents/read", { token, headers: { "content-type": "application/xml" }, body })
    const readInRoot = (attributes: string) => read(inRoot(invoice, attributes))
    const liveness = watchLiveness(scene.service.ask)
    for (const { apply, name } of xmlAttacks) judge(report, name, await read(apply(Buffer.from(invoice))))
    judge(report, "200 000 attributes", await readInRoot(repeated(200_000, (index) => ` a${index}="1"`)))
    judge(report, "150 000 namespace declarations", await readInRoot(namespaces(150_000)))
    for (const uri of ["relative", "../up", "#part", "//host/path", "?query"]) {
      judge(report, `the relative namespace ${uri}`, await readInRoot(` xmlns:r="${uri}"`), [400])
    }
    const slowest = await liveness.end()
    report("/health/live meanwhile", `at most ${slowest.toFixed(0)} ms`, slowest < 2000, "speed")
  }
}

/** A ZIP of 64 KiB whose only document inflates to 64 MiB of spaces. */
const bomb = zipSync("bomb.xml", Buffer.alloc(64 * 1024 * 1024, " "))

/** Attack: ZIP bombs, and ZIPs whose file names are meant as paths. */
export const zips: Attack = {
  name: "ZIP",
  run: async (scene, report) => {
    const { token } = await tenantOf(scene, scene.service, "31", ["documents:read"])
    const read = (body: Uint8Array) =>
      scene.service.ask("/v1/documents/read", { token, headers: { "content-type": "application/zip" }, body })
    judge(report, "64 MiB of spaces", await read(bomb), [400])
    judge(report, "a ZIP of a ZIP", await read(zipSync("inner.xml", bomb)), [400])
    // its directory states a small size
    const lying = Buffer.from(bomb)
    for (const [signature, at] of [
      [Buffer.from("PK\x03\x04", "latin1"), 22],
      [Buffer.from("PK\x01\x02", "latin1"), 24]
    ] as const) {
      lying.writeUInt32LE(1000, lying.indexOf(signature) + at)
    }
    judge(report, "64 MiB of spaces under a false length", await read(lying), [400])
    const invoice = Buffer.from(await signedInvoice())
    for (const name of [
      "../../../../etc/passwd.xml",
      "/etc/passwd.xml",
      "C:\\windows\\x.xml",
      "a\u0000b.xml",
      "a\r\nx-evil: 1.xml",
      "\u202elmx.exe.xml"
    ]) {
      const answer = await read(zipSync(name, invoice))
      const zipNames =
        answer.status === 200
          ? String(jsonOf(answer).documents[0].file ?? jsonOf(answer).documents[0].name)
          : answerText(answer)
      report(
        `the name ${JSON.stringify(name)}`,
        JSON.stringify(zipNames),
        isOrderly(answer) && !/[\p{Cc}\p{Cf}]/u.test(zipNames)
      )
    }
  }
}

/** Attack: JSON bodies that overload or trick the service's JSON reader. */
export const json: Attack = {
  name: "JSON",
  run: async (scene, report) => {
    const tenant = await tenantOf(scene, scene.service, "32", ["documents:write", "documents:read"])
    const path = "/v1/dian/invoices?companyId=32&providerId=1"
    const post = (body: Uint8Array | string, where = path) => scene.service.ask(where, { token: tenant.token, body })
    const body = scene.invoice()
    const text = JSON.stringify(body)
    const having = (name: string, value: string): string => text.replace(/^\{/u, `{${JSON.stringify(name)}:${value},`)
    const quantity = (value: string): string => text.replace(/"Quantity":[0-9.]+/u, `"Quantity":${value}`)
    const bad: ReadonlyArray<readonly [string, Uint8Array | string]> = [
      ["100 000 levels", having("X", "[".repeat(100_000) + "]".repeat(100_000))],
      ["a repeated key", text.replace(/^\{/u, `{"TypeCode":"91",`)],
      ["a repeated key, spelt with escapes", text.replace(/^\{/u, `{"\\u0054ypeCode":"91",`)],
      ["__proto__", having("__proto__", `{"isAdmin":true}`)],
      ["constructor", having("constructor", `{"prototype":{"isAdmin":true}}`)],
      ["180 000 notes of an invoice", having("Notes", JSON.stringify(Array.from({ length: 180_000 }, () => "x")))],
      ["1E400", quantity("1E400")],
      ["1E-400", quantity("1E-400")],
      ["1E1000000000", quantity("1E1000000000")],
      ["a number of a million digits", quantity("1".repeat(1_000_000))],
      ["NaN", quantity("NaN")],
      ["a lone surrogate", text.replace("Gracias", "\\ud800")],
      ["octets that are no UTF-8", Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xc0, 0xaf, 0x7d])])],
      ["UTF-16", Buffer.from(text, "utf16le")],
      ["a comment", `/* */${text}`],
      ["two texts", `${text}${text}`],
      ["nothing", ""]
    ]
    for (const [name, value] of bad) {
      const answer = await post(value)
      judge(report, name, answer, [400])
    }
    const events = await post(
      JSON.stringify({ Notes: Array.from({ length: 180_000 }, () => "x") }),
      "/v1/dian/events?companyId=32&providerId=1"
    )
    judge(report, "180 000 notes of an event", events, [400])
    const untouched = await post(text)
    report("the invoice itself, for comparison", answerText(untouched), untouched.status === 200)
  }
}

/** DER encodings of the integers 600 000 and 8 388 607, to replace a number of iterations. */
const iterations = Buffer.from("02030927c0", "hex")
const moreIterations = Buffer.from("02037fffff", "hex")

/** Makes a PKCS#12 file that states fourteen times the 600 000 iterations with which it was encrypted. */
const slowContainer = (): Buffer => {
  const { bytes } = read("company-aes-600000")
  const changed = Buffer.from(bytes)
  for (let at = changed.indexOf(iterations); at >= 0; at = changed.indexOf(iterations)) moreIterations.copy(changed, at)
  if (changed.equals(bytes)) throw new Error("company-aes-600000.p12 has other iterations")
  return changed
}

/** Attack: PKCS#12 files that overload or trick the service's certificate reader. */
export const certificates: Attack = {
  name: "PKCS#12",
  run: async (scene, report) => {
    const { token } = await tenantOf(scene, scene.service, "33", ["documents:write", "companies:admin"])
    const store = (content: Buffer) =>
      scene.service.ask("/v1/certificates?companyId=33", {
        token,
        body: JSON.stringify({ Content: content.toString("base64"), Password: "radicar" })
      })
    const since = performance.now()
    const slow = await store(slowContainer())
    const seconds = (performance.now() - since) / 1000
    report("8 388 607 iterations", answerText(slow), slow.status === 422)
    report("8 388 607 iterations, time", `${seconds.toFixed(1)} s`, seconds < 10, "speed")
    const good = Buffer.from(companyCertificate.Content, "base64")
    for (const [name, content] of [
      ["half of a file", good.subarray(0, good.length / 2)],
      ["65 KiB", Buffer.concat([good, Buffer.alloc(65 * 1024)])],
      ["lengths beyond its end", Buffer.from(good.map((octet, index) => (index === 2 ? 0xff : octet)))],
      ["XML", Buffer.from("<a/>")]
    ] as const) {
      const answer = await store(content)
      report(name, answerText(answer), isOrderly(answer) && [400, 422].includes(answer.status))
    }
  }
}

import { developmentToken } from "@radicar/api/access/DevelopmentTenant"
import { askingOf } from "../../ask.ts"
import { filingBodies } from "../load/filingBodies.ts"

const filingPath = "/v1/dian/invoices/?companyId=1&providerId=1"

const note = `"Note":"Gracias por su compra"`

/** Faults of the sandbox that a document requests in its note; docs/guides/faults.md explains each. */
const troubles = [
  "slow delay='3 seconds'",
  "http-503",
  "drop-after-processing",
  "drop-before-processing",
  "slow delay='12 seconds'",
  "truncated",
  "connection-reset",
  "application-response-tampered"
]

/** Number of filed documents remembered for queries, enough for caches to see new and old ones. */
const remembered = 200

/** Makes the function that sends the requests of a run to a service, one kind after the other. */
export const trafficOf = (url: string) => {
  const asking = askingOf(url)
  const ask = (path: string, body?: Buffer) => asking(path, { token: developmentToken, body })
  const nextBody = filingBodies(20, 990_000_001)
  const filed: Array<{ readonly body: Buffer; readonly uuid: string }> = []
  let trouble = 0
  let requestCount = 0

  const someFiled = () => filed[(requestCount++ * 7) % filed.length]

  const file = async (body: Buffer): Promise<number> => {
    const { status, text } = await ask(filingPath, body)
    if (status === 200) {
      const { document } = JSON.parse(text) as { readonly document: { readonly uuid: string } }
      filed.push({ body, uuid: document.uuid })
      if (filed.length > remembered) filed.shift()
    }
    return status
  }

  const bodyWithNote = (text: string): Buffer =>
    Buffer.from(
      nextBody()
        .toString("utf8")
        .replace(note, `"Note":${JSON.stringify(text)}`)
    )

  const repeat = async (): Promise<number> => {
    const filedDocument = someFiled()
    return filedDocument === undefined ? file(nextBody()) : (await ask(filingPath, filedDocument.body)).status
  }

  const download = (path: string) => async (): Promise<number> => {
    const filedDocument = someFiled()
    return filedDocument === undefined ? file(nextBody()) : (await ask(`${path}uuid=${filedDocument.uuid}`)).status
  }

  const turns: ReadonlyArray<readonly [what: string, expected: ReadonlyArray<number>, turn: () => Promise<number>]> = [
    ["filed", [200], () => file(nextBody())],
    ["repeated", [200], repeat],
    ["filed", [200], () => file(nextBody())],
    ["PDF", [200], download("/v1/files/pdf?")],
    ["filed", [200], () => file(nextBody())],
    ["XML", [200], download("/v1/files/xml?")],
    ["filed", [200], () => file(nextBody())],
    ["list", [200], async () => (await ask("/v1/submissions/?companyId=1")).status],
    ["filed", [200], () => file(nextBody())],
    ["no JSON", [400], async () => (await ask(filingPath, Buffer.from('{"Number": 1,'))).status],
    ["filed", [200], () => file(nextBody())],
    ["repeated", [200], repeat],
    [
      "against the rules",
      [400, 422],
      () => file(Buffer.from(nextBody().toString("utf8").replace(`"CurrencyCode":"COP"`, `"CurrencyCode":"XXX"`)))
    ],
    ["filed", [200], () => file(nextBody())],
    ["rejected", [200], () => file(bodyWithNote("[[sandbox:rejected-with-repeated-messages]]"))],
    ["filed", [200], () => file(nextBody())],
    // after many faults the authority is not called for a while, and new filings are pending
    ["in trouble", [200, 202], () => file(bodyWithNote(`[[sandbox:${troubles[trouble++ % troubles.length]}]]`))],
    ["filed", [200], () => file(nextBody())],
    ["container", [200, 404], download("/v1/files/xml?kind=attached&")],
    ["repeated", [200], repeat]
  ]

  let turn = 0
  /** Makes the next request; returns its kind and status, and whether that status was expected. */
  return async () => {
    const [what, expected, make] = turns[turn++ % turns.length]!
    const status = await make()
    return { what, status, isExpected: expected.includes(status) || (expected[0] === 200 && status === 202) }
  }
}

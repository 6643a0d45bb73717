import { assert } from "vitest"
import { type ClientGenerator, makeClientFolder, runCommands } from "../../../src/openapi/clients.ts"

/** Now on Colombian clocks, as a body states it. */
const colombianNow = (): string => new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 19)

/**
 * The total of the invoice that each program files, by Python's `decimal`: 1.234567 × 123456789.55 and 5 % of it, each
 * rounded to two digits. Seven digits, the precision of a 32-bit float, give another.
 */
const total = "160036462.22"

/**
 * Makes a client of the service's own OpenAPI document, compiles it with its program, and has the program file an
 * invoice and read a refusal in Spanish.
 */
export const checkClient = async (
  generator: ClientGenerator,
  serviceUrl: string,
  { number, prepare }: { readonly number: number; readonly prepare: (folder: string) => void }
): Promise<void> => {
  // a kept connection ends unseen while the commands of the client before block this process
  const headers = { connection: "close" }
  const document = await (await fetch(`${serviceUrl}/openapi.json?webhooks=false&unions=false`, { headers })).text()
  const folder = makeClientFolder(generator, document)
  prepare(folder)
  const printed = runCommands(`${generator.generate} >&2\n${generator.run}`, folder, {
    RADICAR_URL: serviceUrl,
    INVOICE_NUMBER: String(number),
    INVOICE_DATE: colombianNow()
  })
  const [outcome = "", refusal = ""] = printed.trim().split("\n").slice(-2)
  assert.strictEqual(outcome, `submitted ${number} ${total}`)
  assert.match(refusal, /^El documento incumple reglas/u)
  assert.match(refusal, /dígito de verificación/u)
}

import { read } from "@radicar/fixtures/certificates/TestCertificates"
import * as Pkcs12 from "@radicar/signature/inner/Pkcs12"
import { Effect, Redacted } from "effect"
import { randomUUID, sign } from "node:crypto"
import { promisify } from "node:util"
import { Pool } from "pg"

const { bytes, password } = read("company")
const { privateKey } = await Effect.runPromise(Pkcs12.open(bytes, Redacted.make(password), new Date()))
// with a callback, the thread pool signs, as in the service
const signed = promisify(sign) as (algorithm: string, data: Buffer, key: typeof privateKey) => Promise<Buffer>

const pool = new Pool({ connectionString: process.env["DATABASE_URL"], max: 10 })
await pool.query(
  "create table if not exists received (id uuid primary key, body bytea not null, signature bytea not null)"
)

/**
 * Does the minimum work of a filing: two signatures over the body, and a committed insert of the body. Returns a
 * minimal answer.
 */
export const signAndInsert = async (body: Buffer): Promise<{ readonly id: string; readonly status: "submitted" }> => {
  const id = randomUUID()
  const first = await signed("sha256", body, privateKey)
  const second = await signed("sha256", first, privateKey)
  await pool.query({
    name: "receive",
    text: "insert into received (id, body, signature) values ($1, $2, $3)",
    values: [id, body, second]
  })
  return { id, status: "submitted" }
}

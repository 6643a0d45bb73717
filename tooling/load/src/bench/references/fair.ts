import { read } from "@radicar/fixtures/certificates/TestCertificates"
import * as Pkcs12 from "@radicar/signature/inner/Pkcs12"
import { zipDeflated } from "@radicar/zip/inner/zip"
import { Effect, Redacted } from "effect"
import { hash, randomUUID, sign, verify } from "node:crypto"
import { Agent, createServer, request } from "node:http"
import { buffer } from "node:stream/consumers"
import { promisify } from "node:util"
import { constants, deflateRawSync, zstdCompressSync } from "node:zlib"
import { Pool } from "pg"
import { invoiceText } from "../invoiceText.ts"
import { pipeline } from "../pipeline.ts"

const opened = (name: "authority" | "company") => {
  const { bytes, password } = read(name)
  return Effect.runPromise(Pkcs12.open(bytes, Redacted.make(password), new Date()))
}
const { privateKey } = await opened("company")
const authorityKey = (await opened("authority")).certificate.publicKey
// with a callback, the thread pool signs, as in the service
const signed = promisify(sign) as (algorithm: string, data: Buffer, key: typeof privateKey) => Promise<Buffer>
const signature = async (...digests: ReadonlyArray<string>): Promise<string> =>
  (await signed("sha256", Buffer.from(`<ds:SignedInfo>${digests.join("")}`), privateKey)).toString("base64")

const between = (text: string, before: string, after: string): string => {
  const at = text.indexOf(before)
  const start = at + before.length
  const end = text.indexOf(after, start)
  if (at < 0 || end <= start) throw new Error(`There is nothing between ${before} and ${after}.`)
  return text.slice(start, end)
}

// a document of this size, into which key, number and signature are put
const document = Buffer.from(pipeline(invoiceText(20)).bytes).toString("latin1")
const exampleKey = /<cbc:UUID[^>]*>([0-9a-f]+)</u.exec(document)?.[1] ?? ""
const exampleNumber = between(document, "<cbc:ID>", "<")
const exampleSignature = /<ds:SignatureValue[^>]*>([^<]+)</u.exec(document)?.[1] ?? ""
const certificate = between(document, "<ds:X509Certificate>", "<")
const parts = document.split(new RegExp(`(${exampleKey}|${exampleNumber})`, "u"))

const pool = new Pool({ connectionString: process.env["DATABASE_URL"], max: 10 })
await pool.query(`
  create table tokens (hash text primary key, company text not null);
  insert into tokens values ('token', '1');
  create table documents (
    id uuid primary key, number text unique, document_key text unique, issuer text, facts jsonb, deflated bytea,
    request bytea, created_at timestamptz default now()
  );
  create index on documents (issuer, created_at);
  create table standings (id uuid primary key, state text, answered_at timestamptz) with (fillfactor = 80);
  create table answers (id uuid primary key, answer bytea);
  create table evidence (key text primary key, sha256 text, bytes bytea);
  alter table documents alter deflated set storage external, alter request set storage external;
  alter table answers alter answer set storage external;
  alter table evidence alter bytes set storage external`)
const query = (name: string, text: string, values: ReadonlyArray<unknown>) =>
  pool.query<{ readonly company: string }>({ name, text, values: [...values] })

const agent = new Agent({ keepAlive: true })
const post = (message: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const headers = { "content-type": "application/soap+xml", "content-length": message.length }
    request(process.env["AUTHORITY_URL"] ?? "", { agent, method: "POST", headers }, (answer) => resolve(buffer(answer)))
      .on("error", reject)
      .end(message, "latin1")
  })

const zstd = (octets: Buffer, dictionary?: Buffer): Buffer =>
  zstdCompressSync(octets, {
    ...(dictionary === undefined ? {} : { dictionary }),
    params: { [constants.ZSTD_c_compressionLevel]: 1 }
  })

/** Throws unless an ApplicationResponse accepts the document of a key and bears the signature of the authority. */
const checkAcceptance = (text: string, key: string): void => {
  const [at, end] = [text.indexOf("<ds:Signature "), text.indexOf("</ds:Signature>") + 15]
  const digest = hash("sha256", text.slice(text.indexOf("<Appl"), at) + text.slice(end), "base64")
  const info = `<ds:SignedInfo${between(text, "<ApplicationResponse", ">")}>${between(text, "<ds:SignedInfo>", "</ds:SignedInfo>")}</ds:SignedInfo>`
  const value = /<ds:SignatureValue[^>]*>([^<]+)</u.exec(text)?.[1] ?? ""
  const isSigned =
    info.includes(`<ds:DigestValue>${digest}<`) &&
    verify("sha256", Buffer.from(info), authorityKey, Buffer.from(value, "base64"))
  const isAcceptance = text.includes(`<cbc:UUID>${key}<`) && text.includes("<cbc:ResponseCode>02<")
  if (!isSigned || !isAcceptance) throw new Error("The answer is no acceptance of the document by the authority.")
}

/** Signs the container and keeps it with the exchange, after the answer to the caller. */
const keep = async (id: string, octets: Buffer, evidence: Buffer, exchange: Buffer, encoded: string): Promise<void> => {
  const body = `${octets.toString("utf8")}]]></a><b><![CDATA[${evidence.toString("utf8")}]]></b></AttachedDocument>`
  const escaped = body.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
  const third = await signature(hash("sha256", escaped, "base64"))
  const container = Buffer.from(`<AttachedDocument>${certificate}${third}<![CDATA[${body}`)
  await query("keep", "insert into evidence values ($1, $2, $3), ($4, $5, $6)", [
    `container/${id}`,
    hash("sha256", container),
    zstd(container, Buffer.concat([octets, evidence])),
    `exchange/${id}`,
    hash("sha256", exchange),
    zstd(exchange, Buffer.concat([octets, Buffer.from(encoded, "latin1")]))
  ])
}

const file = async (body: Buffer): Promise<{ readonly id: string; readonly status: "submitted" }> => {
  const id = randomUUID()
  const json: Record<string, unknown> = JSON.parse(body.toString("utf8"))
  const { rows } = await query("admit", "select company from tokens where hash = $1", ["token"])
  const number = `SETP${String(json["Number"])}`
  const key = hash("sha384", number + id)
  const xml = parts.map((part) => (part === exampleKey ? key : part === exampleNumber ? number : part)).join("")
  const digests = [xml, certificate, id].map((each) => hash("sha256", each, "base64"))
  const first = await signature(...digests)
  const octets = Buffer.from(xml.replace(exampleSignature, first), "latin1")
  const deflated = deflateRawSync(octets, { level: 3 })
  delete json["SigningCertificate"]
  await query(
    "claim",
    `with document as (
      insert into documents (id, number, document_key, issuer, facts, deflated, request)
      values ($1, $2, $3, $4, $5, $6, $7) returning id
    ) insert into standings select id, 'filing' from document`,
    [
      id,
      number,
      key,
      rows[0]?.company,
      JSON.stringify({ number, digests, key }),
      deflated,
      zstd(Buffer.from(JSON.stringify(json)), octets)
    ]
  )
  const content = Buffer.from(zipDeflated(`${number}.xml`, octets, deflated)).toString("base64")
  const stamp = `<u:Timestamp><u:Created>${new Date().toISOString()}</u:Created></u:Timestamp>`
  const second = await signature(hash("sha256", stamp, "base64"))
  const message = `<s:Envelope><s:Header><o:Security>${stamp}<b>${certificate}</b><v>${second}</v></o:Security></s:Header><s:Body><fileName>${number}</fileName><wcf:contentFile>${content}</wcf:contentFile></s:Body></s:Envelope>`
  const answer = await post(message)
  const answered = between(answer.toString("latin1"), "XmlBase64Bytes>", "<")
  const evidence = Buffer.from(answered, "base64")
  checkAcceptance(evidence.toString("utf8"), key)
  await query(
    "settle",
    `with standing as (
      update standings set state = 'accepted', answered_at = now() where id = $1 and state = 'filing' returning id
    ) insert into answers select id, $2 from standing`,
    [id, zstd(evidence)]
  )
  // an error ends the program, and with it the measurement
  void keep(id, octets, evidence, Buffer.concat([Buffer.from(message, "latin1"), answer]), content + answered)
  return { id, status: "submitted" }
}

/**
 * Reference program: the outside work of a filing in a straight line. That is JSON in, three RSA signatures, one
 * verification, four round trips to the database, one POST to the authority, deflate, and evidence that is compressed
 * and kept. It has no rules, rendering, canonical form or retries.
 */
createServer(async (incoming, response) => {
  const answer = incoming.method === "POST" ? await file(await buffer(incoming)) : {}
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer))
}).listen(Number(process.argv[2]), "127.0.0.1")

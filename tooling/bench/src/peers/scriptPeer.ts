import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { identity } from "../pipeline.ts"
import type { Peer } from "./Peer.ts"

const certificate = `-----BEGIN CERTIFICATE-----\n${identity.certificateBase64}\n-----END CERTIFICATE-----\n`

/** A peer that a script is: one process that signs again and again and says how long it took, its start not counted. */
export interface Script {
  readonly name: string
  readonly missing: string | undefined
  /** The program and what it is given before the files. */
  readonly command: readonly [program: string, ...args: ReadonlyArray<string>]
  /** What is signed, where that is not the unsigned XML. */
  readonly template?: string
  /** The signatures made for each requested one: enough for a fast script. */
  readonly often: number
}

/**
 * A peer of a script, which is given the XML, the key, the certificate, how often to sign and where to write what it
 * signed last, and says how many microseconds one signature took.
 */
export const scriptPeer = ({ command: [program, ...args], missing, name, often, template }: Script): Peer => {
  const run = (xml: string, times: number): { readonly signed: string; readonly micros: number } => {
    const folder = mkdtempSync(join(tmpdir(), "peer-"))
    try {
      const files = ["in.xml", "key.pem", "certificate.pem", "out.xml"].map((file) => join(folder, file))
      const [input = "", key = "", chain = "", output = ""] = files
      writeFileSync(input, template ?? xml)
      writeFileSync(key, identity.privateKey.export({ type: "pkcs8", format: "pem" }), { mode: 0o600 })
      writeFileSync(chain, certificate)
      const said = execFileSync(program, [...args, input, key, chain, String(times), output], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "inherit"]
      })
      return { signed: readFileSync(output, "utf8"), micros: Number(said) }
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  return {
    name,
    ...(missing === undefined ? {} : { missing }),
    sign: async (xml) => run(xml, 1).signed,
    time: async (xml, times) => run(xml, times * often).micros
  }
}

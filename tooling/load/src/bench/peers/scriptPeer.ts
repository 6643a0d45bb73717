import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { identity } from "../pipeline.ts"
import type { Peer } from "./Peer.ts"

const certificate = `-----BEGIN CERTIFICATE-----\n${identity.certificateBase64}\n-----END CERTIFICATE-----\n`

/**
 * Settings of a peer that is a script: one process that signs repeatedly and reports the duration without its start.
 */
export interface Script {
  readonly name: string
  readonly missing: string | undefined
  /** The program, and the arguments that precede the file names. */
  readonly command: readonly [program: string, ...args: ReadonlyArray<string>]
  /** Text to sign in place of the unsigned XML, if any. */
  readonly template?: string
  /** Number of signatures that the script makes for each requested one; higher for a fast script. */
  readonly often: number
}

/**
 * Makes a peer of a script. The script gets the files of the XML, the key and the certificate, the number of
 * signatures, and the output file for the last signature. It prints the microseconds per signature.
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
      const printed = execFileSync(program, [...args, input, key, chain, String(times), output], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "inherit"]
      })
      return { signed: readFileSync(output, "utf8"), micros: Number(printed) }
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

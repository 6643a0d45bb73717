import { execFileSync, spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { identity } from "../pipeline.ts"
import type { Peer } from "./Peer.ts"
import { templateOf } from "./template.ts"

const missing = spawnSync("xmlsec1", ["--version"]).status === 0 ? undefined : "xmlsec1 is not installed"

const run = (template: string, times: number): { readonly output: string; readonly milliseconds: number } => {
  const folder = mkdtempSync(join(tmpdir(), "xmlsec1-"))
  try {
    const [input, key, output] = [join(folder, "in.xml"), join(folder, "key.pem"), join(folder, "out.xml")]
    writeFileSync(input, template)
    writeFileSync(key, identity.privateKey.export({ type: "pkcs8", format: "pem" }), { mode: 0o600 })
    const ids = ["http://www.w3.org/2000/09/xmldsig#:KeyInfo", "http://uri.etsi.org/01903/v1.3.2#:SignedProperties"]
    const before = performance.now()
    execFileSync(
      "xmlsec1",
      [
        "--sign",
        "--repeat",
        String(times),
        "--privkey-pem",
        key,
        ...ids.flatMap((id) => ["--id-attr:Id", id]),
        "--output",
        output,
        input
      ],
      { stdio: ["ignore", "ignore", "pipe"] }
    )
    const milliseconds = performance.now() - before
    return { output: readFileSync(output, "utf8"), milliseconds }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Makes a peer of libxmlsec1 over libxml2, run by the program `xmlsec1`. It signs a template made by our code, with
 * three references like our signatures.
 */
export const xmlsec1 = (signed: string): Peer => {
  const template = templateOf(signed)
  return {
    name: "libxmlsec1 (xmlsec1 --repeat)",
    ...(missing === undefined ? {} : { missing }),
    sign: async () => run(template, 1).output,
    // both runs include the start and reading the key, which must be a small part of the longer one
    time: async (_, calls) => {
      const times = calls * 20
      return ((run(template, times + 1).milliseconds - run(template, 1).milliseconds) * 1000) / times
    }
  }
}

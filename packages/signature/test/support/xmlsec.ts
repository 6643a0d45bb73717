import { execFileSync, spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Whether the third-party verifier is installed. */
export const xmlsecInstalled = spawnSync("xmlsec1", ["--version"]).status === 0

/** Runs `xmlsec1 --verify` over a document; throws with its words when it says no. */
export const xmlsecVerify = (content: Uint8Array | string, args: ReadonlyArray<string>): void => {
  const folder = mkdtempSync(join(tmpdir(), "radicar-xmlsec-"))
  try {
    const file = join(folder, "signed.xml")
    writeFileSync(file, content)
    execFileSync("xmlsec1", ["--verify", ...args, file], { stdio: "pipe" })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

import { execFileSync, spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Whether OpenSSL 3's command is installed. */
export const opensslInstalled = spawnSync("openssl", ["kdf", "-help"]).status === 0

/** The PKCS#12 key derivation by OpenSSL; `options` as `-kdfopt` takes them. */
export const opensslKdf = (options: ReadonlyArray<string>, length: number): Buffer => {
  const args = ["kdf", "-keylen", String(length), ...options.flatMap((option) => ["-kdfopt", option]), "PKCS12KDF"]
  return Buffer.from(execFileSync("openssl", args, { encoding: "utf8" }).replace(/[^0-9A-F]/gi, ""), "hex")
}

/** A PKCS#12 file of OpenSSL with its present algorithms; it takes the octets of the password as they are. */
export const opensslPkcs12 = (certificate: string, key: string, password: Uint8Array): Uint8Array => {
  const folder = mkdtempSync(join(tmpdir(), "pkcs12-"))
  try {
    const [pem, secret] = [join(folder, "both.pem"), join(folder, "password")]
    writeFileSync(pem, `${certificate}\n${key}`)
    writeFileSync(secret, password)
    return execFileSync("openssl", ["pkcs12", "-export", "-in", pem, "-passout", `file:${secret}`])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

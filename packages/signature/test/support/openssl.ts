import { execFileSync, spawnSync } from "node:child_process"

/** Whether OpenSSL 3's command is installed. */
export const opensslInstalled = spawnSync("openssl", ["kdf", "-help"]).status === 0

/** The PKCS#12 key derivation by OpenSSL; `options` as `-kdfopt` takes them. */
export const opensslKdf = (options: ReadonlyArray<string>, length: number): Buffer => {
  const args = ["kdf", "-keylen", String(length), ...options.flatMap((option) => ["-kdfopt", option]), "PKCS12KDF"]
  return Buffer.from(execFileSync("openssl", args, { encoding: "utf8" }).replace(/[^0-9A-F]/gi, ""), "hex")
}

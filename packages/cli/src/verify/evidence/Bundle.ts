import { EvidenceManifest } from "@radicar/contract/inner/evidence/EvidenceManifest"
import { type EvidencePath, evidencePaths } from "@radicar/contract/inner/evidence/evidenceParts"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { Finding } from "@radicar/ubl/inner/verify/Finding"
import { Option, Result, Schema } from "effect"
import { hash } from "node:crypto"
import { readKnownFiles } from "../unpackXml.ts"

/** An opened evidence bundle (a ZIP with the complete record of a filing), not yet verified. */
export interface Bundle {
  /** The manifest; `undefined` if it is missing or unreadable. */
  readonly manifest: EvidenceManifest | undefined
  /** Whether the manifest's digest of itself is correct. */
  readonly manifestHolds: boolean
  readonly files: ReadonlyMap<EvidencePath, Uint8Array>
  /** Names of files that do not belong in a bundle. */
  readonly others: ReadonlyArray<string>
}

const manifestName = "manifest.json"

const names: ReadonlySet<string> = new Set([manifestName, ...evidencePaths])

const isPath = (name: string): name is EvidencePath => name !== manifestName && names.has(name)

const decodeManifest = Schema.decodeUnknownOption(Schema.fromJsonString(EvidenceManifest))

const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Whether the manifest is unchanged. Its last field is the SHA-256 of the whole manifest with zeros in place of the
 * digest.
 */
const holds = (text: string): boolean => {
  const [, before, digest = "", behind] = /^([^]*"manifestSha256": ")([0-9a-f]{64})("\n\}\n)$/u.exec(text) ?? []
  return hash("sha256", `${before}${"0".repeat(64)}${behind}`) === digest
}

/** Opens a bundle; fails with a text for a person if the file is not a readable ZIP. */
export const openBundle = (bytes: Uint8Array): Result.Result<Bundle, Localized> =>
  Result.map(readKnownFiles(bytes, names), ({ namedFiles, others }) => {
    const manifest = namedFiles.find(({ name }) => name === manifestName)
    const text = textOf(manifest?.bytes ?? new Uint8Array()) ?? ""
    return {
      manifest: Option.getOrUndefined(decodeManifest(text)),
      manifestHolds: holds(text),
      files: new Map(
        namedFiles.flatMap(({ bytes: content, name }) => (isPath(name) ? [[name, content] as const] : []))
      ),
      others
    }
  })

/** Texts for both outcomes of a check, with expected and actual value for a failure. */
interface BundleCheck {
  readonly check: string
  readonly ok: boolean
  readonly holds: Localized
  readonly fails: Localized
  readonly expected?: string | undefined
  readonly actual?: string | undefined
}

/** Makes the finding of a check of an evidence bundle. */
export const bundleFinding = ({ actual, check, expected, fails, holds, ok }: BundleCheck): Finding => ({
  section: "bundle",
  check,
  ok,
  detail: ok ? holds : fails,
  ...(ok ? {} : { expected, actual })
})

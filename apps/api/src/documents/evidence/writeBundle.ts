import type { EvidenceFile, EvidenceManifest } from "@radicar/contract/inner/evidence/EvidenceManifest"
import {
  evidenceParts,
  type EvidencePath,
  evidencePaths,
  type MissingReason
} from "@radicar/contract/inner/evidence/evidenceParts"
import { zipFiles } from "@radicar/zip/inner/zip"
import type { ZipEntry } from "@radicar/zip/inner/ZipEntry"
import { createHash } from "node:crypto"
import type { Task } from "../../platform/work/HeavyWork.ts"

/** A file of a bundle with its original name, or the reason for its absence. */
export type EvidenceContent = { readonly bytes: Uint8Array; readonly fileName?: string } | MissingReason

/** The subject of a bundle: submission, software and time. */
export type EvidenceSubject = Pick<EvidenceManifest, "software" | "created" | "submission">

const sha256 = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex")

const zeros = "0".repeat(64)

const writeManifest = (manifest: Omit<EvidenceManifest, "manifestSha256">): Uint8Array => {
  const text = `${JSON.stringify({ ...manifest, manifestSha256: zeros }, undefined, 2)}\n`
  // the last field, so its zeros are the last ones
  const at = text.lastIndexOf(zeros)
  return Buffer.from(`${text.slice(0, at)}${sha256(text)}${text.slice(at + zeros.length)}`)
}

/** Subject and contents of a bundle. */
export interface BundleParts {
  readonly subject: EvidenceSubject
  /** Files by path; an undefined one, such as unsent bytes of a document that was filed as signed, is left out. */
  readonly contents: Readonly<Record<EvidencePath, EvidenceContent | undefined>>
}

/**
 * The ZIP of a bundle: first its manifest, then every available file in a fixed order. Equal contents make equal
 * octets.
 */
const bundleOf = ({ contents, subject }: BundleParts): Uint8Array => {
  const files: Array<EvidenceFile> = []
  const missing: Array<EvidenceManifest["missing"][number]> = []
  const entries: Array<ZipEntry> = []
  for (const path of evidencePaths) {
    const content = contents[path]
    if (content === undefined) continue
    if (typeof content === "string") {
      missing.push({ path, reason: content })
      continue
    }
    const { bytes, fileName } = content
    files.push({
      path,
      ...evidenceParts[path],
      size: bytes.length,
      sha256: sha256(bytes),
      ...(fileName === undefined ? {} : { fileName })
    })
    entries.push({ name: path, bytes })
  }
  const manifest = writeManifest({ format: "radicar-evidence", version: 1, ...subject, files, missing })
  return zipFiles([{ name: "manifest.json", bytes: manifest }, ...entries])
}

/** Writes the ZIP of a bundle; compressing a megabyte takes 30 to 50 ms. */
export const writeBundle: Task<BundleParts, Uint8Array> = {
  name: "writeBundle",
  run: bundleOf,
  smallest: 256 * 1024
}

/** Number of octets in the files of a bundle. */
export const bundledOctets = ({ contents }: BundleParts): number =>
  Object.values(contents).reduce((sum, content) => sum + (typeof content === "object" ? content.bytes.length : 0), 0)

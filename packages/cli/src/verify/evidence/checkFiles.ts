import type { EvidenceFile, EvidenceManifest } from "@radicar/contract/inner/evidence/EvidenceManifest"
import { type EvidencePath, evidencePaths } from "@radicar/contract/inner/evidence/evidenceParts"
import type { Finding } from "@radicar/ubl/inner/verify/Finding"
import { hash } from "node:crypto"
import { type Bundle, bundleFinding } from "./Bundle.ts"

const manifestFinding = ({ manifest, manifestHolds }: Bundle): Finding =>
  bundleFinding({
    check: "manifest.json",
    ok: manifest !== undefined && manifestHolds,
    holds: { en: "has the digest that it states of itself", es: "tiene el resumen que dice de sí mismo" },
    fails:
      manifest === undefined
        ? {
            en: "there is no manifest of a version that this program knows",
            es: "no hay un manifiesto de una versión que este programa conozca"
          }
        : { en: "the manifest was changed after it was made", es: "el manifiesto fue cambiado después de hecho" }
  })

const listed = ({ files }: Bundle, { path, sha256, size }: EvidenceFile): Finding => {
  const bytes = files.get(path)
  const actual = bytes === undefined ? undefined : hash("sha256", bytes)
  return bundleFinding({
    check: path,
    ok: actual === sha256 && bytes?.length === size,
    holds: { en: "has the digest that the manifest states", es: "tiene el resumen que dice el manifiesto" },
    fails:
      bytes === undefined
        ? { en: "the manifest lists it, but it is not there", es: "el manifiesto lo nombra, pero no está" }
        : { en: "it is not the file that the manifest lists", es: "no es el archivo que nombra el manifiesto" },
    expected: sha256,
    actual
  })
}

const unlisted = ({ files, others }: Bundle, manifest: EvidenceManifest): Finding => {
  const listedPaths = new Set<string>(manifest.files.map(({ path }) => path))
  const strange = [...[...files.keys()].filter((path) => !listedPaths.has(path)), ...others]
  return bundleFinding({
    check: "unlisted",
    ok: strange.length === 0,
    holds: { en: "every file is listed", es: "todo archivo está en la lista" },
    fails: { en: "the manifest does not list it", es: "el manifiesto no lo nombra" },
    expected: "",
    actual: strange.slice(0, 5).join(", ")
  })
}

/** Path of a file that a bundle has only after a loss of the database; its absence needs no reason. */
const rare: EvidencePath = "unsent.xml"

/** Checks that each path is listed exactly once, as present or as missing with a reason. */
const accounted = ({ files, missing }: EvidenceManifest): Finding => {
  const paths = [...files, ...missing].map(({ path }) => path)
  const wrong = evidencePaths.filter((path) => {
    const { length } = paths.filter((one) => one === path)
    return length > 1 || (length === 0 && path !== rare)
  })
  return bundleFinding({
    check: "accounted",
    ok: wrong.length === 0,
    holds: { en: "what is not there has a reason", es: "lo que no está tiene un motivo" },
    fails: { en: "the manifest gives no reason for it", es: "el manifiesto no da el motivo" },
    actual: wrong.join(", ")
  })
}

/** Checks the files of a bundle against its manifest, and the manifest against itself. */
export const checkFiles = (bundle: Bundle): ReadonlyArray<Finding> => {
  const { manifest } = bundle
  return [
    manifestFinding(bundle),
    ...(manifest === undefined
      ? []
      : [...manifest.files.map((file) => listed(bundle, file)), unlisted(bundle, manifest), accounted(manifest)])
  ]
}

/**
 * `pnpm release`: builds and packs all packages, publishes those whose version the registry lacks, and tags them. With
 * `--from FOLDER` it publishes the files of a dry run, after checking their digests.
 *
 * `pnpm release --dry-run [FOLDER]` packs all packages into a folder with `SHA512SUMS`, and publishes nothing. With
 * `--next` they have the versions by the changesets; with `--registry URL` they are published to that registry, which
 * must be on this machine.
 */
import { createHash } from "node:crypto"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { makeCandidate } from "./candidate.ts"
import { refusalOf, repositoryAddress } from "./manifests.ts"
import { packAll, type Tarball } from "./packAll.ts"
import { publish } from "./publish.ts"
import { pnpm, publishedPackages, repository } from "./repository.ts"

const { positionals, values } = parseArgs({
  options: {
    "dry-run": { type: "boolean" },
    next: { type: "boolean" },
    registry: { type: "string" },
    from: { type: "string" }
  },
  allowPositionals: true
})

const sumsOf = (tarballs: ReadonlyArray<Tarball>): string =>
  tarballs
    .map(({ file }) => `${createHash("sha512").update(readFileSync(file)).digest("hex")}  ${basename(file)}\n`)
    .join("")

/** Packs all packages of the repository, or with `--next` of a copy with the next versions. */
const pack = (folder: string): ReadonlyArray<Tarball> => {
  if (values.next !== true) return packAll(folder)
  const candidate = makeCandidate()
  try {
    return packAll(folder, candidate.folder)
  } finally {
    rmSync(candidate.folder, { recursive: true, force: true })
  }
}

/** Reads the packed files of a dry run; throws unless their digests still match. */
const packed = (folder: string): ReadonlyArray<Tarball> => {
  const tarballs: ReadonlyArray<Tarball> = JSON.parse(readFileSync(join(folder, "packages.json"), "utf8")).map(
    (each: Tarball) => ({ ...each, file: join(folder, basename(each.file)) })
  )
  if (sumsOf(tarballs) !== readFileSync(join(folder, "SHA512SUMS"), "utf8")) {
    throw new Error(`the files in ${folder} are not those that SHA512SUMS lists`)
  }
  return tarballs
}

const requireThisMachine = (registry: string): void => {
  const { hostname } = new URL(registry)
  if (hostname !== "127.0.0.1" && hostname !== "localhost") {
    throw new Error(`${registry} is not on this machine: a dry run publishes to no other registry`)
  }
}

if (values["dry-run"] === true) {
  if (values.registry !== undefined) requireThisMachine(values.registry)
  const folder =
    positionals[0] === undefined ? mkdtempSync(join(tmpdir(), "radicar-release-")) : resolve(positionals[0])
  mkdirSync(folder, { recursive: true })
  const tarballs = pack(folder)
  writeFileSync(join(folder, "SHA512SUMS"), sumsOf(tarballs))
  writeFileSync(join(folder, "packages.json"), `${JSON.stringify(tarballs, undefined, 2)}\n`)
  if (values.registry !== undefined) publish(tarballs, values.registry)
  for (const { bytes, file, name, version } of tarballs) {
    console.log([name, version, `${(bytes / 1000).toFixed(1)} kB`, file].join("\t"))
  }
} else {
  const refusal = refusalOf(repositoryAddress)
  if (refusal !== undefined) throw new Error(refusal)
  if (values.from === undefined) {
    // otherwise modules removed since the last build would be published
    for (const { folder } of publishedPackages) {
      rmSync(join(repository, "packages", folder, "dist"), { recursive: true, force: true })
    }
  }
  const tarballs =
    values.from === undefined ? packAll(mkdtempSync(join(tmpdir(), "radicar-release-"))) : packed(resolve(values.from))
  for (const id of publish(tarballs)) console.log(`published ${id}`)
  console.log(pnpm(["exec", "changeset", "tag"]))
}

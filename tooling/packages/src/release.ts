/**
 * `pnpm release`: builds every package and publishes those whose version the registry does not have, with a tag each.
 * `pnpm release --dry-run [FOLDER]` packs all of them into a folder instead and publishes nothing.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { refusalOf, repositoryAddress } from "./manifests.ts"
import { packAll } from "./packAll.ts"
import { buildAll, pnpm, publishedPackages, repository } from "./repository.ts"

const { positionals, values } = parseArgs({ options: { "dry-run": { type: "boolean" } }, allowPositionals: true })

if (values["dry-run"]) {
  const folder =
    positionals[0] === undefined ? mkdtempSync(join(tmpdir(), "radicar-release-")) : resolve(positionals[0])
  mkdirSync(folder, { recursive: true })
  for (const { bytes, file, name, version } of packAll(folder)) {
    console.log([name, version, `${(bytes / 1000).toFixed(1)} kB`, file].join("\t"))
  }
} else {
  const refusal = refusalOf(repositoryAddress)
  if (refusal !== undefined) throw new Error(refusal)
  // a module that was removed since the last build would be published once more
  for (const { folder } of publishedPackages) {
    rmSync(join(repository, "packages", folder, "dist"), { recursive: true, force: true })
  }
  buildAll()
  console.log(pnpm("exec", "changeset", "publish"))
}

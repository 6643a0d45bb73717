/** Builds the page into `dist`, unless what is there was made of the very same sources. */
import { createHash } from "node:crypto"
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { build } from "vite"

const repository = join(import.meta.dirname, "../..")
const stamp = join(import.meta.dirname, "dist/.sources")

const sources = globSync(
  [
    "apps/console/{index.html,build.ts,vite.config.ts,src/**/*.*}",
    "packages/{contract,domain,http-client}/src/**/*.ts",
    "pnpm-lock.yaml"
  ],
  { cwd: repository }
)

const hash = createHash("sha256")
for (const path of sources.toSorted())
  hash
    .update(path)
    .update("\0")
    .update(readFileSync(join(repository, path)))
const digest = hash.digest("hex")

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== digest) {
  await build({ configFile: join(import.meta.dirname, "vite.config.ts"), logLevel: "warn" })
  writeFileSync(stamp, digest)
}

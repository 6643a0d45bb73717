/** Builds the page into `dist`, unless what is there was made of the very same sources. */
import { isStampedWith, sourcesDigest, stampFile } from "@radicar/bundle/stamp"
import { writeFileSync } from "node:fs"
import { join } from "node:path"

const folder = join(import.meta.dirname, "dist")

const digest = sourcesDigest([
  "apps/console/{index.html,build.ts,vite.config.ts,src/**/*.*}",
  "packages/{contract,domain,http-client}/src/**/*.ts",
  "pnpm-lock.yaml"
])

if (!isStampedWith(folder, digest)) {
  const { build } = await import("vite")
  await build({ configFile: join(import.meta.dirname, "vite.config.ts"), logLevel: "warn" })
  writeFileSync(stampFile(folder), digest)
}

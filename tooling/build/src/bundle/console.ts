import { join } from "node:path"
import { contents } from "./contents.ts"
import { isStampedWith, sourcesDigest, writeStamp } from "./stamp.ts"

const folder = join(import.meta.dirname, "../../../../apps/console")

/** Folder of the console's built page. */
export const builtConsole = join(folder, "dist")

const sources = [
  "apps/console/{index.html,vite.config.ts,build/**/*.ts,src/**/*.*}",
  "packages/{contract,domain,http-client}/src/**/*.ts",
  "tooling/build/src/bundle/{console,contents}.ts",
  "pnpm-lock.yaml"
]

/** Builds the page of `apps/console`, unless an existing build has the same sources. */
export const buildConsole = async (): Promise<void> => {
  const digest = sourcesDigest(sources)
  if (isStampedWith(builtConsole, digest)) return
  const { build } = await import("vite")
  const { plugin, write } = contents(folder)
  const { NODE_ENV } = process.env
  // a test runner has set another, with which Vite would compile components for development
  process.env["NODE_ENV"] = "production"
  await build({ configFile: join(folder, "vite.config.ts"), logLevel: "warn", plugins: [plugin] })
  process.env["NODE_ENV"] = NODE_ENV
  write(builtConsole)
  writeStamp(builtConsole, digest, sources)
}

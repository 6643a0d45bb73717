/**
 * Builds the site: `dist/site` is what a web server publishes at `SITE_BASE` (default `/help/`), `dist/help` the same
 * files packed, which the service answers from.
 */
import { rmSync } from "node:fs"
import { join } from "node:path"
import { build } from "vitepress"
import { writeTexts } from "./llms.mjs"
import { packSite } from "./packSite.mjs"
import { stagePages } from "./pages.mjs"

const here = import.meta.dirname
const dist = join(here, "dist/site")

stagePages(join(here, ".pages"))
await build(here)
writeTexts(join(here, ".pages"), dist)
rmSync(join(dist, "hashmap.json"), { force: true })
packSite(dist, join(here, "dist/help"))

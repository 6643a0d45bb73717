import { createRequire } from "node:module"
import type { Plugin } from "vite"

/**
 * Bundler plugin that names the exports which `@effect/platform-node/Undici` re-exports with a star. Undici is
 * CommonJS, and a bundle that is loaded late would otherwise lack its names.
 */
export const undiciNames: Plugin = {
  name: "undici-names",
  transform(code, id) {
    if (!id.endsWith("platform-node/dist/Undici.js")) return undefined
    const names = Object.keys(createRequire(id)("undici")).filter((name) => name !== "default")
    const passedOn = 'export * from "undici"'
    if (!code.includes(passedOn)) throw new Error(`${id} does not pass on undici as it did`)
    return code.replace(passedOn, `export const { ${names.join(", ")} } = Undici`)
  }
}

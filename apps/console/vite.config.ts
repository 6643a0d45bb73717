import type { UserConfig } from "vite"
import { factsPlugin } from "./build/factsPlugin.ts"

/**
 * The page for `/console`: built from the sources of the packages that it uses, so that none has to be built before.
 */
export default {
  root: import.meta.dirname,
  base: "/console/",
  plugins: [factsPlugin()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // a peer of the packages: where only what runs is installed, the page has it
  resolve: { dedupe: ["effect"], conditions: ["@radicar/source", "browser", "import", "module", "default"] },
  build: {
    target: "es2023",
    outDir: "dist",
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false
  },
  // for working on the page: it asks the service that `pnpm start` runs
  server: { proxy: { "/v1": "http://127.0.0.1:8080" } }
} satisfies UserConfig

import { execFileSync } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { Server } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "@radicar/fixtures/postgres/freePort"
import { runServer } from "verdaccio"

/** A registry of npm packages on this machine, empty of ours; what others wrote comes from the registry of npm. */
export interface LocalRegistry {
  readonly url: string
  /** Variables with which npm and npx of a new user use it. */
  readonly environment: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

/** Starts Verdaccio with a folder of its own, where anybody may publish what this repository does. */
export const localRegistry = async (): Promise<LocalRegistry> => {
  const folder = mkdtempSync(join(tmpdir(), "radicar-registry-"))
  const [port, upstream] = [await freePort(), execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" })]
  const anybody = { access: "$all", publish: "$all" }
  const server: unknown = await runServer({
    storage: join(folder, "storage"),
    self_path: folder,
    configPath: join(folder, "config.yaml"),
    auth: { htpasswd: { file: join(folder, "htpasswd") } },
    uplinks: { npm: { url: upstream.trim() } },
    packages: { "@radicar/*": anybody, radicar: anybody, "**": { access: "$all", proxy: "npm" } },
    // what `radicar` weighs, as JSON
    max_body_size: "50mb",
    log: { type: "stdout", format: "pretty", level: "error" }
  })
  if (!(server instanceof Server)) throw new Error("verdaccio gave no server")
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  const url = `http://127.0.0.1:${port}/`
  mkdirSync(join(folder, "home"))
  // npm publishes nothing without a token, whatever the registry asks for
  writeFileSync(join(folder, "home/.npmrc"), `registry=${url}\n//127.0.0.1:${port}/:_authToken=anybody\n`)
  const { PATH = "" } = process.env
  return {
    url,
    environment: { PATH, HOME: join(folder, "home"), LANG: "C.UTF-8" },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

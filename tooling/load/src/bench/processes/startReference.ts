import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { type ServerProcess, startServer } from "@radicar/fixtures/processes/startServer"

/** Starts a reference program of the folder `references`: an authority that judges nothing, or `fair`. */
export const startReference = (
  name: "authority" | "fair",
  folder: string,
  env: Readonly<Record<string, string>> = {}
): Promise<ServerProcess> =>
  startServer({
    words: (port) => [
      "--conditions=@radicar/source",
      fileURLToPath(new URL(`../references/${name}.ts`, import.meta.url)),
      String(port)
    ],
    env: () => env,
    upPath: "/",
    log: join(folder, `${name}.log`)
  })

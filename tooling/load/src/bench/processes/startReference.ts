import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { type ServerProcess, startServer } from "@radicar/fixtures/processes/startServer"

/** An authority that judges nothing, and the outside work of a filing alone. */
const programs = {
  authority: new URL("../references/authority.ts", import.meta.url),
  fair: new URL("../references/fair.ts", import.meta.url)
} as const

/** Starts a reference program with variables of its environment. */
export const startReference = (
  name: keyof typeof programs,
  folder: string,
  variables: Readonly<Record<string, string>> = {}
): Promise<ServerProcess> =>
  startServer({
    words: (port) => ["--conditions=@radicar/source", fileURLToPath(programs[name]), String(port)],
    env: () => variables,
    upPath: "/",
    log: join(folder, `${name}.log`)
  })

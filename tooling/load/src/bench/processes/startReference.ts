import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { type ServerProcess, startServer } from "@radicar/fixtures/processes/startServer"

/**
 * Programs that the service is compared with or runs against: two HTTP servers that make two signatures and one insert,
 * and an authority that judges nothing.
 */
const programs = {
  bare: new URL("../references/bare.ts", import.meta.url),
  fastify: new URL("../references/fastify.ts", import.meta.url),
  authority: new URL("../references/authority.ts", import.meta.url)
} as const

/** Starts a reference program; the programs that insert need the URL of a database. */
export const startReference = (name: keyof typeof programs, folder: string, databaseUrl = ""): Promise<ServerProcess> =>
  startServer({
    words: (port) => ["--conditions=@radicar/source", fileURLToPath(programs[name]), String(port)],
    env: () => ({ DATABASE_URL: databaseUrl }),
    upPath: "/",
    log: join(folder, `${name}.log`)
  })

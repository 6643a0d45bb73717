/**
 * Builds what the image has, where no container engine is: the `RUN` steps of the Dockerfile's build stage, one after
 * the other, over a copy of what git has. What they made is then started as the image starts it, on a Postgres, with
 * nothing around it that could be found by accident.
 */
import { PostgresServer } from "@radicar/postgres/PostgresServer"
import { freePort } from "@radicar/postgres/freePort"
import { execFileSync, spawn, spawnSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { repository, stages } from "./dockerfile.ts"
import { isIgnored } from "./ignored.ts"

const folder = mkdtempSync(join(tmpdir(), "radicar-image-"))
const [source, service, secrets] = [join(folder, "radicar"), join(folder, "service"), join(folder, "secrets")]

const timed = async <A>(name: string, work: () => Promise<A> | A): Promise<A> => {
  const started = performance.now()
  const result = await work()
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${name}`)
  return result
}

const copySource = (): void => {
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: repository,
    encoding: "utf8",
    maxBuffer: 2 ** 26
  })
  for (const file of files.split("\0").filter((name) => name !== "" && !isIgnored(name))) {
    mkdirSync(dirname(join(source, file)), { recursive: true })
    cpSync(join(repository, file), join(source, file))
  }
}

const build = async (): Promise<void> => {
  await timed("copy", copySource)
  const steps = stages().stages[0]?.instructions ?? []
  for (const { keyword, text } of steps.filter(({ keyword }) => keyword === "RUN")) {
    const command = text.replaceAll("/service", service)
    await timed(`${keyword} ${text}`, () => {
      const { status, stderr, stdout } = spawnSync("sh", ["-c", command], {
        cwd: source,
        env: { ...process.env, CI: "true", TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" },
        encoding: "utf8"
      })
      if (status !== 0) throw new Error(`${text} ended with ${status}\n${stdout}\n${stderr}`)
    })
  }
}

const run = async (databaseUrl: string): Promise<void> => {
  mkdirSync(secrets, { mode: 0o700 })
  writeFileSync(join(secrets, "database-url"), `${databaseUrl}\n`)
  writeFileSync(join(secrets, "master-key"), `${randomBytes(32).toString("base64")}\n`)
  const port = await freePort()
  const env = {
    NODE_ENV: "production",
    RADICAR_ENVIRONMENT: "habilitacion",
    HOST: "127.0.0.1",
    PORT: String(port),
    RADICAR_DATA_DIR: join(folder, "never-made"),
    DATABASE_URL_FILE: join(secrets, "database-url"),
    RADICAR_MASTER_KEY_FILE: join(secrets, "master-key")
  }
  const main = join(service, "bin/main.js")
  // the sources are gone, so that nothing of them is run by accident
  rmSync(source, { recursive: true, force: true })
  const api = (...args: ReadonlyArray<string>) =>
    spawnSync(process.execPath, [main, ...args], { env, encoding: "utf8" })
  const checked = await timed("check-config", () => api("check-config"))
  if (checked.status !== 0)
    throw new Error(`check-config ended with ${checked.status}\n${checked.stdout}${checked.stderr}`)
  const child = spawn(process.execPath, [main], { env, cwd: service, stdio: ["ignore", "pipe", "inherit"] })
  const ended = once(child, "exit")
  await timed("started", () => Promise.race([once(child.stdout, "data"), ended]))
  try {
    const health = await timed("health", () => api("health"))
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`)
    if (health.status !== 0 || ready.status !== 200) throw new Error(`health: ${health.stderr}, ready: ${ready.status}`)
    const page = await fetch(`http://127.0.0.1:${port}/console`)
    const [, script] = /<script [^>]*src="([^"]+)"/u.exec(await page.text()) ?? []
    const code = await fetch(`http://127.0.0.1:${port}${script}`)
    if (page.status !== 200 || code.headers.get("content-type")?.startsWith("text/javascript") !== true)
      throw new Error(`the console is not in the image: ${page.status}, ${script}, ${code.status}`)
  } finally {
    child.kill("SIGTERM")
  }
  const [code, signal] = await timed("ended by SIGTERM", () => ended)
  const packages = readdirSync(join(service, "node_modules/.pnpm")).length
  console.log(`exit code ${code ?? signal}; ${packages} packages installed`)
  if (readdirSync(folder).includes("never-made")) throw new Error("the service has written to its data directory")
}

try {
  await build()
  const postgres = await PostgresServer.start()
  try {
    await run(postgres.url)
  } finally {
    await postgres.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Builds the image of the Dockerfile with buildah, which needs no container engine. Starts the image under the
 * conditions of the Kubernetes manifests: as its own user, without capabilities, on a read-only root file system. It
 * runs once on Postgres and once on the embedded database. All programs are in Debian; run it as root.
 */
import { startPostgres } from "@radicar/fixtures/postgres/startPostgres"
import { freePort } from "@radicar/fixtures/postgres/freePort"
import { spawn, spawnSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { homedir, tmpdir } from "node:os"
import { join } from "node:path"
import { repository, stages } from "./dockerfile.ts"

/** Maximum size in MB by which the image may exceed its base image. */
const mostMegabytes = 180

const folder = mkdtempSync(join(tmpdir(), "radicar-image-"))

const say = (line: string): void => console.log(`          ${line}`)

const timed = async <A>(name: string, work: () => Promise<A> | A): Promise<A> => {
  const started = performance.now()
  const result = await work()
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${name}`)
  return result
}

const output = (command: string, ...args: ReadonlyArray<string>): string => {
  const { error, status, stderr, stdout } = spawnSync(command, args, {
    cwd: repository,
    encoding: "utf8",
    maxBuffer: 2 ** 26
  })
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${error ?? status}\n${stdout}\n${stderr}`)
  return stdout.trim()
}

/**
 * Pulls the base image of the Dockerfile; returns its name. If no registry answers, a base of the same Debian is made,
 * with this Node and this machine's npm.
 */
const baseImage = (): string => {
  const [, named = ""] = /^NODE_IMAGE=(\S+)$/u.exec(stages().before[0]?.text ?? "") ?? []
  if (spawnSync("buildah", ["pull", "--quiet", named]).status === 0) return named
  const root = join(folder, "base")
  output("debootstrap", "--variant=minbase", "bookworm", root)
  cpSync(process.execPath, join(root, "usr/local/bin/node"))
  const npm = join(root, "usr/local/lib/node_modules/npm")
  cpSync(join(output("npm", "root", "--global"), "npm"), npm, { recursive: true })
  for (const name of ["npm", "npx"]) {
    output("ln", "-s", `../lib/node_modules/npm/bin/${name}-cli.js`, join(root, "usr/local/bin", name))
  }
  const container = output("buildah", "from", "scratch")
  output("buildah", "copy", "--quiet", container, root, "/")
  output("buildah", "commit", "--quiet", "--rm", container, "localhost/radicar-base")
  rmSync(root, { recursive: true })
  say(`${named} cannot be pulled: the base is a minimal Debian with Node ${process.versions.node}`)
  return "localhost/radicar-base"
}

/** Options with which a build on this machine reaches its package registry. */
const settings = (): ReadonlyArray<string> => {
  const authorities = process.env["NODE_EXTRA_CA_CERTS"]
  const configuration = join(homedir(), ".npmrc")
  return [
    ...(authorities === undefined
      ? []
      : ["--volume", `${authorities}:${authorities}:ro`, "--env", `NODE_EXTRA_CA_CERTS=${authorities}`]),
    ...(existsSync(configuration) ? ["--volume", `${configuration}:/root/.npmrc:ro`] : [])
  ]
}

/** Builds the image twice, the second time from its layers, and returns a container of it. */
const build = async (): Promise<string> => {
  const base = await timed("base image", baseImage)
  const flags = ["--isolation", "chroot", "--network", "host", "--format", "docker", "--layers", ...settings()]
  const built = (): string =>
    output(
      "buildah",
      "bud",
      "--quiet",
      ...flags,
      "--build-arg",
      `NODE_IMAGE=${base}`,
      "--tag",
      "localhost/radicar",
      "."
    )
  await timed("build", built)
  await timed("the same build, from its layers", built)
  return output("buildah", "from", "localhost/radicar")
}

/**
 * Makes the command that starts the image's program with arguments and variables, on a read-only root with one writable
 * folder.
 */
type Start = (args: ReadonlyArray<string>, env: Readonly<Record<string, string>>) => ReadonlyArray<string>

const startOf = (container: string, data: string, secrets: string): Start => {
  const root = output("buildah", "mount", container)
  const { Entrypoint, Env, Healthcheck, User } = JSON.parse(output("buildah", "inspect", container)).Docker.config
  const megabytes = Number(output("du", "-sm", join(root, "radicar")).split("\t")[0])
  say(`${megabytes} MB over the base; user ${User}; ${Entrypoint.join(" ")}`)
  if (megabytes > mostMegabytes) throw new Error(`the image may have ${mostMegabytes} MB over its base`)
  const health = `CMD ${Entrypoint.join(" ")} health`
  if (Healthcheck.Test.join(" ") !== health) throw new Error(`its health check is ${Healthcheck.Test.join(" ")}`)
  const [user, group] = User.split(":")
  chownSync(data, Number(user), Number(group))
  const mounted = join(folder, "root")
  mkdirSync(mounted)
  // like an engine with `--read-only`, one folder and one for secrets; each command becomes the next one
  const mounts = [
    `mount --rbind ${root} ${mounted}`,
    `mount --options remount,bind,ro ${mounted}`,
    `mount --types proc proc ${mounted}/proc`,
    `mount --rbind /dev ${mounted}/dev`,
    `mount --types tmpfs tmpfs ${mounted}/tmp`,
    `mount --types tmpfs tmpfs ${mounted}/run`,
    `mkdir ${mounted}/run/secrets`,
    `mount --bind ${secrets} ${mounted}/run/secrets`,
    `mount --bind ${data} ${mounted}/var/lib/radicar`
  ].join(" && ")
  const enter = ["unshare", "--mount", "sh", "-c", `${mounts} && exec "$@"`, "sh", "chroot", mounted]
  const become = ["setpriv", "--reuid", user, "--regid", group, "--clear-groups", "--bounding-set", "-all"]
  return (args, env) => {
    const variables = [...Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)]
    return [...enter, "env", "--ignore-environment", ...variables, ...become, "--no-new-privs", ...Entrypoint, ...args]
  }
}

const spawned = ([program = "", ...args]: ReadonlyArray<string>) =>
  spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] })

/**
 * Starts the service and sends the requests that a container engine, a proxy and an operator send; then ends the
 * service.
 */
const tryService = async (name: string, start: Start, variables: Readonly<Record<string, string>>): Promise<void> => {
  const port = await freePort()
  const env = { HOST: "127.0.0.1", PORT: String(port), ...variables }
  const [program = "", ...args] = start(["check-config"], env)
  await timed(`${name}: check-config`, () => output(program, ...args))
  const child = spawned(start([], env))
  const ended = once(child, "exit")
  await timed(`${name}: started`, () => Promise.race([once(child.stdout, "data"), ended]))
  try {
    const [ask = "", ...words] = start(["health"], env)
    await timed(`${name}: health`, () => output(ask, ...words))
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`)
    const page = await fetch(`http://127.0.0.1:${port}/console`)
    const [, script] = /<script [^>]*src="([^"]+)"/u.exec(await page.text()) ?? []
    const code = await fetch(`http://127.0.0.1:${port}${script}`)
    if (ready.status !== 200) throw new Error(`/health/ready answers ${ready.status}`)
    if (page.status !== 200 || code.headers.get("content-type")?.startsWith("text/javascript") !== true)
      throw new Error(`the console is not in the image: ${page.status}, ${script}, ${code.status}`)
    const help = await fetch(`http://127.0.0.1:${port}/help/problems/not-found`)
    if (help.status !== 200) throw new Error(`the documentation is not in the image: ${help.status}`)
  } finally {
    child.kill("SIGTERM")
  }
  const [code, signal] = await timed(`${name}: ended by SIGTERM`, () => ended)
  // documented in docs/operating/running.md
  if (code !== 130) throw new Error(`it ended with ${code ?? signal}`)
}

const [data, secrets] = [join(folder, "data"), join(folder, "secrets")]
let container: string | undefined
try {
  container = await build()
  for (const each of [data, secrets]) mkdirSync(each, { mode: 0o755 })
  const start = startOf(container, data, secrets)
  const postgres = await startPostgres()
  try {
    writeFileSync(join(secrets, "database-url"), `${postgres.url}\n`)
    writeFileSync(join(secrets, "master-key"), `${randomBytes(32).toString("base64")}\n`)
    await tryService("on Postgres", start, {
      RADICAR_ENVIRONMENT: "habilitacion",
      DATABASE_URL_FILE: "/run/secrets/database-url",
      RADICAR_MASTER_KEY_FILE: "/run/secrets/master-key"
    })
  } finally {
    await postgres.stop()
  }
  if (readdirSync(data).length > 0) throw new Error("with a Postgres the service has written to its data directory")
  await tryService("embedded database", start, {})
} finally {
  if (container !== undefined) output("buildah", "rm", container)
  rmSync(folder, { recursive: true, force: true })
}

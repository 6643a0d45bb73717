import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { postgresMajors } from "./PostgresMajor.ts"

/** Environment for the programs of a cluster. Debian keeps HAProxy in a folder that only root has in its path. */
export const clusterEnvironment = { PATH: `${process.env["PATH"]}:/usr/sbin`, LC_ALL: "C.UTF-8" }

/** Postgres programs that Patroni needs; the npm packages lack the last two. */
const postgresPrograms = ["postgres", "initdb", "pg_ctl", "pg_basebackup", "pg_rewind"]

/** Folder of the newest Postgres of Debian that has all programs for Patroni; `undefined` without one. */
export const debianPostgres = (): string | undefined =>
  postgresMajors
    .map((major) => `/usr/lib/postgresql/${major}/bin`)
    .findLast((folder) => postgresPrograms.every((name) => existsSync(join(folder, name))))

/** Programs of a cluster: the command that prints the version, and the Debian package. */
const programs = {
  Patroni: { command: "patroni", flag: "--version", package: "patroni" },
  etcd: { command: "etcd", flag: "--version", package: "etcd-server" },
  HAProxy: { command: "haproxy", flag: "-v", package: "haproxy" },
  Postgres: { command: join(debianPostgres() ?? "", "postgres"), flag: "--version", package: "postgresql-15" }
} as const

/** A program of a cluster with fail-over. */
export type ClusterProgram = keyof typeof programs

/** Names of all programs of a cluster. */
export const clusterPrograms = Object.keys(programs) as ReadonlyArray<ClusterProgram>

const isInstalled = (program: ClusterProgram): boolean =>
  program === "Postgres" ? debianPostgres() !== undefined : versionOf(program) !== undefined

/** Version of an installed program of a cluster; `undefined` if it is missing. */
export const versionOf = (program: ClusterProgram): string | undefined => {
  const { command, flag } = programs[program]
  const { status, stdout } = spawnSync(command, [flag], { env: clusterEnvironment, encoding: "utf8" })
  return status === 0 ? /\d+(?:\.\d+)+/u.exec(stdout)?.[0] : undefined
}

/** Names the Debian packages that are missing for a cluster of these programs, by default of all. */
export const missingPackages = (needed: ReadonlyArray<ClusterProgram> = clusterPrograms): ReadonlyArray<string> =>
  needed.filter((program) => !isInstalled(program)).map((program) => programs[program].package)

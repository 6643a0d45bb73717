import { spawn } from "node:child_process"
import { once } from "node:events"
import { cpSync, mkdirSync, openSync, closeSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseEnv } from "node:util"
import { clusterEnvironment, debianPostgres } from "../clusterPrograms.ts"
import { freePort } from "../freePort.ts"
import { type Account, handOver } from "./serverAccount.ts"

/** Folder of the files that operators take and the cluster starts from. */
const deployed = join(import.meta.dirname, "../../../../deploy/cluster")

/** Number of machines of the cluster, each with a Postgres, a Patroni and an etcd. */
const MEMBERS = 3

/** Password of every account of the cluster, which listens on this machine only. */
export const PASSWORD = "cluster"

/** A member of the cluster: a Postgres with its Patroni. */
export interface Member {
  readonly name: string
  /** Folder in which Patroni and Postgres work, and nothing else. */
  readonly folder: string
  /** Folder of the Postgres cluster, below `folder`. */
  readonly data: string
  /** Address of Patroni's REST API. */
  readonly api: string
  readonly postgres: string
  readonly etcdClient: string
  readonly etcdPeer: string
}

/** Layout of a cluster: its folder, its account, its members and the address of HAProxy. */
export interface Layout {
  readonly folder: string
  readonly account: Account | undefined
  readonly members: ReadonlyArray<Member>
  readonly proxy: string
}

const address = async (): Promise<string> => `127.0.0.1:${await freePort()}`

/** Lays out a cluster in a folder, with free ports of 127.0.0.1 and a copy of the deployed files. */
export const layOut = async (folder: string, account: Account | undefined): Promise<Layout> => {
  // the account may not be allowed to read the repository
  cpSync(deployed, join(folder, "settings"), { recursive: true })
  const members: Array<Member> = []
  for (const index of Array.from({ length: MEMBERS }).keys()) {
    const place = join(folder, `postgres${index + 1}`)
    mkdirSync(join(place, "data"), { recursive: true, mode: 0o700 })
    mkdirSync(join(folder, `etcd${index + 1}`))
    members.push({
      name: `postgres${index + 1}`,
      folder: place,
      data: join(place, "data"),
      api: await address(),
      postgres: await address(),
      etcdClient: await address(),
      etcdPeer: await address()
    })
  }
  mkdirSync(join(folder, "haproxy"))
  if (account !== undefined) await handOver(folder, account)
  return { folder, account, members, proxy: await address() }
}

/** A program of the cluster: its folder, its command and the variables that differ from the deployed files. */
interface Program {
  readonly folder: string
  readonly command: readonly [program: string, ...arguments_: ReadonlyArray<string>]
  readonly variables: Readonly<Record<string, string | undefined>>
}

/** Starts a program of the cluster, whose output goes to a log; resolves once it runs. */
export const startProgram = async (
  { account, folder: home }: Layout,
  { command: [program, ...words], folder, variables }: Program,
  logs: string
): Promise<void> => {
  const log = openSync(join(logs, `${folder.slice(home.length + 1)}.log`), "a")
  const child = spawn(program, words, {
    ...account,
    cwd: folder,
    detached: true,
    env: { ...clusterEnvironment, HOME: folder, ...variables },
    stdio: ["ignore", log, log]
  })
  closeSync(log)
  await once(child, "spawn")
  child.unref()
}

/** Makes the program of an etcd member: the deployed settings with other addresses. */
export const etcdOf = ({ folder, members }: Layout, index: number): Program => {
  const { etcdClient, etcdPeer } = members[index]!
  const name = `etcd${index + 1}`
  return {
    folder: join(folder, name),
    command: ["etcd"],
    variables: {
      ...parseEnv(readFileSync(join(folder, "settings", "etcd.env"), "utf8")),
      ETCD_NAME: name,
      ETCD_DATA_DIR: join(folder, name, "data"),
      ETCD_LISTEN_CLIENT_URLS: `http://${etcdClient}`,
      ETCD_ADVERTISE_CLIENT_URLS: `http://${etcdClient}`,
      ETCD_LISTEN_PEER_URLS: `http://${etcdPeer}`,
      ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${etcdPeer}`,
      ETCD_INITIAL_CLUSTER: members.map((member, at) => `etcd${at + 1}=http://${member.etcdPeer}`).join(",")
    }
  }
}

/** Makes the program of a member's Patroni: the deployed settings with another name and other addresses. */
export const patroniOf = (
  { folder, members }: Layout,
  { api, data, folder: place, name, postgres }: Member
): Program => ({
  folder: place,
  command: ["patroni", join(folder, "settings", "patroni.yml")],
  variables: {
    PATRONI_NAME: name,
    PATRONI_RESTAPI_LISTEN: api,
    PATRONI_RESTAPI_CONNECT_ADDRESS: api,
    PATRONI_RESTAPI_USERNAME: "operator",
    PATRONI_RESTAPI_PASSWORD: PASSWORD,
    PATRONI_ETCD3_HOSTS: members.map(({ etcdClient }) => etcdClient).join(","),
    PATRONI_POSTGRESQL_LISTEN: postgres,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: postgres,
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_BIN_DIR: debianPostgres(),
    PATRONI_POSTGRESQL_PGPASS: join(place, "pgpass"),
    PATRONI_SUPERUSER_PASSWORD: PASSWORD,
    PATRONI_REPLICATION_PASSWORD: PASSWORD,
    PATRONI_REWIND_PASSWORD: PASSWORD
  }
})

/** Makes the program of HAProxy: the deployed settings with other addresses. */
export const haproxyOf = ({ folder, members, proxy }: Layout): Program => ({
  folder: join(folder, "haproxy"),
  command: ["haproxy", "-db", "-f", join(folder, "settings", "haproxy.cfg")],
  variables: {
    RADICAR_POSTGRES_BIND: proxy,
    ...Object.fromEntries(
      members.flatMap(({ api, postgres }, index) => {
        const [host, port] = api.split(":")
        return [
          [`RADICAR_POSTGRES_${index + 1}`, postgres],
          [`RADICAR_PATRONI_${index + 1}_HOST`, host],
          [`RADICAR_PATRONI_${index + 1}_PORT`, port]
        ]
      })
    )
  }
})

import { clusterEnvironment, debianPostgres, missingPackages } from "@radicar/fixtures/postgres/clusterPrograms"
import { execFile } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { type AddressInfo, createServer } from "node:net"
import { join } from "node:path"
import { parseEnv, promisify } from "node:util"
import { assert, describe, it } from "vitest"
import { parse } from "yaml"
import { repository } from "../../src/deploy/dockerfile.ts"

const run = promisify(execFile)
const folder = join(repository, "deploy/cluster")
const text = (name: string): string => readFileSync(join(folder, name), "utf8")
const { bootstrap, etcd3, postgresql } = parse(text("patroni.yml"))

describe("the files of the cluster", () => {
  it("confirm a commit only once a standby has it, and replace a leader only within Patroni's bounds", () => {
    const { dcs } = bootstrap
    assert.isTrue(dcs.synchronous_mode)
    assert.isTrue(dcs.synchronous_mode_strict)
    assert.strictEqual(dcs.postgresql.parameters.synchronous_commit, "on")
    // https://patroni.readthedocs.io/en/latest/dynamic_configuration.html
    assert.isAtMost(dcs.loop_wait + 2 * dcs.retry_timeout, dcs.ttl)
  })

  it("hold no password", () => {
    for (const account of Object.values(postgresql.authentication)) assert.notProperty(account, "password")
    for (const name of ["patroni.yml", "haproxy.cfg", "etcd.env"])
      assert.notMatch(text(name), /password\s*[:=]/iu, name)
  })

  it("name the same three machines", () => {
    const hosts = ["10.0.0.11", "10.0.0.12", "10.0.0.13"]
    const { ETCD_INITIAL_CLUSTER = "" } = parseEnv(text("etcd.env"))
    assert.deepStrictEqual(
      etcd3.hosts,
      hosts.map((host) => `${host}:2379`)
    )
    assert.deepStrictEqual(
      ETCD_INITIAL_CLUSTER.split(",").map((member) => new URL(member.split("=")[1] ?? "").hostname),
      hosts
    )
    assert.deepStrictEqual(
      [...text("haproxy.cfg").matchAll(/^ {4}server .*-([\d.]+):5432\}" check addr "\$\{\w+-([\d.]+)\}"/gmu)].map(
        ([, postgres, patroni]) => [postgres, patroni]
      ),
      hosts.map((host) => [host, host])
    )
  })

  it.skipIf(missingPackages(["HAProxy"]).length > 0)("are accepted by HAProxy, if it is installed", async () => {
    await run("haproxy", ["-c", "-f", join(folder, "haproxy.cfg")], { env: clusterEnvironment })
  })

  it.skipIf(missingPackages(["Patroni", "Postgres"]).length > 0)(
    "are accepted by Patroni, if it is installed with a Postgres",
    async () => {
      // Patroni tries whether etcd answers and its own ports are free, and refuses the address 127.0.0.1
      const etcd = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1")
      await once(etcd, "listening")
      const { port } = etcd.address() as AddressInfo
      const free = "127.0.0.2:1"
      const { stderr, stdout } = await run("patroni", ["--validate-config", join(folder, "patroni.yml")], {
        env: {
          ...clusterEnvironment,
          PATRONI_ETCD3_HOSTS: `127.0.0.1:${port}`,
          PATRONI_RESTAPI_LISTEN: free,
          PATRONI_RESTAPI_CONNECT_ADDRESS: free,
          PATRONI_POSTGRESQL_LISTEN: free,
          PATRONI_POSTGRESQL_CONNECT_ADDRESS: free,
          PATRONI_POSTGRESQL_BIN_DIR: debianPostgres()
        }
      })
      etcd.close()
      assert.strictEqual(stdout + stderr, "")
    }
  )
})

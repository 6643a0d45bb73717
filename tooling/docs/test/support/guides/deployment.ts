import { assert } from "vitest"
import type { Block } from "../blocksOf.ts"
import { file } from "../file.ts"
import { type Guide, notRun, runs, step } from "../Guide.ts"

const services = [...file("compose.yaml").matchAll(/^ {2}([a-z]+):$/gmu)].map(([, name = ""]) => name)

/** That what a command says to Docker is in the compose file. */
const inCompose = ({ text }: Block): void => {
  for (const line of text.trim().split("\n")) {
    const [, profile, command = "", rest = ""] =
      /docker compose (?:--profile (\S+) )?(\w+)(.*)$/u.exec(line) ?? assert.fail(line)
    if (profile !== undefined) assert.include(file("compose.yaml"), `profiles: [${profile}]`)
    assert.include(["run", "up", "logs"], command)
    const service = rest.split(" ").find((word) => word !== "" && !word.startsWith("--"))
    if (service !== undefined) assert.include(services, service)
  }
}

const noEngine = "there is no container engine"

/** `docs/operating/running.md`, except the commands that `running.test.ts` runs. */
export const running: Guide = {
  steps: {
    "docker compose": notRun(noEngine, inCompose),
    kubectl: notRun("there is no cluster", ({ text }) => {
      const [, folder = ""] = /apply --kustomize (\S+)/u.exec(text) ?? []
      assert.include(file(`${folder}/kustomization.yaml`), "namespace: radicar")
      assert.include(text, "--namespace radicar")
      assert.include(file("deploy/kubernetes/base/deployment.yaml"), "name: radicar")
    }),
    pg_dump: notRun("pg_dump has to be as new as the server, rclone to know a store", async ({ text }, { run }) => {
      // a shell reads it, and both programs get what they should
      const told = await run(`pg_dump() { echo "pg_dump $@"; }; rclone() { echo "rclone $@"; }\n${text}`)
      assert.match(
        told,
        /^pg_dump --format=custom --file=radicar-\d{4}-\d\d-\d\d\.dump postgres:\/\/\S+\nrclone copy store:radicar backup:radicar\n$/u
      )
    })
  }
}

/** `docs/operating/observability.md`. */
export const observability: Guide = {
  steps: {
    scrape_configs: step(async ({ text }, { metricsUrl }) => {
      // `promtool` judges that file where it is installed
      assert.include(file("deploy/prometheus/prometheus.yaml"), text)
      assert.include(await (await fetch(metricsUrl)).text(), "radicar_filings_total")
    }),
    "docker compose": notRun(noEngine, inCompose)
  }
}

/** `docs/operating/migrations.md`. */
export const migrations: Guide = {
  steps: {
    psql: runs(async (output) => assert.strictEqual(output, "CREATE INDEX\n"))
  }
}

import { variableNames } from "@radicar/api/service/configuration/variables"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { OpenApi } from "effect/http-api"
import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { assert, describe, it } from "vitest"
import { parse, parseAllDocuments } from "yaml"
import { repository } from "../../src/deploy/dockerfile.ts"
import { compose, kubernetes, manifests } from "../../src/deploy/workloads.ts"

const known: ReadonlyArray<string> = variableNames.flatMap((name) => [name, `${name}_FILE`])

const isPinned = (image: string): boolean =>
  /@sha256:[0-9a-f]{64}$/u.test(image) || (/:[^:/]*\d[^:/]*$/u.test(image) && !image.endsWith(":latest"))

const secretNames = ["DATABASE_URL", "RADICAR_MASTER_KEY", "RADICAR_ADMIN_TOKEN"]

describe("the compose file", () => {
  const { secrets, services, volumes } = compose("compose.yaml")
  const { postgres, radicar } = services

  it("sets variables that the service reads, and secrets by file only", () => {
    const names = Object.keys(radicar.environment)
    assert.deepStrictEqual(
      names.filter((name) => !known.includes(name)),
      []
    )
    for (const name of secretNames) {
      assert.notInclude(names, name)
      const path: string = radicar.environment[`${name}_FILE`]
      const [, secret = ""] = /^\/run\/secrets\/([\w-]+)$/u.exec(path) ?? []
      assert.include(radicar.secrets, secret)
      assert.property(secrets, secret)
    }
  })

  it("pins images, keeps the database, and waits for it to be ready", () => {
    for (const { image } of [postgres, radicar]) assert.isTrue(isPinned(image), image)
    assert.match(postgres.image, /^postgres:17\./u)
    assert.deepStrictEqual(
      postgres.volumes.map((volume: string) => volume.split(":")[0]),
      Object.keys(volumes)
    )
    assert.strictEqual(radicar.depends_on.postgres.condition, "service_healthy")
    assert.include(postgres.healthcheck.test.join(" "), "pg_isready")
    for (const name of [...postgres.secrets, ...radicar.secrets]) assert.property(secrets, name)
  })

  it("lets the service change nothing of its image, and reaches it from this machine only", () => {
    assert.isTrue(radicar.read_only)
    assert.deepStrictEqual(radicar.cap_drop, ["ALL"])
    assert.deepStrictEqual(radicar.security_opt, ["no-new-privileges:true"])
    for (const port of radicar.ports) assert.match(port, /^127\.0\.0\.1:/u)
  })

  it("starts monitoring only where that is asked for, from files that there are, and keeps measurements inside", () => {
    const { postgres: _, radicar: __, ...monitoring } = services
    assert.sameMembers(Object.keys(monitoring), ["prometheus", "grafana", "collector"])
    for (const [name, { image, ports = [], profiles, volumes: files }] of Object.entries<any>(monitoring)) {
      assert.deepStrictEqual(profiles, ["monitoring"], name)
      assert.isTrue(isPinned(image), image)
      for (const port of ports) assert.match(port, /^127\.0\.0\.1:/u)
      for (const file of files) {
        const [path = "", , mode] = file.split(":")
        assert.isTrue(existsSync(join(repository, path)), path)
        assert.strictEqual(mode, "ro", file)
      }
    }
    const { METRICS_HOST, METRICS_PORT } = radicar.environment
    assert.strictEqual(METRICS_HOST, "0.0.0.0")
    for (const port of radicar.ports) assert.notInclude(port, METRICS_PORT)
    const { scrape_configs } = parse(readFileSync(join(repository, "deploy/prometheus/prometheus.yaml"), "utf8"))
    assert.deepStrictEqual(scrape_configs[0].static_configs[0].targets, [`radicar:${METRICS_PORT}`])
  })
})

describe("the compose file for development", () => {
  const { services, volumes } = compose("compose.dev.yaml")
  const { radicar } = services

  it("has the service alone, which makes its own secrets, and reaches it from this machine only", () => {
    assert.deepStrictEqual(Object.keys(services), ["radicar"])
    assert.deepStrictEqual(
      Object.keys(radicar.environment).filter((name) => !known.includes(name)),
      []
    )
    for (const name of [...secretNames, "RADICAR_ENVIRONMENT"]) assert.notProperty(radicar.environment, name)
    for (const port of radicar.ports) assert.match(port, /^127\.0\.0\.1:/u)
  })

  it("keeps the database, and changes nothing else", () => {
    assert.isTrue(radicar.read_only)
    assert.deepStrictEqual(radicar.volumes, [`${Object.keys(volumes)[0]}:/var/lib/radicar`])
  })
})

const succeeds = (program: string, ...args: ReadonlyArray<string>) => spawnSync(program, args).status === 0

it.skipIf(!succeeds("docker", "compose", "version")).each(["compose.yaml", "compose.dev.yaml"])(
  "docker compose takes %s",
  (path) => {
    const { status, stderr } = spawnSync("docker", ["compose", "--file", path, "config", "--quiet"], {
      cwd: repository,
      encoding: "utf8"
    })
    assert.strictEqual(status, 0, stderr)
  }
)

describe("the judges of Kubernetes", () => {
  const validated = (...files: ReadonlyArray<string>): string => {
    const { status, stderr, stdout } = spawnSync("kubernetes-validate", ["--strict", "--no-warn", ...files], {
      encoding: "utf8"
    })
    assert.strictEqual(status, 0, stderr + stdout)
    return stderr + stdout
  }
  const canValidate = succeeds("kubernetes-validate", "--version")
  const canRender = succeeds("kustomize", "version")

  it.skipIf(!canValidate)("kubernetes-validate takes every object that is no operator's", () => {
    const own = manifests().filter(({ object }) => !/kustomize|monitoring\.coreos/u.test(object.apiVersion))
    const told = validated(...own.map(({ file }) => join(kubernetes, file)))
    for (const { object } of own) assert.include(told, `passed for resource ${object.kind.toLowerCase()}/radicar`)
  })

  it.skipIf(!canRender)("kustomize renders the example, with everything under its namespace and host", () => {
    const { stderr, stdout } = spawnSync("kustomize", ["build", join(kubernetes, "example")], { encoding: "utf8" })
    assert.strictEqual(stderr, "")
    const rendered = parseAllDocuments(stdout).map((each) => each.toJS())
    assert.sameMembers(
      rendered.map(({ kind }) => kind),
      manifests().flatMap(({ object: { kind } }) => (kind === "Kustomization" ? [] : [kind]))
    )
    for (const { metadata } of rendered) assert.strictEqual(metadata.namespace, "radicar")
    const of = (kind: string) => rendered.find((each) => each.kind === kind)
    assert.strictEqual(new URL(of("ConfigMap").data.PUBLIC_URL).hostname, of("Ingress").spec.rules[0].host)
    if (!canValidate) return
    const folder = mkdtempSync(join(tmpdir(), "rendered-"))
    try {
      writeFileSync(join(folder, "rendered.yaml"), stdout)
      assert.include(validated(join(folder, "rendered.yaml")), "passed for resource deployment/radicar")
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe("the manifests for Kubernetes", () => {
  const all = manifests()
  const objects = all.filter(({ object }) => object.kind !== "Kustomization")
  const of = (kind: string): any => objects.find(({ object }) => object.kind === kind)?.object
  const deployment = of("Deployment")
  const pod = deployment.spec.template.spec
  const [container] = pod.containers
  const routes = Object.keys(OpenApi.fromApi(RadicarApi).paths)

  it("are these, under one name", () => {
    const kinds = [
      "ConfigMap",
      "Deployment",
      "HorizontalPodAutoscaler",
      "Ingress",
      "NetworkPolicy",
      "PodDisruptionBudget",
      "Secret",
      "Service",
      "ServiceMonitor"
    ]
    assert.deepStrictEqual(objects.map(({ object }) => object.kind).toSorted(), kinds)
    for (const { file, object } of objects) {
      assert.strictEqual(object.metadata.name, "radicar", file)
      assert.isString(object.apiVersion, file)
    }
  })

  it("are all in the list of their folder, and the example has every folder", () => {
    for (const { file, object } of all.filter(({ object }) => object.kind === "Kustomization")) {
      const listed: ReadonlyArray<string> = object.resources
      const beside = objects.filter((each) => dirname(each.file) === dirname(file)).map((each) => basename(each.file))
      assert.sameMembers(
        listed.filter((path) => path.endsWith(".yaml")),
        beside,
        file
      )
    }
    const example = all.find(({ file }) => file === "example/kustomization.yaml")
    assert.includeMembers(example?.object.resources, ["../base", "../monitoring"])
  })

  it("ask routes of the contract for health, the database's for readiness only", () => {
    const probes = ["startupProbe", "readinessProbe", "livenessProbe"].map((name) => container[name])
    for (const { httpGet, timeoutSeconds } of probes) {
      assert.include(routes, httpGet.path)
      assert.strictEqual(httpGet.port, container.ports[0].name)
      // the service itself waits five seconds for its database
      assert.isAtLeast(timeoutSeconds, 5)
    }
    assert.deepStrictEqual(
      probes.map(({ httpGet }) => httpGet.path),
      ["/health/ready", "/health/ready", "/health/live"]
    )
  })

  it("set variables that the service reads, and secrets by file only", () => {
    const names = [...container.env.map(({ name }: any) => name), ...Object.keys(of("ConfigMap").data)]
    assert.deepStrictEqual(
      names.filter((name) => !known.includes(name)),
      []
    )
    const [mount] = container.volumeMounts
    const keys = Object.keys(of("Secret").stringData)
    const files = container.env.filter(({ name }: any) => name.endsWith("_FILE"))
    assert.deepStrictEqual(
      files.map(({ name }: any) => name.replace("_FILE", "")),
      secretNames
    )
    for (const { value } of files) {
      assert.isTrue(value.startsWith(`${mount.mountPath}/`))
      assert.include(keys, value.slice(mount.mountPath.length + 1))
    }
    assert.isTrue(mount.readOnly)
    assert.strictEqual(pod.volumes.find(({ name }: any) => name === mount.name).secret.secretName, "radicar")
  })

  it("run it as nobody in particular, who may change nothing", () => {
    assert.isTrue(pod.securityContext.runAsNonRoot)
    assert.isAbove(pod.securityContext.runAsUser, 0)
    assert.isFalse(pod.automountServiceAccountToken)
    const { allowPrivilegeEscalation, capabilities, readOnlyRootFilesystem } = container.securityContext
    assert.isFalse(allowPrivilegeEscalation)
    assert.isTrue(readOnlyRootFilesystem)
    assert.deepStrictEqual(capabilities.drop, ["ALL"])
    assert.isTrue(isPinned(container.image), container.image)
  })

  it("keep at least one of several running, through upgrades and drains", () => {
    const { maxReplicas, minReplicas, scaleTargetRef } = of("HorizontalPodAutoscaler").spec
    assert.deepStrictEqual(scaleTargetRef, { apiVersion: deployment.apiVersion, kind: "Deployment", name: "radicar" })
    // a number here would undo the autoscaler's at each deployment
    assert.notProperty(deployment.spec, "replicas")
    assert.isAtLeast(minReplicas, 2)
    assert.isAbove(maxReplicas, minReplicas)
    // which it reckons from what is requested
    assert.isString(container.resources.requests.cpu)
    assert.strictEqual(deployment.spec.strategy.rollingUpdate.maxUnavailable, 0)
    assert.isBelow(of("PodDisruptionBudget").spec.minAvailable, minReplicas)
    assert.isAtLeast(pod.terminationGracePeriodSeconds, container.lifecycle.preStop.sleep.seconds + 20)
  })

  it("find the pods that they are about", () => {
    const { labels } = deployment.spec.template.metadata
    assert.deepStrictEqual(deployment.spec.selector.matchLabels, labels)
    assert.deepStrictEqual(of("Service").spec.selector, labels)
    assert.deepStrictEqual(of("PodDisruptionBudget").spec.selector.matchLabels, labels)
    assert.deepStrictEqual(of("NetworkPolicy").spec.podSelector.matchLabels, labels)
    assert.strictEqual(of("Service").spec.ports[0].targetPort, container.ports[0].name)
  })

  it("let monitoring alone scrape, where the service answers it", () => {
    const port = Number(container.env.find(({ name }: any) => name === "METRICS_PORT").value)
    const metrics = container.ports.find(({ name }: any) => name === "metrics")
    assert.strictEqual(metrics.containerPort, port)
    const { endpoints, selector } = of("ServiceMonitor").spec
    const scraped = of("Service").spec.ports.find(({ name }: any) => name === endpoints[0].port)
    assert.strictEqual(scraped.targetPort, "metrics")
    assert.deepStrictEqual(selector.matchLabels, of("Service").metadata.labels)
    const rules = of("NetworkPolicy").spec.ingress.filter(({ ports }: any) =>
      ports.some((each: any) => each.port === "metrics")
    )
    assert.lengthOf(rules, 1)
    assert.isNotEmpty(rules[0].from)
  })

  it("let out what tenants and operators may name", () => {
    const documented = readFileSync(join(repository, "docs/operating/running.md"), "utf8").matchAll(
      /ports? ((?:\d+(?:, | or )?)+), public/gu
    )
    const ports = [...documented].flatMap(([, numbers = ""]) => numbers.split(/, | or /u).map(Number))
    assert.isAtLeast(ports.length, 6)
    const open = of("NetworkPolicy").spec.egress.flatMap(({ ports: each }: any) => each.map(({ port }: any) => port))
    assert.includeMembers(open, ports)
  })

  it("wait as long for the service as SECURITY.md says", () => {
    const [, seconds] = /wait (\d+) seconds/u.exec(readFileSync(join(repository, "SECURITY.md"), "utf8")) ?? []
    assert.strictEqual(of("Ingress").metadata.annotations["nginx.ingress.kubernetes.io/proxy-read-timeout"], seconds)
  })

  it("are reached from outside by the service's own port and host alone", () => {
    const { rules, tls } = of("Ingress").spec
    assert.lengthOf(rules, 1)
    assert.deepStrictEqual(tls[0].hosts, [rules[0].host])
    assert.strictEqual(new URL(of("ConfigMap").data.PUBLIC_URL).hostname, rules[0].host)
    const { service } = rules[0].http.paths[0].backend
    assert.deepStrictEqual(service, { name: "radicar", port: { name: of("Service").spec.ports[0].name } })
  })

  it("have no secret in them, but where one is to be filled in", () => {
    const { stringData } = of("Secret")
    assert.deepStrictEqual([stringData["master-key"], stringData["admin-token"]], ["MASTER-KEY", "ADMIN-TOKEN"])
    assert.include(stringData["database-url"], ":PASSWORD@")
  })
})

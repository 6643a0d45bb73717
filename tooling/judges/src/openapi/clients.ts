import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** A generator of clients, and the program in `clients` that files an invoice with the generated client. */
export interface ClientGenerator {
  readonly name: string
  /** Folder of the program below `clients`. */
  readonly program: string
  /** Requirements by name, each with a command that succeeds if it is met. */
  readonly needs: ReadonlyArray<readonly [name: string, command: string]>
  /** Commands that fetch the generator, as in `docs/guides/clients.md`. */
  readonly fetch: string
  /** The command that generates the client from `openapi.json`, as in `docs/guides/clients.md`. */
  readonly generate: string
  /** Commands that build the client with the program, and run it. */
  readonly run: string
}

const jar = "org.openapitools:openapi-generator-cli:7.25.0"
const fetchJar = `mvn -q dependency:copy -Dartifact=${jar} -DoutputDirectory=. -Dmdep.stripVersion=true`
const generatorNeeds = [
  ["mvn", "mvn --version"],
  ["java", "java -version"]
] as const

const openApiGenerator = (generator: string, options: string): string =>
  `java -jar openapi-generator-cli.jar generate -i openapi.json -g ${generator} -o client ${options}`

/** Command that succeeds if PHP finds Guzzle without Composer, as with Debian's php-guzzlehttp-guzzle. */
const systemGuzzle = `php -r 'require "GuzzleHttp/autoload.php";'`

const pythonEnvironment = "python3 -m venv .venv"

const buildAndRun = "npx tsc --noEmit && npx vite build --logLevel error --ssr main.ts && node dist/main.js"

/** Generators of TypeScript clients; npm has everything that they need. */
export const typescriptClients: ReadonlyArray<ClientGenerator> = [
  {
    name: "openapi-typescript",
    program: "openapi-fetch",
    needs: [],
    fetch:
      "npm install openapi-fetch@0.17.0 && npm install --save-dev openapi-typescript@7.13.0 typescript@5.9.3 @types/node",
    generate: "npx openapi-typescript openapi.json -o schema.ts",
    run: buildAndRun
  },
  {
    name: "@hey-api/openapi-ts",
    program: "hey-api",
    needs: [],
    fetch: "npm install --save-dev @hey-api/openapi-ts@0.99.0 typescript@5.9.3 @types/node",
    generate: "npx openapi-ts -i openapi.json -o client -c @hey-api/client-fetch",
    run: buildAndRun
  }
]

/** Commands that run a Go program whose client is a package of the same module. */
const runGo = "go mod init example.com/radicar/program && go mod tidy && go run ."

/** Generators of clients in other languages, with the options that they need. */
export const otherClients: ReadonlyArray<ClientGenerator> = [
  {
    name: "openapi-python-client",
    program: "openapi-python-client",
    needs: [["python3", "python3 --version"]],
    fetch: `${pythonEnvironment} && .venv/bin/pip install openapi-python-client==0.29.1`,
    generate:
      ".venv/bin/openapi-python-client generate --path openapi.json --meta none --output-path radicar_client --overwrite",
    run: ".venv/bin/python main.py"
  },
  {
    name: "openapi-generator, Python",
    program: "python",
    needs: [...generatorNeeds, ["python3", "python3 --version"]],
    fetch: fetchJar,
    generate: openApiGenerator("python", "--package-name radicar_client"),
    run: `${pythonEnvironment} && .venv/bin/pip install ./client && .venv/bin/python main.py`
  },
  {
    name: "openapi-generator, Java",
    program: "java",
    needs: generatorNeeds,
    fetch: fetchJar,
    generate: openApiGenerator("java", "--library native"),
    run: [
      "(cd client && mvn -q -DskipTests package dependency:copy-dependencies >&2)",
      "javac -cp 'client/target/classes:client/target/dependency/*' -d . Main.java",
      "java -cp '.:client/target/classes:client/target/dependency/*' Main"
    ].join(" && ")
  },
  {
    name: "openapi-generator, Go",
    program: "go",
    needs: [...generatorNeeds, ["go", "go version"]],
    fetch: fetchJar,
    generate: openApiGenerator(
      "go",
      "--additional-properties packageName=client,enumClassPrefix=true --git-host example.com --git-user-id radicar --git-repo-id client"
    ),
    run: [
      "go mod init example.com/radicar/program",
      "go mod edit -replace example.com/radicar/client=./client",
      "go mod tidy",
      "go run ."
    ].join(" && ")
  },
  {
    name: "ogen",
    program: "ogen",
    needs: [["go", "go version"]],
    fetch: "GOBIN=$PWD/bin go install github.com/ogen-go/ogen/cmd/ogen@v1.25.0",
    generate: "bin/ogen --target client --package client --clean openapi.json",
    run: runGo
  },
  {
    name: "oapi-codegen",
    program: "oapi-codegen",
    needs: [["go", "go version"]],
    fetch: "mkdir client && GOBIN=$PWD/bin go install github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2",
    generate: "bin/oapi-codegen -generate types,client -package client -o client/client.go openapi.json",
    run: runGo
  },
  {
    name: "openapi-generator, PHP",
    program: "php",
    needs: [
      ...generatorNeeds,
      ["php", "php --version"],
      ["packagist.org or Guzzle of the system", `composer show --available guzzlehttp/guzzle || ${systemGuzzle}`]
    ],
    fetch: fetchJar,
    generate: openApiGenerator("php", "--name-mappings modelName=modelNameField,ModelName=modelNameField"),
    run: `(composer install --no-dev --working-dir client >&2 || ${systemGuzzle}) && php main.php`
  }
]

const programs = join(import.meta.dirname, "../../clients")

/** Names the requirements of a generator that this machine does not meet. */
export const missingNeeds = ({ needs }: Pick<ClientGenerator, "needs">): ReadonlyArray<string> =>
  needs
    .filter(([, command]) => spawnSync("bash", ["-c", command], { stdio: "ignore" }).status !== 0)
    .map(([name]) => name)

/** Creates a folder with the program of a generator and the OpenAPI document that the service serves. */
export const makeClientFolder = ({ program }: ClientGenerator, document: string): string => {
  const folder = mkdtempSync(join(tmpdir(), "radicar-client-"))
  cpSync(join(programs, program), folder, { recursive: true })
  writeFileSync(join(folder, "openapi.json"), document)
  writeFileSync(join(folder, "package.json"), '{ "type": "module", "private": true }\n')
  return folder
}

/**
 * Runs commands in a folder and returns what they print.
 *
 * @throws if they fail, with their output
 */
export const runCommands = (commands: string, folder: string, variables: Readonly<Record<string, string>>): string => {
  const { status, stderr, stdout } = spawnSync("bash", ["-euc", commands], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...variables }
  })
  if (status !== 0) throw new Error(`${commands}\nended with ${status}:\n${stdout}\n${stderr}`)
  return stdout
}

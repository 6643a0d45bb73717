import { cpSync, mkdtempSync, readdirSync } from "node:fs"
import { tmpdir } from "node:os"
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

/** All languages of `examples`. The commands are those at the top of each program; Java and Go are compiled before. */
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
    needs: [[".NET 10", "dotnet --list-sdks | grep '^[1-9][0-9]'"]],
    file: ["file.cs", "dotnet run file.cs"],
    webhook: ["webhook.cs", "dotnet run webhook.cs"]
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

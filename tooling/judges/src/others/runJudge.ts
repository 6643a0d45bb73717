import { pathOf } from "@radicar/fixtures/certificates/TestCertificates"
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { text } from "node:stream/consumers"
import { damaged } from "./damage.ts"
import type { JudgedDocument } from "./documents.ts"
import { archivesOf, judgeVersion, python } from "./installed.ts"
import type { Judge } from "./judges.ts"
import type { Count, JudgeRecord } from "./Record.ts"

/** Record of a judge, with the reasons of verdicts that were not expected. */
export interface Ruling extends JudgeRecord {
  readonly surprises: ReadonlyArray<string>
}

/** Documents for judges, and the number of them that each judge is shown damaged as well. */
export interface Shown {
  readonly documents: ReadonlyArray<JudgedDocument>
  readonly damagedOnes: number
}

/** A file that a judge was shown. */
interface ShownFile {
  readonly path: string
  readonly type: string
  readonly isDamaged: boolean
}

const programs = join(import.meta.dirname, "../../programs")

/** Options of short runs: the quick compiler alone, and one thread that collects garbage. */
const shortRun = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"]

/** Command that runs a judge over files: one process for all of them. */
const commandOf = (judge: Judge, wsdl: string): readonly [command: string, ...args: ReadonlyArray<string>] => {
  const { origin, program } = judge
  if ("npm" in origin) return [process.execPath, join(programs, program)]
  if ("maven" in origin) {
    const classes = ["java", ...shortRun, "-cp", join(archivesOf(judge), "*")] as const
    return program.endsWith(".java")
      ? [...classes, join(programs, program)]
      : [...classes, program, "--format", "text", "--flavour", "3b"]
  }
  if ("command" in origin && program === origin.command) {
    const chain = ["-CAfile", pathOf("root.pem"), "-untrusted", pathOf("sub.pem")]
    return [program, "verify", ...chain, "-attime", "1768489200"]
  }
  const interpreter = "python" in origin ? python : origin.command
  // -B: the sources stay without compiled copies
  return [interpreter, "-B", join(programs, program), ...(program.startsWith("zeep") ? [wsdl] : [])]
}

/** Lines by which programs accept a file: those of `programs`, veraPDF, OpenSSL. */
const acceptance = [/^accepted\t(\S+)/gmu, /^PASS (\S+\.pdf)/gmu, /^(\S+): OK$/gmu]

const rootOf = (xml: Uint8Array): string =>
  /^(?:<\?[^>]*\?>\s*)?<(?:\w+:)?(\w+)/u.exec(Buffer.from(xml).toString("utf8"))?.[1] ?? ""

const writeFiles = (
  folder: string,
  { damage, file, roots }: Judge,
  { damagedOnes, documents }: Shown
): ReadonlyArray<ShownFile> =>
  documents
    .filter(({ files }) => roots === undefined || roots.test(rootOf(files.xml)))
    .flatMap(({ files, type }, index) =>
      (index < damagedOnes ? [false, true] : [false]).map((isDamaged): ShownFile => {
        const path = join(folder, `${index}${isDamaged ? "-damaged" : ""}-${type}.${file === "pdf" ? "pdf" : "txt"}`)
        writeFileSync(path, isDamaged ? damaged[damage](files[file]) : files[file])
        if (file === "pdf") writeFileSync(`${path}.xml`, files.xml)
        return { path, type, isDamaged }
      })
    )

const countOf = (shown: ReadonlyArray<ShownFile>, agrees: (file: ShownFile) => boolean): Count => [
  shown.filter(agrees).length,
  shown.length
]

/** Runs a judge over documents and damaged ones. `wsdl` is the address of a sandbox's description. */
export const runJudge = async (judge: Judge, documents: Shown, wsdl: string): Promise<Ruling> => {
  const folder = mkdtempSync(join(tmpdir(), "radicar-judge-"))
  try {
    const shown = writeFiles(folder, judge, documents)
    const [command, ...args] = commandOf(judge, wsdl)
    const child = spawn(command, [...args, ...shown.map(({ path }) => path)], {
      stdio: ["ignore", "pipe", "pipe"]
    })
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
    const accepted = new Set(acceptance.flatMap((words) => [...output.matchAll(words)].map(([, path]) => path)))
    const isAccepted = ({ path }: ShownFile) => accepted.has(path)
    const types = [...new Set(shown.map(({ type }) => type))].toSorted()
    const undamaged = shown.filter(({ isDamaged }) => !isDamaged)
    return {
      name: judge.name,
      version: judgeVersion(judge),
      accepted: Object.fromEntries(
        types.map((type) => [
          type,
          countOf(
            undamaged.filter((file) => file.type === type),
            isAccepted
          )
        ])
      ),
      refused: countOf(
        shown.filter(({ isDamaged }) => isDamaged),
        (file) => !isAccepted(file)
      ),
      surprises: shown
        .filter((file) => isAccepted(file) === file.isDamaged)
        .map(({ path }) => {
          const line = `${output}\n${errors}`.split("\n").find((each) => each.includes(path)) ?? errors.slice(0, 500)
          return `${basename(path)}: ${line}`
        })
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

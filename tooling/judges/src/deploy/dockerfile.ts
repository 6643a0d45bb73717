import { DockerfileParser, type Instruction } from "dockerfile-ast"
import { readFileSync } from "node:fs"
import { join } from "node:path"

/** The root of the repository. */
export const repository = join(import.meta.dirname, "../../../..")

/** A stage of the Dockerfile: its instructions in order, `FROM` first. */
export interface Stage {
  readonly name: string
  readonly instructions: ReadonlyArray<{ readonly keyword: string; readonly text: string }>
}

// includes the flags, which the parser does not count as arguments
const textOf = (instruction: Instruction): string => instruction.getTextContent().replace(/^\w+\s+/u, "")

/** Reads the stages of the repository's Dockerfile, and the instructions before the first stage. */
export const stages = (): { readonly before: Stage["instructions"]; readonly stages: ReadonlyArray<Stage> } => {
  const all = DockerfileParser.parse(readFileSync(join(repository, "Dockerfile"), "utf8")).getInstructions()
  const stageList: Array<Stage> = []
  const before: Array<Stage["instructions"][number]> = []
  for (const instruction of all) {
    const entry = { keyword: instruction.getKeyword(), text: textOf(instruction) }
    if (entry.keyword === "FROM") {
      stageList.push({ name: /\bAS (\S+)$/u.exec(entry.text)?.[1] ?? "", instructions: [entry] })
    } else {
      const last = stageList.at(-1)
      if (last === undefined) before.push(entry)
      else stageList[stageList.length - 1] = { ...last, instructions: [...last.instructions, entry] }
    }
  }
  return { before, stages: stageList }
}

import { describe, expect, it } from "@effect/vitest"
import { spawnSync } from "node:child_process"
import { radicarHere } from "./support/runHere.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()

const isThere = (shell: string): boolean => spawnSync(shell, ["--version"]).status === 0

const scriptOf = async (shell: string): Promise<string> => {
  const { code, stderr, stdout } = await radicarHere(["completions", shell])
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
  return stdout
}

/** What bash offers for words of which the last is being typed: as `complete` says that it is asked. */
const offered = (script: string, words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const ask = `
    source ${files.write("radicar.bash", script)}
    how=$(complete -p radicar)
    [[ $how =~ -F[[:space:]]([^[:space:]]+) ]] && function=\${BASH_REMATCH[1]}
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE="$*" COMP_POINT=\${#COMP_LINE}
    $function radicar "\${@: -1}" "\${@: -2:1}"
    printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stderr, stdout } = spawnSync("bash", ["-c", ask, "bash", ...words], { encoding: "utf8" })
  expect(stderr).toBe("")
  return stdout.split("\n").map((word) => word.trim())
}

describe("completions", () => {
  it.skipIf(!isThere("bash"))("complete commands, subcommands, flags and choices in bash", async () => {
    const script = await scriptOf("bash")
    expect(offered(script, ["radicar", "subm"])).toEqual(expect.arrayContaining(["submit", "submission"]))
    expect(offered(script, ["radicar", "doc"])).toContain("doctor")
    expect(offered(script, ["radicar", "submission", "l"])).toContain("list")
    expect(offered(script, ["radicar", "submit", "--con"])).toEqual(
      expect.arrayContaining(["--concurrency", "--contingency"])
    )
    expect(offered(script, ["radicar", "invoice", "create", "--complete", "to"])).toContain("totals")
    expect(offered(script, ["radicar", "submission", "list", "--status", "acc"])).toContain("accepted")
    expect(offered(script, ["radicar", "watch", "--status", "rech"])).toContain("rechazado")
  })

  it.each(["zsh", "fish"])("for %s name commands and flags", async (shell) => {
    const script = await scriptOf(shell)
    for (const word of ["submit", "doctor", "completions", "concurrency"]) expect(script).toContain(word)
  })

  it.each(["zsh", "fish"])("for %s describe them in the reader's language", async (shell) => {
    const inSpanish = await radicarHere(["completions", shell], { env: { LC_ALL: "es_CO.UTF-8" } })
    expect(inSpanish.stdout).toContain("Diagnostica problemas")
    expect(inSpanish.stdout).not.toContain("Diagnose problems")
    expect(await scriptOf(shell)).not.toContain("Diagnostica")
  })

  it.skipIf(!isThere("zsh"))("are what zsh can read", async () => {
    expect(spawnSync("zsh", ["-n"], { input: await scriptOf("zsh") }).status).toBe(0)
  })

  it.skipIf(!isThere("fish"))("complete commands in fish", async () => {
    // a file, because fish reads no script from the socket that a child's standard input is
    const script = `source ${files.write("radicar.fish", await scriptOf("fish"))}; complete -C "radicar submission l"`
    const { status, stdout } = spawnSync("fish", ["--no-config", "-c", script], { encoding: "utf8" })
    expect(status).toBe(0)
    expect(stdout).toMatch(/^list\t/u)
  })

  it("are offered for three shells and no other", async () => {
    expect((await radicarHere(["completions", "csh"])).code).toBe(2)
  })
})

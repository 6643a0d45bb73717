import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { SandboxBehaviour } from "../src/SandboxBehaviour.ts"

it("the page of faults lists every behaviour, and none that there is not", () => {
  const page = readFileSync(new URL("../../../docs/guides/faults.md", import.meta.url), "utf8")
  const listed = page
    .slice(page.indexOf("## The connection"))
    .split("\n")
    .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([\w-]+)`/gu)].map(([, name]) => name))
  expect(listed.toSorted()).toEqual([...SandboxBehaviour.literals].toSorted())
})

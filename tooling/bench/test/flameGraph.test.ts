import { parse } from "@radicar/signature/inner/XmlTree"
import { Result } from "effect"
import { expect, test } from "vitest"
import { flameGraph } from "../src/flames/flameGraph.ts"
import { framesOf } from "../src/flames/framesOf.ts"

const widths = (svg: string) => [...svg.matchAll(/<title>([^<]*)<\/title><rect x="([0-9.]+)" width="([0-9.]+)"/gu)]

test("a frame is as wide as its share, and stands over what called it", () => {
  const svg = flameGraph("a & b", [
    { name: "small", samples: 25, calls: [] },
    { name: "large", samples: 75, calls: [{ name: "inner<x>", samples: 50, calls: [] }] }
  ])
  expect(Result.isSuccess(parse(svg))).toBe(true)
  expect(widths(svg).map(([, title, x, width]) => [title, Number(x), Number(width)])).toEqual([
    ["large, 75.0 %", 0, 900],
    ["small, 25.0 %", 900, 300],
    ["inner&lt;x&gt;, 50.0 %", 0, 600]
  ])
})

test("the tree begins above the function that is named, with what was compiled twice as one", () => {
  const node = (id: number, functionName: string, hitCount: number, children: ReadonlyArray<number> = []) => ({
    id,
    hitCount,
    children: [...children],
    callFrame: { functionName, scriptId: "1", url: "file:///a/b.ts", lineNumber: 4, columnNumber: 0 }
  })
  const nodes = [
    node(1, "(root)", 0, [2, 3]),
    node(2, "again", 1, [4]),
    node(3, "again", 1, [5]),
    node(4, "inner", 3),
    node(5, "inner", 4, [6]),
    node(6, "", 2)
  ]
  expect(framesOf({ nodes, startTime: 0, endTime: 1 }, "again")).toEqual([
    { name: "inner b.ts:5", samples: 9, calls: [{ name: "(anonymous) b.ts:5", samples: 2, calls: [] }] }
  ])
})

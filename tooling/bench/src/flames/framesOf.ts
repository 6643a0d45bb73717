import type { Profiler } from "node:inspector"
import type { Frame } from "./Frame.ts"

const nameOf = ({ functionName, lineNumber, url }: Profiler.ProfileNode["callFrame"]): string => {
  const file = url.split("/").at(-1) ?? ""
  const name = functionName === "" ? "(anonymous)" : functionName
  return file === "" ? name : `${name} ${file}:${lineNumber + 1}`
}

/** The same function called from the same place is one frame, whatever the profiler had reason to tell apart. */
const merged = (frames: ReadonlyArray<Frame>): ReadonlyArray<Frame> =>
  [...Map.groupBy(frames, ({ name }) => name)].map(([name, same]) => ({
    name,
    samples: same.reduce((sum, { samples }) => sum + samples, 0),
    calls: merged(same.flatMap(({ calls }) => calls))
  }))

/** The call tree of a profile from the function with a name on. */
export const framesOf = (profile: Profiler.Profile, functionName: string): ReadonlyArray<Frame> => {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const frameOf = (node: Profiler.ProfileNode): Frame => {
    const calls = (node.children ?? []).flatMap((id) => {
      const child = nodes.get(id)
      return child === undefined ? [] : [frameOf(child)]
    })
    const below = calls.reduce((sum, { samples }) => sum + samples, 0)
    return { name: nameOf(node.callFrame), samples: (node.hitCount ?? 0) + below, calls }
  }
  // V8 has a place of its own for each form in which the function was compiled
  const roots = profile.nodes.filter(({ callFrame }) => callFrame.functionName === functionName)
  return merged(roots.flatMap((root) => frameOf(root).calls))
}

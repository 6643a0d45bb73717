import type { Profiler } from "node:inspector"
import type { Frame } from "./Frame.ts"

const nameOf = ({ functionName, lineNumber, url }: Profiler.ProfileNode["callFrame"]): string => {
  const file = url.split("/").at(-1) ?? ""
  const name = functionName === "" ? "(anonymous)" : functionName
  return file === "" ? name : `${name} ${file}:${lineNumber + 1}`
}

/** Merges frames of one function called from the same place, which the profiler may separate. */
const merged = (frames: ReadonlyArray<Frame>): ReadonlyArray<Frame> =>
  [...Map.groupBy(frames, ({ name }) => name)].map(([name, same]) => ({
    name,
    samples: same.reduce((sum, { samples }) => sum + samples, 0),
    calls: merged(same.flatMap(({ calls }) => calls))
  }))

/** Builds the call tree of a profile, starting at the named function. */
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
  // V8 has a separate node for each compiled form of the function
  const roots = profile.nodes.filter(({ callFrame }) => callFrame.functionName === functionName)
  return merged(roots.flatMap((root) => frameOf(root).calls))
}

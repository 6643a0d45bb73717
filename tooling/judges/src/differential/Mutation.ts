/** A body as a tree of JSON values. */
export type Body = Record<string, any>

/** A change of a body that may break rules. */
export interface Mutation {
  readonly name: string
  /** Changes a copy of the body; returns `false` if the body has nothing to change. */
  readonly change: (body: Body) => boolean
}

/** Makes a mutation that sets the value at an existing path; `undefined` removes it. */
export const setting = (path: ReadonlyArray<string | number>, value: unknown): Mutation => ({
  name: `${path.join(".")} := ${JSON.stringify(value) ?? "absent"}`,
  change: (body) => {
    const parent = path.slice(0, -1).reduce<any>((node, key) => node?.[key], body)
    const last = path.at(-1) ?? ""
    if (parent?.[last] === undefined || parent[last] === null) return false
    if (value === undefined) delete parent[last]
    else parent[last] = value
    return true
  }
})

/** Makes a mutation that adds ten to the amount at a path, far beyond any tolerance. */
export const raising = (path: ReadonlyArray<string | number>): Mutation => ({
  name: `${path.join(".")} + 10`,
  change: (body) => {
    const parent = path.slice(0, -1).reduce<any>((node, key) => node?.[key], body)
    const last = path.at(-1) ?? ""
    const value = parent?.[last]
    if (value === undefined || value === null || value === "") return false
    const [units = "0", fraction] = String(value).split(".")
    parent[last] = `${BigInt(units) + 10n}${fraction === undefined ? "" : `.${fraction}`}`
    return true
  }
})

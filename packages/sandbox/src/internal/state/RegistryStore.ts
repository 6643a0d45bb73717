import { extendRegistry, type SandboxRegistry } from "../../SandboxRegistry.ts"

/** The authority's data, which can be extended. */
export interface RegistryStore {
  readonly current: () => SandboxRegistry
  /** Adds data to the front of the existing lists. */
  readonly seed: (further: Partial<SandboxRegistry>) => void
  /** Removes the added data. */
  readonly clear: () => void
}

/** Makes a store with initial data. */
export const registryStore = (initial: SandboxRegistry): RegistryStore => {
  let registry = initial
  return {
    current: () => registry,
    seed: (further) => {
      registry = extendRegistry(further, registry)
    },
    clear: () => {
      registry = initial
    }
  }
}

import { extendRegistry, type SandboxRegistry } from "../../SandboxRegistry.ts"

/** What the authority knows, and how it learns more. */
export interface RegistryStore {
  readonly current: () => SandboxRegistry
  /** Adds data before what is there. */
  readonly seed: (further: Partial<SandboxRegistry>) => void
  /** Forgets what was added. */
  readonly clear: () => void
}

/** A registry that starts with some data. */
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

/**
 * What elements may contain: children in order, each with its cardinality (`?` optional, `*` any number, `+` at least
 * one, nothing: exactly one). `any` stands for whatever follows. The same model may hold for several elements.
 */
export interface ContentModel {
  /** Prefixed element names, separated by blanks. */
  readonly elements: string
  /** Prefixed names of the children with their cardinality, separated by blanks. */
  readonly content: string
}

/** One child of a content model. */
export interface Particle {
  readonly name: string
  readonly minimum: number
  readonly maximum: number
}

const bounds: Readonly<Record<string, readonly [number, number]>> = {
  "?": [0, 1],
  "*": [0, Number.POSITIVE_INFINITY],
  "+": [1, Number.POSITIVE_INFINITY]
}

/** Reads content models into a table by element name. */
export const contentTable = (models: ReadonlyArray<ContentModel>): ReadonlyMap<string, ReadonlyArray<Particle>> =>
  new Map(
    models.flatMap((model) => {
      const particles = readParticles(model.content)
      return model.elements.split(" ").map((name) => [name, particles] as const)
    })
  )

/** Reads the children of one content model. */
export const readParticles = (content: string): ReadonlyArray<Particle> =>
  content === "" ? [] : content.split(" ").map(particle)

const particle = (text: string): Particle => {
  const [minimum, maximum] = bounds[text.slice(-1)] ?? [1, 1]
  return { name: text.replace(/[?*+]$/u, ""), minimum, maximum }
}

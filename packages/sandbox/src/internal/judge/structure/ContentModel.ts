/**
 * Content models. Keys are prefixed element names, separated by blanks. Values are the prefixed names of the children
 * in order, each with its cardinality (`?` optional, `*` any number, `+` at least one, none: exactly one). An element
 * without a model has a text, whose form is checked by its name, or content that is not checked.
 */
export type ContentModels = Readonly<Record<string, string>>

/** A child in a content model. */
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
export const contentTable = (models: ContentModels): ReadonlyMap<string, ReadonlyArray<Particle>> =>
  new Map(
    Object.entries(models).flatMap(([elements, content]) => {
      const particles = readParticles(content)
      return elements.split(" ").map((name) => [name, particles] as const)
    })
  )

/** Reads the children of one content model. */
export const readParticles = (content: string): ReadonlyArray<Particle> =>
  content === "" ? [] : content.split(" ").map(particle)

const particle = (text: string): Particle => {
  const [minimum, maximum] = bounds[text.slice(-1)] ?? [1, 1]
  return { name: text.replace(/[?*+]$/u, ""), minimum, maximum }
}

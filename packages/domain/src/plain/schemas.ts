// Replaces `Schema` and `SchemaAST` of Effect where a package needs no Effect, see
// `tooling/build/src/packages/lib`. A schema only carries the reader of its values and knows whether its field may be
// absent; it decodes nothing. Exports have the names of Effect's.

type Annotations = Readonly<Record<string, unknown>>

interface StandInTree {
  readonly annotations: Annotations
  readonly context: { readonly annotations: Annotations; readonly isOptional: boolean }
}

/** A schema that only carries annotations. */
export class StandIn {
  readonly ast: StandInTree

  constructor(ast: StandInTree) {
    this.ast = ast
  }

  annotate(annotations: Annotations): StandIn {
    return new StandIn({ ...this.ast, annotations: { ...this.ast.annotations, ...annotations } })
  }

  annotateKey(annotations: Annotations): StandIn {
    const { context } = this.ast
    return new StandIn({
      ...this.ast,
      context: { ...context, annotations: { ...context.annotations, ...annotations } }
    })
  }

  check(): StandIn {
    return this
  }

  pipe(...steps: ReadonlyArray<(schema: StandIn) => StandIn>): StandIn {
    return steps.reduce((schema, step) => step(schema), this as StandIn)
  }
}

/** A schema without annotations. */
export const bare = /* @__PURE__ */ new StandIn({ annotations: {}, context: { annotations: {}, isOptional: false } })

const anyBare = (): StandIn => bare

const noCheck = (): undefined => undefined

const same = (schema: StandIn): StandIn => schema

export const optionalKey = ({ ast }: StandIn): StandIn =>
  new StandIn({ ...ast, context: { ...ast.context, isOptional: true } })

export const isOptional = ({ context }: StandInTree): boolean => context.isOptional

export const resolveAnnotations = ({ ast }: StandIn): Annotations => ast.annotations

export const annotate =
  (annotations: Annotations) =>
  (schema: StandIn): StandIn =>
    schema.annotate(annotations)

export const decodeTo = (): ((schema: StandIn) => StandIn) => same

/** Errors with the fields that they are made of. */
export const TaggedError = () => (tag: string) =>
  class extends Error {
    readonly _tag = tag
    override readonly name = tag

    constructor(fields: object) {
      super()
      Object.assign(this, fields)
    }
  }

export {
  anyBare as Array,
  anyBare as instanceOf,
  anyBare as Literals,
  anyBare as Record,
  anyBare as Redacted,
  anyBare as Struct,
  anyBare as Union,
  bare as BigDecimal,
  bare as Boolean,
  bare as Finite,
  bare as Int,
  bare as Never,
  bare as Null,
  bare as String,
  bare as Uint,
  bare as Unknown,
  noCheck as isBetween,
  noCheck as isMaxLength,
  noCheck as isPattern
}

/** The fields of an object that have a value, for spreading: optional fields must be absent, not `undefined`. */
export const withoutUndefined = <A extends object>(
  fields: A
): { readonly [Field in keyof A]?: Exclude<A[Field], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    readonly [Field in keyof A]?: Exclude<A[Field], undefined>
  }

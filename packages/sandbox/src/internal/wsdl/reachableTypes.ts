import { type ArrayType, type ComplexType, namespaceOf, typeName, type WireType } from "../soap/contract/WireType.ts"

/** Every type that needs a schema, once, from those that operations answer down to the parts of their parts. */
export const reachableTypes = (results: ReadonlyArray<WireType>): ReadonlyArray<ComplexType | ArrayType> => {
  const found = new Map<string, ComplexType | ArrayType>()
  const visit = (type: WireType): void => {
    if (typeof type === "string") return
    const key = `{${namespaceOf(type)}}${typeName(type)}`
    if (found.has(key)) return
    found.set(key, type)
    if (type._tag === "ArrayType") visit(type.item)
    else for (const field of type.fields) visit(field.type)
  }
  for (const result of results) visit(result)
  return [...found.values()]
}

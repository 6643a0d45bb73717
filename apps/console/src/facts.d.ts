// modules that `build/factsPlugin.ts` makes from exports of `build/facts.ts`

declare module "virtual:radicar/documentTypes" {
  const documentTypes: ReadonlyArray<
    readonly [code: string, name: { readonly en: string; readonly es: string }, book: string]
  >
  export default documentTypes
}

declare module "virtual:radicar/books" {
  type Names = { readonly en: string; readonly es: string }
  const books: Readonly<Record<"sale" | "purchase" | "payroll" | "event", Names>>
  export default books
}

declare module "virtual:radicar/loweringTypes" {
  const loweringTypes: ReadonlyArray<string>
  export default loweringTypes
}

declare module "virtual:radicar/taxKinds" {
  const taxKinds: Readonly<Record<string, "perUnit" | "withholding" | undefined>>
  export default taxKinds
}

declare module "virtual:radicar/taxNames" {
  const taxNames: Readonly<Record<string, string | undefined>>
  export default taxNames
}

declare module "virtual:radicar/scopeTexts" {
  const scopeTexts: ReadonlyArray<readonly [name: string, text: { readonly en: string; readonly es: string }]>
  export default scopeTexts
}

declare module "virtual:radicar/eventTexts" {
  const eventTexts: ReadonlyArray<readonly [name: string, text: { readonly en: string; readonly es: string }]>
  export default eventTexts
}

declare module "virtual:radicar/operationTexts" {
  const operationTexts: Readonly<Record<string, { readonly en: string; readonly es: string }>>
  export default operationTexts
}

declare module "virtual:radicar/noticeTexts" {
  const noticeTexts: Readonly<Record<string, { readonly en: string; readonly es: string }>>
  export default noticeTexts
}

import type { Localized } from "../rules/Language.ts"

/** Names of the authority's environments for users. */
export const environmentNames: Readonly<Record<"sandbox" | "habilitacion" | "production", Localized>> = {
  sandbox: { en: "Sandbox", es: "Simulador" },
  habilitacion: { en: "Test (habilitación)", es: "Habilitación" },
  production: { en: "Production", es: "Producción" }
}

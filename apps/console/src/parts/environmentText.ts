import type { Localized } from "@radicar/domain/inner/rules/Language"

/** Names of the authority's environments for users. */
export const environmentText: Readonly<Record<"sandbox" | "habilitacion" | "production", Localized>> = {
  sandbox: { en: "Sandbox", es: "Simulador" },
  habilitacion: { en: "Test (habilitación)", es: "Habilitación" },
  production: { en: "Production", es: "Producción" }
}

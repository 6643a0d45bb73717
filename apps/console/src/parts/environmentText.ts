import type { Localized } from "@radicar/domain/inner/rules/Language"

/** The authority's environments, as people call them. */
export const environmentText: Readonly<Record<"sandbox" | "habilitacion" | "production", Localized>> = {
  sandbox: { en: "Sandbox", es: "Simulador" },
  habilitacion: { en: "Test (habilitación)", es: "Habilitación" },
  production: { en: "Production", es: "Producción" }
}

import type { Localized } from "@radicar/domain/rules/Language"
import type { Tone } from "../parts/Notice.tsx"

/** The authority's environments, as people call them. */
export const environmentText: Readonly<Record<"sandbox" | "habilitacion" | "production", Localized>> = {
  sandbox: { en: "Sandbox", es: "Simulador" },
  habilitacion: { en: "Test (habilitación)", es: "Habilitación" },
  production: { en: "Production", es: "Producción" }
}

/** What is filed in production counts. */
export const environmentTone = (environment: keyof typeof environmentText): Tone =>
  environment === "production" ? "danger" : "neutral"

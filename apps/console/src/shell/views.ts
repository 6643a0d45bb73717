import type { Localized } from "@radicar/domain/rules/Language"

/** Every view: where it is, what it is called, and the key that leads there after `g`. */
export const views: ReadonlyArray<{ readonly path: string; readonly name: Localized; readonly letter: string }> = [
  { path: "/", name: { en: "Overview", es: "Resumen" }, letter: "o" },
  { path: "/submissions", name: { en: "Submissions", es: "Envíos" }, letter: "s" },
  { path: "/ranges", name: { en: "Ranges", es: "Rangos" }, letter: "r" },
  { path: "/certificates", name: { en: "Certificates", es: "Certificados" }, letter: "c" },
  { path: "/authority", name: { en: "Authority", es: "DIAN" }, letter: "a" }
]

import type { Localized } from "./Language.ts"

/** Rules on the form of a body. They are checked before the rules over the document. */
export const wireRules = {
  RAD01: { en: "A required field is absent.", es: "Falta un campo obligatorio." },
  RAD02: { en: "The value does not have the form of this field.", es: "El valor no tiene la forma de este campo." },
  RAD03: { en: "There is no such field.", es: "Este campo no existe." },
  RAD50: {
    en: "The value has more digits than its field: it is filed rounded.",
    es: "El valor tiene más dígitos que su campo: se radica redondeado."
  },
  RAD54: {
    en: "The address states no country: it is read as one in Colombia.",
    es: "La dirección no informa el país: se lee como una de Colombia."
  },
  RAD84: {
    en: "The text has a line end of XML 1.1 (U+0085, U+2028), which breaks signatures for some readers: a blank is filed.",
    es: "El texto tiene un fin de línea de XML 1.1 (U+0085, U+2028), que daña la firma para algunos lectores: se radica un espacio."
  },
  RAD85: {
    en: "The text seems to have been decoded twice: it is filed as it is.",
    es: "El texto parece decodificado dos veces: se radica como está."
  },
  VLR01: {
    en: "Amounts and percentages must not be negative.",
    es: "Los valores monetarios y porcentajes deben corresponder a valores positivos."
  },
  CAD12b: { en: "The document type code is not valid.", es: "El código del tipo de documento no es válido." },
  DAD12b: { en: "The document type code is not valid.", es: "El código del tipo de documento no es válido." },
  DSAD12b: { en: "The document type code is not valid.", es: "El código del tipo de documento no es válido." },
  DEAD12b: { en: "The document type code is not valid.", es: "El código del tipo de documento no es válido." },
  NAAD12b: { en: "The document type code is not valid.", es: "El código del tipo de documento no es válido." },
  NSAD12b: { en: "The document type code is not valid.", es: "El código del tipo de documento no es válido." },
  FAD12b: { en: "The document type code is not valid.", es: "El código del tipo de documento no es válido." },
  NIE202: { en: "The type of the payroll document is not valid.", es: "El tipo de XML del documento no es válido." },
  NIAE202: { en: "The type of the payroll note is not valid.", es: "El tipo de XML de la nota de ajuste no es válido." }
} as const satisfies Readonly<Record<string, Localized>>

/** The text of a form rule. */
export const wireRuleMessage = (rule: string): Localized =>
  Object.hasOwn(wireRules, rule) ? wireRules[rule as keyof typeof wireRules] : wireRules.RAD02

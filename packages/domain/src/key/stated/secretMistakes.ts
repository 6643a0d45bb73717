import type { SeedPart } from "../DocumentKey.ts"
import { type KeyClues, replacing, type SeedMistake, withValues } from "./SeedMistake.ts"

const confusions = {
  technicalKey: {
    en: "the technical key of the range was in the place of the software's pin",
    es: "la clave técnica del rango estaba en el lugar del pin del software"
  },
  softwarePin: {
    en: "the software's pin was in the place of the technical key of the range",
    es: "el pin del software estaba en el lugar de la clave técnica del rango"
  }
} as const

/** Mistakes in the secret: another one, none, other case, or surrounding blanks. */
export const secretMistakes = (
  parts: ReadonlyArray<SeedPart>,
  { otherSecrets = [] }: KeyClues
): ReadonlyArray<SeedMistake> => {
  const secret = parts.find((part) => part.secret)
  if (secret === undefined) return []
  const as = (value: string, en: string, es: string) => replacing(parts, secret.name, value, { en, es })
  return [
    ...otherSecrets
      .filter(({ name }) => name !== secret.name)
      .map(({ name, value }) => ({
        part: secret.name,
        text: name === "technicalKey" ? confusions.technicalKey : confusions.softwarePin,
        parts: parts.map((part) => (part === secret ? { name, value, secret: true } : part))
      })),
    ...as("", "the secret was missing", "faltaba el secreto"),
    ...as(secret.value.trim(), "the secret has blanks around it", "el secreto lleva espacios alrededor"),
    ...as(secret.value.toLowerCase(), "the secret was in lower case", "el secreto estaba en minúsculas"),
    ...as(secret.value.toUpperCase(), "the secret was in upper case", "el secreto estaba en mayúsculas")
  ]
}

const environments: Readonly<Record<string, string>> = { "1": "2", "2": "1" }

/**
 * Mistakes in the environment: production for test or the reverse, no environment, or an environment in an event's key,
 * which has none.
 */
export const environmentMistakes = (
  parts: ReadonlyArray<SeedPart>,
  environment: string
): ReadonlyArray<SeedMistake> => {
  const hashed = parts.some(({ name }) => name === "environment")
  const other = environments[environment]
  const part = "environment"
  if (hashed) {
    return [
      ...replacing(parts, part, other, {
        en: "it was hashed for the other environment",
        es: "se calculó para el otro ambiente"
      }),
      {
        part,
        text: { en: "the environment was missing", es: "faltaba el ambiente" },
        parts: withValues(parts, { environment: "" })
      }
    ]
  }
  return ["1", "2"].map((value) => ({
    part,
    text: {
      en: "the environment was hashed too; an event's key has none",
      es: "también se incluyó el ambiente; la clave de un evento no lo lleva"
    },
    parts: [...parts, { name: part, value, secret: false }]
  }))
}

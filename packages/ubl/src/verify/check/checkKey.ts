import { differingPart, type DifferingPart } from "@radicar/domain/inner/key/stated/differingPart"
import { statedKey } from "@radicar/domain/inner/key/stated/statedKey"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Redacted } from "effect"
import { type Finding, type ChecksAndNotes, type Note, together } from "../Finding.ts"
import type { DocumentFacts } from "../facts/DocumentFacts.ts"
import { readKeyClues, readStatedTexts } from "../facts/readStatedTexts.ts"
import type { Secrets } from "../Secrets.ts"
import { firstDifference } from "./equal.ts"
import { checkSecurityCode } from "./checkSecurityCode.ts"
import { secretsFor } from "./secretsFor.ts"

const section = "key"

const sha384Form = /^[0-9a-f]{96}$/u

const form = (key: string | undefined): Finding => {
  const ok = sha384Form.test(key ?? "")
  return {
    section,
    check: "keyForm",
    ok,
    detail: ok
      ? { en: "96 lower-case hexadecimal digits", es: "96 dígitos hexadecimales en minúscula" }
      : {
          en: `${key?.length ?? 0} characters; a key has 96 lower-case hexadecimal digits`,
          es: `${key?.length ?? 0} caracteres; una clave tiene 96 dígitos hexadecimales en minúscula`
        },
    ...(ok ? {} : { actual: key ?? "" })
  }
}

const inBrackets = (how: Localized | undefined): Localized =>
  how === undefined ? { en: "", es: "" } : { en: ` (${how.en})`, es: ` (${how.es})` }

const missingSecret = (cufe: boolean, foreignPin: boolean, how: Localized): Note => ({
  section,
  note: "keyNotRecomputed",
  text: cufe
    ? {
        en: `The key was not computed again: that needs the technical key of the range${how.en}.`,
        es: `La clave no se recalculó: hace falta la clave técnica del rango${how.es}.`
      }
    : foreignPin
      ? {
          en: "The key was not computed again: the pin given belongs to another software than this document's.",
          es: "La clave no se recalculó: el pin dado es de otro software que el de este documento."
        }
      : {
          en: `The key was not computed again: that needs the software's pin${how.en}.`,
          es: `La clave no se recalculó: hace falta el pin del software${how.es}.`
        }
})

const mismatch = (part: DifferingPart | undefined, assumed: boolean): Localized => {
  if (part !== undefined) {
    return {
      en: `it was computed differently, part ${part.part}: ${part.text.en}`,
      es: `se calculó de otro modo, parte ${part.part}: ${part.text.es}`
    }
  }
  return assumed
    ? {
        en: "not the key of this content with the public test secret, nor with a known mistake; give the right secret if it was another",
        es: "no es la clave de lo que dice el documento con el secreto público de prueba, ni con un error usual; dé el secreto correcto si era otro"
      }
    : {
        en: "not the key of this content: the document was changed, the secret is another, or the mistake is not a known one",
        es: "no es la clave de lo que dice el documento: fue cambiado, el secreto es otro, o el error no es de los usuales"
      }
}

const recomputed = (facts: DocumentFacts, secrets: Secrets): ChecksAndNotes => {
  const available = secretsFor(facts, secrets)
  const cufe = facts.scheme === "CUFE-SHA384"
  const secret = cufe ? available.technicalKey : available.softwarePin
  if (facts.scheme === undefined) return { checks: [], notes: [] }
  if (secret === undefined) {
    const how = inBrackets(cufe ? secrets.howToGive?.technicalKey : secrets.howToGive?.softwarePin)
    return { checks: [], notes: [missingSecret(cufe, !cufe && secrets.softwarePin !== undefined, how)] }
  }
  const texts = readStatedTexts(facts)
  const value = Redacted.value(secret.value)
  const expected = statedKey(texts, value)
  const actual = facts.key ?? ""
  if (expected.value === actual) {
    return {
      checks: [
        {
          section,
          check: "key",
          ok: true,
          detail: secret.assumed
            ? { en: "recomputed with the public test secret", es: "recalculada con el secreto público de prueba" }
            : { en: "recomputed from the document", es: "recalculada del documento" }
        }
      ],
      notes: []
    }
  }
  const others = cufe
    ? [{ name: "softwarePin", secret: available.softwarePin }]
    : [{ name: "technicalKey", secret: available.technicalKey }]
  const otherSecrets = others.flatMap(({ name, secret }) =>
    secret === undefined ? [] : [{ name, value: Redacted.value(secret.value) }]
  )
  const part = differingPart(texts, value, actual, { ...readKeyClues(facts, texts), otherSecrets })
  return {
    checks: [
      {
        section,
        check: "key",
        ok: false,
        detail: mismatch(part, secret.assumed),
        expected: expected.value,
        actual,
        firstDifference: firstDifference(expected.value, actual),
        differingPart: part
      }
    ],
    notes: []
  }
}

const qrHosts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "1": "catalogo-vpfe.dian.gov.co",
    "2": "catalogo-vpfe-hab.dian.gov.co"
  })
)

/** Every key of 96 hexadecimal digits in a text, in lower case. */
const keysIn = (text: string): ReadonlyArray<string> =>
  text.toLowerCase().match(/(?<![0-9a-f])[0-9a-f]{96}(?![0-9a-f])/gu) ?? []

/**
 * Remarks on a QR code without a key. The authority only rejects an empty one (FAB36); none makes a document invalid.
 */
const withoutKey = {
  emptyQrCode: { en: "The QR code is empty (FAB36).", es: "El código QR está vacío (FAB36)." },
  qrCodeWithoutKey: { en: "The QR code names no key.", es: "El código QR no lleva ninguna clave." }
} as const satisfies Readonly<Record<string, Localized>>

/** A note if the QR code leads to the page of another environment. */
const qrHost = (qrCode: string, environment: string | undefined): ReadonlyArray<Note> => {
  const host = /^https?:\/\/([^/\s]+)/imu.exec(qrCode)?.[1]?.toLowerCase()
  const expectedHost = qrHosts.get(environment ?? "")
  if (host === undefined || expectedHost === undefined || host === expectedHost) return []
  const text = {
    en: `The QR code leads to ${host}; this environment's is ${expectedHost}.`,
    es: `El código QR lleva a ${host}; el de este ambiente es ${expectedHost}.`
  }
  return [{ section, note: "qrHost", text }]
}

/**
 * Checks that the QR code names the key, in whatever form of address and letter case. An event may name the document
 * that it is about, and may lack the code, because it has no public page of its own.
 */
const qrCode = (
  { body, environment, family, key, qrCode = "" }: DocumentFacts,
  referenced: string | undefined
): ChecksAndNotes => {
  if (key === undefined || (family === "event" && qrCode === "")) return { checks: [], notes: [] }
  const notes = qrHost(qrCode, environment)
  const [first, ...more] = keysIn(qrCode)
  if (first === undefined) {
    const note = qrCode === "" ? "emptyQrCode" : "qrCodeWithoutKey"
    return { checks: [], notes: [...notes, { section, note, text: withoutKey[note] }] }
  }
  const about = family === "event" && referenced !== undefined ? [key, referenced] : [key]
  const named = new Set(about.map((each) => each.toLowerCase()))
  const ok = [first, ...more].some((each) => named.has(each))
  const wanted = family === "event" && referenced !== undefined ? referenced : key
  const other = {
    en: `the QR code of this ${body.local === "ApplicationResponse" ? "event" : "document"} names another key`,
    es: "el código QR lleva otra clave"
  }
  const check: Finding = ok
    ? {
        section,
        check: "qrCode",
        ok,
        detail: { en: "the QR code names the key", es: "el código QR lleva la clave" }
      }
    : {
        section,
        check: "qrCode",
        ok,
        detail: other,
        expected: wanted,
        actual: first,
        firstDifference: firstDifference(wanted, first)
      }
  return { checks: [check], notes }
}

/** Checks the key's form and, given the secret, its value; the software's fingerprint; the key in the QR code. */
export const checkKey = (facts: DocumentFacts, secrets: Secrets, referenced: string | undefined): ChecksAndNotes => {
  if (facts.family === "container") return { checks: [], notes: [] }
  if (facts.family === "answer") {
    return {
      checks: [form(facts.key)],
      notes: [
        {
          section,
          note: "authorityKey",
          text: {
            en: "The authority's own keys are made with a secret of its own and cannot be computed.",
            es: "Las claves de la DIAN llevan un secreto propio y no se pueden calcular."
          }
        }
      ]
    }
  }
  return together(
    { checks: [form(facts.key)], notes: [] },
    recomputed(facts, secrets),
    checkSecurityCode(facts, secrets),
    qrCode(facts, referenced)
  )
}

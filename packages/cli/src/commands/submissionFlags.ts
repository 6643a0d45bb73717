import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Flag } from "effect/cli"
import { describe, optionalText, periodFlags, statusFlag } from "../flags/flags.ts"

/** Flags that search for documents, for the list and for exports. */
export const searchFlags = {
  q: optionalText("search", "text", {
    en: "Words of a name, or the beginning of an identification, number or key",
    es: "Palabras de un nombre, o el comienzo de una identificación, un número o una clave"
  }),
  prefix: optionalText("prefix", "prefix", { en: "Only with this prefix", es: "Solo con este prefijo" }),
  number: optionalText("number", "number", { en: "Only of this number", es: "Solo de este número" })
}

/** An optional flag with one of several words, which its text lists. */
const shortChoice = <const Word extends string>(
  name: string,
  metavar: string,
  words: ReadonlyArray<Word>,
  text: Localized
) => Flag.Literals(name, words).pipe(Flag.withMetavar(metavar), describe(text), Flag.optional)

/** Flags that choose documents, for the list, sums and exports. */
export const filterFlags = {
  status: statusFlag({ en: "Only in this state", es: "Solo en este estado" }),
  filedAgain: shortChoice("filed-again", "flag", ["true", "false"], {
    en: "Only rejected documents whose number was filed again (true), or still to be corrected (false)",
    es: "Solo rechazados cuyo número se volvió a radicar (true) o que falta corregir (false)"
  }),
  type: optionalText("type", "type", {
    en: "Only of this type code, such as 01",
    es: "Solo de este código de tipo, como 01"
  }),
  environment: shortChoice("environment", "name", ["sandbox", "habilitacion", "production"], {
    en: "Only of this environment of the authority: sandbox, habilitacion, production",
    es: "Solo de este ambiente de la DIAN: sandbox, habilitacion, production"
  }),
  counterparty: optionalText("counterparty", "id", {
    en: "Only of this buyer, seller or worker: the identification without check digit",
    es: "Solo de este adquiriente, vendedor o trabajador: la identificación sin dígito de verificación"
  }),
  currency: optionalText("currency", "code", {
    en: "Only in this currency, such as COP",
    es: "Solo en esta moneda, como COP"
  }),
  issuedFrom: optionalText("issued-from", "day", {
    en: "Issued on this day or later, such as 2026-01-01",
    es: "Expedido ese día o después, como 2026-01-01"
  }),
  issuedTo: optionalText("issued-to", "day", {
    en: "Issued on this day or before, such as 2026-01-31",
    es: "Expedido ese día o antes, como 2026-01-31"
  }),
  amountFrom: optionalText("amount-from", "sum", {
    en: "Total of at least this amount",
    es: "Total de al menos este valor"
  }),
  amountTo: optionalText("amount-to", "sum", {
    en: "Total of at most this amount",
    es: "Total de máximo este valor"
  }),
  ...periodFlags
}

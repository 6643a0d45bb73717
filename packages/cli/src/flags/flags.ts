import { mailFilters, sortOrders } from "@radicar/contract/inner/ledger"
import { FilingQuery } from "@radicar/contract/inner/FilingQuery"
import { bookCodes } from "@radicar/domain/inner/documentRegistry"
import { papers } from "@radicar/domain/inner/print/printFace"
import { bilingual, type Localized } from "@radicar/domain/inner/rules/Language"
import { Option, Record, Schema } from "effect"
import { Argument, Command, Flag, Param } from "effect/cli"

/** Describes a flag or an argument in both languages. */
export const describe =
  (text: Localized) =>
  <Kind extends Param.ParamKind, A>(self: Param.Param<Kind, A>): Param.Param<Kind, A> =>
    Param.withDescription(self, bilingual(text))

/** An example call of a command, with an explanation if necessary. */
type CommandExample = { readonly command: string } & (Localized | { readonly en?: never })

/** Texts that the help shows for a command. */
export interface CommandTexts extends Localized {
  /** Replaces the text in a list of commands. */
  readonly short?: Localized
  readonly examples?: ReadonlyArray<CommandExample>
}

/** Describes a command in both languages. */
export const describeCommand =
  ({ examples = [], short, ...text }: CommandTexts) =>
  <const Name extends string, Input, ContextInput, E, R>(
    self: Command.Command<Name, Input, ContextInput, E, R>
  ): Command.Command<Name, Input, ContextInput, E, R> =>
    self.pipe(
      Command.withDescription(bilingual(text)),
      Command.withExamples(
        examples.map(({ command, ...about }) =>
          about.en === undefined ? { command } : { command, description: bilingual(about) }
        )
      ),
      (described) => (short === undefined ? described : Command.withShortDescription(described, bilingual(short)))
    )

/**
 * Decodes the value of a flag or argument by a schema. The error states the required form in both languages: `form`,
 * else the schema's description.
 */
export const decodeWith =
  <A>(schema: Schema.Codec<A, string>, form?: Localized) =>
  <Kind extends Param.ParamKind>(self: Param.Param<Kind, string>): Param.Param<Kind, A> =>
    Param.filterMap(self, Schema.decodeOption(schema), () =>
      form === undefined ? (Schema.resolveAnnotations(schema)?.description ?? "") : bilingual(form)
    )

/** Makes an optional flag whose value is text. */
export const optionalText = (
  name: string,
  metavar: string,
  text: Localized,
  schema: Schema.Codec<string> = Schema.String,
  form?: Localized
) => Flag.String(name).pipe(Flag.withMetavar(metavar), describe(text), decodeWith(schema, form), Flag.optional)

const filled = Schema.String.check(Schema.isPattern(/\S/u)).annotate({
  description: bilingual({ en: "a text that is not blank", es: "un texto que no esté en blanco" })
})

/** Makes an argument whose value is text, by default any text that is not blank. */
export const argument = (name: string, text: Localized, schema: Schema.Codec<string> = filled) =>
  Argument.String(name).pipe(describe(text), decodeWith(schema))

/** A flag with a whole number within inclusive bounds. */
export const wholeNumber = (
  name: string,
  metavar: string,
  text: Localized,
  { maximum, minimum }: { readonly minimum: number; readonly maximum: number }
) =>
  Flag.String(name).pipe(
    Flag.withMetavar(metavar),
    describe(text),
    Flag.filterMap(
      (value) => {
        const number = /^\d{1,15}$/u.test(value) ? Number(value) : Number.NaN
        return number >= minimum && number <= maximum ? Option.some(number) : Option.none()
      },
      () =>
        bilingual({
          en: `a whole number from ${minimum} to ${maximum}`,
          es: `un número entero de ${minimum} a ${maximum}`
        })
    )
  )

/** An optional flag with one of several words. */
export const optionalChoice = <const Word extends string>(name: string, words: ReadonlyArray<Word>, text: Localized) =>
  Flag.Literals(name, words).pipe(describe(text), Flag.optional)

type ListedStatus = "pending" | "processing" | "submitted" | "rejected" | "refused"

/** Words for states that `--status` accepts in English and Spanish, with the state's name in JSON answers. */
export const statusWords: Readonly<Record<string, ListedStatus>> = {
  pending: "pending",
  processing: "processing",
  accepted: "submitted",
  rejected: "rejected",
  "not-received": "refused",
  pendiente: "pending",
  "en-proceso": "processing",
  aceptado: "submitted",
  rechazado: "rejected",
  "no-recibido": "refused",
  submitted: "submitted"
}

/** `--status`: a state by any of its words. */
export const statusFlag = ({ en, es }: Localized) =>
  Flag.Literals("status", Object.keys(statusWords)).pipe(
    Flag.withMetavar("state"),
    describe({
      en: `${en}: pending, processing, accepted, rejected, not-received`,
      es: `${es}: pendiente, en-proceso, aceptado, rechazado, no-recibido`
    }),
    Flag.map((word) => statusWords[word] ?? "pending"),
    Flag.optional
  )

/** `--complete totals`: fills in omitted fields that follow from the lines. */
export const completeFlag = optionalChoice("complete", ["totals"], {
  en: "totals fills in what the body omits and follows from its lines: taxes, withholdings and totals",
  es: "totals llena lo que el cuerpo omite y se deduce de sus líneas: tributos, retenciones y totales"
})

/** An optional flag that names a file. The file is read when it is needed, not when the flag is parsed. */
export const namedFile = (name: string, text: Localized) => optionalText(name, "file", text)

/** `--out`: file for a document instead of standard output. */
export const outFlag = namedFile("out", {
  en: "Writes to this file instead of standard output",
  es: "Escribe en este archivo y no en la salida estándar"
})

/** A flag without value. */
export const toggle = (name: string, text: Localized) =>
  Flag.Boolean(name).pipe(describe(text), Flag.withDefault(false))

/** Input file of a command; `-` is standard input. */
export const fileArgument = ({ en, es }: Localized) =>
  argument("file", { en: `${en}; - reads standard input`, es: `${es}; - lee la entrada estándar` })

/** Argument with the service's id of a company or provider. */
export const tenantArgument = (text: Localized) => argument("id", text, FilingQuery.companyId)

/** Flags for the period in which listed items were recorded. */
export const periodFlags = {
  from: optionalText("from", "from", {
    en: "Recorded at or after, such as 2026-01-15",
    es: "Registrado desde, como 2026-01-15"
  }),
  to: optionalText("to", "to", { en: "Recorded before", es: "Registrado antes de" })
}

/** An optional flag with one of several words, which its text lists. */
const shortChoice = <const Word extends string>(
  name: string,
  metavar: string,
  words: ReadonlyArray<Word>,
  text: Localized
) => Flag.Literals(name, words).pipe(Flag.withMetavar(metavar), describe(text), Flag.optional)

/** `--paper`: paper of a PDF. */
export const paperFlag = shortChoice("paper", "name", papers, {
  en: "letter, roll80 or roll58 (till printers); default: roll80 for POS tickets, letter for others",
  es: "letter (carta), roll80 o roll58 (impresoras de tirilla); por omisión: roll80 para tiquetes POS, letter para los demás"
})

/** Flags that filter filed or received documents by their data, in lists and sums. */
export const factsFilterFlags = {
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
  tax: optionalText("tax", "tax", {
    en: "Only with this tax: code, and the rate of IVA, such as 01:19.00 or 06; excluded",
    es: "Solo con este tributo: código, y tarifa del IVA, como 01:19.00 o 06; excluded (excluido)"
  }),
  ...periodFlags
}

/** Flags that filter filed documents, in lists and sums. */
export const documentFilterFlags = {
  book: shortChoice("book", "name", bookCodes, {
    en: "Only of this book: sale, purchase, payroll, event",
    es: "Solo de este libro: sale (ventas), purchase (compras), payroll (nómina), event (eventos)"
  }),
  status: statusFlag({ en: "Only in this state", es: "Solo en este estado" }),
  filedAgain: shortChoice("filed-again", "flag", ["true", "false"], {
    en: "Only rejected documents whose number was filed again (true), or still to be corrected (false)",
    es: "Solo rechazados cuyo número se volvió a radicar (true) o que falta corregir (false)"
  }),
  needsCorrection: shortChoice("to-correct", "flag", ["true", "false"], {
    en: "Only rejected documents that are still to be corrected and were not dismissed (true), or the others (false)",
    es: "Solo rechazados que falta corregir y nadie descartó (true), o los demás (false)"
  }),
  mail: shortChoice("mail", "state", mailFilters, {
    en: "Only accepted documents by their newest e-mail: none (not mailed), queued, sent, failed, bounced, undelivered (failed or bounced), unresolved (none, failed or bounced)",
    es: "Solo aceptados, por su último correo: none (sin enviar), queued (por enviar), sent (enviado), failed (no aceptado), bounced (devuelto), undelivered (failed o bounced), unresolved (none, failed o bounced)"
  }),
  certificate: optionalText("certificate", "serial", {
    en: "Only signed with the certificate of this serial number",
    es: "Solo firmados con el certificado de este número de serie"
  }),
  submissionIds: optionalText("ids", "ids", {
    en: "Only these submissions: up to 200 ids, with commas",
    es: "Solo estas radicaciones: hasta 200 identificadores, separados por comas"
  }),
  ...factsFilterFlags
}

/** Flags of commands that add up documents: the grouping, and the maximum number of sums. */
export const summaryFlags = {
  by: optionalText("by", "keys", {
    en: "One to three of day, month, type, status, counterparty, with commas; default type,status",
    es: "De uno a tres entre day, month, type, status, counterparty, con comas; por omisión type,status"
  }),
  limit: optionalText("limit", "limit", {
    en: "How many sums at most: 1 to 1000; default 100",
    es: "Cuántas sumas a lo sumo: 1 a 1000; por omisión 100"
  })
}

/** Flags that select submissions of a company. */
export const submissionFilterFlags = {
  q: optionalText("search", "text", {
    en: "Words of a name, or the beginning of an identification, number or key",
    es: "Palabras de un nombre, o el comienzo de una identificación, un número o una clave"
  }),
  prefix: optionalText("prefix", "prefix", { en: "Only with this prefix", es: "Solo con este prefijo" }),
  number: optionalText("number", "number", { en: "Only of this number", es: "Solo de este número" }),
  ...documentFilterFlags
}

/** Flag for the order of filed documents. */
export const sortFlag = {
  sort: shortChoice("sort", "order", sortOrders, {
    en: "Order: issued, number, counterparty, total, due, status; with a minus descending, as --sort=-total. Needs --issued-from and --issued-to, at most 366 days",
    es: "Orden: issued (expedición), number, counterparty, total, due (vence), status; con un menos descendente, como --sort=-total. Exige --issued-from y --issued-to, máximo 366 días"
  })
}

/** Flags for a page of a list. */
export const pageFlags = {
  limit: optionalText("limit", "limit", {
    en: "Maximum number of items: 1 to 200; default 50; with ndjson, all",
    es: "Máximo de elementos: 1 a 200; por omisión 50; con ndjson, todos"
  }),
  cursor: optionalText("cursor", "cursor", { en: "`next` of the previous page", es: "`next` de la página anterior" })
}

/** Values of the given flags, by name. */
export const flagsOf = <Flags extends Readonly<Record<string, Option.Option<unknown>>>>(
  flags: Flags
): { readonly [Name in keyof Flags]?: Option.Option.Value<Flags[Name]> } =>
  Record.getSomes(flags) as { readonly [Name in keyof Flags]?: Option.Option.Value<Flags[Name]> }

/** Splits a list at its commas. */
export const commaSeparated = (list: string): ReadonlyArray<string> =>
  list
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")

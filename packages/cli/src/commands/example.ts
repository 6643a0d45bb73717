import type { DocumentDefinition } from "@radicar/domain/inner/document/DocumentDefinition"
import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { entryOfType } from "@radicar/domain/inner/documentRegistry"
import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import { wordingIn } from "@radicar/domain/inner/rules/Language"
import { SubmissionResult } from "@radicar/domain/inner/submission/SubmissionResult"
import { nearest } from "@radicar/domain/inner/rules/nearest"
import { exampleNumberAt } from "@radicar/domain/inner/document/DocumentDefinition"
import { fromEpochMillis, type LocalDateTime, parseLocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { InvalidValue } from "@radicar/domain/inner/wire/Reader"
import { Clock, Effect, Option, Redacted, Result, Schema } from "effect"
import { Command, Flag } from "effect/cli"
import { readCertificateFile } from "../certificate/readCertificate.ts"
import { titled } from "../document/titleOf.ts"
import { type Failure, failure } from "../Failure.ts"
import { describeCommand, optionalText, outFlag, wholeNumber } from "../flags/flags.ts"
import { certificateFlags } from "../flags/serviceFlags.ts"
import { decodeUtf8, readInput } from "../input/readInput.ts"
import { Output, reporting } from "../output/Output.ts"
import { writeDocument } from "../output/write.ts"

const dateOf = (dateFlag: Option.Option<string>, millis: number): Effect.Effect<LocalDateTime, Failure> => {
  const date = Option.isSome(dateFlag) ? parseLocalDateTime(dateFlag.value) : fromEpochMillis(millis)
  return date instanceof InvalidValue
    ? Effect.fail(
        failure("usage", {
          en: `--date expects ${wordingIn(date.expected, "en")}.`,
          es: `--date espera ${wordingIn(date.expected, "es")}.`
        })
      )
    : Effect.succeed(date)
}

const certificateOf = Effect.fnUntraced(function* (file: string, flags: Parameters<typeof readCertificateFile>[1]) {
  const { bytes, password } = yield* readCertificateFile(file, flags)
  const output = yield* Output
  if (output.isTerminal) {
    yield* output.message(
      output.say({
        en: "The body holds the certificate's private key and its password: do not share it.",
        es: "El cuerpo contiene la llave privada del certificado y su contraseña: no lo comparta."
      })
    )
  }
  return { Content: Buffer.from(bytes).toString("base64"), Password: Redacted.value(password) }
})

const notReferred = failure("invalid-document", {
  en: "--of expects the XML of a document, such as radicar file xml prints it, or the result of a filing as JSON.",
  es: "--of espera el XML de un documento, como lo imprime radicar file xml, o el resultado de una radicación en JSON."
})

const textOf = (party: JsonValue | undefined, field: string): string => {
  const value = party instanceof JsonObject ? party.get(field) : undefined
  return typeof value === "string" ? value : ""
}

const partyOf = (party: JsonValue | undefined) => {
  const name = textOf(party, "Name")
  const person = [textOf(party, "FirstName"), textOf(party, "FamilyName")].join(" ").trim()
  return {
    Id: textOf(party, "Id"),
    IdentificationType: textOf(party, "IdentificationType"),
    Name: name === "" ? person : name
  }
}

/** Reads the XML of a document or its container. Returns a reference to the document, with its issuer and buyer. */
const referenceInXml = Effect.fnUntraced(function* (octets: Uint8Array) {
  // loaded as late as the code that reads XML
  const [{ receive }, { verifyTools }, { TrustAnchors }] = yield* Effect.promise(() =>
    Promise.all([
      import("@radicar/ubl/inner/received/receive"),
      import("../verify/verifySecrets.ts"),
      import("@radicar/signature/inner/TrustAnchors")
    ])
  )
  const at = new Date(yield* Clock.currentTimeMillis)
  const secrets = { technicalKey: undefined, softwarePin: undefined, softwareId: undefined }
  const received = receive(octets, { secrets, at, tools: verifyTools(TrustAnchors.none) })
  if (Result.isFailure(received)) return yield* notReferred
  const { read, report } = received.success
  const { issueDate, key, number } = report.facts ?? {}
  if (read === undefined || key === undefined || number === undefined || issueDate === undefined)
    return yield* notReferred
  const { body } = read
  const parties = { issuer: partyOf(body.get("CompanyParty")), buyer: partyOf(body.get("CustomerParty")) }
  return { reference: { uuid: key, number, date: issueDate, parties } }
})

const referenceTo = Effect.fnUntraced(function* (file: Option.Option<string>) {
  if (Option.isNone(file)) return {}
  const octets = yield* readInput(file.value)
  const text = yield* decodeUtf8(octets, file.value)
  if (text.trimStart().startsWith("<")) return yield* referenceInXml(octets)
  const result = yield* Schema.decodeEffect(Schema.fromJsonString(SubmissionResult))(text).pipe(
    Effect.mapError(() => notReferred)
  )
  const { document, id } = result
  return { reference: { uuid: document.uuid, number: id, date: document.date.slice(0, 10) } }
})

/** The part of an example's body that refers to another document. */
interface ExampleBody {
  readonly DocumentReference?: { readonly TypeCode: string }
}

/** Checks the value of `--operation` against the operations for which the document type has examples. */
const operationOf = (
  operationFlag: Option.Option<string>,
  { exampleOperations = [], name }: DocumentDefinition<unknown>
): Effect.Effect<{ readonly operation?: string }, Failure> => {
  if (Option.isNone(operationFlag)) return Effect.succeed({})
  const operation = operationFlag.value
  if (exampleOperations.includes(operation)) return Effect.succeed({ operation })
  const suggestion = nearest(operation, exampleOperations)
  const all = exampleOperations.join(", ")
  return Effect.fail(
    failure(
      "usage",
      {
        en: `There is no example of operation ${operation} of ${name}.`,
        es: `No hay un ejemplo de la operación ${operation} de ${name}.`
      },
      exampleOperations.length === 0
        ? { en: "Omit --operation.", es: "Omita --operation." }
        : {
            en: `Did you mean ${suggestion ?? exampleOperations[0]}? All operations: ${all}.`,
            es: `¿Quiso decir ${suggestion ?? exampleOperations[0]}? Todas las operaciones: ${all}.`
          }
    )
  )
}

/** Says what to file first if a body refers to a document that nobody has filed. */
const warnOfReference = Effect.fnUntraced(function* (
  type: DocumentDefinition<unknown>,
  { DocumentReference: reference }: ExampleBody
) {
  const first = entryOfType(reference?.TypeCode ?? "")
  if (first === undefined) return
  const { message, say } = yield* Output
  const { name, noun } = first
  const commands = `radicar example ${name} | radicar ${name} create - > ${name}.json; radicar example ${type.name} --of ${name}.json`
  yield* message(
    say({
      en: `The document that this body refers to does not exist (${noun.en}). File one first, and name it with --of: ${commands}`,
      es: `El documento al que se refiere este cuerpo no existe (${noun.es}). Radique uno primero e indíquelo con --of: ${commands}`
    })
  )
})

/** `radicar example TYPE`: prints a body that the sandbox accepts. */
const exampleOf = (type: DocumentDefinition<unknown>) =>
  Command.make(
    type.name,
    {
      number: wholeNumber(
        "number",
        "number",
        {
          en: `Number, ${type.exampleNumbers.from} to ${type.exampleNumbers.to}; default from the clock`,
          es: `Número, ${type.exampleNumbers.from} a ${type.exampleNumbers.to}; por omisión según el reloj`
        },
        { minimum: type.exampleNumbers.from, maximum: type.exampleNumbers.to }
      ).pipe(Flag.optional),
      date: optionalText("date", "date", {
        en: "Moment of issue, Colombian time; default now",
        es: "Momento de emisión, hora colombiana; por omisión ahora"
      }),
      operation: optionalText("operation", "code", {
        en: `Operation${type.exampleOperations === undefined ? "; this type has one example" : `: ${type.exampleOperations.join(", ")}`}`,
        es: `Operación${type.exampleOperations === undefined ? "; este tipo tiene un solo ejemplo" : `: ${type.exampleOperations.join(", ")}`}`
      }),
      of: optionalText("of", "file", {
        en: "XML of the document that a note or event refers to, with its buyer and issuer, or the result of its filing as JSON; - is standard input",
        es: "XML del documento al que se refiere una nota o evento, con su adquiriente y emisor, o el resultado de su radicación en JSON; - es la entrada estándar"
      }),
      certificate: certificateFlags,
      out: outFlag
    },
    Effect.fn(`example ${type.name}`)(function* ({ certificate, date, number, of, operation, out }) {
      const now = yield* Clock.currentTimeMillis
      const body = type.example({
        number: Option.getOrElse(number, () => exampleNumberAt(type.exampleNumbers, now)),
        date: yield* dateOf(date, now),
        ...(yield* operationOf(operation, type)),
        ...(yield* referenceTo(of))
      })
      if (Option.isNone(of)) yield* warnOfReference(type, body as ExampleBody)
      const signing = Option.isSome(certificate.certificate)
        ? { SigningCertificate: yield* certificateOf(certificate.certificate.value, certificate) }
        : {}
      yield* writeDocument(out, `${JSON.stringify({ ...body, ...signing }, null, 2)}\n`)
    }, reporting("document"))
  ).pipe(
    describeCommand({
      ...titled({ en: "The JSON body of a document", es: "El cuerpo JSON de un documento" }, type),
      examples: [
        { command: `radicar example ${type.name} > ${type.name}.json` },
        ...(type.exampleOperations === undefined
          ? []
          : [{ command: `radicar example ${type.name} --operation ${type.exampleOperations[0]}` }]),
        {
          command: `radicar example ${type.name} | radicar ${type.name} create - --certificate company.p12`,
          en: "Files it with a service on this machine",
          es: "Lo radica con un servicio en esta máquina"
        }
      ]
    })
  )

/** `radicar example`: prints bodies to start from. */
export const exampleCommand = Command.make("example").pipe(
  describeCommand({
    en: "Print the body of a document to start from",
    es: "Imprime el cuerpo de un documento para empezar"
  }),
  Command.withSubcommands(Object.values(documentDefinitions).map(exampleOf))
)

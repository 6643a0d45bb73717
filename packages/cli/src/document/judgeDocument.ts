import type { Findings } from "@radicar/domain/rules/Violation"
import type { PrintableDocument } from "@radicar/print/printableTypes"
import type { DocumentType, RenderableDocument } from "@radicar/ubl/documentTypes"
import { Effect, type FileSystem, Result, type Stdio } from "effect"
import type { Failure } from "../Failure.ts"
import type { FilingFlags } from "../flags/filingFlags.ts"
import { readText } from "../input/readText.ts"
import { Output } from "../output/Output.ts"
import { filingConfiguration } from "./filingConfiguration.ts"
import { parseBody } from "./parseBody.ts"
import { typeOf } from "./typeOf.ts"

type Identify<Document> = (
  type: DocumentType
) => (...args: Parameters<DocumentType["identify"]>) => Result.Result<Document, Findings>

type Judging<Document> = Effect.Effect<
  Result.Result<Document, Findings>,
  Failure,
  FileSystem.FileSystem | Stdio.Stdio | Output
>

const judge =
  <Document>(identify: Identify<Document>) =>
  (text: string, flags: FilingFlags): Judging<Document> =>
    Effect.gen(function* () {
      const { language } = yield* Output
      const body = yield* parseBody(text)
      const type = typeOf(body, language)
      if (Result.isFailure(type)) return Result.fail(type.failure)
      return identify(type.success)(body, yield* filingConfiguration(body, flags), { language })
    })

/** Applies every rule to the text of a document's body and identifies it: the document, or all findings. */
export const judgeText = judge<RenderableDocument>((type) => type.identify)

/** {@link judgeText} of a file. */
export const judgeDocument = (file: string, flags: FilingFlags): Judging<RenderableDocument> =>
  Effect.flatMap(readText(file), (text) => judgeText(text, flags))

/** The same of a file with a document that is to be printed. */
export const judgePrintable = (file: string, flags: FilingFlags): Judging<PrintableDocument> =>
  Effect.gen(function* () {
    // with the fonts, which the other commands need not wait for
    const { printableTypes } = yield* Effect.promise(() => import("@radicar/print/printableTypes"))
    // what can be written can be printed: both packages have every operation
    const identify: Identify<PrintableDocument> = ({ operation }) =>
      printableTypes[operation as keyof typeof printableTypes].identify
    return yield* judge(identify)(yield* readText(file), flags)
  })

import { bilingual } from "@radicar/domain/inner/rules/Language"
import { patternText } from "@radicar/domain/inner/wire/text"
import { wireList } from "@radicar/domain/inner/wire/wireList"

/** A list of documents, each by the UUID of its submission or by its key. */
export const documentIds = (maximum: number) =>
  wireList(
    patternText({
      identifier: "SubmissionOrKey",
      pattern: /^(?:[0-9a-fA-F]{96}|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u,
      expected: { en: "a UUID, or 96 hexadecimal digits", es: "un UUID, o 96 dígitos hexadecimales" },
      description: bilingual({
        en: "UUID of a submission, or key of its document.",
        es: "UUID de una radicación, o clave de su documento."
      })
    }),
    { maximum }
  )

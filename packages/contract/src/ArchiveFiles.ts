import { described } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { wireStruct } from "@radicar/domain/inner/wire/wireStruct"
import { Schema, Struct } from "effect"
import { documentIds } from "./problem/ItemProblem.ts"
import { SubmissionListQuery } from "./submissionRequests.ts"

/** Maximum number of documents in one archive. */
export const maximumArchived = 2000

/** Files of a document in an archive: the PDF, the signed XML, and the container (AttachedDocument). */
export const archiveContents = ["pdf", "xml", "container"] as const

/** One of {@link archiveContents}. */
export type ArchiveContent = (typeof archiveContents)[number]

const word = `(?:${archiveContents.join("|")})`

/**
 * Query parameters of the operation fileArchiveCreate: filters as in the list of submissions, and the form of the
 * archive.
 */
export const ArchiveQuery = {
  ...Struct.omit(SubmissionListQuery, ["limit", "cursor"]),
  content: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(new RegExp(`^${word}(?:,${word})*$`, "u"), { expected: "pdf, xml and container, with commas" })
    ).annotate({
      description: bilingual({
        en: "Files of each document, with commas: pdf,xml (default); container is the AttachedDocument. A joined PDF has pdf alone.",
        es: "Archivos de cada documento, con comas: pdf,xml (por defecto); container es el AttachedDocument. Un PDF unido solo tiene pdf."
      })
    })
  ),
  as: Schema.optionalKey(
    Schema.Literals(["zip", "pdf"]).annotate({
      description: bilingual({
        en: "zip (default): one ZIP with the files. pdf: one PDF with the pages of all documents.",
        es: "zip (por defecto): un ZIP con los archivos. pdf: un solo PDF con las páginas de todos los documentos."
      })
    })
  )
}

/** The documents of an archive; without `Ids`, those that the filters of the query find. */
export const ArchiveFiles = wireStruct("ArchiveFiles", {
  ids: described(Schema.optionalKey(documentIds(maximumArchived)), {
    en: "Documents in the order of the archive, at most 2000: UUID of the submission, or key of the document. Absent: what the filters of the query find, in the order of the list. Not both.",
    es: "Documentos en el orden del archivo, máximo 2000: UUID de la radicación, o clave del documento. Ausente: lo que encuentran los filtros de la consulta, en el orden de la lista. No ambos."
  })
})

import { referencedDocumentTypes } from "@radicar/domain/codes/referencedDocumentTypes"
import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { Panel } from "../../layout/Sheet.ts"
import { dayText } from "../../text/moments.ts"
import { named, panel } from "../facts.ts"

/** FTP is what a pad or a typewriter made, when nothing electronic worked. */
const typeName = (code: string | undefined): string => {
  if (code === undefined) return "Documento"
  return code === "FTP" ? "Talonario o papel" : (referencedDocumentTypes.nameOf(code) ?? `Tipo ${code}`)
}

/** The document that a note corrects and why, and the other documents that one refers to. */
export const referencePanels = (checked: CheckedSale): ReadonlyArray<Panel> => {
  const { additionalDocumentReferences: additional, document, kind } = checked
  const { correctionCode: code, documentReference: reference } = document
  const corrected =
    code === undefined
      ? []
      : [
          panel(
            "Documento que se corrige",
            ["Motivo", named(code, kind.correctionReasons?.nameOf(code))],
            ["Número", reference?.number ?? "Sin referencia a un documento"],
            ["Fecha", reference === undefined ? undefined : dayText(reference.date)],
            ["Código único", reference?.uuid.toLowerCase()]
          )
        ]
  const referred =
    additional.length === 0
      ? []
      : [
          panel(
            "Documentos de referencia",
            ...additional.map(({ date, number, typeCode }): readonly [string, string] => [
              typeName(typeCode),
              `${number} del ${dayText(date)}`
            ])
          )
        ]
  return [...corrected, ...referred]
}

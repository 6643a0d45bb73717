import type { PreparedSale } from "../../document/CheckedSale.ts"
import { type SectorGroup, sectorGroups } from "../../document/sectorGroups.ts"
import type { Localized } from "../../rules/Language.ts"
import { explain, type Rule } from "../../rules/Rule.ts"

const source = "The parts of the XML that each operation has: annex FE 1.9 §13.1.5 and the acts of the sectors"

const demanded: Localized = {
  en: "what a document of this operation must have",
  es: "lo que debe tener un documento de esta operación"
}

/** The operations that take a group, of those that the type of the document has. */
const takingIt = ({ operations }: SectorGroup, { kind }: PreparedSale): Localized => {
  const own = operations.filter((code) => kind.operations?.has(code) === true).join(", ")
  return own === ""
    ? { en: "nothing: documents of this type do not have it", es: "nada: los documentos de este tipo no lo tienen" }
    : { en: `nothing, or one of the operations ${own}`, es: `nada, o una de las operaciones ${own}` }
}

/** Groups of a sector in documents of another one, and documents without the group of theirs. */
export const sectorRules: ReadonlyArray<Rule<PreparedSale>> = [
  {
    code: "RAD33",
    message: {
      en: "Documents of this operation have no place for what is of another sector: omit it, or correct the operation.",
      es: "Los documentos de esta operación no tienen lugar para lo que es de otro sector: omítalo o corrija la operación."
    },
    explained: explain(
      { path: "$.OperationCode" },
      "The document states what only documents of another operation have.",
      "El documento informa lo que solo tienen los documentos de otra operación.",
      "Omit the field that the violation's path names, or give the OperationCode that takes it.",
      "Omita el campo que indica la ruta, o informe el OperationCode que lo admite."
    ),
    source,
    check: (prepared, report) => {
      const { document, kind, operationCode } = prepared
      // what an unknown operation takes is not known
      if (kind.operations?.has(operationCode) === false) return
      for (const group of sectorGroups) {
        if (group.operations.includes(operationCode)) continue
        for (const path of group.stated(document)) report(path, takingIt(group, prepared), operationCode)
      }
    }
  },
  {
    code: "RAD34",
    message: {
      en: "A document of this operation must state what its sector asks for.",
      es: "Un documento de esta operación debe informar los datos de su sector."
    },
    explained: explain(
      { path: "$.OperationCode" },
      "A group that this operation needs is absent.",
      "Falta un grupo que esta operación necesita.",
      "Give the group that the violation's path names, or correct OperationCode.",
      "Informe el grupo que indica la ruta, o corrija OperationCode."
    ),
    source,
    check: ({ document, operationCode }, report) => {
      for (const { missing, required } of sectorGroups) {
        if (!required.includes(operationCode)) continue
        for (const path of missing(document)) report(path, demanded, undefined)
      }
    }
  }
]

import type { Language } from "@radicar/domain/inner/rules/Language"
import { mailStateNames } from "@radicar/domain/inner/submission/mailStateNames"
import type { Column } from "../../platform/tables/Column.ts"
import { readableReasons } from "../submissions/ledgerFacts.ts"
import type { ExportRow } from "./ExportRow.ts"

/** State of a document's e-mail, of which only accepted ones have one. */
const mailOf = ({ facts, state }: ExportRow) => (state === "accepted" ? facts?.mail : undefined)

/** Columns with the state of the newest e-mail, the addresses that it did not reach, and why. */
export const mailColumns = (language: Language): ReadonlyArray<Column<ExportRow>> => [
  {
    key: "mail",
    name: { en: "E-mail", es: "Correo" },
    kind: "text",
    valueOf: mailOf,
    wordOf: (row) => {
      const mail = mailOf(row)
      return mail && mailStateNames[mail][language]
    }
  },
  {
    key: "mailAddress",
    name: { en: "Did not reach", es: "No llegó a" },
    kind: "text",
    valueOf: ({ facts }) => facts?.undelivered?.map(({ address }) => address).join("; ")
  },
  {
    key: "mailReason",
    name: { en: "Reason", es: "Motivo" },
    kind: "text",
    valueOf: ({ facts }) =>
      facts?.undelivered &&
      readableReasons(facts.undelivered, language)
        .map(({ reason = "" }) => reason)
        .join("; ")
  }
]

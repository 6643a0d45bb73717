import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import type { DocumentReport } from "@radicar/ubl/verify/DocumentReport"
import type { PartyFacts } from "@radicar/ubl/verify/facts/DocumentFacts"
import type { Layout } from "./Layout.ts"
import { rows } from "./rows.ts"

/** The common name of an RFC 2253 name, else the whole. */
const commonName = (name: string): string =>
  /(?:^|,)CN=((?:\\.|[^,\\+])+)/u.exec(name)?.[1]?.replaceAll("\\", "") ?? name

const colombian = (moment: Date): string => `${fromEpochMillis(moment.getTime())}-05:00`

const day = (date: Date): string => date.toISOString().slice(0, 10)

const partyText = (party: PartyFacts | undefined): string | undefined =>
  party && `${party.number}${party.name === undefined ? "" : `  ${party.name}`}`

const environments: Readonly<Record<string, { readonly en: string; readonly es: string }>> = {
  "1": { en: "production (1)", es: "producción (1)" },
  "2": { en: "test (2)", es: "pruebas (2)" }
}

/** What the document says it is, and who signed it when, as rows. */
export const reportFacts = ({ facts, signature }: DocumentReport, { columns, paint, say }: Layout): string => {
  const signer = signature?.signer
  const environment = facts?.environment ?? ""
  const known = Object.hasOwn(environments, environment) ? environments[environment] : undefined
  return rows(
    [
      [
        say({ en: "document", es: "documento" }),
        facts && `${say(facts.name)}${facts.typeCode === undefined ? "" : ` (${facts.typeCode})`}`
      ],
      [say({ en: "number", es: "número" }), facts?.number],
      [say({ en: "issued", es: "emitido" }), facts && [facts.issueDate, facts.issueTime].join(" ").trim()],
      [say({ en: "environment", es: "ambiente" }), known === undefined ? environment : say(known)],
      [say({ en: "issuer", es: "emisor" }), partyText(facts?.issuer)],
      [say({ en: "receiver", es: "receptor" }), partyText(facts?.receiver)],
      [say({ en: "key", es: "clave" }), facts?.key],
      [
        say({ en: "signer", es: "firmante" }),
        signer && `${signer.nit === undefined ? "" : `${signer.nit}  `}${signer.commonName ?? signer.subject}`
      ],
      [say({ en: "signed", es: "firmado" }), signature?.signingTime && colombian(signature.signingTime)],
      [say({ en: "role", es: "rol" }), signature?.role],
      [
        say({ en: "certificate", es: "certificado" }),
        signer &&
          say({
            en: `${day(signer.notBefore)} to ${day(signer.notAfter)}, serial ${signer.serialNumber}`,
            es: `${day(signer.notBefore)} a ${day(signer.notAfter)}, serial ${signer.serialNumber}`
          })
      ],
      [say({ en: "issued by", es: "emitido por" }), signer && commonName(signer.issuer)]
    ],
    { columns, indent: 2, label: paint.dim }
  )
}

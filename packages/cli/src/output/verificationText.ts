import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import type { Check, VerificationReport } from "@radicar/signature/VerificationReport"
import type { Paint } from "./Paint.ts"
import { printable } from "./printable.ts"
import type { Layout } from "./Layout.ts"
import { rows } from "./rows.ts"

import { wrap } from "./wrap.ts"

const nameWidth = 27

const shorten = (text: string, width: number): string => {
  const line = printable(text)
  return line.length > width ? `${line.slice(0, width - 1)}…` : line
}

/** What holds takes one line, however narrow the terminal; what does not is told in full. */
const checkText = ({ actual, check, detail, expected, ok }: Check, { columns, paint, say }: Layout): string => {
  const indent = nameWidth + 10
  const name = check.padEnd(nameWidth)
  if (ok) return `  ${paint.green("ok")}      ${name}${paint.dim(shorten(detail, columns - indent))}`
  const [first = "", ...rest] = wrap(detail, columns - indent)
  const compared = rows(
    [
      [say({ en: "expected", es: "esperado" }), expected],
      [say({ en: "found", es: "encontrado" }), actual]
    ],
    { columns, indent: 10, label: paint.dim }
  )
  return [
    `  ${paint.red("NOT OK")}  ${paint.bold(name)}${first}`,
    ...rest.map((line) => " ".repeat(indent) + line),
    ...(compared === "" ? [] : [compared])
  ].join("\n")
}

const verdict = ({ checks, valid }: VerificationReport, paint: Paint, say: Layout["say"]): string => {
  if (valid) return paint.green(say({ en: "The signature holds", es: "La firma es válida" }))
  const failed = checks.filter(({ ok }) => !ok).length
  const counted = say({
    en: `${failed} of ${checks.length} checks failed`,
    es: `${failed} de ${checks.length} comprobaciones fallaron`
  })
  return `${paint.red(say({ en: "The signature does not hold", es: "La firma no es válida" }))}: ${counted}`
}

/** The common name of an RFC 2253 name, else the whole. */
const commonName = (name: string): string =>
  /(?:^|,)CN=((?:\\.|[^,\\+])+)/u.exec(name)?.[1]?.replaceAll("\\", "") ?? name

const colombian = (moment: Date): string => `${fromEpochMillis(moment.getTime())}-05:00`

const day = (date: Date): string => date.toISOString().slice(0, 10)

/** Verdict, who signed and when, and every check with `ok` or `NOT OK`. */
export const verificationText = (report: VerificationReport, layout: Layout): string => {
  const { columns, paint, say } = layout
  const { role, signer, signingTime } = report
  const facts = rows(
    [
      [say({ en: "signer", es: "firmante" }), signer?.commonName ?? signer?.subject],
      ["NIT", signer?.nit],
      [say({ en: "issued by", es: "emitido por" }), signer && commonName(signer.issuer)],
      [say({ en: "serial", es: "serial" }), signer?.serialNumber],
      [
        say({ en: "valid", es: "vigente" }),
        signer &&
          say({
            en: `${day(signer.notBefore)} to ${day(signer.notAfter)}`,
            es: `${day(signer.notBefore)} a ${day(signer.notAfter)}`
          })
      ],
      [say({ en: "signed", es: "firmado" }), signingTime && colombian(signingTime)],
      [say({ en: "role", es: "rol" }), role]
    ],
    { columns, indent: 2, label: paint.dim }
  )
  return [
    verdict(report, paint, say),
    ...(facts === "" ? [] : ["", facts]),
    "",
    ...report.checks.map((check) => checkText(check, layout)),
    ...(report.valid
      ? [
          "",
          ...wrap(
            say({
              en: "Whether the signer is who it should be is for you to judge: no authority was asked, nor revocation.",
              es: "Si el firmante es quien debe ser lo juzga usted: no se consultó ninguna autoridad ni la revocación."
            }),
            columns
          ).map(paint.dim)
        ]
      : [])
  ].join("\n")
}

import { signingMoment } from "@radicar/domain/signing/signingMoment"
import { signAsync } from "@radicar/signature/XadesSignature"
import { Clock, Effect, Option } from "effect"
import { Command } from "effect/cli"
import { randomUUID } from "node:crypto"
import { readCertificate } from "../certificate/readCertificate.ts"
import { signerRole } from "../certificate/signerRole.ts"
import { statedCertificate } from "../certificate/statedCertificate.ts"
import { loadDocument } from "../document/loadDocument.ts"
import { certificateFlags } from "../flags/certificateFlags.ts"
import { fileArgument } from "../flags/fileArgument.ts"
import { filingFlags } from "../flags/filingFlags.ts"
import { outFlag } from "../flags/outFlag.ts"
import { reporting } from "../output/reporting.ts"
import { writeDocument } from "../output/writeDocument.ts"
import { describeCommand } from "../flags/describe.ts"

/** `radicar sign`: a document as signed UBL, as it would be filed. */
export const sign = Command.make(
  "sign",
  {
    file: fileArgument({ en: "JSON body of a document", es: "Cuerpo JSON de un documento" }),
    filing: filingFlags,
    certificate: certificateFlags,
    out: outFlag
  },
  Effect.fn("sign")(function* ({ certificate, file, filing, out }) {
    const document = yield* loadDocument(file, filing)
    const identity = Option.isSome(certificate.certificate)
      ? (yield* readCertificate(certificate.certificate.value, certificate)).identity
      : yield* statedCertificate(document.certificate)
    const role = yield* signerRole(document, identity, filing.environment === "sandbox")
    const signed = yield* signAsync(document.render(), identity, {
      id: randomUUID(),
      signingTime: signingMoment(document.date, yield* Clock.currentTimeMillis).text,
      role,
      ...(document.policyDescription === undefined ? {} : { policyDescription: document.policyDescription })
    })
    yield* writeDocument(out, signed.bytes)
  }, reporting("document"))
).pipe(
  describeCommand({
    en: "Write a document as signed UBL XML, offline; nothing is filed",
    es: "Escribe un documento como XML UBL firmado, sin conexión; nada se radica",
    examples: [
      {
        command: "radicar sign invoice.json --certificate company.p12 --out signed.xml",
        en: "Asks for the password",
        es: "Pregunta la contraseña"
      },
      { command: "radicar sign invoice.json --certificate company.p12 --password-file password.txt | radicar verify -" }
    ]
  })
)

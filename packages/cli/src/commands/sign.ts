import type { IdentifiedDocument } from "@radicar/domain/inner/document/DocumentDefinition"
import type { SigningCertificate } from "@radicar/domain/inner/document/SigningCertificate"
import { type SignerRole, signerRole as roleOf } from "@radicar/domain/inner/Nit"
import { signingMoment } from "@radicar/domain/inner/rulebook/sameDay"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { signXadesAsync } from "@radicar/signature/inner/XadesSignature"
import { Clock, Effect, Option, Redacted } from "effect"
import { Command } from "effect/cli"
import { randomUUID } from "node:crypto"
import { openCertificate, readCertificateFile } from "../certificate/readCertificate.ts"
import { loadRenderable } from "../document/judgeDocument.ts"
import { type Failure, failure } from "../Failure.ts"
import { filingFlags } from "../flags/filingFlags.ts"
import { describeCommand, fileArgument, outFlag } from "../flags/flags.ts"
import { certificateFlags } from "../flags/serviceFlags.ts"
import { reporting } from "../output/Output.ts"
import { writeDocument } from "../output/write.ts"

/**
 * Role in which a certificate signs a document. Outside the sandbox it must be the issuer's or the software owner's.
 */
const signerRole = (
  { issuerNit, softwareOwnerNit }: IdentifiedDocument<unknown>,
  { nit }: SigningIdentity,
  sandbox: boolean
): Effect.Effect<SignerRole, Failure> => {
  const role = roleOf(nit, { issuerNit, softwareOwnerNit, isIssuerKnown: true })
  if (role !== undefined || sandbox) return Effect.succeed(role ?? "supplier")
  return Effect.fail(
    failure("credentials", {
      en: `The certificate belongs to NIT ${nit}; the issuer has NIT ${issuerNit}.`,
      es: `El certificado es del NIT ${nit}; el emisor tiene el NIT ${issuerNit}.`
    })
  )
}

const unusable = (en: string, es: string) => failure("configuration", { en, es })

/** Opens the certificate in a document's `SigningCertificate`. */
const statedCertificate = Effect.fn("statedCertificate")(function* (certificate: SigningCertificate | undefined) {
  if (certificate?.content !== undefined) {
    const base64 = Redacted.value(certificate.content).replaceAll(/\s/gu, "")
    return yield* openCertificate(Buffer.from(base64, "base64"), certificate.password ?? Redacted.make(""))
  }
  return yield* certificate?.token === undefined
    ? unusable(
        "No certificate to sign with: use --certificate, or SigningCertificate in the document.",
        "No hay certificado con qué firmar: use --certificate, o SigningCertificate en el documento."
      )
    : unusable(
        "The document names a certificate stored in the service, which cannot sign offline: use --certificate.",
        "El documento nombra un certificado guardado en el servicio, que no firma sin conexión: use --certificate."
      )
})

/** `radicar sign`: writes a document as signed UBL, as it would be filed. */
export const signCommand = Command.make(
  "sign",
  {
    file: fileArgument({ en: "JSON body of a document", es: "Cuerpo JSON de un documento" }),
    filing: filingFlags,
    certificate: certificateFlags,
    out: outFlag
  },
  Effect.fn("sign")(function* ({ certificate, file, filing, out }) {
    const document = yield* loadRenderable(file, filing)
    const identity = Option.isSome(certificate.certificate)
      ? (yield* readCertificateFile(certificate.certificate.value, certificate)).identity
      : yield* statedCertificate(document.certificate)
    const role = yield* signerRole(document, identity, filing.environment === "sandbox")
    const signed = yield* signXadesAsync(document.render(), identity, {
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
    short: { en: "Write a document as signed UBL XML", es: "Escribe un documento como XML UBL firmado" },
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

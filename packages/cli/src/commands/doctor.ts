import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Clock, Effect, Option, Result } from "effect"
import { CliOutput, Command } from "effect/cli"
import { readCertificateFile } from "../certificate/readCertificate.ts"
import { untranslated } from "../Failure.ts"
import { type Check, type CheckName, ok, skipped } from "../doctor/Check.ts"
import { checkAuthorityDirect } from "../doctor/checkAuthority.ts"
import { checkCertificate, fileFacts, noCertificate, storedFacts, unopened } from "../doctor/checkCertificate.ts"
import { checkThroughService, withoutService } from "../doctor/checkThroughService.ts"
import { missingToken, notAsked } from "../doctor/checkToken.ts"
import { checkService } from "../doctor/probe.ts"
import { describeCommand, optionalText } from "../flags/flags.ts"
import { ProfileFlag } from "../flags/globalFlags.ts"
import { HttpUrl, queryFlags } from "../flags/serviceFlags.ts"
import { Outcome } from "../Outcome.ts"
import { type Layout, wrapText } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { usedProfile } from "../profile/usedProfile.ts"
import { certificateHeaders, sentCertificate } from "../service/askService.ts"
import { serviceToken } from "../service/callService.ts"

const states: Readonly<Record<Check["state"], Localized & { readonly colour: "green" | "yellow" | "red" | "dim" }>> = {
  ok: { en: "ok", es: "bien", colour: "green" },
  warn: { en: "warn", es: "aviso", colour: "yellow" },
  fail: { en: "fail", es: "falla", colour: "red" },
  skipped: { en: "skipped", es: "omitido", colour: "dim" }
}

const names: Readonly<Record<CheckName, Localized>> = {
  node: { en: "Node", es: "Node" },
  profile: { en: "profile", es: "perfil" },
  service: { en: "service", es: "servicio" },
  database: { en: "database", es: "base de datos" },
  "service-clock": { en: "service's clock", es: "reloj del servicio" },
  token: { en: "token", es: "token" },
  authority: { en: "authority", es: "DIAN" },
  "authority-direct": { en: "authority from here", es: "DIAN desde aquí" },
  "authority-clock": { en: "authority's clock", es: "reloj de la DIAN" },
  certificate: { en: "certificate", es: "certificado" },
  range: { en: "range", es: "rango" }
}

const stateWidth = 9
const nameWidth = 21

const padded = (text: string, width: number): string =>
  text + " ".repeat(Math.max(1, width - CliOutput.displayWidth(text)))

/** Text with the result of every check, followed by advice if the check did not pass. */
const doctorText = (checks: ReadonlyArray<Check>, { columns, paint, say }: Layout): string =>
  checks
    .flatMap(({ advice, check, detail, state }) => {
      const word = states[state]
      const margin = " ".repeat(stateWidth + nameWidth)
      const room = columns - margin.length
      const remedy = state === "ok" || advice === undefined ? "" : say(advice)
      const lines = [...wrapText(say(detail), room), ...(remedy === "" ? [] : wrapText(`→ ${remedy}`, room))]
      return lines.map((line, index) =>
        index === 0
          ? `${paint[word.colour](say(word))}${" ".repeat(stateWidth - say(word).length)}${padded(say(names[check]), nameWidth)}${line}`
          : `${margin}${line}`
      )
    })
    .join("\n")

/** `radicar doctor`: finds problems and shows how to fix them. */
export const doctorCommand = Command.make(
  "doctor",
  {
    ...queryFlags,
    authority: optionalText(
      "authority",
      "url",
      {
        en: "Address of the authority's web service, to query from here as well",
        es: "Dirección del servicio web de la DIAN, para consultarla también desde aquí"
      },
      HttpUrl
    )
  },
  Effect.fn("doctor")(function* ({ authority, certificate, service }) {
    const output = yield* Output
    const { url } = service
    const used = yield* usedProfile(Option.getOrUndefined(yield* ProfileFlag))
    const profile =
      used === undefined
        ? skipped("profile", { en: "none is in use", es: "no hay ninguno en uso" })
        : ok("profile", untranslated(used.name))
    const health = yield* checkService(url)
    const isUp = health.every(({ check, state }) => check !== "service" || state === "ok")
    const direct = Option.isSome(authority) ? yield* checkAuthorityDirect(authority.value) : []
    const token = yield* Effect.result(serviceToken(service))
    const now = yield* Clock.currentTimeMillis
    const file = certificate.certificate
    // cancelling at the prompt cancels the whole command
    const opened = Option.isSome(file)
      ? yield* readCertificateFile(file.value, certificate).pipe(
          Effect.map(Result.succeed),
          Effect.catchTag("Failure", (failure) => Effect.succeed(Result.fail(failure)))
        )
      : undefined
    const signer = opened !== undefined && Result.isSuccess(opened) ? opened.success : undefined
    const headers =
      signer === undefined
        ? yield* certificateHeaders({ ...certificate, certificate: Option.none() })
        : sentCertificate(signer.bytes, signer.password)

    const serviceChecks =
      isUp && Result.isSuccess(token)
        ? yield* checkThroughService(token.success, service, headers)
        : withoutService(Result.isFailure(token) ? missingToken(token.failure) : notAsked("token"))
    const facts = [
      ...(signer === undefined || Option.isNone(file) ? [] : [fileFacts(file.value, signer.identity)]),
      ...serviceChecks.stored.map(storedFacts)
    ]
    const certificates: ReadonlyArray<Check> = [
      ...(opened !== undefined && Result.isFailure(opened) ? [unopened(opened.failure)] : []),
      ...facts.map((certificateFacts) => checkCertificate(certificateFacts, serviceChecks.company, now))
    ]
    const checks = [
      ok("node", untranslated(process.versions.node)),
      profile,
      ...health,
      serviceChecks.token,
      ...serviceChecks.authority,
      ...direct,
      ...(certificates.length === 0 ? [noCertificate] : certificates),
      ...serviceChecks.ranges
    ]
    const items = checks.map(({ advice, check, detail, state }) => ({
      check,
      state,
      detail: output.say(detail),
      ...(advice === undefined ? {} : { advice: output.say(advice) })
    }))
    const failed = checks.find(({ state }) => state === "fail")
    yield* output.list(items, { ok: failed === undefined, checks: items }, () => doctorText(checks, output))
    if (failed?.reason !== undefined) return yield* Outcome.of(failed.reason)
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Diagnose problems: service, token, clocks, authority, certificate, ranges",
    es: "Diagnostica problemas: servicio, token, relojes, DIAN, certificado, rangos",
    short: { en: "Diagnose problems of the setup", es: "Diagnostica problemas de la instalación" },
    examples: [
      { command: "radicar doctor", en: "Ends with 0 when nothing fails", es: "Termina con 0 si nada falla" },
      {
        command:
          "radicar doctor --certificate company.p12 --authority https://vpfe.dian.gov.co/WcfDianCustomerServices.svc"
      },
      { command: "radicar doctor --output ndjson | jq 'select(.state == \"fail\")'" }
    ]
  })
)

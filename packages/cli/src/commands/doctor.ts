import { Clock, Effect, Option, Result } from "effect"
import { Command, Flag } from "effect/cli"
import { readCertificate } from "../certificate/readCertificate.ts"
import { type Check, ok, same, skipped } from "../doctor/Check.ts"
import { checkAuthorityDirect } from "../doctor/checkAuthority.ts"
import { checkCertificate, fileFacts, noCertificate, storedFacts, unopened } from "../doctor/checkCertificate.ts"
import { checkService } from "../doctor/checkService.ts"
import { checkThroughService, withoutService } from "../doctor/checkThroughService.ts"
import { missingToken, notAsked } from "../doctor/checkToken.ts"
import { ProfileFlag } from "../flags/ProfileFlag.ts"
import { queryFlags } from "../flags/queryFlags.ts"
import { HttpUrl } from "../flags/serviceFlags.ts"
import { Outcome } from "../Outcome.ts"
import { doctorText } from "../output/doctorText.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { usedProfile } from "../profile/usedProfile.ts"
import { certificateHeaders, sentCertificate } from "../service/certificateHeaders.ts"
import { serviceToken } from "../service/serviceToken.ts"
import { describe, describeCommand } from "../flags/describe.ts"

/** `radicar doctor`: what is wrong, and what to do about it. */
export const doctor = Command.make(
  "doctor",
  {
    ...queryFlags,
    authority: Flag.String("authority").pipe(
      Flag.withMetavar("url"),
      describe({
        en: "Address of the authority's web service, to be asked from here as well",
        es: "Dirección del servicio web de la DIAN, para consultarla también desde aquí"
      }),
      Flag.withSchema(HttpUrl),
      Flag.optional
    )
  },
  Effect.fn("doctor")(function* ({ authority, certificate, service }) {
    const output = yield* Output
    const { url } = service
    const used = yield* usedProfile(Option.getOrUndefined(yield* ProfileFlag))
    const profile =
      used === undefined
        ? skipped("profile", { en: "none is in use", es: "no hay ninguno en uso" })
        : ok("profile", same(used.name))
    const health = yield* checkService(url)
    const isUp = health.every(({ check, state }) => check !== "service" || state === "ok")
    const direct = Option.isSome(authority) ? yield* checkAuthorityDirect(authority.value) : []
    const token = yield* Effect.result(serviceToken(service))
    const now = yield* Clock.currentTimeMillis
    const file = certificate.certificate
    // whoever goes away at the prompt does not want to know the rest
    const opened = Option.isSome(file)
      ? yield* readCertificate(file.value, certificate).pipe(
          Effect.map(Result.succeed),
          Effect.catchTag("Failure", (failure) => Effect.succeed(Result.fail(failure)))
        )
      : undefined
    const signer = opened !== undefined && Result.isSuccess(opened) ? opened.success : undefined
    const headers =
      signer === undefined
        ? yield* certificateHeaders({ ...certificate, certificate: Option.none() })
        : sentCertificate(signer.bytes, signer.password)

    const asked =
      isUp && Result.isSuccess(token)
        ? yield* checkThroughService(token.success, service, headers)
        : withoutService(Result.isFailure(token) ? missingToken(token.failure) : notAsked("token"))
    const facts = [
      ...(signer === undefined || Option.isNone(file) ? [] : [fileFacts(file.value, signer.identity)]),
      ...asked.stored.map(storedFacts)
    ]
    const certificates: ReadonlyArray<Check> = [
      ...(opened !== undefined && Result.isFailure(opened) ? [unopened(opened.failure)] : []),
      ...facts.map((each) => checkCertificate(each, asked.company, now))
    ]
    const checks = [
      ok("node", same(process.versions.node)),
      profile,
      ...health,
      asked.token,
      ...asked.authority,
      ...direct,
      ...(certificates.length === 0 ? [noCertificate] : certificates),
      ...asked.ranges
    ]
    const shown = checks.map(({ advice, check, detail, state }) => ({
      check,
      state,
      detail: output.say(detail),
      ...(advice === undefined ? {} : { advice: output.say(advice) })
    }))
    const failed = checks.find(({ state }) => state === "fail")
    yield* output.list(shown, { ok: failed === undefined, checks: shown }, () => doctorText(checks, output))
    if (failed?.reason !== undefined) return yield* Outcome.of(failed.reason)
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Find out what is wrong: service, token, clocks, authority, certificate, ranges",
    es: "Averigua qué está mal: servicio, token, relojes, DIAN, certificado, rangos",
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

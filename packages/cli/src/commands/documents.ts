import type { DocumentDefinition } from "@radicar/domain/inner/document/DocumentDefinition"
import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import type { SubmissionStatus } from "@radicar/domain/inner/submission/SubmissionResult"
import type { FilingOperation, SubmitError } from "@radicar/http-client/inner/effect/Submit"
import { Effect, FileSystem, Option } from "effect"
import { Command } from "effect/cli"
import { bodyToFile } from "../document/bodyToFile.ts"
import { withTotalsHint } from "../document/judgeDocument.ts"
import { titled } from "../document/titleOf.ts"
import type { ExitReason } from "../ExitCode.ts"
import { failure } from "../Failure.ts"
import { completeFlag, describeCommand, fileArgument, flagsOf } from "../flags/flags.ts"
import { certificateFlags, serviceFlags } from "../flags/serviceFlags.ts"
import { Outcome } from "../Outcome.ts"
import { Output, reporting } from "../output/Output.ts"
import { submissionText } from "../output/submissionText.ts"
import { callService } from "../service/callService.ts"
import { sendAgain, submissionFailure } from "../service/submissionFailure.ts"
import { eventListCommand } from "./eventList.ts"

const outcomes: Readonly<Record<SubmissionStatus, ExitReason>> = {
  submitted: "ok",
  rejected: "rejected",
  processing: "unknown-outcome",
  pending: "unknown-outcome"
}

/** Refuses a folder instead of a file, and names the command that files folders. */
const refuseFolder = Effect.fnUntraced(function* (file: string) {
  const files = yield* FileSystem.FileSystem
  const info = yield* Effect.option(files.stat(file))
  if (Option.isNone(info) || info.value.type !== "Directory") return
  return yield* failure(
    "usage",
    { en: `${file} is a folder.`, es: `${file} es una carpeta.` },
    {
      en: `radicar submit ${file} files every document in it.`,
      es: `radicar submit ${file} radica todos sus documentos.`
    }
  )
})

/** `radicar TYPE create`: files a document of one type with the service. */
const createWith = (operation: FilingOperation, name: string) =>
  Command.make(
    "create",
    {
      file: fileArgument({ en: "JSON body of the document", es: "Cuerpo JSON del documento" }),
      service: serviceFlags,
      complete: completeFlag,
      certificate: certificateFlags
    },
    Effect.fn(`${name} create`)(function* ({ certificate, complete, file, service }) {
      const output = yield* Output
      const { contingency, idempotencyKey, companyId, providerId, test } = service
      yield* refuseFolder(file)
      const body = yield* bodyToFile(file, certificate)
      const result = yield* callService(
        service,
        (client) =>
          client.submit(operation, body, {
            query: {
              companyId,
              providerId,
              ...(test ? { isTest: "true" } : {}),
              ...(contingency ? { contingency: "auto" } : {}),
              ...flagsOf({ complete })
            },
            headers: Option.isSome(idempotencyKey) ? { "idempotency-key": idempotencyKey.value } : {}
          }),
        (error: SubmitError, failedAt: string) => withTotalsHint(submissionFailure(error, failedAt), complete)
      ).pipe(Effect.onInterrupt(() => output.message(output.say(sendAgain))))
      yield* output.value(result, () => submissionText(result, output))
      if (result.status !== "submitted") return yield* Outcome.of(outcomes[result.status])
    }, reporting("value"))
  ).pipe(
    describeCommand({
      en: "File a document with the service and print its outcome",
      es: "Radica un documento con el servicio e imprime su resultado",
      examples: [
        {
          command: `radicar ${name} create ${name}.json --certificate company.p12`,
          en: "With a service on this machine; asks for the certificate's password",
          es: "Con un servicio en esta máquina; pregunta la contraseña del certificado"
        },
        {
          command: `RADICAR_TOKEN=… radicar ${name} create ${name}.json --url https://radicar.example.com`,
          en: "With a service elsewhere",
          es: "Con un servicio en otra parte"
        },
        { command: `cat ${name}.json | radicar ${name} create - | jq -r .document.uuid` }
      ]
    })
  )

/** `radicar invoice`, `radicar credit-note`, …: files documents of one type. */
export const documentCommand = (operation: FilingOperation) => {
  const type: DocumentDefinition<unknown> = documentDefinitions[operation]
  return Command.make(type.name).pipe(
    describeCommand(titled({ en: "File documents", es: "Radica documentos" }, type)),
    Command.withSubcommands([
      createWith(operation, type.name),
      // events that the authority has registered on an invoice, whoever filed it
      ...(operation === "EventCreate" ? [eventListCommand] : [])
    ])
  )
}

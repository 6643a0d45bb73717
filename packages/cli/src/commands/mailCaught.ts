import type { CaughtMail } from "@radicar/contract/inner/mail/CaughtMail"
import { argument, outFlag } from "../flags/flags.ts"
import { companyFlags } from "../flags/serviceFlags.ts"
import { listText, localMoment, shortMoment } from "../output/layout.ts"
import { asFile, asList, serviceCommand } from "../service/serviceCommand.ts"

const caughtText = listText<CaughtMail>(
  { en: "Nothing was caught within a day.", es: "No se atrapó nada en un día." },
  ({ paint }) => [
    { heading: "id", cell: ({ id }) => id },
    {
      heading: { en: "caught", es: "atrapado" },
      shorter: shortMoment,
      optional: true,
      cell: ({ caught }) => localMoment(caught)
    },
    {
      heading: { en: "receivers", es: "destinatarios" },
      least: 16,
      cell: ({ receivers }) => [receivers.join(", "), paint.bold]
    },
    { heading: { en: "subject", es: "asunto" }, least: 16, cell: ({ subject }) => subject },
    { heading: { en: "files", es: "archivos" }, cell: ({ files }) => files.map(({ name }) => name).join(", ") }
  ]
)

/** `radicar mail caught`: lists what a sandbox without a mail server would have sent. */
export const mailCaught = serviceCommand(
  {
    path: "mail caught",
    flags: { service: companyFlags },
    call: ({ caughtMails }, { service: { companyId } }) => caughtMails.list({ query: { companyId } }),
    write: asList(caughtText)
  },
  {
    en: "List what a sandbox without a mail server would have sent within a day",
    es: "Lista lo que un sandbox sin servidor de correo habría enviado en un día"
  }
)

/** `radicar mail caught-file`: saves a file of a caught mail, or the whole message. */
export const mailCaughtFile = serviceCommand(
  {
    path: "mail caught-file",
    flags: {
      id: argument("id", { en: "Id of the caught mail", es: "Identificador del correo atrapado" }),
      file: argument("file", {
        en: "message (the whole), or the place of an attached file: 0",
        es: "message (todo el mensaje), o el lugar de un archivo adjunto: 0"
      }),
      service: companyFlags,
      out: outFlag
    },
    call: ({ caughtMails }, { file, id, service: { companyId } }) =>
      caughtMails.file({ params: { id, file }, query: { companyId } }),
    ...asFile
  },
  {
    en: "A file of a caught mail, or the whole message",
    es: "Un archivo de un correo atrapado, o todo el mensaje"
  }
)

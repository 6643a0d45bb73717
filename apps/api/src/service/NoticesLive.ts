import { CurrentCaller } from "@radicar/contract/inner/CurrentCaller"
import type { CompanyNotice, Notice } from "@radicar/contract/inner/NoticesGroup"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { requireCompany } from "../access/requireAccess.ts"
import { CallerLanguage } from "../http/language.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"
import { CompanyNotices, type OpenNotice } from "./CompanyNotices.ts"
import { Backlog, LATE_RUN_SECONDS, LATE_SECONDS, type NoticeSubject } from "./Backlog.ts"

/** Maximum number of subjects per notice. */
const MAXIMUM_SUBJECTS = 20

/** Text of a notice: its message and the remedy. */
interface NoticeText {
  readonly message: Localized
  readonly action: Localized
}

/** Texts of notices, in the order of listing. */
const texts: Readonly<Record<Notice["kind"], NoticeText>> = {
  "queue.stalled": {
    message: {
      en: "A queue of the service has stalled: its most overdue job is more than five minutes late.",
      es: "Una cola del servicio está detenida: su tarea más atrasada lleva más de cinco minutos de retraso."
    },
    action: {
      en: "Check that a process of the service runs and is not busy; restart the one that runs the jobs.",
      es: "Revise que un proceso del servicio funcione y no esté saturado; reinicie el que ejecuta las tareas."
    }
  },
  "document.contingency_overdue": {
    message: {
      en: "Documents of a contingency have not been transmitted for 48 hours.",
      es: "Hay documentos de contingencia sin transmitir desde hace 48 horas."
    },
    action: {
      en: "Check that the authority answers and that the certificate of the company is valid. Then retry each document.",
      es: "Revise que la DIAN responda y que el certificado de la compañía esté vigente. Luego reintente cada documento."
    }
  },
  "document.overdue": {
    message: {
      en: "Documents have had no verdict for three days.",
      es: "Hay documentos sin veredicto desde hace tres días."
    },
    action: {
      en: "Look for each document at the authority's portal, then retry it. The service queries the authority before it sends anything again.",
      es: "Busque cada documento en el portal de la DIAN y luego reinténtelo. El servicio consulta a la DIAN antes de enviar algo de nuevo."
    }
  },
  "batch.stalled": {
    message: {
      en: "The authority never queued an upload.",
      es: "La DIAN nunca puso en cola un envío."
    },
    action: {
      en: "Upload its documents again, or query each by its key. The notice ends a week after the last query about the upload.",
      es: "Envíe de nuevo sus documentos o consulte cada uno por su clave. El aviso termina una semana después de la última consulta del envío."
    }
  },
  "job.overdue": {
    message: {
      en: "A regular job of the service has not succeeded: its next run is more than two hours late.",
      es: "Una tarea periódica del servicio no se ha completado: su próxima ejecución lleva más de dos horas de retraso."
    },
    action: {
      en: "Read the log of the process that runs the jobs, and restart that process.",
      es: "Lea el registro del proceso que ejecuta las tareas y reinícielo."
    }
  },
  "webhook.disabled": {
    message: {
      en: "Webhooks were disabled, because their receivers failed for days or answered 410.",
      es: "Se inhabilitaron webhooks, porque sus receptores fallaron durante días o respondieron 410."
    },
    action: {
      en: "Read the log of its deliveries, repair the receiver, then enable the webhook.",
      es: "Lea el registro de sus entregas, repare el receptor y luego habilite el webhook."
    }
  }
}

const kinds = Object.keys(texts) as ReadonlyArray<Notice["kind"]>

const subjectItem = (subject: NoticeSubject): Notice["subjects"][number] => {
  const { companyId, name, since, submissionId, webhookId, zipKey } = subject
  return { name, since: since.toISOString(), ...withoutUndefined({ companyId, submissionId, zipKey, webhookId }) }
}

/** Names of the open states of a company, by kind. */
const companyTexts: Readonly<Record<CompanyNotice["kind"], Localized>> = {
  "document.contingency_overdue": {
    en: "Contingency not transmitted for 48 hours",
    es: "Contingencia sin transmitir desde hace 48 horas"
  },
  "document.contingency_due": {
    en: "Contingency to be transmitted within 48 hours",
    es: "Contingencia por transmitir en 48 horas"
  },
  "document.overdue": { en: "Without a verdict for three days", es: "Sin veredicto desde hace tres días" },
  "batch.stalled": { en: "Upload that was never queued", es: "Envío que nunca entró en cola" },
  "document.rejected": { en: "Rejected, to be corrected", es: "Rechazados por corregir" },
  "inbox.term_ending": {
    en: "Received, to accept or claim today or tomorrow",
    es: "Recibidos por aceptar o reclamar hoy o mañana"
  },
  "certificate.expiring": { en: "Certificate that expires", es: "Certificado por vencer" },
  "numbering_range.expiring": { en: "Numbering range whose term ends", es: "Rango de numeración por vencer" },
  "numbering_range.low": { en: "Numbering range with few numbers left", es: "Rango de numeración por agotarse" },
  "mail.failed": { en: "Mails that did not arrive", es: "Correos que no llegaron" },
  "webhook.disabled": { en: "Disabled webhook", es: "Webhook inhabilitado" }
}

/** Maximum number of rows in an answer about all companies. */
const MAXIMUM_NOTICES = 2000

const companyItem = (notice: OpenNotice, language: Language): CompanyNotice => {
  const { companyId, count, kind, since, until } = notice
  return {
    companyId,
    kind,
    message: companyTexts[kind][language],
    count,
    ...withoutUndefined({ since: since?.toISOString(), until: until?.toISOString() })
  }
}

/** Open notices over HTTP: of the caller's companies, and of the whole service for tokens of all companies. */
export const NoticesLive = HttpApiBuilder.group(
  RadicarApi,
  "notices",
  Effect.fn(function* (handlers) {
    const backlog = yield* Backlog
    const companyNotices = yield* CompanyNotices

    /** Stalled queues and overdue regular jobs. */
    const ofService = Effect.gen(function* () {
      const queues = (yield* backlog.waiting).filter(({ lateSeconds }) => lateSeconds > LATE_SECONDS)
      const jobs = (yield* backlog.jobs).filter(({ lateSeconds }) => lateSeconds > LATE_RUN_SECONDS)
      return [
        ...queues.flatMap(({ dueAt, queue }): ReadonlyArray<NoticeSubject> =>
          dueAt === undefined ? [] : [{ kind: "queue.stalled", name: queue, since: dueAt, count: queues.length }]
        ),
        ...jobs.map(({ dueAt, job }): NoticeSubject => ({
          kind: "job.overdue",
          name: job,
          since: dueAt,
          count: jobs.length
        }))
      ]
    })

    return handlers.handleAll({
      companies: Effect.fn("NoticeGetCompanies")(function* () {
        const { companies, scopes } = yield* CurrentCaller
        const language = yield* CallerLanguage
        const open = yield* companyNotices.open({
          visible: companies.includes("*") ? undefined : companies,
          readsInbox: scopes.includes("inbox:read")
        })
        return {
          items: open.slice(0, MAXIMUM_NOTICES).map((notice) => companyItem(notice, language)),
          more: open.length > MAXIMUM_NOTICES
        }
      }),
      list: Effect.fn("NoticeGetAll")(function* ({ query: { companyId } }) {
        if (companyId !== undefined) yield* requireCompany(companyId)
        const { companies } = yield* CurrentCaller
        const isOfAll = companies.includes("*")
        const scope = { visible: isOfAll ? undefined : companies, companyId }
        const subjects = [
          ...(yield* backlog.subjects(scope, MAXIMUM_SUBJECTS)),
          ...(isOfAll && companyId === undefined ? yield* ofService : [])
        ]
        const language = yield* CallerLanguage
        const items = kinds.flatMap((kind): ReadonlyArray<Notice> => {
          const ofKind = subjects.filter((subject) => subject.kind === kind)
          const [first] = ofKind
          if (first === undefined) return []
          const { action, message } = texts[kind]
          return [
            {
              kind,
              message: message[language],
              action: action[language],
              count: first.count,
              subjects: ofKind.map(subjectItem)
            }
          ]
        })
        return { items }
      })
    })
  })
)

import { draftMillis } from "@radicar/contract/inner/DraftsGroup"
import { caughtMillis } from "@radicar/contract/inner/mail/CaughtMail"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Clock, Context, type Duration, Effect, Layer } from "effect"
import { randomUUID, randomUUIDv7 } from "node:crypto"
import { AuditLog } from "../../access/AuditLog.ts"
import { ErasedCompanies } from "../../access/ErasedCompanies.ts"
import { BlobStore } from "../../platform/blobs/BlobStore.ts"
import { runRegularly } from "../../platform/jobs/runWorkers.ts"
import type { ErasureRecord, ErasureRefused } from "./eraseCompany.ts"
import { Erasures } from "./Erasures.ts"
import { logError, logInfo } from "../../platform/observability/log.ts"

/** Operation of the contract in the audit log, also for erasures by the service itself. */
const operation = "CompanyErase"

/** Caller in the audit log for erasures by the service, when the retention time is over. */
const serviceSubject = "service"

/** The outcome of an erasure for the audit log. */
export const erasureDetail = ({ erased, kept }: ErasureRecord): string => JSON.stringify({ erased, kept })

const moment = Effect.map(Clock.currentTimeMillis, (millis) => ({
  at: new Date(millis),
  today: fromEpochMillis(millis).date
}))

const make = Effect.gen(function* () {
  const audit = yield* AuditLog
  const blobs = yield* BlobStore
  const erasures = yield* Erasures
  const erasedCompanies = yield* ErasedCompanies
  const scope = yield* Effect.scope

  const erase = Effect.fnUntraced(function* (companyId: string, by: string) {
    const record = yield* erasures.erase({ companyId, by, ...(yield* moment) })
    yield* erasedCompanies.forget(companyId)
    // runs in the background, because it may take long; any process later removes what is left
    yield* blobs.sweep.pipe(
      Effect.catchCause((cause) =>
        logError(
          { en: "Erased files are still in their store", es: "Hay archivos eliminados que siguen en su almacén" },
          cause
        )
      ),
      Effect.forkIn(scope)
    )
    return record
  })

  const eraseDue = Effect.gen(function* () {
    yield* blobs.sweep
    const { at, today } = yield* moment
    yield* erasures.forgetCaught(new Date(at.getTime() - caughtMillis))
    yield* erasures.forgetDrafts(new Date(at.getTime() - draftMillis))
    for (const companyId of yield* erasures.due(today)) {
      const record = yield* erase(companyId, serviceSubject)
      yield* audit.add({
        id: randomUUIDv7(),
        requestId: randomUUID(),
        tokenId: serviceSubject,
        operation,
        companyId,
        providerId: undefined,
        subject: companyId,
        status: undefined,
        problem: undefined,
        detail: erasureDetail(record)
      })
      yield* logInfo({
        en: "Documents were erased at the end of their retention",
        es: "Se eliminaron documentos al final de su conservación",
        companyId
      })
    }
  }).pipe(Effect.withSpan("CompanyErasure.eraseDue"))

  return CompanyErasure.of({
    erase,
    rehearse: Effect.fnUntraced(function* (companyId: string, by: string) {
      return yield* erasures.rehearse({ companyId, by, ...(yield* moment) })
    }),
    eraseDue
  })
})

/** Erases a company's data. Data that the law requires to be kept is erased when its retention time is over. */
export class CompanyErasure extends Context.Service<
  CompanyErasure,
  {
    /** Erases what may be erased now: first the rows, then the files outside of the database. */
    readonly erase: (companyId: string, by: string) => Effect.Effect<ErasureRecord, ErasureRefused>
    /** The outcome that `erase` would have now. */
    readonly rehearse: (companyId: string, by: string) => Effect.Effect<ErasureRecord, ErasureRefused>
    /** Finishes interrupted erasures and erases data whose retention time is over. */
    readonly eraseDue: Effect.Effect<void, ErasureRefused>
  }
>()("@radicar/api/CompanyErasure") {
  static readonly layer = Layer.effect(CompanyErasure, make)
}

/** Searches periodically, from the start on, for data whose retention time is over. */
export const EraseDue = {
  /** Erases due data at intervals until the scope closes. */
  layer: (every: Duration.Input) =>
    Layer.effectDiscard(
      Effect.flatMap(CompanyErasure, ({ eraseDue }) =>
        runRegularly(
          "erasures",
          every,
          { en: "Due data could not be erased", es: "No se pudieron eliminar los datos vencidos" },
          eraseDue
        )
      )
    )
}

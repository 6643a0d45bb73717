import { bogotaTime } from "../../bogotaTime.ts"
import type { EarlierDocument } from "../Knowledge.ts"
import { reject, type Rule } from "../Rule.ts"
import { businessDaysAfter, dayNumber } from "./businessDays.ts"
import type { EventKind } from "./EventKind.ts"
import type { JudgedEvent } from "./JudgedEvent.ts"

/** Business days after the receipt of the goods (032) within which the buyer may claim or accept. */
const term = 3
const tacitAcceptance = "034"

const registered = (event: JudgedEvent, code: string): EarlierDocument | undefined =>
  event.earlier.find((earlier) => earlier.facts.event?.code === code)

const dayOf = (instant: number): number => dayNumber(bogotaTime(instant).date)

/** Whether an event is too early or too late after the preceding one, by the signing times of both. */
const isOutOfTime = (event: JudgedEvent, before: EarlierDocument): boolean => {
  const { signedAt } = event.signature
  if (signedAt === undefined || before.signedAt === undefined) return false
  if (signedAt < before.signedAt) return true
  if (event.kind.after?.code !== "032") return false
  const hasPassed = dayOf(signedAt) > businessDaysAfter(dayOf(before.signedAt), term)
  return event.kind.code === tacitAcceptance ? !hasPassed : hasPassed
}

const texts: Readonly<Record<string, string>> = {
  DC24b: "El recibo del bien o servicio debe ser posterior al acuse de recibo de la factura.",
  DC24c: "La aceptación expresa debe generarse dentro de los 3 días hábiles siguientes al recibo del bien o servicio.",
  DC24z: "El reclamo debe generarse dentro de los 3 días hábiles siguientes al recibo del bien o servicio.",
  DC24e: "La aceptación tácita solo puede generarse pasados 3 días hábiles desde el recibo del bien o servicio."
}

/** Rules on order and time of events (RADIAN annex §7 and §8), compared by signing time in Colombia. */
export const sequenceRules = (kinds: ReadonlyArray<EventKind>): ReadonlyArray<Rule<JudgedEvent>> => [
  reject("LGC01", "Evento registrado previamente.", (event) =>
    [...(event.kind.repeats ? [] : [event.kind.code]), ...event.kind.excludedBy].some(
      (code) => registered(event, code) !== undefined
    )
  ),
  reject(
    "DC24a",
    "El acuse de recibo no puede ser anterior a la fecha de la factura.",
    ({ kind, signature, invoice }) =>
      kind.code === "030" &&
      signature.signingDate !== undefined &&
      invoice !== undefined &&
      signature.signingDate < invoice.facts.issueDate
  ),
  ...kinds.flatMap(({ code, after }) =>
    after === undefined
      ? []
      : [
          reject<JudgedEvent>(after.rule, texts[after.rule] ?? "", (event) => {
            if (event.kind.code !== code || event.invoice === undefined) return false
            const before = registered(event, after.code)
            return before === undefined ? after.missing === undefined : isOutOfTime(event, before)
          }),
          ...(after.missing === undefined
            ? []
            : [
                reject<JudgedEvent>(
                  after.missing,
                  "El reclamo solo puede generarse después del acuse de recibo y del recibo del bien o servicio.",
                  (event) =>
                    event.kind.code === code &&
                    event.invoice !== undefined &&
                    registered(event, after.code) === undefined
                )
              ])
        ]
  )
]

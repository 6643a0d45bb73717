import type { GrantedNumberingRange, RangeWarning } from "@radicar/contract/inner/NumberingRangesGroup"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { countText, dateText } from "../language/moments.ts"
import { Facts } from "../parts/Facts.tsx"
import { Notice, type Tone } from "../parts/Notice.tsx"
import { visibly } from "../parts/Outside.tsx"

const tones: Readonly<Record<RangeWarning["code"], Tone>> = {
  "used-up": "danger",
  expired: "danger",
  low: "warning",
  expiring: "warning",
  "used-by-others": "warning",
  skipped: "neutral"
}

/** A numbering range: numbers left, validity and warnings. */
export const RangeCard = ({ range }: { readonly range: GrantedNumberingRange }) => {
  const say = useSay()
  const language = useLanguage()
  const count = (value: number): string => countText(value, language)
  const total = range.ToNumber - range.FromNumber + 1
  const someOnly = (value: number): string | undefined => (value === 0 ? undefined : count(value))
  return (
    <li class="panel">
      <h2>
        {range.Prefix === "" ? say({ en: "Without prefix", es: "Sin prefijo" }) : visibly(range.Prefix)}{" "}
        <span class="kind">
          {range.FromNumber}–{range.ToNumber}
        </span>
      </h2>
      {range.Warnings.map(({ code, message }) => (
        <Notice key={code} tone={tones[code]}>
          <p>{message}</p>
        </Notice>
      ))}
      <p class="left">
        <strong>{count(range.Left)}</strong>{" "}
        {say({
          en: `${range.Left === 1 ? "number" : "numbers"} left of ${count(total)}`,
          es: `${range.Left === 1 ? "número queda" : "números quedan"} de ${count(total)}`
        })}
      </p>
      <meter
        min={0}
        max={total}
        value={total - range.Left}
        high={total * 0.9}
        aria-label={say({ en: "Share used", es: "Parte usada" })}
      />
      <Facts
        items={[
          [
            say({ en: "In force", es: "Vigencia" }),
            `${dateText(range.StartDate, language)} – ${dateText(range.EndDate, language)}`
          ],
          [
            say({ en: "Days left", es: "Días que quedan" }),
            range.DaysToExpiry < 0 ? say({ en: "expired", es: "vencido" }) : count(range.DaysToExpiry)
          ],
          [say({ en: "Resolution", es: "Resolución" }), `${range.Id}, ${dateText(range.Date, language)}`],
          [
            say({ en: "Forecast", es: "Pronóstico" }),
            range.UsedUpOn === undefined
              ? undefined
              : say({
                  en: `at the pace of the last 30 days, the last number is used on ${dateText(range.UsedUpOn, language)}`,
                  es: `al ritmo de los últimos 30 días, el último número se usa el ${dateText(range.UsedUpOn, language)}`
                })
          ],
          [say({ en: "Used here", es: "Usados aquí" }), count(range.Used)],
          [
            say({ en: "Highest number", es: "Número más alto" }),
            range.LastNumber === undefined ? undefined : String(range.LastNumber)
          ],
          [say({ en: "Used by others", es: "Usados por otros" }), someOnly(range.UsedByOthers)],
          [
            say({ en: "Left: free again after a rejection", es: "Disponibles: libres otra vez por rechazo" }),
            someOnly(range.FreedByRejection)
          ],
          [say({ en: "Left: skipped", es: "Disponibles: saltados" }), someOnly(range.Skipped)]
        ]}
      />
    </li>
  )
}

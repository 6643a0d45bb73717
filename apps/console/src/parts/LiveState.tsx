import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Forbidden } from "@radicar/http-client/inner/promise"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { clockText } from "../language/moments.ts"
import { failureText, isLasting } from "../live/failureText.ts"
import type { Live } from "../live/useLive.ts"
import { Notice } from "./Notice.tsx"

const old: Localized = { en: "The data shown may be out of date.", es: "Los datos pueden estar desactualizados." }

/** Freshness of the page: loading, the time of the last answer, or the failure. */
export const LiveState = ({ live }: { readonly live: Live<unknown> }) => {
  const say = useSay()
  const language = useLanguage()
  const { at, ask, data, failure } = live
  if (failure !== undefined) {
    return (
      <Notice tone={failure instanceof Forbidden ? "neutral" : "warning"} alert>
        <p>
          {failureText(failure, say)} {data === undefined ? "" : say(old)}
        </p>
        {isLasting(failure) ? null : (
          <button type="button" class="small" onClick={ask}>
            {say({ en: "Try now", es: "Intentar ahora" })}
          </button>
        )}
      </Notice>
    )
  }
  if (data === undefined) return <p class="quiet">{say({ en: "Loading…", es: "Cargando…" })}</p>
  if (at === undefined) return <p class="quiet">{say({ en: "Updating…", es: "Actualizando…" })}</p>
  return (
    <p class="quiet">
      {say({ en: "Updated", es: "Actualizado" })} {clockText(at, language)}
    </p>
  )
}

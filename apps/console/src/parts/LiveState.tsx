import { useEffect, useState } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { clockText } from "../language/moments.ts"
import { failureText, isLasting } from "../live/failureText.ts"
import type { Live } from "../live/useLive.ts"
import { Forbidden } from "@radicar/http-client/inner/plain"
import { Notice } from "./Notice.tsx"

/** Whether the browser has a network connection, updated when it changes. */
const useOnline = (): boolean => {
  const [isOnline, setIsOnline] = useState(navigator.onLine)
  useEffect(() => {
    const changed = (): void => setIsOnline(navigator.onLine)
    globalThis.addEventListener("online", changed)
    globalThis.addEventListener("offline", changed)
    return () => {
      globalThis.removeEventListener("online", changed)
      globalThis.removeEventListener("offline", changed)
    }
  }, [])
  return isOnline
}

/** The one notice that there is no network, above every view. */
export const Offline = () => {
  const say = useSay()
  if (useOnline()) return null
  return (
    <Notice tone="warning" alert>
      <p>
        {say({
          en: "This device has no network connection. The console continues when the connection is back.",
          es: "Este equipo no tiene conexión de red. La consola continúa cuando vuelva la conexión."
        })}
      </p>
    </Notice>
  )
}

/** Freshness of the page: loading, the time of the last answer, or the failure. Old data are marked as such. */
export const LiveState = ({ live }: { readonly live: Live<unknown> }) => {
  const say = useSay()
  const language = useLanguage()
  const isOnline = useOnline()
  const { answered, ask, at, data, failure } = live
  const old = data === undefined ? "" : say({ en: "These data are old.", es: "Estos datos son antiguos." })
  if (!isOnline) {
    return (
      <p class="quiet">
        {old} {answered === undefined ? null : `${say({ en: "As of", es: "De las" })} ${clockText(answered, language)}`}
      </p>
    )
  }
  if (failure !== undefined) {
    return (
      <Notice tone={failure instanceof Forbidden ? "neutral" : "warning"} alert>
        <p>
          {failureText(failure, say)} {old}
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

import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { Unauthorized } from "@radicar/http-client/inner/plain"
import { useEffect, useRef, useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { failureText } from "../live/failureText.ts"
import { Notice, type Tone } from "../parts/Notice.tsx"
import { findIssuer, goToIssuer, type Issuer } from "../session/openId.ts"
import { LanguageSwitch } from "./LanguageSwitch.tsx"

/**
 * Reasons to sign in: the token was refused, the user signed out, the service did not answer, or the issuer did not let
 * the person in (`denied`) or gave no token (`failed`), or the page was reloaded, which ends what its memory holds.
 */
export type SignInReason = "refused" | "left" | "unreachable" | "denied" | "failed" | "reloaded"

const reasons: Readonly<Record<SignInReason, Localized>> = {
  refused: {
    en: "The service does not accept the token: it is unknown, has expired or was revoked. Sign in again.",
    es: "El servicio no acepta el token: es desconocido, venció o fue revocado. Ingrese de nuevo."
  },
  left: { en: "You have signed out. The token was erased.", es: "Ha salido. El token fue borrado." },
  reloaded: {
    en: "The page was reloaded. To keep the token safe, only the page's memory holds it: sign in again, and you are back where you were.",
    es: "La página se recargó. Por seguridad el token solo está en la memoria de la página: ingrese de nuevo y vuelve a donde estaba."
  },
  denied: {
    en: "The identity provider did not let you in.",
    es: "El proveedor de identidad no le permitió ingresar."
  },
  failed: {
    en: "The sign-in could not be completed. Try again.",
    es: "No se pudo completar el ingreso. Intente de nuevo."
  },
  unreachable: {
    en: "The service did not answer. Sign in again when it is back.",
    es: "El servicio no respondió. Ingrese de nuevo cuando vuelva."
  }
}

const tones: Readonly<Partial<Record<SignInReason, Tone>>> = { left: "good", reloaded: "neutral" }

/** The token in a pasted text. */
const tokenOf = (text: string): string => text.trim().replace(/^Bearer\s+/iu, "")

/** The form to enter a token. */
export const SignIn = ({
  choose,
  enter,
  isOpening,
  reason
}: {
  readonly choose: (language: Language) => void
  readonly enter: (token: string, isKept: boolean) => Promise<void>
  readonly isOpening: boolean
  readonly reason: SignInReason | undefined
}) => {
  const say = useSay()
  const field = useRef<HTMLInputElement>(null)
  const [isKept, setIsKept] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [issuer, setIssuer] = useState<Issuer>()
  useEffect(() => {
    // without an answer, a token still signs in
    findIssuer().then(setIssuer, () => {})
  }, [])
  const goThere = async (to: Issuer): Promise<void> => {
    setIsBusy(true)
    try {
      await goToIssuer(to)
    } catch {
      setIsBusy(false)
      setFailure(say({ en: "The identity provider does not answer.", es: "El proveedor de identidad no responde." }))
    }
  }

  useEffect(() => {
    document.title = `${say({ en: "Sign in", es: "Ingresar" })} · radicar`
    field.current?.focus()
  }, [isOpening])

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const token = tokenOf(field.current?.value ?? "")
    if (!/^[\x21-\x7e]+$/u.test(token)) {
      setFailure(
        say({
          en: "Paste the token first: letters and digits without spaces.",
          es: "Pegue primero el token: letras y cifras sin espacios."
        })
      )
      field.current?.focus()
      return
    }
    setIsBusy(true)
    setFailure(undefined)
    try {
      await enter(token, isKept)
    } catch (error) {
      setIsBusy(false)
      setFailure(error instanceof Unauthorized ? say(reasons.refused) : failureText(error, say))
      field.current?.select()
    }
  }

  const message = failure ?? (reason === undefined ? undefined : say(reasons[reason]))
  if (isOpening) return <p class="quiet opening">{say({ en: "Signing in…", es: "Ingresando…" })}</p>
  return (
    <div class="sign-in">
      <header>
        <p class="brand">radicar</p>
        <LanguageSwitch choose={choose} />
      </header>
      <main>
        <h1>{say({ en: "Operator console", es: "Consola de operación" })}</h1>
        {message === undefined ? null : (
          <Notice tone={(failure === undefined && reason !== undefined && tones[reason]) || "danger"} alert>
            <p>{message}</p>
          </Notice>
        )}
        {issuer === undefined ? null : (
          <div class="panel">
            <button type="button" class="primary" disabled={isBusy} onClick={() => void goThere(issuer)}>
              {say({ en: "Sign in with your organisation", es: "Ingresar con su organización" })}
            </button>
            <p class="quiet">
              {say({ en: "You identify yourself at", es: "Usted se identifica en" })} {new URL(issuer.issuer).host}.
            </p>
          </div>
        )}
        <form onSubmit={(event) => void submit(event)}>
          <label>
            {say({ en: "Token", es: "Token" })}
            <input ref={field} type="password" autocomplete="off" spellcheck={false} aria-describedby="token-help" />
          </label>
          <p id="token-help" class="quiet">
            {say({
              en: "The same bearer token with which programs call the service. It stays in this tab and is sent to this service only.",
              es: "El mismo token con el que los programas llaman al servicio. Se queda en esta pestaña y solo se envía a este servicio."
            })}
          </p>
          <label class="check">
            <input type="checkbox" checked={isKept} onChange={(event) => setIsKept(event.currentTarget.checked)} />
            {say({ en: "Keep it until this tab is closed", es: "Conservarlo hasta cerrar esta pestaña" })}
          </label>
          <button type="submit" class="primary" disabled={isBusy}>
            {isBusy ? say({ en: "Signing in…", es: "Ingresando…" }) : say({ en: "Sign in", es: "Ingresar" })}
          </button>
        </form>
      </main>
    </div>
  )
}

import type { Language } from "@radicar/domain/inner/rules/Language"
import { useCallback, useEffect, useState } from "preact/hooks"
import { forgetDrafts } from "./issue/draftStore.ts"
import { chooseLanguage, chosenLanguage, LanguageContext } from "./language/LanguageContext.ts"
import { announcerId } from "./parts/announce.ts"
import { go, href } from "./routing/address.ts"
import { exchange, forget, isKnown, remember, signInAgain, takeReturn } from "./session/openId.ts"
import { forgetToken, keepToken, keptToken, openSession, type Session, SessionContext } from "./session/Session.ts"
import { Shell } from "./shell/Shell.tsx"
import { SignIn, type SignInReason } from "./shell/SignIn.tsx"

/** Whether the browser has reloaded this page, which ends a session that nothing keeps. */
const isReloaded = (): boolean =>
  performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "reload")

/** The console: session, language, and the page for them. */
export const App = () => {
  const [language, setLanguage] = useState<Language>(chosenLanguage)
  const [session, setSession] = useState<Session>()
  const [reason, setReason] = useState<SignInReason | undefined>(() => (isReloaded() ? "reloaded" : undefined))
  const [answer] = useState(takeReturn)
  const [isOpening, setIsOpening] = useState(() => answer !== undefined || keptToken() !== undefined || isKnown())

  const leave = useCallback((why: SignInReason) => {
    forgetToken()
    setSession(undefined)
    setReason(why)
  }, [])

  const enter = useCallback(
    async (token: string, isKept: boolean): Promise<void> => {
      const opened = await openSession(token, language, () => leave("refused"))
      if (isKept) keepToken(token)
      setReason(undefined)
      setSession(opened)
    },
    [language, leave]
  )

  useEffect(() => {
    const enterFromIssuer = async (query: URLSearchParams): Promise<void> => {
      const result = await exchange(query)
      if (result.back !== undefined) go(result.back, { replace: true })
      if (!("failure" in result)) {
        await enter(result.token, false)
        remember()
      } else if (result.failure !== "question") setReason(result.failure === "refused" ? "denied" : "failed")
    }
    const token = keptToken()
    const open = async (): Promise<void> => {
      if (answer !== undefined) await enterFromIssuer(answer)
      else if (token !== undefined) await enter(token, true)
      // without an issuer that answers, its button says so
      else if (isKnown() && (await signInAgain().catch(() => false))) return
      setIsOpening(false)
    }
    open().catch(() => {
      setReason((why) => (why === undefined || why === "reloaded" ? "unreachable" : why))
      setIsOpening(false)
    })
  }, [])

  useEffect(() => {
    // the step back from a page of the issuer shows this page as it was left
    const showAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setIsOpening(false)
    }
    globalThis.addEventListener("pageshow", showAgain)
    return () => globalThis.removeEventListener("pageshow", showAgain)
  }, [])

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  const choose = (chosen: Language): void => {
    chooseLanguage(chosen)
    setLanguage(chosen)
  }

  const signOut = (): void => {
    forget()
    forgetDrafts()
    leave("left")
    go(href("/"), { replace: true })
  }

  return (
    <LanguageContext.Provider value={language}>
      <div id={announcerId} class="unseen-label" role="status" />
      {session === undefined ? (
        <SignIn enter={enter} reason={reason} isOpening={isOpening} choose={choose} />
      ) : (
        <SessionContext.Provider value={session}>
          <Shell choose={choose} signOut={signOut} />
        </SessionContext.Provider>
      )}
    </LanguageContext.Provider>
  )
}

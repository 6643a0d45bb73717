import type { Language } from "@radicar/domain/inner/rules/Language"
import { useCallback, useEffect, useState } from "preact/hooks"
import { chooseLanguage, chosenLanguage, LanguageContext } from "./language/LanguageContext.ts"
import { announcerId } from "./parts/announce.ts"
import { go, href } from "./routing/address.ts"
import { forgetToken, keepToken, keptToken, openSession, type Session, SessionContext } from "./session/Session.ts"
import { Shell } from "./shell/Shell.tsx"
import { SignIn, type SignInReason } from "./shell/SignIn.tsx"

/** The console: session, language, and the page for them. */
export const App = () => {
  const [language, setLanguage] = useState<Language>(chosenLanguage)
  const [session, setSession] = useState<Session>()
  const [reason, setReason] = useState<SignInReason>()
  const [isOpening, setIsOpening] = useState(() => keptToken() !== undefined)

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
    const token = keptToken()
    if (token === undefined) return
    enter(token, true)
      .catch(() => setReason((why) => why ?? "unreachable"))
      .finally(() => setIsOpening(false))
  }, [])

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  const choose = (chosen: Language): void => {
    chooseLanguage(chosen)
    setLanguage(chosen)
  }

  const signOut = (): void => {
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

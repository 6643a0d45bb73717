import type { NoticeList } from "@radicar/contract/inner/NoticesGroup"
import { createContext } from "preact"
import { useContext } from "preact/hooks"
import { useLanguage } from "../language/LanguageContext.ts"
import { useClient, useMay } from "../session/Session.ts"
import { type Live, useLive } from "./useLive.ts"

const every = (): number => 10_000

/** The open notices about everything that the token may see, for any company. */
export const useNotices = (): Live<NoticeList> => {
  const client = useClient()
  const language = useLanguage()
  const mayRead = useMay("documents:read")
  return useLive(
    mayRead ? `notices ${language}` : undefined,
    (signal) => client.notices.list({ query: {} }, { signal }),
    every
  )
}

/** The open notices, queried once for the navigation and the overview. */
export const NoticesContext = createContext<Live<NoticeList> | undefined>(undefined)

/** Returns the open notices, as the page queried them once for all components. */
export const useOpenNotices = (): Live<NoticeList> | undefined => useContext(NoticesContext)

import type { NoticeList } from "@radicar/contract/inner/NoticesGroup"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { useState } from "preact/hooks"
import { AuthorityPage } from "../authority/AuthorityPage.tsx"
import { CertificatesPage } from "../certificates/CertificatesPage.tsx"
import { useSay } from "../language/LanguageContext.ts"
import { CompaniesContext, useCompanies } from "../live/useCompany.ts"
import type { Live } from "../live/useLive.ts"
import { OverviewPage, useNotices } from "../overview/OverviewPage.tsx"
import { environmentText } from "../parts/environmentText.ts"
import { Heading } from "../parts/Heading.tsx"
import { Badge } from "../parts/Notice.tsx"
import { RangesPage } from "../ranges/RangesPage.tsx"
import { href, useAddress } from "../routing/address.ts"
import { useSession } from "../session/Session.ts"
import { SubmissionPage } from "../submission/SubmissionPage.tsx"
import { SubmissionsPage } from "../submissions/SubmissionsPage.tsx"
import { CompanyPicker } from "./CompanyPicker.tsx"
import { HelpDialog } from "./HelpDialog.tsx"
import { LanguageSwitch } from "./LanguageSwitch.tsx"
import { useShortcuts, views } from "./useShortcuts.ts"

/** The view of an unknown address. */
const NowherePage = () => {
  const say = useSay()
  const title = say({ en: "This page does not exist", es: "Esta página no existe" })
  return (
    <>
      <Heading title={title}>{title}</Heading>
      <p>
        <a href={href("/submissions")}>{say({ en: "Go to the submissions", es: "Ir a los envíos" })}</a>
      </p>
    </>
  )
}

/** Links to all views; the overview shows the number of open notices. */
const Navigation = ({ notices, path }: { readonly notices: number; readonly path: string }) => {
  const say = useSay()
  const company = useAddress().query.get("company") ?? undefined
  return (
    <nav aria-label={say({ en: "Views", es: "Vistas" })}>
      <ul>
        {views.map((view) => {
          const isHere = view.path === "/" ? path === "/" : path === view.path || path.startsWith(`${view.path}/`)
          return (
            <li key={view.path}>
              <a href={href(view.path, { company })} aria-current={isHere ? "page" : undefined}>
                {say(view.name)}
                {view.path === "/" && notices > 0 ? (
                  <>
                    {" "}
                    <Badge tone="danger">
                      {notices} {say(notices === 1 ? { en: "notice", es: "aviso" } : { en: "notices", es: "avisos" })}
                    </Badge>
                  </>
                ) : null}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The view of an address. */
const View = ({ notices, path }: { readonly notices: Live<NoticeList>; readonly path: string }) => {
  const [, first = "", id, ...rest] = path.split("/")
  if (first === "submissions" && id !== undefined && rest.length === 0) return <SubmissionPage key={id} id={id} />
  if (id !== undefined) return <NowherePage />
  switch (first) {
    case "":
      return <OverviewPage notices={notices} />
    case "submissions":
      return <SubmissionsPage />
    case "ranges":
      return <RangesPage />
    case "certificates":
      return <CertificatesPage />
    case "authority":
      return <AuthorityPage />
    default:
      return <NowherePage />
  }
}

/** The frame of every view: navigation, company, environment and sign-out. */
export const Shell = ({
  choose,
  signOut
}: {
  readonly choose: (language: Language) => void
  readonly signOut: () => void
}) => {
  const say = useSay()
  const { path } = useAddress()
  const { environment } = useSession().self
  const [isHelping, setIsHelping] = useState(false)
  useShortcuts(() => setIsHelping(true))
  const companies = useCompanies()
  const notices = useNotices()
  return (
    <CompaniesContext.Provider value={companies}>
      <a class="skip" href="#main">
        {say({ en: "Skip to content", es: "Al contenido" })}
      </a>
      <header class="top">
        <p class="brand">radicar</p>
        <p class={`environment ${environment}`}>{say(environmentText[environment])}</p>
        <CompanyPicker />
        <div class="top-actions">
          <button type="button" class="small keys-button" onClick={() => setIsHelping(true)}>
            {say({ en: "Keyboard", es: "Teclado" })}
          </button>
          <LanguageSwitch choose={choose} />
          <button type="button" class="small" onClick={signOut}>
            {say({ en: "Sign out", es: "Salir" })}
          </button>
        </div>
      </header>
      <Navigation notices={notices.data?.items.length ?? 0} path={path} />
      <main id="main" tabIndex={-1}>
        <View notices={notices} path={path} />
      </main>
      {isHelping ? <HelpDialog end={() => setIsHelping(false)} /> : null}
    </CompaniesContext.Provider>
  )
}

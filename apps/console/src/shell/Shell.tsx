import type { Language } from "@radicar/domain/inner/rules/Language"
import { useEffect, useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { CompaniesContext, useCompanies } from "../live/useCompany.ts"
import { NoticesContext, useNotices } from "../live/useNotices.ts"
import { environmentNames } from "@radicar/domain/inner/submission/environmentNames"
import { Offline } from "../parts/LiveState.tsx"
import { Badge } from "../parts/Notice.tsx"
import { Outside } from "../parts/Outside.tsx"
import { href, useAddress } from "../routing/address.ts"
import { useSession } from "../session/Session.ts"
import { CompanyPicker } from "./CompanyPicker.tsx"
import { HelpDialog } from "./HelpDialog.tsx"
import { LanguageSwitch } from "./LanguageSwitch.tsx"
import { useShortcuts } from "./useShortcuts.ts"
import { preload, View } from "./View.tsx"
import { viewGroups } from "./views.ts"

/** Links to all views; the overview shows the number of open notices. */
const Navigation = ({ notices, path }: { readonly notices: number; readonly path: string }) => {
  const say = useSay()
  const company = useAddress().query.get("company") ?? undefined
  const { self } = useSession()
  return (
    <nav aria-label={say({ en: "Views", es: "Vistas" })}>
      {viewGroups.map(({ name, views }) => (
        <div key={name?.en ?? ""}>
          {name === undefined ? null : <h2>{say(name)}</h2>}
          <ul>
            {views
              .filter(
                ({ isFor, scope }) => (scope === undefined || self.scopes.includes(scope)) && isFor?.(self) !== false
              )
              .map((view) => {
                const isHere = view.path === "/" ? path === "/" : path === view.path || path.startsWith(`${view.path}/`)
                return (
                  <li key={view.path}>
                    <a
                      href={href(view.path, { company })}
                      aria-current={isHere ? "page" : undefined}
                      onPointerEnter={() => void preload(view.load).catch(() => {})}
                    >
                      {say(view.name)}
                      {view.path === "/" && notices > 0 ? (
                        <>
                          {" "}
                          <Badge tone="danger">
                            {notices}{" "}
                            {say(notices === 1 ? { en: "notice", es: "aviso" } : { en: "notices", es: "avisos" })}
                          </Badge>
                        </>
                      ) : null}
                    </a>
                  </li>
                )
              })}
          </ul>
        </div>
      ))}
    </nav>
  )
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
  const { self } = useSession()
  const [isHelping, setIsHelping] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  useShortcuts(() => setIsHelping(true))
  useEffect(() => setIsOpen(false), [path])
  const companies = useCompanies()
  const notices = useNotices()
  const isReader = self.scopes.every((scope) => scope.endsWith(":read"))
  return (
    <CompaniesContext.Provider value={companies}>
      <NoticesContext.Provider value={notices}>
        <a class="skip" href="#main">
          {say({ en: "Skip to content", es: "Al contenido" })}
        </a>
        <div class="frame">
          <header class={isOpen ? "side is-open" : "side"}>
            <div class="side-head">
              <p class="brand">radicar</p>
              <p class={`environment ${self.environment}`}>{say(environmentNames[self.environment])}</p>
              <button
                type="button"
                class="small"
                aria-expanded={isOpen}
                aria-controls="menu"
                onClick={() => setIsOpen((open) => !open)}
              >
                {say({ en: "Menu", es: "Menú" })}
              </button>
            </div>
            <div id="menu" class="side-fold">
              <CompanyPicker />
              <Navigation notices={notices.data?.items.length ?? 0} path={path} />
              <div class="side-foot">
                {self.name === undefined ? null : (
                  <p>
                    <strong>
                      <Outside text={self.name} />
                    </strong>
                  </p>
                )}
                {isReader ? <p class="quiet">{say({ en: "Read-only access", es: "Acceso de solo lectura" })}</p> : null}
                <div class="actions">
                  <button type="button" class="small keys-button" onClick={() => setIsHelping(true)}>
                    {say({ en: "Keyboard", es: "Teclado" })}
                  </button>
                  <LanguageSwitch choose={choose} />
                  <button type="button" class="small" onClick={signOut}>
                    {say({ en: "Sign out", es: "Salir" })}
                  </button>
                </div>
              </div>
            </div>
          </header>
          <main id="main" tabIndex={-1}>
            <Offline />
            <View path={path} />
          </main>
        </div>
        {isHelping ? <HelpDialog end={() => setIsHelping(false)} /> : null}
      </NoticesContext.Provider>
    </CompaniesContext.Provider>
  )
}

import { useSay } from "../language/LanguageContext.ts"
import { href, useAddress } from "../routing/address.ts"
import { views } from "./views.ts"

/** The way to every view. */
export const Navigation = ({ path }: { readonly path: string }) => {
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
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

import type { ComponentType } from "preact"
import { useEffect, useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { Heading } from "../parts/Heading.tsx"
import { Notice } from "../parts/Notice.tsx"
import { href } from "../routing/address.ts"
import { views } from "./views.ts"

type Load = () => Promise<ComponentType>

/** Views that are loaded; they render at once. */
const loaded = new Map<Load, ComponentType>()

/** Loads the script of a view, for example before its link is clicked. */
export const preload = async (load: Load): Promise<ComponentType> => {
  const view = loaded.get(load) ?? (await load())
  loaded.set(load, view)
  return view
}

const loadSubmission: Load = async () => (await import("../submission/SubmissionPage.tsx")).SubmissionPage
const loadIssue: Load = async () => (await import("../issue/IssuePage.tsx")).IssuePage
const loadInboxItem: Load = async () => (await import("../inbox/item/InboxItemPage.tsx")).InboxItemPage
const loadSpecimens: Load = async () => (await import("../design/SpecimensPage.tsx")).SpecimensPage

/** The view of an unknown address. */
const NowherePage = () => {
  const say = useSay()
  const title = say({ en: "This page does not exist", es: "Esta página no existe" })
  return (
    <>
      <Heading title={title}>{title}</Heading>
      <p>
        <a href={href("/submissions")}>{say({ en: "Go to the documents", es: "Ir a los documentos" })}</a>
      </p>
    </>
  )
}

/** Loader of the view of a path; `undefined` if there is none. */
const loadOf = (path: string): Load | undefined => {
  if (/^\/submissions\/[^/]+$/u.test(path)) return loadSubmission
  if (/^\/issue\/[^/]+$/u.test(path)) return loadIssue
  if (/^\/inbox\/[^/]+$/u.test(path)) return loadInboxItem
  if (path === "/design") return loadSpecimens
  return views.find((view) => view.path === path)?.load
}

/** The view of a path, whose script is loaded when it is first needed. */
export const View = ({ path }: { readonly path: string }) => {
  const say = useSay()
  const load = loadOf(path)
  const [, setRound] = useState(0)
  const [isFailed, setIsFailed] = useState(false)
  useEffect(() => {
    setIsFailed(false)
    if (load === undefined || loaded.has(load)) return
    let isCurrent = true
    preload(load).then(
      () => isCurrent && setRound((round) => round + 1),
      () => isCurrent && setIsFailed(true)
    )
    return () => {
      isCurrent = false
    }
  }, [load])
  if (load === undefined) return <NowherePage />
  const Loaded = loaded.get(load)
  if (Loaded !== undefined) return <Loaded key={path} />
  if (!isFailed) return <p class="loading" aria-busy="true" />
  return (
    <Notice tone="warning" alert>
      <p>
        {say({
          en: "This part of the console could not be loaded: there is no connection, or the service was updated.",
          es: "No se pudo cargar esta parte de la consola: no hay conexión, o se actualizó el servicio."
        })}
      </p>
      <button type="button" class="small" onClick={() => location.reload()}>
        {say({ en: "Reload the page", es: "Recargar la página" })}
      </button>
    </Notice>
  )
}

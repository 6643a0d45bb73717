import { useSay } from "../language/LanguageContext.ts"
import { useSession } from "../session/Session.ts"
import { Heading } from "./Heading.tsx"
import { Notice } from "./Notice.tsx"

/** Placeholder of a company's view until a company is chosen. */
export const NoCompany = () => {
  const say = useSay()
  const { companies } = useSession().self
  const title = say({ en: "Which company?", es: "¿Cuál compañía?" })
  return (
    <>
      <Heading title={title}>{title}</Heading>
      <Notice tone="neutral">
        <p>
          {companies.includes("*")
            ? say({ en: "Type the company's number above.", es: "Escriba arriba el número de la compañía." })
            : say({ en: "This token may act for no company.", es: "Este token no puede actuar por ninguna compañía." })}
        </p>
      </Notice>
    </>
  )
}

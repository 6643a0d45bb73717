import { useSay } from "../language/LanguageContext.ts"
import { Heading } from "../parts/Heading.tsx"
import { href } from "../routing/address.ts"

/** For an address that is none. */
export const NowherePage = () => {
  const say = useSay()
  const title = say({ en: "There is nothing here", es: "Aquí no hay nada" })
  return (
    <>
      <Heading title={title}>{title}</Heading>
      <p>
        <a href={href("/submissions")}>{say({ en: "To the submissions", es: "A los envíos" })}</a>
      </p>
    </>
  )
}

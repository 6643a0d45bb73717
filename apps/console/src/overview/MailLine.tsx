import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { countText } from "../language/moments.ts"
import { useLive } from "../live/useLive.ts"
import { href } from "../routing/address.ts"
import { useClient } from "../session/Session.ts"
import type { Filter } from "../submissions/filter.ts"

const everyMinute = (): number => 60_000

/** Number of accepted sales that were issued from a day on, by a state of their e-mail. */
const useCount = (company: string, mail: "none" | "undelivered", issuedFrom: string) => {
  const client = useClient()
  return useLive(
    `mails ${company} ${mail} ${issuedFrom}`,
    async (signal) => {
      const query = { companyId: company, by: "type", book: "sale", mail, issuedFrom } as const
      const { groups } = await client.submissions.summary({ query }, { signal })
      return groups.reduce((sum, { documents }) => sum + documents, 0)
    },
    everyMinute
  )
}

/** Numbers of this month's sales that were not mailed or whose mail did not arrive, with links; nothing if none. */
export const MailLine = ({ company, month }: { readonly company: string; readonly month: string }) => {
  const say = useSay()
  const language = useLanguage()
  const lost = useCount(company, "undelivered", month).data ?? 0
  const unsent = useCount(company, "none", month).data ?? 0
  if (lost + unsent === 0) return null
  const link = (mail: NonNullable<Filter["mail"]>) =>
    href("/submissions", { company, book: "sale", mail, issuedFrom: month })
  return (
    <p>
      {say({ en: "E-mails of this month's sales: ", es: "Correos de las ventas del mes: " })}
      {lost === 0 ? null : (
        <a href={link("undelivered")}>
          {countText(lost, language)} {say({ en: "did not arrive", es: lost === 1 ? "no llegó" : "no llegaron" })}
        </a>
      )}
      {lost === 0 || unsent === 0 ? null : " · "}
      {unsent === 0 ? null : (
        <a href={link("none")}>
          {countText(unsent, language)} {say({ en: "not mailed", es: "sin enviar" })}
        </a>
      )}
    </p>
  )
}

import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { countText } from "../language/moments.ts"
import { moneyText } from "../language/money.ts"
import { Badge } from "../parts/Notice.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import { href } from "../routing/address.ts"
import type { FileableSale, Outcomes } from "./useSheet.ts"

/** Number of sales that are shown; the saved sheet has all of them. */
const most = 50

const faces = {
  submitted: { tone: "good", en: "Accepted", es: "Aceptada" },
  rejected: { tone: "danger", en: "Rejected", es: "Rechazada" },
  failed: { tone: "danger", en: "Not filed", es: "Sin radicar" },
  waiting: { tone: "neutral", en: "To file", es: "Por radicar" },
  open: { tone: "warning", en: "Open", es: "Abierta" }
} as const

const isFace = (status: string): status is keyof typeof faces => Object.hasOwn(faces, status)

const faceOf = (status: string) => (isFace(status) ? faces[status] : faces.open)

/** Name of the buyer of a sale. */
const buyerOf = ({ body }: FileableSale["sale"]): string => {
  const party = body["CustomerParty"]
  const name = typeof party === "object" && party !== null && "Name" in party ? party.Name : undefined
  return typeof name === "string" ? name : "—"
}

/** Sales of a sheet with buyer, total and state; those that were refused first. */
export const SalesTable = ({
  company,
  outcomes,
  sales
}: {
  readonly company: string
  readonly outcomes: Outcomes
  readonly sales: ReadonlyArray<FileableSale>
}) => {
  const say = useSay()
  const language = useLanguage()
  const statusOf = ({ sale }: FileableSale): string => outcomes.get(sale.reference)?.status ?? "waiting"
  const isRefused = (sale: FileableSale): number => (faceOf(statusOf(sale)).tone === "danger" ? 0 : 1)
  const shown = sales.toSorted((left, right) => isRefused(left) - isRefused(right)).slice(0, most)
  const title = say({ en: "Sales", es: "Ventas" })
  const names = {
    buyer: say({ en: "Customer", es: "Cliente" }),
    total: say({ en: "Total", es: "Total" }),
    state: say({ en: "Status", es: "Estado" }),
    invoice: say({ en: "Invoice", es: "Factura" })
  }
  return (
    <section aria-labelledby="sales">
      <h2 id="sales">
        {title} <span class="kind">{countText(sales.length, language)}</span>
      </h2>
      <div class="table" role="group" tabIndex={0} aria-label={title}>
        <table class="list stack">
          <thead>
            <tr>
              <th scope="col">{say({ en: "Reference", es: "Referencia" })}</th>
              <th scope="col">{names.buyer}</th>
              <th scope="col" class="number">
                {names.total}
              </th>
              <th scope="col">{names.state}</th>
              <th scope="col">{names.invoice}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((fileable) => {
              const { sale, total } = fileable
              const { id, message, uuid } = outcomes.get(sale.reference) ?? {}
              const face = faceOf(statusOf(fileable))
              return (
                <tr key={sale.reference}>
                  <th scope="row">
                    <Outside text={sale.reference} />
                  </th>
                  <td data-label={names.buyer}>
                    <Outside text={buyerOf(sale)} />
                  </td>
                  <td class="number" data-label={names.total}>
                    {moneyText(total, "COP", language)}
                  </td>
                  <td data-label={names.state}>
                    <Badge tone={face.tone}>{say(face)}</Badge>
                    {message ? <span class="under">{message}</span> : null}
                  </td>
                  <td data-label={names.invoice}>
                    {uuid === undefined ? (
                      "—"
                    ) : (
                      <a href={href(`/submissions/${uuid}`, { company })} data-row={uuid}>
                        {visibly(id ?? uuid)}
                      </a>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {sales.length <= most ? null : (
        <p class="quiet">
          {say({
            en: `And ${countText(sales.length - most, language)} more, in the sheet with its results.`,
            es: `Y ${countText(sales.length - most, language)} más, en la hoja con sus resultados.`
          })}
        </p>
      )}
    </section>
  )
}

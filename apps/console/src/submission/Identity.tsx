import type { AnswerProof } from "@radicar/contract/inner/AnswerProof"
import type { SubmissionDetail } from "@radicar/contract/inner/SubmissionsGroup"
import { useContext } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { dateText } from "../language/moments.ts"
import { moneyText } from "../language/money.ts"
import { CompaniesContext } from "../live/useCompany.ts"
import { environmentNames } from "@radicar/domain/inner/submission/environmentNames"
import { CopyButton, Facts } from "../parts/Facts.tsx"
import { Moment } from "../parts/Moment.tsx"
import { Badge } from "../parts/Notice.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import { href } from "../routing/address.ts"
import { MailBadge, PaymentForm } from "../submissions/ledgerCells.tsx"
import { submissionType } from "../submissions/SubmissionTable.tsx"

/** The name of a key as on documents: `CUFE-SHA384` is a CUFE. */
const keyName = (schemeName: string): string => schemeName.split("-")[0] ?? schemeName

type Detail = typeof SubmissionDetail.Type

/** Facts for which people open a document: counterparty, total, day and key. */
export const Summary = ({ detail }: { readonly detail: Detail }) => {
  const say = useSay()
  const language = useLanguage()
  const { facts, mail, result, stated } = detail
  const amount = (value: string | undefined) => value && moneyText(value, currency, language)
  const { counterparty, currency, total } = result?.document ?? stated ?? {}
  const key = result === undefined ? "" : keyName(result.document.schemeName)
  const date = result?.document.date ?? stated?.date
  return (
    <section aria-labelledby="summary">
      <h2 id="summary" class="unseen-label">
        {say({ en: "Facts", es: "Datos" })}
      </h2>
      {total === undefined ? null : <p class="figure-amount">{moneyText(total, currency, language)}</p>}
      <Facts
        items={[
          [
            say({ en: "Counterparty", es: "Contraparte" }),
            counterparty && (
              <>
                <Outside text={counterparty.name} />
                <span class="under">
                  {visibly(counterparty.identification)}
                  {counterparty.checkDigit === undefined ? "" : `-${counterparty.checkDigit}`} ·{" "}
                  <a
                    href={href("/submissions", {
                      company: detail.companyId,
                      counterparty: counterparty.identification
                    })}
                  >
                    {say({ en: "its documents", es: "sus documentos" })}
                  </a>
                </span>
              </>
            )
          ],
          [say({ en: "Issued", es: "Expedido" }), date && <Moment at={date} />],
          [say({ en: "Taxable amount", es: "Base gravable" }), amount(facts?.base)],
          [say({ en: "VAT", es: "IVA" }), amount(facts?.iva)],
          [say({ en: "Withheld", es: "Retenciones" }), amount(facts?.withheld)],
          [
            say({ en: "Due", es: "Vence" }),
            facts?.dueDate && <time dateTime={facts.dueDate}>{dateText(facts.dueDate, language)}</time>
          ],
          [say({ en: "Payment", es: "Forma de pago" }), facts?.paymentForm && <PaymentForm code={facts.paymentForm} />],
          [say({ en: "Order", es: "Orden de compra" }), facts?.order && <Outside text={facts.order} />],
          [say({ en: "E-mail", es: "Correo" }), mail && <MailBadge mail={mail} />],
          [
            key,
            result === undefined ? undefined : (
              <>
                <code class="key">{result.document.uuid}</code> <CopyButton text={result.document.uuid} what={key} />
              </>
            )
          ],
          [
            say({ en: "The number belongs to", es: "El número pertenece a" }),
            result?.response.numberHolder && <code class="key">{result.response.numberHolder}</code>
          ],
          [
            say({ en: "In contingency since", es: "En contingencia desde" }),
            result?.contingency && <Moment at={result.contingency.since} />
          ]
        ]}
      />
    </section>
  )
}

/** Degree of proof of the authority's signature, and what it rests on. */
const Proof = ({ proof }: { readonly proof: AnswerProof }) => {
  const say = useSay()
  const { anchor, at, degree, issuer } = proof
  if (degree === "broken") return <Badge tone="danger">{say({ en: "Does not verify", es: "No se verifica" })}</Badge>
  if (degree === "not-proven") {
    return (
      <>
        <Badge tone="warning">{say({ en: "Not proven", es: "Sin probar" })}</Badge>
        {issuer === undefined ? null : (
          <span class="under">
            {say({ en: "No trust anchor for", es: "Sin ancla de confianza para" })} <Outside text={issuer} />
          </span>
        )}
      </>
    )
  }
  return (
    <>
      <Badge tone="good">{say({ en: "Proven", es: "Probada" })}</Badge>
      <span class="under">
        {anchor === undefined ? null : <Outside text={anchor.subject} />}
        {at === undefined ? null : (
          <>
            , <Moment at={at} />
          </>
        )}
      </span>
    </>
  )
}

/** Technical facts about a document and its submission. */
export const Identity = ({ detail }: { readonly detail: Detail }) => {
  const say = useSay()
  const { knownCompanies } = useContext(CompaniesContext)
  const { result, stated } = detail
  const type = submissionType(detail)
  const recorded = result?.created ?? stated?.created
  const company = knownCompanies.find(({ id }) => id === detail.companyId)?.name
  return (
    <section aria-labelledby="identity">
      <h2 id="identity">{say({ en: "Record", es: "Registro" })}</h2>
      <Facts
        items={[
          [say({ en: "Recorded", es: "Registrado" }), recorded && <Moment at={recorded} />],
          [say({ en: "Number", es: "Número" }), stated && <Outside text={stated.id} />],
          [say({ en: "Type code", es: "Código de tipo" }), type && <Outside text={type} />],
          [say({ en: "Issuer's NIT", es: "NIT del emisor" }), <Outside key="nit" text={detail.issuerNit} />],
          [
            say({ en: "Company", es: "Compañía" }),
            company === undefined ? detail.companyId : <Outside key="company" text={company} />
          ],
          [say({ en: "Provider", es: "Proveedor" }), detail.providerId],
          [say({ en: "Environment", es: "Ambiente" }), say(environmentNames[detail.environment])],
          [
            say({ en: "Authority's signature", es: "Firma de la DIAN" }),
            detail.proof && <Proof key="proof" proof={detail.proof} />
          ],
          [say({ en: "Attempts to send", es: "Intentos de envío" }), String(detail.attempts)],
          [
            say({ en: "Id of the submission", es: "Identificador de la radicación" }),
            <>
              <code class="key">{detail.submissionId}</code>{" "}
              <CopyButton text={detail.submissionId} what={say({ en: "id", es: "identificador" })} />
            </>
          ]
        ]}
      />
    </section>
  )
}

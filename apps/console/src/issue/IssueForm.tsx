import type { Validation } from "@radicar/domain/inner/Validation"
import { useEffect, useMemo, useRef, useState } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { moneyText } from "../language/money.ts"
import { Facts } from "../parts/Facts.tsx"
import { Notice, type Notification, Notifications } from "../parts/Notice.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import { href } from "../routing/address.ts"
import { typeName } from "../submissions/typeNames.ts"
import type { CodeLists } from "./codes.ts"
import { NoteFields, NumberFields, PaymentFields, ReasonField, TillFields } from "./Details.tsx"
import { type ByHand, isOfProgram, nextPrefix, StoreByHand, useSeriesConfirmation } from "./ByHand.tsx"
import { withShares } from "./credited.ts"
import { CreditedLines, useExcess } from "./CreditedLines.tsx"
import { storedDraft, storeDraft } from "./draftStore.ts"
import { useStoring } from "./serviceDraft.ts"
import { type Editing, EditingContext, type ShownField, useEditing } from "./Editing.tsx"
import { FilingEnd, sendToBuyer } from "./FilingEnd.tsx"
import type { Beginning } from "./openBody.ts"
import { type Fault, hasValue, openRejections, placeFaults, touchedFaults } from "./faults.ts"
import { fieldFor, furtherFields, isJson, type Json, type Path, text, valueAt, withValue } from "./jsonBody.ts"
import { type Kind, type KindName, kinds } from "./kinds.ts"
import { LineEditor, Withholdings } from "./LineEditor.tsx"
import { PartyFields } from "./Party.tsx"
import { pathWords } from "./pathWords.ts"
import { HiddenList } from "./Suggestions.tsx"
import { totalsOf } from "./totals.ts"
import { type Filing, useFiling } from "./useFiling.ts"
import { FaultList, VerdictBadge } from "./Verdict.tsx"

/** Fields of every body that the service or the form itself supplies; they are not listed as further ones. */
const suppliedFields = ["$.TypeCode", "$.NumberingRange.Prefix"]

/** The totals of the document: the service's, or products of the lines until it has answered. */
const TotalsPanel = ({ body, isProvisional }: { readonly body: Json; readonly isProvisional: boolean }) => {
  const say = useSay()
  const language = useLanguage()
  const totals = useMemo(() => totalsOf(body), [body])
  const currency = text(body["CurrencyCode"]) || undefined
  const money = (amount: string) => <span class="number">{moneyText(amount, currency, language)}</span>
  const nonZero = (amount: string) => (/^[0.]*$/u.test(amount) ? undefined : money(amount))
  const { charges, discounts, gross, payable, taxes, withheld } = totals
  return (
    <>
      <h2>
        {say({ en: "Total", es: "Total" })}{" "}
        {isProvisional ? <span class="kind">{say({ en: "provisional", es: "provisional" })}</span> : null}
      </h2>
      <Facts
        items={[
          [say({ en: "Subtotal", es: "Subtotal" }), money(gross)],
          ...taxes.map(
            ([name, amount]) =>
              [
                name
                  .replace(/^01\b/u, "IVA")
                  .replace(/^04\b/u, "INC")
                  .replace(/ (\S+)$/u, " $1 %"),
                money(amount)
              ] as const
          ),
          [say({ en: "Discounts", es: "Descuentos" }), nonZero(discounts)],
          [say({ en: "Charges", es: "Cargos" }), nonZero(charges)],
          [say({ en: "To pay", es: "Total a pagar" }), <strong>{money(payable)}</strong>],
          [say({ en: "Withheld", es: "Retenciones" }), nonZero(withheld)]
        ]}
      />
    </>
  )
}

/** Fields that the form does not show and that are filed as they are. */
const FurtherFields = ({ names }: { readonly names: ReadonlyArray<string> }) => {
  const say = useSay()
  const language = useLanguage()
  if (names.length === 0) return null
  return (
    <details>
      <summary>
        {names.length === 1
          ? say({ en: "1 further field is filed as it was", es: "1 campo más se radica como estaba" })
          : say({
              en: `${names.length} further fields are filed as they were`,
              es: `${names.length} campos más se radican como estaban`
            })}
      </summary>
      <ul class="plain">
        {names.map((name) => (
          <li key={name}>{visibly(pathWords(name, language))}</li>
        ))}
      </ul>
    </details>
  )
}

/** Result of the dry run: badge, faults without a field of their own, and what is to be considered. */
const Result = ({
  excess,
  fields,
  filing,
  missing,
  rejections
}: {
  readonly excess: ReadonlyArray<Notification>
  readonly fields: ReadonlyMap<string, ShownField>
  readonly filing: Filing
  /** Fields whose faults are not shown yet. */
  readonly missing: ReadonlySet<string>
  readonly rejections: ReadonlyArray<Fault>
}) => {
  const say = useSay()
  const { judgement, validation } = filing
  if (judgement._tag === "failed")
    return (
      <Notice tone="warning">
        <p>
          <Outside text={judgement.text} />
        </p>
      </Notice>
    )
  const paths = [...fields.keys()]
  const fieldOf = ({ path }: Fault): string => fieldFor(path, paths) ?? ""
  const labelOf = (fault: Fault) => fields.get(fieldOf(fault))
  // what has no field follows mostly from what is missing, such as the subtotal of a line without a price
  const isShown = (fault: Fault): boolean =>
    labelOf(fault) === undefined ? missing.size === 0 : !missing.has(fieldOf(fault))
  const judged = judgement._tag === "judged" ? judgement.validation : undefined
  const { notifications = [], valid = false } = judged ?? {}
  const violations = judged?.violations.filter(isShown) ?? []
  return (
    <>
      <p>
        {validation === undefined ? (
          <span class="quiet">{say({ en: "Checking…", es: "Revisando…" })}</span>
        ) : missing.size > 0 && violations.length === 0 ? null : (
          <VerdictBadge valid={valid} isClear={notifications.length + excess.length === 0} />
        )}
        {missing.size === 0 ? null : (
          <span class="quiet">
            {missing.size === 1
              ? say({ en: "1 field is still missing.", es: "Falta 1 campo." })
              : say({ en: `${missing.size} fields are still missing.`, es: `Faltan ${missing.size} campos.` })}
          </span>
        )}
      </p>
      {rejections.length === 0 ? null : (
        <>
          <h3>{say({ en: "Why it was rejected", es: "Por qué se rechazó" })}</h3>
          <FaultList faults={rejections} labelOf={labelOf} />
        </>
      )}
      {violations.length === 0 ? null : <FaultList faults={violations} labelOf={labelOf} />}
      <Notifications items={excess} />
      {notifications.length === 0 ? null : (
        <Notice tone="warning">
          <FaultList faults={notifications} labelOf={labelOf} />
        </Notice>
      )}
    </>
  )
}

/** Content of the form: a body, kept for this tab, and its dry run. */
const useEdited = ({ body: begun, credited = [] }: Beginning, draft: string) => {
  const [body, setBody] = useState<Json>(() => storedDraft(draft)?.body ?? begun)
  const change = (next: Json): void => {
    setBody(next)
    storeDraft(draft, { body: next })
  }
  const latest = useRef(body)
  latest.current = body
  const set = (path: Path, value: unknown): void => {
    latest.current = withShares(withValue(latest.current, path, value), path, credited)
    change(latest.current)
  }
  return { body, set }
}

/** Faults by field. Those of an empty field are `missing` until the user has left it, or has wanted to file. */
const useFaults = (
  body: Json,
  judged: Validation | undefined,
  rejections: ReadonlyArray<Fault>,
  paths: ReadonlyArray<string>
) => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [wantsAll, setWantsAll] = useState(false)
  const notifications = (judged?.notifications ?? []).map((each) => ({ ...each, isNotification: true }))
  const { missing, shown } = touchedFaults(
    placeFaults([...(judged?.violations ?? []), ...notifications], paths),
    (field) => wantsAll || left.has(field) || hasValue(body, field)
  )
  // why a document was rejected is shown at once
  const faults = new Map(shown)
  for (const [field, found] of placeFaults(rejections, paths))
    faults.set(field, [...found, ...(shown.get(field) ?? [])])
  return {
    faults,
    missing,
    showAll: () => setWantsAll(true),
    touch: (field: string): void => setLeft((before) => (before.has(field) ? before : new Set([...before, field])))
  }
}

/** The fields of the form. */
const IssueFields = ({
  byHand,
  codes,
  company,
  credited,
  kind,
  prefixes,
  provider
}: {
  readonly byHand: ByHand
  readonly codes: CodeLists
  readonly company: string
  readonly credited: Beginning["credited"]
  readonly kind: Kind
  readonly prefixes: ReadonlyArray<string>
  readonly provider: string
}) => {
  const { body } = useEditing()
  return (
    <div class="issue-fields">
      <ReasonField codes={codes} kind={kind} />
      <PartyFields codes={codes} company={company} kind={kind} provider={provider} />
      {credited === undefined ? null : <CreditedLines lines={credited} />}
      <LineEditor codes={codes} hasWithholdings={kind.withholdings === "lines"} />
      {kind.withholdings === "document" ? <Withholdings codes={codes} /> : null}
      <PaymentFields codes={codes} />
      <NoteFields kind={kind} />
      {kind.hasTill === true ? <TillFields /> : null}
      <NumberFields prefixes={prefixes.filter((each) => !isOfProgram(byHand, kind.type, each))} />
      <StoreByHand body={body} byHand={byHand} company={company} type={kind.type} />
      <HiddenList />
    </div>
  )
}

/** Facts of the document for the last question. */
const useFacts = (kind: Kind, body: Json, payable: string, number: string | undefined) => {
  const say = useSay()
  const language = useLanguage()
  const party = body[kind.party]
  const isSale = kind.party === "CustomerParty"
  return [
    [say({ en: "Document", es: "Documento" }), typeName(kind.type, language)],
    [
      say({ en: "Total", es: "Total" }),
      <strong>{moneyText(payable, text(body["CurrencyCode"]) || undefined, language)}</strong>
    ],
    [
      isSale ? say({ en: "Customer", es: "Cliente" }) : say({ en: "Seller", es: "Vendedor" }),
      <>
        <Outside text={text(valueAt(party, ["Name"]))} /> {visibly(text(valueAt(party, ["Id"])))}
      </>
    ],
    [say({ en: "Invoice", es: "Factura" }), visibly(text(valueAt(body, ["DocumentReference", "Number"])))],
    [say({ en: "Number", es: "Número" }), visibly(number ?? "")]
  ] as const
}

/** The form of a document. */
export const IssueForm = ({
  beginning,
  byHand,
  codes,
  company,
  draft,
  hasCertificate,
  name,
  prefixes,
  provider
}: {
  readonly beginning: Beginning
  readonly byHand: ByHand
  readonly codes: CodeLists
  readonly company: string
  readonly draft: string
  readonly hasCertificate: boolean
  readonly name: KindName
  readonly prefixes: ReadonlyArray<string>
  readonly provider: string
}) => {
  const say = useSay()
  const kind: Kind = kinds[name]
  const { credited, isTest, source } = beginning
  const { body, set } = useEdited(beginning, draft)
  const fields = useRef(new Map<string, ShownField>()).current
  const [, setRound] = useState(0)
  // fields register themselves as they are rendered; what depends on them follows
  useEffect(() => setRound((round) => round + 1), [body])
  const filing = useFiling(body, {
    company,
    draft,
    isTest,
    operation: kind.operation,
    provider,
    send: kind.send
  })
  const { judgement, validation } = filing
  const series = useSeriesConfirmation(byHand, kind.type, nextPrefix(body))
  const rejections = openRejections(beginning.rejections, beginning.body, body)
  const judged = judgement._tag === "judged" ? judgement.validation : undefined
  const { faults, missing, showAll, touch } = useFaults(body, judged, rejections, [...fields.keys()])
  const { confirmation, excess, isConfirmed } = useExcess(body, credited ?? [], judged?.notifications ?? [])
  const isFrozen = filing.isSent || filing.isBusy || filing.filedDocument !== undefined
  const editing: Editing = { body, set, faults, fields, isFrozen, touch }
  const completed = validation?.body
  const total = totalsOf(isJson(completed) ? completed : body)
  const isStored = useStoring(draft, body, !isFrozen, {
    company,
    source,
    kind,
    party: text(valueAt(body, [kind.party, "Name"])),
    total: total.payable
  })
  return (
    <EditingContext.Provider value={editing}>
      <form class="form issue" onSubmit={(event) => event.preventDefault()}>
        <IssueFields
          byHand={byHand}
          codes={codes}
          company={company}
          credited={credited}
          kind={kind}
          prefixes={prefixes}
          provider={provider}
        />
        <div class="issue-end">
          <FurtherFields names={furtherFields(body, [...fields.keys(), ...suppliedFields])} />
          <div class="panel" aria-live="polite">
            <TotalsPanel body={isJson(completed) ? completed : body} isProvisional={validation === undefined} />
            <Result excess={excess} fields={fields} filing={filing} missing={missing} rejections={rejections} />
            {isStored ? <p class="quiet">{say({ en: "Draft stored", es: "Borrador guardado" })}</p> : null}
          </div>
          <FilingEnd
            cancel={href(source === undefined ? "/submissions" : `/submissions/${source.id}`, { company })}
            company={company}
            confirmation={
              <>
                {series.confirmation}
                {confirmation}
              </>
            }
            considered={[...excess, ...(judged?.notifications ?? [])]}
            facts={useFacts(kind, body, total.payable, validation?.number)}
            filing={filing}
            isInvoice={body["TypeCode"] === "01"}
            isReady={hasCertificate && validation?.valid === true && isConfirmed && series.isConfirmed}
            receiver={
              kind.party === "CustomerParty"
                ? { address: text(valueAt(body, [kind.party, "Email"])), label: say(sendToBuyer) }
                : undefined
            }
            tried={showAll}
            texts={{
              button: say({ en: "File…", es: "Radicar…" }),
              question: say({ en: "File this document?", es: "¿Radicar este documento?" })
            }}
          />
        </div>
      </form>
    </EditingContext.Provider>
  )
}

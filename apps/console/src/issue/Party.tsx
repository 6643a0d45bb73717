import { useContext, useEffect, useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { failureText } from "../live/failureText.ts"
import { announce } from "../parts/announce.ts"
import { Notice } from "../parts/Notice.tsx"
import { Outside } from "../parts/Outside.tsx"
import { CertificateForm } from "../ranges/CertificateForm.tsx"
import { CertificateUnusable } from "@radicar/http-client/inner/plain"
import { href } from "../routing/address.ts"
import { useClient, useMay, useSession } from "../session/Session.ts"
import { type CodeLists, nameOf, withCodes } from "./codes.ts"
import { ChoiceField, Suggestions, TextField, useEditing } from "./Editing.tsx"
import { isJson, type Json, text, valueAt } from "./jsonBody.ts"
import { finalConsumer, type Kind } from "./kinds.ts"
import { bodyOf } from "./openBody.ts"
import { FoundList, SuggestionsContext } from "./Suggestions.tsx"

/** A counterparty of earlier documents, and the key of the latest of them. */
interface KnownParty {
  readonly name: string
  readonly identification: string
  readonly uuid: string
}

/** Pause after a key before earlier counterparties are searched, in milliseconds. */
const pause = 300

/** Earlier counterparties whose name or identification has the words of a search; at most eight. */
const useKnownParties = (company: string, type: string, search: string): ReadonlyArray<KnownParty> => {
  const client = useClient()
  const [found, setFound] = useState<ReadonlyArray<KnownParty>>([])
  useEffect(() => {
    if (search.trim().length < 2) {
      setFound([])
      return
    }
    const ends = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { items } = await client.submissions
          .list(
            { query: { companyId: company, type, q: search.trim(), status: "submitted", limit: "50" } },
            { signal: ends.signal }
          )
          .page()
        const parties = new Map<string, KnownParty>()
        for (const { result } of items) {
          const party = result?.document.counterparty
          if (party === undefined || parties.has(party.identification)) continue
          const { identification, name } = party
          parties.set(identification, { identification, name, uuid: result?.document.uuid ?? "" })
        }
        if (!ends.signal.aborted) setFound([...parties.values()].slice(0, 8))
      } catch {
        // the search is a help: whoever finds nothing types the data
        if (!ends.signal.aborted) setFound([])
      }
    }, pause)
    return () => {
      clearTimeout(timer)
      ends.abort()
    }
  }, [search, company, type])
  return found
}

/** The search for a counterparty of earlier documents; its data are taken from the latest of them. */
const PartySearch = ({ company, kind }: { readonly company: string; readonly kind: Kind }) => {
  const say = useSay()
  const client = useClient()
  const { isFrozen, set } = useEditing()
  const { hidden } = useContext(SuggestionsContext)
  const [search, setSearch] = useState("")
  const [failure, setFailure] = useState<string>()
  const found = useKnownParties(company, kind.type, search)
  const choose = async ({ name, uuid }: KnownParty): Promise<void> => {
    try {
      const { [kind.party]: party } = await bodyOf(client, uuid)
      if (isJson(party)) set([kind.party], party)
      setSearch("")
      setFailure(undefined)
      announce(name)
    } catch (error) {
      setFailure(failureText(error, say))
    }
  }
  return (
    <div class="found-field">
      <label>
        {kind.party === "SupplierParty"
          ? say({ en: "Search among earlier sellers", es: "Buscar entre los vendedores anteriores" })
          : say({ en: "Search among earlier customers", es: "Buscar entre los clientes anteriores" })}
        <input
          type="search"
          autocomplete="off"
          disabled={isFrozen}
          placeholder={say({ en: "Name or identification", es: "Nombre o identificación" })}
          value={search}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
      </label>
      <FoundList
        choose={(party) => void choose(party)}
        found={found.filter(({ identification }) => !hidden.parties.includes(identification))}
        hide={({ identification }, before) => ({ ...before, parties: [...before.parties, identification] })}
        keyOf={({ identification }) => identification}
        textOf={({ identification, name }) => `${name} ${identification}`}
      />
      {failure === undefined ? null : (
        <p class="error" role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}

/** The question to the authority for name and address of the party whose identification is typed. */
const AskAuthority = ({
  company,
  kind,
  provider
}: {
  readonly company: string
  readonly kind: Kind
  readonly provider: string
}) => {
  const say = useSay()
  const client = useClient()
  const { certificate } = useSession()
  const { body, isFrozen, set } = useEditing()
  const [answer, setAnswer] = useState<string>()
  const [needsCertificate, setNeedsCertificate] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const party = body[kind.party]
  const { Id, IdentificationType } = isJson(party) ? party : {}
  const identification = text(Id).replace(/-\d$/u, "").replaceAll(/[.\s]/gu, "")
  const ask = async (): Promise<void> => {
    setIsBusy(true)
    setNeedsCertificate(false)
    setAnswer(undefined)
    try {
      const { email, name, state } = await client.acquirers.get({
        query: {
          companyId: company,
          providerId: provider,
          identificationType: text(IdentificationType),
          identification
        },
        headers: certificate.current ?? {}
      })
      if (name !== undefined) set([kind.party, "Name"], name)
      if (email !== undefined) set([kind.party, "Email"], email)
      setAnswer(
        state === "known"
          ? say({ en: "As the authority has it. Check it.", es: "Como lo tiene la DIAN: revíselo." })
          : say({
              en: "The authority has nobody with this identification.",
              es: "La DIAN no tiene a nadie con esta identificación."
            })
      )
    } catch (error) {
      setNeedsCertificate(error instanceof CertificateUnusable)
      setAnswer(failureText(error, say))
    } finally {
      setIsBusy(false)
    }
  }
  const isReady = identification !== "" && text(IdentificationType) !== "" && !isBusy && !isFrozen
  return (
    <>
      <button type="button" aria-disabled={!isReady} onClick={() => void (isReady ? ask() : undefined)}>
        {say({ en: "Look up at DIAN", es: "Consultar en la DIAN" })}
      </button>
      <span role="status" class="quiet">
        {answer === undefined ? null : <Outside text={answer} />}
      </span>
      {needsCertificate ? <CertificateForm done={() => void ask()} /> : null}
    </>
  )
}

/** Further data of a party, folded until one of them has a fault. */
const FurtherData = ({ codes, kind }: { readonly codes: CodeLists; readonly kind: Kind }) => {
  const say = useSay()
  const { body, faults } = useEditing()
  const at = kind.party
  const hasFault = [...faults.keys()].some(
    (path) => path.startsWith(`$.${at}.`) && !/\.(?:Id|IdentificationType|Name|Email)$/u.test(path)
  )
  const isSale = at === "CustomerParty"
  return (
    <details open={hasFault || !isSale}>
      <Suggestions id="municipalities" options={codes.municipalities} />
      <Suggestions id="responsibilities" options={codes.responsibilities} />
      <summary>{say({ en: "Address and tax data", es: "Dirección y datos tributarios" })}</summary>
      <div class="row">
        <ChoiceField
          path={[at, "OrganizationTypeCode"]}
          label={say({ en: "Kind of taxpayer", es: "Tipo de persona" })}
          choices={codes["organization-types"]}
          none={say({ en: "By the identification", es: "Según la identificación" })}
        />
        <TextField
          path={[at, "PhysicalLocation", "Address"]}
          label={say({ en: "Address", es: "Dirección" })}
          maxLength={300}
        />
        <TextField
          path={[at, "PhysicalLocation", "CityCode"]}
          label={say({ en: "Municipality (code)", es: "Municipio (código)" })}
          list="municipalities"
          meaning={nameOf(codes.municipalities, valueAt(body, [at, "PhysicalLocation", "CityCode"]))}
        />
        <ChoiceField
          path={[at, "TaxCode"]}
          label={say({ en: "Tax responsibility", es: "Responsable de" })}
          choices={codes["party-taxes"]}
          none={say({ en: "Not stated", es: "Sin indicar" })}
        />
        <TextField
          path={[at, "TaxLevelCode"]}
          label={say({ en: "Fiscal responsibilities", es: "Responsabilidades fiscales" })}
          list="responsibilities"
          meaning={nameOf(codes.responsibilities, valueAt(body, [at, "TaxLevelCode"]))}
        />
        <TextField path={[at, "Phone"]} label={say({ en: "Telephone", es: "Teléfono" })} maxLength={50} />
      </div>
    </details>
  )
}

/** The other party of the document: found among earlier ones, looked up at the authority, or typed. */
export const PartyFields = ({
  codes,
  company,
  kind,
  provider
}: {
  readonly codes: CodeLists
  readonly company: string
  readonly kind: Kind
  readonly provider: string
}) => {
  const say = useSay()
  const { isFrozen, set } = useEditing()
  const at = kind.party
  const isSale = at === "CustomerParty"
  const choose = (party: Json): void => {
    set([at], party)
    announce(say({ en: "Final consumer", es: "Consumidor final" }))
  }
  return (
    <fieldset>
      <legend>{isSale ? say({ en: "Customer", es: "Cliente" }) : say({ en: "Seller", es: "Vendedor" })}</legend>
      <PartySearch company={company} kind={kind} />
      <div class="row">
        <ChoiceField
          path={[at, "IdentificationType"]}
          label={say({ en: "Type of identification", es: "Tipo de identificación" })}
          choices={withCodes(codes.identifications)}
          none={say({ en: "Choose…", es: "Elija…" })}
        />
        <TextField path={[at, "Id"]} label={say({ en: "Identification", es: "Identificación" })} maxLength={35} />
        <TextField
          path={[at, "Name"]}
          label={say({ en: "Name or legal name", es: "Nombre o razón social" })}
          maxLength={450}
        />
        <TextField path={[at, "Email"]} label={say({ en: "E-mail", es: "Correo" })} maxLength={254} />
      </div>
      <div class="actions">
        {isSale ? (
          <button type="button" disabled={isFrozen} onClick={() => choose(finalConsumer)}>
            {say({ en: "Final consumer", es: "Consumidor final" })}
          </button>
        ) : null}
        <AskAuthority company={company} kind={kind} provider={provider} />
      </div>
      <FurtherData codes={codes} kind={kind} />
    </fieldset>
  )
}

/** Says that the company's own data are not stored, without which no document is complete. */
export const NoIssuer = ({ company }: { readonly company: string }) => {
  const say = useSay()
  const mayChange = useMay("companies:admin")
  return (
    <Notice tone="warning" alert>
      <p>
        {say({
          en: "The company's data as issuer are not stored, so every document lacks them.",
          es: "Los datos de la compañía como emisor no están guardados, así que a cada documento le faltan."
        })}
      </p>
      <p>
        {mayChange ? (
          <a href={href("/companies", { company, issuer: company })}>
            {say({ en: "Store the data of the issuer", es: "Guarde los datos del emisor" })}
          </a>
        ) : (
          say({
            en: "Somebody whose token may change companies can store them under Companies.",
            es: "Puede guardarlos en Compañías quien tenga un token que modifique compañías."
          })
        )}
      </p>
    </Notice>
  )
}

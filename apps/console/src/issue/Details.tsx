import { useSay } from "../language/LanguageContext.ts"
import { type CodeLists, withCodes } from "./codes.ts"
import { ChoiceField, Suggestions, TextField, useEditing } from "./Editing.tsx"
import { text, valueAt } from "./jsonBody.ts"
import type { Kind } from "./kinds.ts"

/** Prefix and, of a correction, the number that it takes. */
export const NumberFields = ({ prefixes }: { readonly prefixes: ReadonlyArray<string> }) => {
  const say = useSay()
  const { body, isFrozen, set } = useEditing()
  const number = text(body["Number"])
  return (
    <>
      <div class="row">
        <TextField
          path={["NumberingRange", "Prefix"]}
          label={say({ en: "Prefix", es: "Prefijo" })}
          maxLength={10}
          list="prefixes"
        />
        <Suggestions id="prefixes" options={prefixes.map((prefix) => [prefix, ""])} />
        {number === "" ? null : <TextField path={["Number"]} label={say({ en: "Number", es: "Número" })} />}
      </div>
      {number === "" ? (
        <p class="quiet">
          {say({
            en: "The service gives the next number of the prefix.",
            es: "El servicio asigna el siguiente número del prefijo."
          })}
        </p>
      ) : (
        <p class="quiet">
          {say({
            en: `The rejection left ${number} free, so the correction takes it.`,
            es: `El rechazo dejó libre el ${number}, así que la corrección lo toma.`
          })}{" "}
          <button type="button" class="small" disabled={isFrozen} onClick={() => set(["Number"], undefined)}>
            {say({ en: "Take the next number instead", es: "Tomar mejor el siguiente número" })}
          </button>
        </p>
      )}
    </>
  )
}

/** Form and means of payment, and the day on which a credit is due. */
export const PaymentFields = ({ codes }: { readonly codes: CodeLists }) => {
  const say = useSay()
  const { body } = useEditing()
  // instalments are kept as they are
  if (Array.isArray(body["PaymentMeans"])) return null
  const isCredit = valueAt(body, ["PaymentMeans", "Code"]) === "2"
  const hasDate = valueAt(body, ["PaymentMeans", "Date"]) !== undefined
  return (
    <fieldset>
      <legend>{say({ en: "Payment", es: "Pago" })}</legend>
      <div class="row">
        <ChoiceField
          path={["PaymentMeans", "Code"]}
          label={say({ en: "Form of payment", es: "Forma de pago" })}
          choices={codes["payment-forms"]}
        />
        <ChoiceField
          path={["PaymentMeans", "MethodCode"]}
          label={say({ en: "Means of payment", es: "Medio de pago" })}
          choices={withCodes(codes["payment-means"])}
          none={say({ en: "Not stated", es: "Sin indicar" })}
        />
        {isCredit || hasDate ? (
          <TextField
            type="date"
            path={["PaymentMeans", "Date"]}
            label={say({ en: "Due on", es: "Fecha de vencimiento" })}
          />
        ) : null}
      </div>
    </fieldset>
  )
}

/** Order of the buyer and text of the document. */
export const NoteFields = ({ kind }: { readonly kind: Kind }) => {
  const say = useSay()
  const { body } = useEditing()
  const hasOrder =
    kind.party === "CustomerParty" && kind.reasons === undefined && !Array.isArray(body["OrderReference"])
  return (
    <fieldset>
      <legend>{say({ en: "Notes", es: "Notas" })}</legend>
      {hasOrder ? (
        <div class="row">
          <TextField
            path={["OrderReference", "Number"]}
            label={say({ en: "Customer's order", es: "Orden de compra" })}
            maxLength={100}
          />
        </div>
      ) : null}
      <TextField
        isLong
        path={["Note"]}
        label={say({ en: "Text on the document", es: "Texto en el documento" })}
        maxLength={5000}
      />
    </fieldset>
  )
}

/** The till of a ticket. */
export const TillFields = () => {
  const say = useSay()
  const till = "PointOfSale"
  const maker = "SoftwareManufacturer"
  return (
    <fieldset>
      <legend>{say({ en: "Till", es: "Caja" })}</legend>
      <div class="row">
        <TextField path={[till, "CashRegisterPlate"]} label={say({ en: "Plate", es: "Placa de la caja" })} />
        <TextField path={[till, "Location"]} label={say({ en: "Place", es: "Ubicación" })} />
        <TextField path={[till, "Cashier"]} label={say({ en: "Cashier", es: "Cajero" })} />
        <TextField path={[till, "RegisterType"]} label={say({ en: "Kind of till", es: "Tipo de caja" })} />
        <TextField path={[till, "SaleCode"]} label={say({ en: "Code of the sale", es: "Código de la venta" })} />
        <TextField path={[maker, "SoftwareName"]} label={say({ en: "Software", es: "Software" })} />
        <TextField
          path={[maker, "Company"]}
          label={say({ en: "Maker of the software", es: "Fabricante del software" })}
        />
        <TextField
          path={[maker, "Name"]}
          label={say({ en: "Person at the maker", es: "Persona de contacto del fabricante" })}
        />
      </div>
    </fieldset>
  )
}

/** The reason of a note. */
export const ReasonField = ({ codes, kind }: { readonly codes: CodeLists; readonly kind: Kind }) => {
  const say = useSay()
  return kind.reasons === undefined ? null : (
    <ChoiceField
      path={["CorrectionCode"]}
      label={say({ en: "Reason", es: "Motivo" })}
      choices={withCodes(codes[kind.reasons])}
      none={say({ en: "Choose…", es: "Elija…" })}
    />
  )
}

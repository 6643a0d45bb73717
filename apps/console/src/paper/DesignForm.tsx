import { useRef } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { FileField } from "../parts/FileField.tsx"
import { base64 } from "../session/base64.ts"
import { useMay } from "../session/Session.ts"
import type { Design, PaperName } from "./design.ts"
import { paperNames } from "./paperNames.ts"

/** Colour of a company that has chosen none. */
const ownColour = "#12365f"

interface FormProps {
  readonly design: Design
  readonly change: (design: Design) => void
}

/** The logo: its file, and its side on a Letter page. */
const LogoFields = ({ change, design }: FormProps) => {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) change({ ...design, Logo: base64(new Uint8Array(await file.arrayBuffer())) })
  }
  const remove = (): void => {
    const { Logo: _, ...others } = design
    change(others)
  }
  return (
    <fieldset>
      <legend>{say({ en: "Logo", es: "Logotipo" })}</legend>
      <FileField
        accept="image/png,image/jpeg"
        input={input}
        label={say({ en: "PNG or JPEG, at most 1 MiB", es: "PNG o JPEG, máximo 1 MiB" })}
        onFile={(file) => void read(file)}
      />
      {design.Logo === undefined ? null : (
        <p class="actions">
          <button type="button" class="small" onClick={remove}>
            {say({ en: "Remove the logo", es: "Quitar el logotipo" })}
          </button>
        </p>
      )}
      <label>
        {say({ en: "Place on Letter", es: "Lugar en carta" })}
        <select
          value={design.LogoPlace ?? "left"}
          onChange={(event) => change({ ...design, LogoPlace: event.currentTarget.value as "left" | "right" })}
        >
          <option value="left">{say({ en: "Left of the issuer", es: "A la izquierda del emisor" })}</option>
          <option value="right">{say({ en: "Right of the issuer", es: "A la derecha del emisor" })}</option>
        </select>
      </label>
    </fieldset>
  )
}

/** The form of a design. Each change is shown in the preview at once; `store` saves the design. */
export const DesignForm = ({
  change,
  design,
  failure,
  store
}: FormProps & { readonly store: () => void; readonly failure: string | undefined }) => {
  const say = useSay()
  const mayChange = useMay("companies:admin")
  return (
    <form
      class="form panel"
      onSubmit={(event) => {
        event.preventDefault()
        store()
      }}
    >
      <label>
        {say({ en: "Paper of POS tickets", es: "Papel de los tiquetes POS" })}
        <select
          value={design.TillPaper ?? "roll80"}
          onChange={(event) => change({ ...design, TillPaper: event.currentTarget.value as PaperName })}
        >
          {paperNames.map(([name, text]) => (
            <option key={name} value={name}>
              {say(text)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say({ en: "Template", es: "Plantilla" })}
        <select
          value={design.Template ?? "classic"}
          onChange={(event) => change({ ...design, Template: event.currentTarget.value as "classic" | "plain" })}
        >
          <option value="classic">
            {say({ en: "Classic: filled with colour", es: "Clásica: con fondos de color" })}
          </option>
          <option value="plain">{say({ en: "Plain: lines, saves ink", es: "Sobria: líneas, ahorra tinta" })}</option>
        </select>
      </label>
      <div class="field">
        <label>
          {say({ en: "Colour", es: "Color" })}
          <input
            type="color"
            value={design.Colour ?? ownColour}
            aria-describedby="hint-colour"
            onChange={(event) => change({ ...design, Colour: event.currentTarget.value })}
          />
        </label>
        <p id="hint-colour" class="quiet">
          {say({
            en: "Dark enough for white letters (contrast 4.5). Rolls are black.",
            es: "Lo bastante oscuro para letras blancas (contraste 4,5). Las tirillas son negras."
          })}
        </p>
      </div>
      <LogoFields design={design} change={change} />
      <div class="field">
        <label>
          {say({ en: "Text at the foot", es: "Texto al pie" })}
          <textarea
            maxLength={300}
            defaultValue={design.Footer ?? ""}
            aria-describedby="hint-footer"
            onChange={(event) => {
              const { Footer: _, ...others } = design
              const text = event.currentTarget.value.trim()
              change(text === "" ? others : { ...others, Footer: text })
            }}
          />
        </label>
        <p id="hint-footer" class="quiet">
          {say({
            en: "On every page: opening hours, web page. What belongs to one document goes in its notes.",
            es: "En cada página: horarios, página web. Lo propio de un documento va en sus notas."
          })}
        </p>
      </div>
      {failure === undefined ? null : (
        <p class="error" role="alert">
          {failure}
        </p>
      )}
      {mayChange ? (
        <p class="actions">
          <button type="submit" class="primary">
            {say({ en: "Save", es: "Guardar" })}
          </button>
        </p>
      ) : null}
    </form>
  )
}

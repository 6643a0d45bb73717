import type { Localized } from "@radicar/domain/inner/rules/Language"
import { useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { Chart } from "../overview/Chart.tsx"
import { Dialog } from "../parts/Dialog.tsx"
import { CopyButton, Facts } from "../parts/Facts.tsx"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { Menu } from "../parts/Menu.tsx"
import { Badge, Notice, type Tone } from "../parts/Notice.tsx"
import { Outside } from "../parts/Outside.tsx"
import { EmptyList } from "../submissions/SearchForm.tsx"

const tones: ReadonlyArray<Tone> = ["good", "neutral", "warning", "danger"]

const toneNames: Readonly<Record<Tone, Localized>> = {
  good: { en: "Good", es: "Bien" },
  neutral: { en: "Neutral", es: "Neutro" },
  warning: { en: "Warning", es: "Advertencia" },
  danger: { en: "Danger", es: "Peligro" }
}

const colours = ["page", "panel", "raised", "line", "edge", "text", "quiet", "accent", "good", "warning", "danger"]

const live = { ask: () => {}, failure: undefined, data: undefined, at: undefined, answered: undefined }

/** A name as long as names of companies get. */
const long = "Comercializadora Internacional de Productos Agrícolas y Pecuarios del Oriente Antioqueño S.A.S. E.S.P."

/** Fields of forms, also invalid and disabled. */
const FieldSpecimens = () => {
  const say = useSay()
  return (
    <section aria-labelledby="fields">
      <h2 id="fields">{say({ en: "Fields", es: "Campos" })}</h2>
      <div class="row">
        <label>
          {say({ en: "Text", es: "Texto" })}
          <input defaultValue={long} />
          <span class="hint">{say({ en: "A hint.", es: "Una ayuda." })}</span>
        </label>
        <label>
          {say({ en: "Invalid", es: "Inválido" })}
          <input aria-invalid="true" defaultValue="19%" />
          <span class="error">{say({ en: "State a number.", es: "Indique un número." })}</span>
        </label>
        <label>
          {say({ en: "Choice", es: "Opción" })}
          <select>
            <option>{say({ en: "One", es: "Una" })}</option>
          </select>
        </label>
        <label>
          {say({ en: "Disabled", es: "Inhabilitado" })}
          <input disabled defaultValue="—" />
        </label>
        <label class="check">
          <input type="checkbox" defaultChecked /> {say({ en: "Checked", es: "Marcado" })}
        </label>
      </div>
    </section>
  )
}

/** States of data: badges, notices, loading, empty lists. */
const StateSpecimens = () => {
  const say = useSay()
  return (
    <section aria-labelledby="states">
      <h2 id="states">{say({ en: "States", es: "Estados" })}</h2>
      <p class="actions">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {say(toneNames[tone])}
          </Badge>
        ))}
      </p>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone}>
          <p>
            {say({
              en: "A message says what happened and what to do.",
              es: "Un mensaje dice qué pasó y qué hacer."
            })}
          </p>
        </Notice>
      ))}
      <LiveState live={live} />
      <p class="loading" aria-busy="true" />
      {[false, true].map((isNarrowed) => (
        <EmptyList
          key={String(isNarrowed)}
          company="1"
          isNarrowed={isNarrowed}
          narrowed={say({ en: "No document matches.", es: "No hay documentos que coincidan." })}
          path="/submissions"
        >
          <p>{say({ en: "There is nothing here yet.", es: "Todavía no hay nada aquí." })}</p>
        </EmptyList>
      ))}
    </section>
  )
}

/** Data: figures, names with values, a chart. */
const DataSpecimens = () => {
  const say = useSay()
  return (
    <section aria-labelledby="data">
      <h2 id="data">{say({ en: "Data", es: "Datos" })}</h2>
      <ul class="figures plain">
        <li class="figure">
          <h3>{say({ en: "Figure", es: "Cifra" })}</h3>
          <p class="amount">$ 98.765.432.109.876,54</p>
          <p class="parts">
            <span>1.234 {say({ en: "accepted", es: "aceptados" })}</span>
          </p>
        </li>
      </ul>
      <div class="columns">
        <section aria-label={say({ en: "Names and values", es: "Nombres y valores" })}>
          <Facts
            items={[
              [say({ en: "Counterparty", es: "Contraparte" }), <Outside key="long" text={long} />],
              [
                "CUFE",
                <>
                  <code class="key">{"0123456789abcdef".repeat(6)}</code> <CopyButton text="0" what="CUFE" />
                </>
              ]
            ]}
          />
        </section>
        <section aria-label={say({ en: "Chart", es: "Gráfica" })}>
          <Chart
            company="1"
            days={[12, 30, 0, 7, 25].map((accepted, index) => ({
              day: `2026-01-0${index + 1}`,
              sums: { accepted, rejected: index === 1 ? 4 : 0, open: index === 4 ? 3 : 0, amount: `${accepted}000` }
            }))}
          />
        </section>
      </div>
    </section>
  )
}

/** Every component of the design system in every state: the page `/design` of the console. */
export const SpecimensPage = () => {
  const say = useSay()
  const [isOpen, setIsOpen] = useState(false)
  const title = say({ en: "Components", es: "Componentes" })
  return (
    <>
      <div class="title-row">
        <Heading title={title}>{title}</Heading>
      </div>
      <section aria-labelledby="colours">
        <h2 id="colours">{say({ en: "Colours", es: "Colores" })}</h2>
        <ul class="chips">
          {colours.map((name) => (
            <li key={name}>
              <span class={`specimen specimen-${name}`}>
                <code>{name}</code>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="type">
        <h2 id="type">{say({ en: "Type", es: "Tipografía" })}</h2>
        <p class="figure-amount">$ 1.234.567.890,12</p>
        <p>
          <strong>{say({ en: "Strong", es: "Fuerte" })}</strong> · {say({ en: "Text", es: "Texto" })} ·{" "}
          <span class="quiet">{say({ en: "Quiet", es: "Tenue" })}</span> ·{" "}
          <span class="error">{say({ en: "Error", es: "Error" })}</span> · <code>código</code> · <kbd>g</kbd>
        </p>
      </section>
      <section aria-labelledby="buttons">
        <h2 id="buttons">{say({ en: "Buttons", es: "Botones" })}</h2>
        <p class="actions">
          <button type="button" class="primary">
            {say({ en: "Primary", es: "Principal" })}
          </button>
          <button type="button">{say({ en: "Normal", es: "Normal" })}</button>
          <button type="button" class="danger-button">
            {say({ en: "Dangerous", es: "Peligroso" })}
          </button>
          <button type="button" class="small">
            {say({ en: "Small", es: "Pequeño" })}
          </button>
          <button type="button" class="small bare">
            {say({ en: "Bare", es: "Sin borde" })}
          </button>
          <button type="button" class="primary" aria-disabled="true">
            {say({ en: "Busy…", es: "Ocupado…" })}
          </button>
          <button type="button" disabled>
            {say({ en: "Disabled", es: "Inhabilitado" })}
          </button>
          <Menu label={say({ en: "Menu", es: "Menú" })} isStart>
            <button type="button" class="small">
              {say({ en: "First", es: "Primero" })}
            </button>
            <button type="button" class="small">
              {say({ en: "Second", es: "Segundo" })}
            </button>
          </Menu>
          <button type="button" onClick={() => setIsOpen(true)}>
            {say({ en: "Dialog", es: "Diálogo" })}
          </button>
        </p>
      </section>
      <FieldSpecimens />
      <StateSpecimens />
      <DataSpecimens />
      {isOpen ? (
        <Dialog title={say({ en: "Dialog", es: "Diálogo" })} end={() => setIsOpen(false)}>
          <p>{say({ en: "It holds the focus; Escape closes it.", es: "Retiene el foco; Escape lo cierra." })}</p>
          <p class="actions">
            <button type="button" class="primary" onClick={() => setIsOpen(false)}>
              {say({ en: "Close", es: "Cerrar" })}
            </button>
          </p>
        </Dialog>
      ) : null}
    </>
  )
}

import type { Localized } from "@radicar/domain/inner/rules/Language"
import { useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { Dialog } from "../parts/Dialog.tsx"
import { chooseShortcuts, hasShortcuts } from "./useShortcuts.ts"
import { views } from "./views.ts"

const keys: ReadonlyArray<readonly [keys: ReadonlyArray<string>, what: Localized]> = [
  [["j", "↓"], { en: "next row of the list", es: "fila siguiente de la lista" }],
  [["k", "↑"], { en: "previous row of the list", es: "fila anterior de la lista" }],
  [["Enter"], { en: "open the row", es: "abrir la fila" }],
  [["x"], { en: "select the row", es: "seleccionar la fila" }],
  [["u"], { en: "back to the list", es: "volver a la lista" }],
  [["/"], { en: "search; ↓ moves to the results", es: "buscar; ↓ lleva a los resultados" }],
  [["?"], { en: "these keys", es: "estas teclas" }]
]

/** The list of keyboard shortcuts, with a switch to turn them off. */
export const HelpDialog = ({ end }: { readonly end: () => void }) => {
  const say = useSay()
  const [isOn, setIsOn] = useState(hasShortcuts)
  const turn = (on: boolean): void => {
    chooseShortcuts(on)
    setIsOn(on)
  }
  return (
    <Dialog title={say({ en: "Keyboard", es: "Teclado" })} end={end}>
      <dl class="keys">
        {keys.map(([names, what]) => (
          <div key={names[0]}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
        {views.map(({ letter, name }) => (
          <div key={letter}>
            <dt>
              <kbd>g</kbd>
              <kbd>{letter}</kbd>
            </dt>
            <dd>{say(name)}</dd>
          </div>
        ))}
      </dl>
      <label class="check">
        <input type="checkbox" checked={isOn} onChange={(event) => turn(event.currentTarget.checked)} />
        {say({
          en: "Enable single-key shortcuts (arrow keys always work in lists)",
          es: "Activar atajos de una sola tecla (las flechas siempre funcionan en las listas)"
        })}
      </label>
      <p class="actions">
        <button type="button" class="primary" onClick={end}>
          {say({ en: "Close", es: "Cerrar" })}
        </button>
      </p>
    </Dialog>
  )
}

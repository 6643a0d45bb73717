import type { ComponentChildren } from "preact"
import { useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { failureText } from "../live/failureText.ts"
import { Dialog } from "./Dialog.tsx"

/**
 * A dialog with a form. `submit` gets the fields by name; the dialog ends when it has succeeded, and shows why it
 * failed.
 */
export const FormDialog = ({
  children,
  end,
  isDanger = false,
  label,
  submit,
  title
}: {
  readonly children: ComponentChildren
  readonly end: () => void
  readonly isDanger?: boolean
  readonly label: string
  readonly submit: (fields: FormData) => Promise<void>
  readonly title: string
}) => {
  const say = useSay()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const run = async (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    const fields = new FormData(event.currentTarget)
    setIsBusy(true)
    setFailure(undefined)
    try {
      await submit(fields)
      end()
    } catch (error) {
      setFailure(failureText(error, say))
      setIsBusy(false)
    }
  }
  return (
    <Dialog title={title} end={end}>
      <form class="form" onSubmit={(event) => void run(event)}>
        {children}
        {failure === undefined ? null : (
          <p class="error" role="alert">
            {failure}
          </p>
        )}
        <p class="actions">
          <button type="submit" class={isDanger ? "danger-button" : "primary"} aria-disabled={isBusy}>
            {label}
          </button>
          <button type="button" onClick={end}>
            {say({ en: "Cancel", es: "Cancelar" })}
          </button>
        </p>
      </form>
    </Dialog>
  )
}

/** A field of a form as trimmed text; empty if it is absent. */
export const fieldText = (fields: FormData, name: string): string => {
  const value = fields.get(name)
  return typeof value === "string" ? value.trim() : ""
}

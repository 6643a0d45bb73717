import type { RefObject } from "preact"
import { useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { visibly } from "./Outside.tsx"

/** A field for one file, in the language of the page; the browser's own field is in the language of the browser. */
export const FileField = ({
  accept,
  disabled = false,
  input,
  label,
  onFile,
  required = false
}: {
  readonly accept: string
  readonly disabled?: boolean
  readonly input: RefObject<HTMLInputElement | null>
  readonly label: string
  readonly onFile?: (file: File | undefined) => void
  readonly required?: boolean
}) => {
  const say = useSay()
  const [name, setName] = useState<string>()
  return (
    <label class="file">
      {label}
      <span class="file-field">
        <input
          ref={input}
          type="file"
          accept={accept}
          required={required}
          disabled={disabled}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            setName(file?.name)
            onFile?.(file)
          }}
        />
        <span class="button small" aria-hidden="true">
          {say({ en: "Choose a file", es: "Elegir archivo" })}
        </span>
        <span class="quiet">
          {name === undefined ? say({ en: "none chosen", es: "ninguno elegido" }) : visibly(name)}
        </span>
      </span>
    </label>
  )
}

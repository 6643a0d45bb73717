import type { RefObject } from "preact"
import { useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { visibly } from "./Outside.tsx"

/**
 * A field for one file, or for several if `multiple`, in the language of the page. The browser's own field is in the
 * language of the browser.
 */
export const FileField = ({
  accept,
  disabled = false,
  input,
  label,
  multiple = false,
  onFile,
  onFiles,
  required = false
}: {
  readonly accept: string
  readonly disabled?: boolean
  readonly input: RefObject<HTMLInputElement | null>
  readonly label: string
  readonly multiple?: boolean
  readonly onFile?: (file: File | undefined) => void
  readonly onFiles?: (files: FileList | null) => void
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
          multiple={multiple}
          disabled={disabled}
          onChange={(event) => {
            const { files } = event.currentTarget
            setName([...(files ?? [])].map((file) => file.name).join(", ") || undefined)
            onFile?.(files?.[0])
            onFiles?.(files)
          }}
        />
        <span class="button small" aria-hidden="true">
          {multiple
            ? say({ en: "Choose files", es: "Elegir archivos" })
            : say({ en: "Choose a file", es: "Elegir archivo" })}
        </span>
        <span class="quiet">
          {name === undefined ? say({ en: "none chosen", es: "ninguno elegido" }) : visibly(name)}
        </span>
      </span>
    </label>
  )
}

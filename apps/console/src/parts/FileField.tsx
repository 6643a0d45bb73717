import type { ComponentChildren, RefObject } from "preact"
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

/** A panel that takes files that are dropped on it. A {@link FileField} in it is the way by keyboard. */
export const DropZone = ({
  children,
  onFiles
}: {
  readonly children: ComponentChildren
  readonly onFiles: (files: FileList | undefined) => void
}) => {
  const [isOver, setIsOver] = useState(false)
  return (
    <div
      class={isOver ? "empty drop is-over" : "empty drop"}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        onFiles(event.dataTransfer?.files)
      }}
    >
      {children}
    </div>
  )
}

/** Settings without empty values, which the service reads as absent. */
export const withoutEmptyValues = <A extends object>(settings: A): A =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== "" && value !== undefined)) as A

/** A text field of a form, with its hint. */
export const Field = ({
  hint,
  label,
  name,
  required = false,
  type = "text",
  value
}: {
  readonly hint?: string
  readonly label: string
  readonly name: string
  readonly required?: boolean
  readonly type?: "text" | "email" | "password"
  readonly value?: string | undefined
}) => (
  <div class="field">
    <label>
      {label}
      <input
        name={name}
        type={type as "text"}
        defaultValue={value ?? ""}
        required={required}
        autocomplete="off"
        aria-describedby={hint === undefined ? undefined : `hint-${name}`}
      />
    </label>
    {hint === undefined ? null : (
      <p id={`hint-${name}`} class="quiet">
        {hint}
      </p>
    )}
  </div>
)

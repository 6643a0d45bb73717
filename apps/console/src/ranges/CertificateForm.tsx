import { useRef, useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { FileField } from "../parts/FileField.tsx"
import { base64 } from "../session/base64.ts"
import { useSession } from "../session/Session.ts"

/** The form for a certificate that signs queries; it stays in the session's memory. */
export const CertificateForm = ({ done }: { readonly done: () => void }) => {
  const say = useSay()
  const { certificate } = useSession()
  const token = useRef<HTMLInputElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [isEmpty, setIsEmpty] = useState(false)

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const statedToken = token.current?.value.trim() ?? ""
    const chosen = file.current?.files?.[0]
    if (statedToken !== "") certificate.current = { "x-radicar-certificate-token": statedToken }
    else if (chosen !== undefined) {
      certificate.current = {
        "x-radicar-certificate": base64(new Uint8Array(await chosen.arrayBuffer())),
        "x-radicar-certificate-password": base64(new TextEncoder().encode(password.current?.value ?? ""))
      }
    } else {
      setIsEmpty(true)
      token.current?.focus()
      return
    }
    done()
  }
  return (
    <form class="panel narrow-panel" onSubmit={(event) => void submit(event)}>
      <h2>{say({ en: "Which certificate?", es: "¿Cuál certificado?" })}</h2>
      <p>
        {say({
          en: "The authority answers only queries with a certificate: the company's or its provider's. It stays in this tab's memory until you sign out.",
          es: "La DIAN solo responde consultas con un certificado: el de la compañía o el de su proveedor. Se queda en la memoria de esta pestaña hasta que salga."
        })}
      </p>
      <label>
        {say({ en: "Token of a stored certificate", es: "Token de un certificado guardado" })}
        <input
          ref={token}
          type="password"
          autocomplete="off"
          aria-invalid={isEmpty}
          aria-describedby={isEmpty ? "certificate-empty" : undefined}
        />
      </label>
      {isEmpty ? (
        <p id="certificate-empty" class="error" role="alert">
          {say({ en: "Enter a token or choose a file.", es: "Escriba un token o elija un archivo." })}
        </p>
      ) : null}
      <fieldset>
        <legend>{say({ en: "Or a file", es: "O un archivo" })}</legend>
        <FileField
          input={file}
          accept=".p12,.pfx,application/x-pkcs12"
          label={say({ en: "PKCS#12 file (.p12, .pfx)", es: "Archivo PKCS#12 (.p12, .pfx)" })}
        />
        <label>
          {say({ en: "Its password", es: "Su contraseña" })}
          <input ref={password} type="password" autocomplete="off" />
        </label>
      </fieldset>
      <button type="submit" class="primary">
        {say({ en: "Query the authority", es: "Consultar a la DIAN" })}
      </button>
    </form>
  )
}

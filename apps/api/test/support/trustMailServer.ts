import { readPem } from "@radicar/certificates/TestCertificates"
import { getCACertificates, setDefaultCACertificates } from "node:tls"

/** Has this process trust the authority of the test mail server. */
export const trustMailServer = (): void =>
  setDefaultCACertificates([...getCACertificates("default"), readPem("mail-root.pem")])

import { readPem } from "@radicar/fixtures/certificates/TestCertificates"
import { getCACertificates, setDefaultCACertificates } from "node:tls"
import { afterAll, beforeAll } from "vitest"

/** Has this process trust the authority of the test mail server, as long as the tests of the calling file run. */
export const trustMailServer = (): void => {
  const trusted = getCACertificates("default")
  beforeAll(() => setDefaultCACertificates([...trusted, readPem("mail-root.pem")]))
  afterAll(() => setDefaultCACertificates(trusted))
}

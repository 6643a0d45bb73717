import { readPem } from "@radicar/certificates/TestCertificates"
import { getCACertificates, setDefaultCACertificates } from "node:tls"
import { afterAll, beforeAll } from "vitest"

/** Has this process trust the authority of the test mail server, as long as the tests of the calling file run. */
export const trustMailServer = (): void => {
  const usual = getCACertificates("default")
  beforeAll(() => setDefaultCACertificates([...usual, readPem("mail-root.pem")]))
  afterAll(() => setDefaultCACertificates(usual))
}

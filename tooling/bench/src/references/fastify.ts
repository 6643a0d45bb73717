import { fastify } from "fastify"
import { signAndInsert } from "./signAndInsert.ts"

/** Two signatures and one insert behind fastify, which reads the body and leaves it as it is. */
const server = fastify()
server.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => done(null, body))
server.get("/", () => ({}))
server.post<{ readonly Body: Buffer }>("/v1/dian/invoices/", ({ body }) => signAndInsert(body))
await server.listen({ port: Number(process.argv[2]), host: "127.0.0.1" })

import { fastify } from "fastify"
import { signAndInsert } from "./signAndInsert.ts"

/**
 * Reference program: makes two signatures and one insert for each request, behind fastify, which reads the body without
 * parsing it.
 */
const server = fastify()
server.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => done(null, body))
server.get("/", () => ({}))
server.post<{ readonly Body: Buffer }>("/v1/dian/invoices/", ({ body }) => signAndInsert(body))
await server.listen({ port: Number(process.argv[2]), host: "127.0.0.1" })

import S3rver from "@20minutes/s3rver"

/** A process of its own, because the test runner resolves the server's own imports as it cannot take them. */
const [, , directory = "", bucket = ""] = process.argv

const server = new S3rver({
  address: "127.0.0.1",
  port: 0,
  silent: true,
  directory,
  vhostBuckets: false,
  configureBuckets: [{ name: bucket }]
})

process.on("disconnect", () => process.exit())
process.send?.((await server.run()).port)

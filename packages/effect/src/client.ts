export * from "@radicar/http-client/inner/effect"

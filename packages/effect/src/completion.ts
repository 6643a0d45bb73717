export * from "@radicar/domain/inner/complete/completeBody"

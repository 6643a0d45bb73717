export * from "@radicar/domain/inner/effect"

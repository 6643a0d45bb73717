export * from "@radicar/domain/inner/type/support"

export * from "@radicar/domain/inner/type/equivalent"

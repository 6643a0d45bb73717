export * from "@radicar/domain/inner/type/creditNote"

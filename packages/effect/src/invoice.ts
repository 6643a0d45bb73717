export * from "@radicar/domain/inner/type/invoice"

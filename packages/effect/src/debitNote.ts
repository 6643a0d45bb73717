export * from "@radicar/domain/inner/type/debitNote"

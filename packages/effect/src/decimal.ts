export * from "@radicar/domain/inner/number/Decimal"

export * from "@radicar/domain/inner/type/payroll"

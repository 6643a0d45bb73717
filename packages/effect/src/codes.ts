export * from "@radicar/domain/inner/codeLists"

export * from "@radicar/domain/inner/rips/checkRips"

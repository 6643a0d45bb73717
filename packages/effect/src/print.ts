export * from "@radicar/print/inner/effect"

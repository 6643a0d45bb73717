export * from "@radicar/dian/inner/effect"

export * from "@radicar/signature/inner/effect"

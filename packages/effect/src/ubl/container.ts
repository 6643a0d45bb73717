export * from "@radicar/ubl/inner/container/renderAttachedDocument"

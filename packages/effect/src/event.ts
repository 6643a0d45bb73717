export * from "@radicar/domain/inner/type/event"

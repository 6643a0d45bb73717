export * from "@radicar/domain/inner/rulebook/explainRule"

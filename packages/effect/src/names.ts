import "@radicar/domain/inner/names"

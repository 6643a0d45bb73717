declare module "subset-font" {
  const subsetFont: (
    font: Uint8Array,
    text: string,
    options: { readonly targetFormat: "sfnt"; readonly noLayoutClosure: boolean; readonly noHinting: boolean }
  ) => Promise<Uint8Array>
  export default subsetFont
}

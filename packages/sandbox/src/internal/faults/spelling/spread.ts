const column = /.{1,76}/gu

/** Puts white space where it says nothing: a declaration before, line ends between elements, columns of base64. */
export const spread = (body: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\r\n${body
    .replaceAll(/(<(\w+:\w*(?:Base64Bytes|BytesBase64))>)([^<]+)/gu, (_whole, tag: string, _name, text: string) =>
      [tag, ...(text.match(column) ?? [])].join("\r\n")
    )
    .replaceAll(/>(?=<)/gu, ">\r\n\t")}\r\n`

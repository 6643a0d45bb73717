/** What a report is made of. */
export interface ReportFacts {
  /** Where the report goes: the sender of the envelope. */
  readonly sender: string
  /** Of the mail that came back. */
  readonly messageId: string
  readonly address: string
}

const lines = (...texts: ReadonlyArray<string>): string => `${texts.join("\r\n")}\r\n`

const returned = ({ address, messageId, sender }: ReportFacts): ReadonlyArray<string> => [
  `Return-Path: <${sender}>`,
  `Received: from mail.emisor.example (mail.emisor.example [192.0.2.7])`,
  `\tby mx.comprador.example with ESMTPS id 4F; Thu, 15 Jan 2026 10:00:00 -0500`,
  `Message-ID: ${messageId}`,
  "From: =?UTF-8?Q?Facturaci=C3=B3n?= <facturas@emisor.example>",
  `To: ${address}`,
  "Subject: 900373115;Emisor;SETP1;01;Emisor"
]

/** A report with these groups of fields, one for each receiver, as Postfix writes it. */
export const postfixReport = (facts: ReportFacts, ...groups: ReadonlyArray<ReadonlyArray<string>>): string =>
  lines(
    "Return-Path: <>",
    "Received: by mail.emisor.example (Postfix) id 3F2; Thu, 15 Jan 2026 10:00:01 -0500 (-05)",
    "Date: Thu, 15 Jan 2026 10:00:01 -0500 (-05)",
    "From: MAILER-DAEMON@mail.emisor.example (Mail Delivery System)",
    "Subject: Undelivered Mail Returned to Sender",
    `To: ${facts.sender}`,
    "Auto-Submitted: auto-replied",
    "MIME-Version: 1.0",
    "Content-Type: multipart/report; report-type=delivery-status;",
    '\tboundary="3F2.1768489201/mail.emisor.example"',
    "",
    "This is a MIME-encapsulated message.",
    "",
    "--3F2.1768489201/mail.emisor.example",
    "Content-Description: Notification",
    "Content-Type: text/plain; charset=us-ascii",
    "",
    "I'm sorry to have to inform you that your message could not be delivered.",
    "",
    "--3F2.1768489201/mail.emisor.example",
    "Content-Description: Delivery report",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mail.emisor.example",
    "X-Postfix-Queue-ID: 3F2",
    "Arrival-Date: Thu, 15 Jan 2026 10:00:00 -0500 (-05)",
    "",
    ...groups.flatMap((group) => [...group, ""]),
    "--3F2.1768489201/mail.emisor.example",
    "Content-Description: Undelivered Message",
    "Content-Type: message/rfc822",
    "Content-Transfer-Encoding: 8bit",
    "",
    ...returned(facts),
    "MIME-Version: 1.0",
    'Content-Type: multipart/mixed; boundary="inner"',
    "",
    "--inner",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "Adjunto su factura.",
    "--inner--",
    "",
    "--3F2.1768489201/mail.emisor.example--"
  )

/** A mailbox that is not there, in the fields that Postfix writes. */
export const noMailbox = (address: string): ReadonlyArray<string> => [
  `Final-Recipient: rfc822; ${address}`,
  `Original-Recipient: rfc822;${address}`,
  "Action: failed",
  "Status: 5.1.1",
  "Remote-MTA: dns; mx.comprador.example",
  `Diagnostic-Code: smtp; 550 5.1.1 <${address}>: Recipient address rejected: User`,
  "    unknown in virtual mailbox table"
]

/** A report as Exchange Online writes it: HTML next to the text, the status in base64, the receiver in capitals. */
export const exchangeReport = (facts: ReportFacts): string => {
  const status = lines(
    "Reporting-MTA: dns;BN8NAM11.prod.outlook.com",
    "Received-From-MTA: dns;mail.emisor.example",
    "Arrival-Date: Thu, 15 Jan 2026 15:00:00 +0000",
    "",
    `Final-Recipient: rfc822;${facts.address.toUpperCase()}`,
    "Action: failed",
    "Status: 5.2.2",
    "Diagnostic-Code: smtp;554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException.MapiExceptionShutoffQuotaExceeded"
  )
  return lines(
    "MIME-Version: 1.0",
    "From: <postmaster@comprador.onmicrosoft.example>",
    `To: <${facts.sender.toUpperCase()}>`,
    "Content-Type: multipart/report; report-type=delivery-status; boundary=b10",
    "Subject: Undeliverable: 900373115;Emisor;SETP1;01;Emisor",
    "",
    "--b10",
    "Content-Type: multipart/alternative; differences=Content-Type; boundary=b20",
    "",
    "--b20",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "El buzón del destinatario está lleno.",
    "--b20",
    "Content-Type: text/html; charset=utf-8",
    "",
    "<html><body>El buzón está lleno.</body></html>",
    "--b20--",
    "--b10",
    "Content-Type: message/delivery-status",
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from(status).toString("base64"),
    "--b10",
    "Content-Type: text/rfc822-headers",
    "",
    ...returned(facts),
    "--b10--"
  )
}

/** A bounce in words alone, as qmail writes it. */
export const qmailBounce = ({ address, messageId, sender }: ReportFacts): string =>
  lines(
    "Date: 15 Jan 2026 15:00:01 -0000",
    "From: MAILER-DAEMON@mx.comprador.example",
    `To: ${sender}`,
    "Subject: failure notice",
    "",
    "Hi. This is the qmail-send program at mx.comprador.example.",
    "I'm afraid I wasn't able to deliver your message to the following addresses.",
    "",
    `<${address}>:`,
    "Sorry, no mailbox here by that name. (#5.1.1)",
    "",
    "--- Below this line is a copy of the message.",
    "",
    `Message-ID: ${messageId}`
  )

/** The report of another server that nobody has this address. */
export const bounceReport = (address: string, sender: string): string =>
  `Return-Path: <>
From: MAILER-DAEMON@mx.example.com (Mail Delivery System)
To: ${sender}
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="border"

--border
Content-Type: text/plain; charset=us-ascii

Nobody here has this address.

--border
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.com

Final-Recipient: rfc822; ${address}
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 no such user

--border--
`.replaceAll("\n", "\r\n")

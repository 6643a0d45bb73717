/** A recorded answer of an operation. */
interface RecordedAnswer {
  readonly status: number
  readonly contentType: string
  /**
   * The body of a JSON answer, with lists cut to one member and long texts to their beginning; for any other answer,
   * its number of octets. Texts for people are bilingual.
   */
  readonly body: unknown
}

/** Answers of a real service, one for each operation (`pnpm docs:record` writes them). */
export const recordedAnswers: Readonly<Record<string, RecordedAnswer>> = {
  "health.live": {
    status: 200,
    contentType: "application/json",
    body: {
      status: "ok"
    }
  },
  "health.ready": {
    status: 200,
    contentType: "application/json",
    body: {
      status: "ok"
    }
  },
  CodeListGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "document-types",
          title: "Types of document\u001fTipos de documento",
          name: "TipoDocumento",
          source:
            "Annexes FE 1.9 §13.1.3, DS 1.1, DEE 1.0 and RADIAN 1.1; 102 and 103 of the payroll annex 1.0\u001fAnexos FE 1.9 §13.1.3, DS 1.1, DEE 1.0 y RADIAN 1.1; 102 y 103 del anexo de nómina 1.0",
          total: 46
        }
      ]
    }
  },
  CodeListGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "payroll-concepts",
      title: "Earnings and deductions of payroll\u001fDevengados y deducciones de nómina",
      name: "Devengados, Deducciones",
      source: "Payroll annex 1.0 §2.1\u001fAnexo de nómina 1.0 §2.1",
      total: 57,
      items: [
        {
          type: "Devengo",
          code: "HED",
          name: "Daytime overtime\u001fHoras extra diurnas",
          element: "Devengados/HEDs/HED",
          fields: [
            {
              field: "StartDate",
              xml: "Devengados/HEDs/HED/@HoraInicio"
            }
          ]
        }
      ]
    }
  },
  SubmissionGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          submissionId: "01a21dcb-4b72-7476-8927-ce0a65d9de12",
          state: "accepted",
          operation: "InvoiceCreate",
          companyId: "1",
          providerId: "1",
          environment: "sandbox",
          issuerNit: "900373115",
          attempts: 1,
          proof: {
            degree: "proven",
            anchor: {
              subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
              fingerprint: "d48c31e1bed1d930f264b51d32f369d8dddecb460253d03ed94d7f017cc37b6c"
            },
            at: "2026-11-27T16:16:32.252Z",
            time: "received",
            revocation: "none",
            text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T16:16:32.252Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-27T16:16:32.252Z, su hora de recibo; no había lista de revocaci…"
          },
          result: {
            id: "SETP990000002",
            name: "face_fSETP09003731150990000002",
            status: "submitted",
            created: "2026-11-27T11:16:32.116-05:00",
            document: {
              uuid: "fd1eb4b3771cc0f99cf379f167394d2f2cbceccfc8a48d3904faa08f78ced423421eb403e85de031066e1992b207a3dc",
              date: "2026-11-27T11:16:29-05:00",
              type: "01",
              number: 990000002,
              prefix: "SETP",
              schemeName: "CUFE-SHA384",
              signatureValue:
                "ea8uXEcigg+EgQKb44ovhxrepufKoSGyg+JA7kGwnwPeLPDvoXSMD+amxINK5JfWn7gozw6TRELJ2cfdZjCKBgogY4i8qH7+v982AFPA+AS3TE+bnYOjUo9lWjs5mFJ3FP7Guv9fTeS1kX5+gEEDSK4FnIeYapzn…",
              reference: "",
              counterparty: {
                name: "Panadería El Trigal & Hermanos Ltda.",
                identificationType: "31",
                identification: "800199436",
                checkDigit: "4"
              },
              currency: "COP",
              total: "573306.30"
            },
            response: {
              statusCode: "00",
              statusMessage: "La Factura electrónica SETP990000002, ha sido autorizada.",
              statusDescription: "Procesado Correctamente.",
              errorMessage: "",
              zipkey: ""
            }
          }
        }
      ],
      next: "MDFhMjFkY2ItNGI3Mi03NDc2LTg5MjctY2UwYTY1ZDlkZTEy"
    }
  },
  SubmissionSummary: {
    status: 200,
    contentType: "application/json",
    body: {
      environment: "sandbox",
      complete: true,
      groups: [
        {
          type: "01",
          status: "rejected",
          currency: "COP",
          documents: 1,
          total: "573306.30",
          amounts: {
            iva: "51300.30",
            base19: "180000.00",
            iva19: "34200.00",
            base5: "342006.00",
            iva5: "17100.30"
          }
        }
      ],
      more: false
    }
  },
  SubmissionGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      submissionId: "01a21dcb-4b72-7476-8927-ce0a65d9de12",
      state: "accepted",
      operation: "InvoiceCreate",
      companyId: "1",
      providerId: "1",
      environment: "sandbox",
      issuerNit: "900373115",
      attempts: 1,
      proof: {
        degree: "proven",
        anchor: {
          subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
          fingerprint: "d48c31e1bed1d930f264b51d32f369d8dddecb460253d03ed94d7f017cc37b6c"
        },
        at: "2026-11-27T16:16:32.252Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T16:16:32.252Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-27T16:16:32.252Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000002",
        name: "face_fSETP09003731150990000002",
        status: "submitted",
        created: "2026-11-27T11:16:32.116-05:00",
        document: {
          uuid: "fd1eb4b3771cc0f99cf379f167394d2f2cbceccfc8a48d3904faa08f78ced423421eb403e85de031066e1992b207a3dc",
          date: "2026-11-27T11:16:29-05:00",
          type: "01",
          number: 990000002,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "ea8uXEcigg+EgQKb44ovhxrepufKoSGyg+JA7kGwnwPeLPDvoXSMD+amxINK5JfWn7gozw6TRELJ2cfdZjCKBgogY4i8qH7+v982AFPA+AS3TE+bnYOjUo9lWjs5mFJ3FP7Guv9fTeS1kX5+gEEDSK4FnIeYapzn…",
          reference: "",
          counterparty: {
            name: "Panadería El Trigal & Hermanos Ltda.",
            identificationType: "31",
            identification: "800199436",
            checkDigit: "4"
          },
          currency: "COP",
          total: "573306.30"
        },
        response: {
          statusCode: "00",
          statusMessage: "La Factura electrónica SETP990000002, ha sido autorizada.",
          statusDescription: "Procesado Correctamente.",
          errorMessage: "",
          zipkey: ""
        }
      },
      history: [
        {
          at: "2026-11-27T16:16:32.121Z",
          to: "signed",
          origin: "request",
          attempt: 0,
          detail: ""
        }
      ]
    }
  },
  SubmissionRetry: {
    status: 200,
    contentType: "application/json",
    body: {
      submissionId: "01a21dcb-4b72-7476-8927-ce0a65d9de12",
      state: "accepted",
      operation: "InvoiceCreate",
      companyId: "1",
      providerId: "1",
      environment: "sandbox",
      issuerNit: "900373115",
      attempts: 1,
      proof: {
        degree: "proven",
        anchor: {
          subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
          fingerprint: "d48c31e1bed1d930f264b51d32f369d8dddecb460253d03ed94d7f017cc37b6c"
        },
        at: "2026-11-27T16:16:32.252Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T16:16:32.252Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-27T16:16:32.252Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000002",
        name: "face_fSETP09003731150990000002",
        status: "submitted",
        created: "2026-11-27T11:16:32.116-05:00",
        document: {
          uuid: "fd1eb4b3771cc0f99cf379f167394d2f2cbceccfc8a48d3904faa08f78ced423421eb403e85de031066e1992b207a3dc",
          date: "2026-11-27T11:16:29-05:00",
          type: "01",
          number: 990000002,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "ea8uXEcigg+EgQKb44ovhxrepufKoSGyg+JA7kGwnwPeLPDvoXSMD+amxINK5JfWn7gozw6TRELJ2cfdZjCKBgogY4i8qH7+v982AFPA+AS3TE+bnYOjUo9lWjs5mFJ3FP7Guv9fTeS1kX5+gEEDSK4FnIeYapzn…",
          reference: "",
          counterparty: {
            name: "Panadería El Trigal & Hermanos Ltda.",
            identificationType: "31",
            identification: "800199436",
            checkDigit: "4"
          },
          currency: "COP",
          total: "573306.30"
        },
        response: {
          statusCode: "00",
          statusMessage: "La Factura electrónica SETP990000002, ha sido autorizada.",
          statusDescription: "Procesado Correctamente.",
          errorMessage: "",
          zipkey: ""
        }
      },
      history: [
        {
          at: "2026-11-27T16:16:32.121Z",
          to: "signed",
          origin: "request",
          attempt: 0,
          detail: ""
        }
      ]
    }
  },
  SubmissionDismiss: {
    status: 200,
    contentType: "application/json",
    body: {
      submissionId: "01a21dcb-439a-7dff-be3c-cd4832cc5a58",
      state: "rejected",
      operation: "InvoiceCreate",
      companyId: "1",
      providerId: "1",
      environment: "sandbox",
      issuerNit: "900373115",
      attempts: 1,
      filedAgain: false,
      proof: {
        degree: "proven",
        anchor: {
          subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
          fingerprint: "d48c31e1bed1d930f264b51d32f369d8dddecb460253d03ed94d7f017cc37b6c"
        },
        at: "2026-11-27T16:16:31.083Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T16:16:31.083Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-27T16:16:31.083Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000001",
        name: "face_fSETP09003731150990000001",
        status: "rejected",
        created: "2026-11-27T11:16:30.111-05:00",
        document: {
          uuid: "ec87e81ede3bc1ecabf2f5a16e5aad158a02709784ea17f23eff0717478c96944319127443358f29100e7e327ceed4d7",
          date: "2026-11-27T11:16:29-05:00",
          type: "01",
          number: 990000001,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "jsCbsz6nbIMZm4OFep8drmUQTzHyiTahCtOJr0Umw2Q+2YRkvHe8Ouq6LwNXAhvJpmrk22JeBkKbFKgKIhwMoqrpIYrRVg4JyYKU5gIkDr5jJJpik4ChcYoQ9SbdAM4u8S1dIweh1t2n5yzt1Kl/IH1YjxJHtD0S…",
          reference: "",
          counterparty: {
            name: "Panadería El Trigal & Hermanos Ltda.",
            identificationType: "31",
            identification: "800199436",
            checkDigit: "4"
          },
          currency: "COP",
          total: "573306.30"
        },
        response: {
          statusCode: "99",
          statusMessage: "Documento con errores en campos mandatorios.",
          statusDescription: "Validación contiene errores en campos mandatorios.",
          errorMessage: "Regla: FAD06, Rechazo: Valor del CUFE no está calculado correctamente.",
          zipkey: "",
          violations: [
            {
              rule: "FAD06",
              message: "Valor del CUFE no está calculado correctamente.",
              cause:
                "The key (CUFE, CUDE, CUDS) is not what the authority calculates.\u001fEl código único (CUFE, CUDE, CUDS) no es el que calcula la DIAN.",
              fix: "Correct the secret in it: NumberingRange.TechnicalKey of an invoice, SoftwareProvider.Pin of any other document.\u001fCorrija su secreto: NumberingRange.TechnicalKey de una factura, SoftwareProvider.Pin de otro documento.",
              path: "$.NumberingRange.TechnicalKey"
            }
          ]
        }
      },
      dismissal: {
        reason: "Filed by hand at the portal",
        tokenId: "01a21dcb-41d2-7374-993c-ba36a4623451",
        callerName: "documents:write",
        at: "2026-11-27T16:16:36.534Z"
      },
      history: [
        {
          at: "2026-11-27T16:16:30.255Z",
          to: "signed",
          origin: "request",
          attempt: 0,
          detail: ""
        }
      ]
    }
  },
  SubmissionRestore: {
    status: 200,
    contentType: "application/json",
    body: {
      submissionId: "01a21dcb-439a-7dff-be3c-cd4832cc5a58",
      state: "rejected",
      operation: "InvoiceCreate",
      companyId: "1",
      providerId: "1",
      environment: "sandbox",
      issuerNit: "900373115",
      attempts: 1,
      filedAgain: false,
      proof: {
        degree: "proven",
        anchor: {
          subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
          fingerprint: "d48c31e1bed1d930f264b51d32f369d8dddecb460253d03ed94d7f017cc37b6c"
        },
        at: "2026-11-27T16:16:31.083Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T16:16:31.083Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-27T16:16:31.083Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000001",
        name: "face_fSETP09003731150990000001",
        status: "rejected",
        created: "2026-11-27T11:16:30.111-05:00",
        document: {
          uuid: "ec87e81ede3bc1ecabf2f5a16e5aad158a02709784ea17f23eff0717478c96944319127443358f29100e7e327ceed4d7",
          date: "2026-11-27T11:16:29-05:00",
          type: "01",
          number: 990000001,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "jsCbsz6nbIMZm4OFep8drmUQTzHyiTahCtOJr0Umw2Q+2YRkvHe8Ouq6LwNXAhvJpmrk22JeBkKbFKgKIhwMoqrpIYrRVg4JyYKU5gIkDr5jJJpik4ChcYoQ9SbdAM4u8S1dIweh1t2n5yzt1Kl/IH1YjxJHtD0S…",
          reference: "",
          counterparty: {
            name: "Panadería El Trigal & Hermanos Ltda.",
            identificationType: "31",
            identification: "800199436",
            checkDigit: "4"
          },
          currency: "COP",
          total: "573306.30"
        },
        response: {
          statusCode: "99",
          statusMessage: "Documento con errores en campos mandatorios.",
          statusDescription: "Validación contiene errores en campos mandatorios.",
          errorMessage: "Regla: FAD06, Rechazo: Valor del CUFE no está calculado correctamente.",
          zipkey: "",
          violations: [
            {
              rule: "FAD06",
              message: "Valor del CUFE no está calculado correctamente.",
              path: "$.NumberingRange.TechnicalKey",
              cause:
                "The key (CUFE, CUDE, CUDS) is not what the authority calculates.\u001fEl código único (CUFE, CUDE, CUDS) no es el que calcula la DIAN.",
              fix: "Correct the secret in it: NumberingRange.TechnicalKey of an invoice, SoftwareProvider.Pin of any other document.\u001fCorrija su secreto: NumberingRange.TechnicalKey de una factura, SoftwareProvider.Pin de otro documento."
            }
          ]
        }
      },
      history: [
        {
          at: "2026-11-27T16:16:30.255Z",
          to: "signed",
          origin: "request",
          attempt: 0,
          detail: ""
        }
      ]
    }
  },
  SubmissionRetryMany: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a21dcb-4b72-7476-8927-ce0a65d9de12",
          submission: {
            submissionId: "01a21dcb-4b72-7476-8927-ce0a65d9de12",
            state: "accepted",
            operation: "InvoiceCreate",
            companyId: "1",
            providerId: "1",
            environment: "sandbox",
            issuerNit: "900373115",
            attempts: 1,
            proof: {
              degree: "proven",
              anchor: {
                subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                fingerprint: "d48c31e1bed1d930f264b51d32f369d8dddecb460253d03ed94d7f017cc37b6c"
              },
              at: "2026-11-27T16:16:32.252Z",
              time: "received",
              revocation: "none",
              text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T16:16:32.252Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-27T16:16:32.252Z, su hora de recibo; no había lista de revocaci…"
            },
            result: {
              id: "SETP990000002",
              name: "face_fSETP09003731150990000002",
              status: "submitted",
              created: "2026-11-27T11:16:32.116-05:00",
              document: {
                uuid: "fd1eb4b3771cc0f99cf379f167394d2f2cbceccfc8a48d3904faa08f78ced423421eb403e85de031066e1992b207a3dc",
                date: "2026-11-27T11:16:29-05:00",
                type: "01",
                number: 990000002,
                prefix: "SETP",
                schemeName: "CUFE-SHA384",
                signatureValue:
                  "ea8uXEcigg+EgQKb44ovhxrepufKoSGyg+JA7kGwnwPeLPDvoXSMD+amxINK5JfWn7gozw6TRELJ2cfdZjCKBgogY4i8qH7+v982AFPA+AS3TE+bnYOjUo9lWjs5mFJ3FP7Guv9fTeS1kX5+gEEDSK4FnIeYapzn…",
                reference: "",
                counterparty: {
                  name: "Panadería El Trigal & Hermanos Ltda.",
                  identificationType: "31",
                  identification: "800199436",
                  checkDigit: "4"
                },
                currency: "COP",
                total: "573306.30"
              },
              response: {
                statusCode: "00",
                statusMessage: "La Factura electrónica SETP990000002, ha sido autorizada.",
                statusDescription: "Procesado Correctamente.",
                errorMessage: "",
                zipkey: ""
              }
            },
            history: [
              {
                at: "2026-11-27T16:16:32.121Z",
                to: "signed",
                origin: "request",
                attempt: 0,
                detail: ""
              }
            ]
          }
        }
      ]
    }
  },
  SubmissionExport: {
    status: 200,
    contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    body: 3488
  },
  SubmissionReconcile: {
    status: 200,
    contentType: "application/json",
    body: {
      environment: "sandbox",
      complete: true,
      from: "2026-11-27",
      to: "2026-11-27",
      counts: {
        issued: 2,
        received: 0,
        events: 0,
        others: 0,
        matched: 2,
        findings: 0
      },
      findings: [],
      omitted: 0
    }
  },
  filePdfGetItem: {
    status: 200,
    contentType: "application/pdf",
    body: 72142
  },
  fileXmlGetItem: {
    status: 200,
    contentType: "application/xml",
    body: 37309
  },
  fileEvidenceGetItem: {
    status: 200,
    contentType: "application/zip",
    body: 101242
  },
  fileArchiveCreate: {
    status: 200,
    contentType: "application/zip",
    body: 206800
  },
  fileUrlGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      url: "https://radicar.example.com/v1/files/links/AaIdy0nRf06qc4maZwyBQQMBoiLx028Boh3LQAx9_b3pn8dfIzdMOzZxnaoPc08y-oBCCORklOOJEGp-HdZS",
      expires: "2026-11-28T16:16:43.375Z"
    }
  },
  fileLinkOpen: {
    status: 200,
    contentType: "application/pdf",
    body: 72142
  },
  DocumentRead: {
    status: 200,
    contentType: "application/json",
    body: {
      documents: [
        {
          kind: "invoice",
          operation: "InvoiceCreate",
          typeCode: "01",
          number: "SETP990000000",
          environment: "2",
          uuid: "45999cfe6d948514194ad8a49790fbec7e0995ba7d068ebeecb93c7e569aee487c12f34f1f56ca31faedd05de314cb49",
          schemeName: "CUFE-SHA384",
          body: {
            TypeCode: "01",
            OperationCode: "10",
            Number: 990000000,
            Date: "2026-11-27T11:16:29",
            DueDate: "2026-11-27T00:00:00",
            CurrencyCode: "COP",
            Note: "Gracias por su compra",
            OrderReference: {
              Number: "OC-1042",
              Date: "2026-11-27T00:00:00"
            },
            NumberingRange: {
              Id: 18760000001,
              FromNumber: 990000000,
              ToNumber: 995000000,
              StartDate: "2019-01-19T00:00:00",
              EndDate: "2030-01-19T00:00:00",
              Prefix: "SETP"
            },
            SoftwareProvider: {
              Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11",
              ProviderId: "900373115"
            },
            CompanyParty: {
              Id: "900373115",
              IdentificationType: "31",
              Name: "Café Piñón y Cía. S.A.S.",
              PhysicalLocation: {
                Address: "Carrera 7 # 71-21, oficina 501",
                CityCode: "11001",
                SubentityCode: "11",
                CountryCode: "CO",
                CountryName: "Colombia",
                PostalZone: "110231"
              },
              OrganizationTypeCode: "1",
              RegimeCode: "48",
              TaxLevelCode: "O-13;O-15",
              TaxCode: "01",
              CorporateRegistration: "0002345678",
              IndustryClassificationCode: "4631",
              Email: "facturacion@example.com",
              Phone: "6015550100"
            },
            CustomerParty: {
              Id: "800199436",
              IdentificationType: "31",
              Name: "Panadería El Trigal & Hermanos Ltda.",
              PhysicalLocation: {
                Address: "Calle 50 # 46-36",
                CityCode: "05001",
                SubentityCode: "05",
                CountryCode: "CO",
                CountryName: "Colombia",
                PostalZone: "050012"
              },
              OrganizationTypeCode: "1",
              RegimeCode: "48",
              TaxLevelCode: "R-99-PN",
              TaxCode: "01",
              CorporateRegistration: "0001234567",
              IndustryClassificationCode: "1081",
              Email: "compras@example.com",
              Phone: "6045550101"
            },
            Items: [
              {
                Code: "CAF-500",
                Description: "Café tostado en grano, bolsa de 500 g",
                Quantity: 12,
                Price: 28500.5,
                SubtotalAmount: 342006,
                UnitCode: "94",
                BrandName: "Piñón",
                ModelName: "Origen Huila",
                Taxes: [
                  {
                    Code: "01",
                    Amount: 17100.3,
                    Percentage: 5,
                    TaxableAmount: 342006
                  }
                ]
              }
            ],
            PaymentMeans: {
              Code: "1",
              MethodCode: "10",
              Date: "2026-11-27T00:00:00"
            },
            LegalMonetaryTotal: {
              GrossAmount: 522006,
              TaxExclusiveAmount: 522006,
              TaxInclusiveAmount: 573306.3,
              PayableAmount: 573306.3
            }
          },
          unread: [],
          verification: {
            valid: true,
            proof: {
              degree: "proven",
              text: "proven by 1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Prueba…\u001fprobado por 1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Prue…",
              anchor: {
                subject:
                  "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
                fingerprint: "616875adca325ac898e9ca12aaa4d99378714aa34448dccb09b2752a842e71e4"
              },
              at: "2026-11-27T16:16:31.621Z",
              time: "stated",
              revocation: "none"
            },
            signature: {
              valid: true,
              proof: {
                degree: "proven",
                text: "proven by 1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Prueba…\u001fprobado por 1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Prue…",
                anchor: {
                  subject:
                    "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
                  fingerprint: "616875adca325ac898e9ca12aaa4d99378714aa34448dccb09b2752a842e71e4"
                },
                at: "2026-11-27T16:16:31.621Z",
                time: "stated",
                revocation: "none"
              },
              signer: {
                nit: "900373115",
                commonName: "Compañía de Pruebas, S.A.S.",
                subject:
                  "1.2.840.113549.1.9.1=#16186661637475726173406578616d706c652e696e76616c6964,2.5.4.5=#1309393030333733313135,CN=Compañía de Pruebas\\, S.A.S.,OU=Facturación electr…",
                issuer:
                  "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
                serialNumber: "564952872620565310969088056710152883327319921",
                notBefore: "2024-01-01T00:00:00.000Z",
                notAfter: "2123-12-31T23:59:59.000Z"
              },
              signingTime: "2026-11-27T16:16:31.621Z",
              role: "supplier"
            },
            key: {
              valid: true,
              recomputed: true
            },
            authorityResponse: {
              valid: true,
              proof: {
                degree: "proven",
                text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T16:16:31.790Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-27T16:16:31.790Z, la hora de firma que declara; no había lista …",
                anchor: {
                  subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  fingerprint: "d48c31e1bed1d930f264b51d32f369d8dddecb460253d03ed94d7f017cc37b6c"
                },
                at: "2026-11-27T16:16:31.790Z",
                time: "stated",
                revocation: "none"
              },
              accepted: true,
              code: "02",
              description: "Documento validado por la DIAN",
              date: "2026-11-27T11:16:31-05:00",
              uuid: "ba91dfd0ba35a6bf2aabe77e036c72011ca052808b5a24dfff45863b1173ffc9952aa943c75efafaed4b824575d268e0",
              documentUuid:
                "45999cfe6d948514194ad8a49790fbec7e0995ba7d068ebeecb93c7e569aee487c12f34f1f56ca31faedd05de314cb49",
              messages: [
                {
                  rule: "0000",
                  message: "0"
                }
              ],
              signature: {
                valid: true,
                proof: {
                  degree: "proven",
                  text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T16:16:31.790Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-27T16:16:31.790Z, la hora de firma que declara; no había lista …",
                  anchor: {
                    subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                    fingerprint: "d48c31e1bed1d930f264b51d32f369d8dddecb460253d03ed94d7f017cc37b6c"
                  },
                  at: "2026-11-27T16:16:31.790Z",
                  time: "stated",
                  revocation: "none"
                },
                signer: {
                  nit: "800197268",
                  commonName: "U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES",
                  subject:
                    "CN=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,2.5.4.5=#1309383030313937323638,O=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,L=Bogotá D.C.,C=CO",
                  issuer: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  serialNumber: "620232185691435225362571160813947314991895309916",
                  notBefore: "2019-01-01T00:00:00.000Z",
                  notAfter: "2049-12-31T23:59:59.000Z"
                },
                signingTime: "2026-11-27T16:16:31.790Z",
                role: "supplier"
              }
            },
            container: {
              valid: true,
              signed: true
            },
            checks: [
              {
                part: "document",
                section: "file",
                check: "xml",
                ok: true,
                detail: "well-formed XML in UTF-8\u001fXML bien formado en UTF-8"
              }
            ],
            notes: [
              {
                part: "answer",
                section: "key",
                note: "authorityKey",
                text: "The authority's own keys are made with a secret of its own and cannot be computed.\u001fLas claves de la DIAN llevan un secreto propio y no se pueden calcular."
              }
            ]
          }
        }
      ]
    }
  },
  RipsCheck: {
    status: 200,
    contentType: "application/json",
    body: {
      valid: true,
      violations: [],
      notifications: []
    }
  },
  SendMailCreate: {
    status: 202,
    contentType: "application/json",
    body: {
      id: "01a21dcb-7e24-77cc-9dcc-ba924d8b0926",
      state: "queued",
      document: {
        uuid: "45999cfe6d948514194ad8a49790fbec7e0995ba7d068ebeecb93c7e569aee487c12f34f1f56ca31faedd05de314cb49",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a21dcb-7e24-77cc-9dcc-ba924d8b0926@example.com>",
      receivers: [
        {
          kind: "to",
          state: "queued",
          origin: "request",
          address: "compras@example.com"
        }
      ],
      created: "2026-11-27T16:16:45.092Z",
      tries: 0
    }
  },
  SendMailGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a21dcb-7e24-77cc-9dcc-ba924d8b0926",
      state: "queued",
      document: {
        uuid: "45999cfe6d948514194ad8a49790fbec7e0995ba7d068ebeecb93c7e569aee487c12f34f1f56ca31faedd05de314cb49",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a21dcb-7e24-77cc-9dcc-ba924d8b0926@example.com>",
      receivers: [
        {
          kind: "to",
          address: "compras@example.com",
          origin: "request",
          state: "queued"
        }
      ],
      created: "2026-11-27T16:16:45.092Z",
      tries: 0
    }
  },
  SendMailCreateMany: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          mail: {
            id: "01a21dcb-8083-781f-bfa7-c2f4fe2d51e4",
            state: "queued",
            document: {
              uuid: "45999cfe6d948514194ad8a49790fbec7e0995ba7d068ebeecb93c7e569aee487c12f34f1f56ca31faedd05de314cb49",
              id: "SETP990000000"
            },
            subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
            messageId: "<01a21dcb-8083-781f-bfa7-c2f4fe2d51e4@example.com>",
            receivers: [
              {
                kind: "to",
                state: "queued",
                origin: "request",
                address: "compras@example.com"
              }
            ],
            created: "2026-11-27T16:16:45.702Z",
            tries: 0
          }
        }
      ]
    }
  },
  SendMailGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a21dcb-8083-781f-bfa7-c2f4fe2d51e4",
          state: "queued",
          document: {
            uuid: "45999cfe6d948514194ad8a49790fbec7e0995ba7d068ebeecb93c7e569aee487c12f34f1f56ca31faedd05de314cb49",
            id: "SETP990000000"
          },
          subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
          messageId: "<01a21dcb-8083-781f-bfa7-c2f4fe2d51e4@example.com>",
          receivers: [
            {
              kind: "to",
              address: "compras@example.com",
              origin: "request",
              state: "queued"
            }
          ],
          created: "2026-11-27T16:16:45.702Z",
          tries: 0
        }
      ]
    }
  },
  CertificateStore: {
    status: 201,
    contentType: "application/json",
    body: {
      id: "01a21dcb-82ce-7320-ac2a-38325d77d80e",
      nit: "900373115",
      issuer:
        "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
      serialNumber: "564952872620565310969088056710152883327319921",
      notBefore: "2024-01-01T00:00:00.000Z",
      notAfter: "2123-12-31T23:59:59.000Z",
      daysLeft: 35462,
      created: "2026-11-27T16:16:46.287Z",
      token: "cert_LNIEU6DBLmi…"
    }
  },
  CertificateGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a21dcb-82ce-7320-ac2a-38325d77d80e",
          nit: "900373115",
          issuer:
            "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
          serialNumber: "564952872620565310969088056710152883327319921",
          notBefore: "2024-01-01T00:00:00.000Z",
          notAfter: "2123-12-31T23:59:59.000Z",
          daysLeft: 35462,
          created: "2026-11-27T16:16:46.287Z"
        }
      ]
    }
  },
  InboxImport: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a21dcb-841b-76c4-8ced-b16cec16d12f",
      state: "judged",
      received: "2026-11-27T16:16:46.634Z",
      repeated: false,
      items: [
        {
          id: "01a21dcb-86cb-7c69-8715-9c7070c0b419",
          state: "received",
          received: "2026-11-27T16:16:46.634Z",
          environment: "sandbox",
          arrivalId: "01a21dcb-841b-76c4-8ced-b16cec16d12f",
          uuid: "fd1eb4b3771cc0f99cf379f167394d2f2cbceccfc8a48d3904faa08f78ced423421eb403e85de031066e1992b207a3dc",
          supplier: {
            name: "Café Piñón y Cía. S.A.S.",
            identificationType: "31",
            identification: "900373115",
            checkDigit: "3"
          },
          type: "01",
          number: "SETP990000002",
          issueDate: "2026-11-27",
          dueDate: "2026-12-27",
          payment: "credit",
          currency: "COP",
          total: "573306.30",
          taxes: {
            iva: "51300.30"
          },
          order: "OC-1042",
          events: [],
          warnings: [],
          file: "factura.xml"
        }
      ]
    }
  },
  InboxGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a21dcb-86cb-7c69-8715-9c7070c0b419",
          state: "received",
          received: "2026-11-27T16:16:46.634Z",
          environment: "sandbox",
          arrivalId: "01a21dcb-841b-76c4-8ced-b16cec16d12f",
          uuid: "fd1eb4b3771cc0f99cf379f167394d2f2cbceccfc8a48d3904faa08f78ced423421eb403e85de031066e1992b207a3dc",
          supplier: {
            name: "Café Piñón y Cía. S.A.S.",
            identificationType: "31",
            identification: "900373115",
            checkDigit: "3"
          },
          type: "01",
          number: "SETP990000002",
          issueDate: "2026-11-27",
          dueDate: "2026-12-27",
          payment: "credit",
          currency: "COP",
          total: "573306.30",
          taxes: {
            iva: "51300.30"
          },
          order: "OC-1042",
          events: [],
          warnings: [],
          file: "factura.xml"
        }
      ]
    }
  },
  InboxSummary: {
    status: 200,
    contentType: "application/json",
    body: {
      environment: "sandbox",
      complete: true,
      groups: [
        {
          status: "received",
          counterparty: {
            name: "Café Piñón y Cía. S.A.S.",
            identificationType: "31",
            identification: "900373115",
            checkDigit: "3"
          },
          currency: "COP",
          documents: 1,
          total: "573306.30",
          amounts: {
            iva: "51300.30",
            base19: "180000.00",
            iva19: "34200.00",
            base5: "342006.00",
            iva5: "17100.30"
          }
        }
      ],
      more: false
    }
  },
  InboxExport: {
    status: 200,
    contentType: "text/csv;",
    body: null
  },
  InboxArrivalGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a21dcb-841b-76c4-8ced-b16cec16d12f",
      state: "judged",
      received: "2026-11-27T16:16:46.634Z",
      repeated: false,
      items: [
        {
          id: "01a21dcb-86cb-7c69-8715-9c7070c0b419",
          state: "received",
          received: "2026-11-27T16:16:46.634Z",
          environment: "sandbox",
          arrivalId: "01a21dcb-841b-76c4-8ced-b16cec16d12f",
          uuid: "fd1eb4b3771cc0f99cf379f167394d2f2cbceccfc8a48d3904faa08f78ced423421eb403e85de031066e1992b207a3dc",
          supplier: {
            name: "Café Piñón y Cía. S.A.S.",
            identificationType: "31",
            identification: "900373115",
            checkDigit: "3"
          },
          type: "01",
          number: "SETP990000002",
          issueDate: "2026-11-27",
          dueDate: "2026-12-27",
          payment: "credit",
          currency: "COP",
          total: "573306.30",
          taxes: {
            iva: "51300.30"
          },
          order: "OC-1042",
          events: [],
          warnings: [],
          file: "factura.xml"
        }
      ]
    }
  },
  InboxPersonReplace: {
    status: 200,
    contentType: "application/json",
    body: {
      person: {
        Id: "52123456",
        IdentificationType: "13",
        FirstName: "Ana",
        FamilyName: "Rojas",
        JobTitle: "Jefe de compras",
        OrganizationDepartment: "Recepción"
      },
      of: "user"
    }
  },
  InboxPersonGet: {
    status: 200,
    contentType: "application/json",
    body: {
      person: {
        Id: "52123456",
        IdentificationType: "13",
        FirstName: "Ana",
        FamilyName: "Rojas",
        JobTitle: "Jefe de compras",
        OrganizationDepartment: "Recepción"
      },
      of: "company"
    }
  },
  InboxEventCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      item: {
        id: "01a21dcb-86cb-7c69-8715-9c7070c0b419",
        state: "goodsReceived",
        received: "2026-11-27T16:16:46.634Z",
        environment: "sandbox",
        arrivalId: "01a21dcb-841b-76c4-8ced-b16cec16d12f",
        uuid: "fd1eb4b3771cc0f99cf379f167394d2f2cbceccfc8a48d3904faa08f78ced423421eb403e85de031066e1992b207a3dc",
        supplier: {
          name: "Café Piñón y Cía. S.A.S.",
          identificationType: "31",
          identification: "900373115",
          checkDigit: "3"
        },
        type: "01",
        number: "SETP990000002",
        issueDate: "2026-11-27",
        dueDate: "2026-12-27",
        payment: "credit",
        currency: "COP",
        total: "573306.30",
        taxes: {
          iva: "51300.30"
        },
        order: "OC-1042",
        events: ["030"],
        term: {
          startsOn: "2026-11-27",
          endsOn: "2026-12-02"
        },
        warnings: [],
        file: "factura.xml"
      },
      events: [
        {
          action: "acknowledge",
          code: "030",
          status: "registered",
          result: {
            id: "ACR1",
            name: "face_fACR08001994360000000001",
            status: "submitted",
            created: "2026-11-27T11:16:49.207-05:00",
            document: {
              uuid: "523e187f99fd3fde1d4ee6a7a1fb707673b41247a3aade8cfb4cf72d69f4c3b42e80b1e32311a40b58fac64db4a40fbd",
              date: "2026-11-27T11:16:49-05:00",
              type: "030",
              number: 1,
              prefix: "ACR",
              schemeName: "CUDE-SHA384",
              signatureValue:
                "SQmt0jsVNR31SAxlTIguFJ8fvYqb2Uyg8+ZZe9RRoG5rfmv/GrqWd3p6YrOIMzoHM95ErRPBabgNg5eeOISegiDlBiMXIshlc1g+Z8DiVeLsYPL+cljAV/55auohcn0qRg6e0SUqgcaafCt7dT0rXmGC3WPjmaMM…",
              reference: "",
              counterparty: {
                name: "Café Piñón y Cía. S.A.S.",
                identificationType: "31",
                identification: "900373115",
                checkDigit: "3"
              }
            },
            response: {
              statusCode: "00",
              statusMessage: "La Application response ACR1, ha sido autorizada.",
              statusDescription: "Procesado Correctamente.",
              errorMessage: "",
              zipkey: "",
              notifications: [
                {
                  rule: "89",
                  message: "NIT 900373115 no autorizado a enviar documentos para emisor con NIT 800199436.",
                  cause:
                    "Refused before validation: the certificate's NIT is not authorised to file for this issuer, or the file is not readable.",
                  fix: "Give the issuer's or its provider's certificate in SigningCertificate, and correct CompanyParty.Id; authorise the provider in the portal.",
                  path: "$.CompanyParty.Id"
                }
              ]
            }
          }
        }
      ]
    }
  },
  InboxEventCreateMany: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a21dcb-86cb-7c69-8715-9c7070c0b419",
          filed: {
            item: {
              id: "01a21dcb-86cb-7c69-8715-9c7070c0b419",
              state: "accepted",
              received: "2026-11-27T16:16:46.634Z",
              environment: "sandbox",
              arrivalId: "01a21dcb-841b-76c4-8ced-b16cec16d12f",
              uuid: "fd1eb4b3771cc0f99cf379f167394d2f2cbceccfc8a48d3904faa08f78ced423421eb403e85de031066e1992b207a3dc",
              supplier: {
                name: "Café Piñón y Cía. S.A.S.",
                identificationType: "31",
                identification: "900373115",
                checkDigit: "3"
              },
              type: "01",
              number: "SETP990000002",
              issueDate: "2026-11-27",
              dueDate: "2026-12-27",
              payment: "credit",
              currency: "COP",
              total: "573306.30",
              taxes: {
                iva: "51300.30"
              },
              order: "OC-1042",
              events: ["030"],
              term: {
                startsOn: "2026-11-27",
                endsOn: "2026-12-02"
              },
              warnings: [],
              file: "factura.xml"
            },
            events: [
              {
                action: "accept",
                code: "033",
                status: "registered",
                result: {
                  id: "ACE1",
                  name: "face_fACE08001994360000000001",
                  status: "submitted",
                  created: "2026-11-27T11:16:50.294-05:00",
                  document: {
                    uuid: "b210f6c15368ce5f68a803376a7ea5ec22b61eb97b5bcc2f4cb55e13c17241defc998945bb287ebe0ac46ceb500a301a",
                    date: "2026-11-27T11:16:50-05:00",
                    type: "033",
                    number: 1,
                    prefix: "ACE",
                    schemeName: "CUDE-SHA384",
                    signatureValue:
                      "jvJeAfxMHzR3/nDsqaWv+6AjDNVAiqfIhNNqQRqRnLDhhywEkQUpLNcZ3e7CVqd5Qcf87Tf5Ekl6hIimWndKyl1i/yy9LSvqVQzwDpYetLYylr8/zuHMZ4HXLU1wX3sf4+Fe0Poa+/pkKWgHXedXqiWwDEmdnO4V…",
                    reference: "",
                    counterparty: {
                      name: "Café Piñón y Cía. S.A.S.",
                      identificationType: "31",
                      identification: "900373115",
                      checkDigit: "3"
                    }
                  },
                  response: {
                    statusCode: "00",
                    statusMessage: "La Application response ACE1, ha sido autorizada.",
                    statusDescription: "Procesado Correctamente.",
                    errorMessage: "",
                    zipkey: "",
                    notifications: [
                      {
                        rule: "89",
                        message: "NIT 900373115 no autorizado a enviar documentos para emisor con NIT 800199436.",
                        cause:
                          "Refused before validation: the certificate's NIT is not authorised to file for this issuer, or the file is not readable.",
                        fix: "Give the issuer's or its provider's certificate in SigningCertificate, and correct CompanyParty.Id; authorise the provider in the portal.",
                        path: "$.CompanyParty.Id"
                      }
                    ]
                  }
                }
              }
            ]
          }
        }
      ]
    }
  },
  InboxGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a21dcb-86cb-7c69-8715-9c7070c0b419",
      state: "accepted",
      received: "2026-11-27T16:16:46.634Z",
      environment: "sandbox",
      arrivalId: "01a21dcb-841b-76c4-8ced-b16cec16d12f",
      uuid: "fd1eb4b3771cc0f99cf379f167394d2f2cbceccfc8a48d3904faa08f78ced423421eb403e85de031066e1992b207a3dc",
      supplier: {
        name: "Café Piñón y Cía. S.A.S.",
        identificationType: "31",
        identification: "900373115",
        checkDigit: "3"
      },
      type: "01",
      number: "SETP990000002",
      issueDate: "2026-11-27",
      dueDate: "2026-12-27",
      payment: "credit",
      currency: "COP",
      total: "573306.30",
      taxes: {
        iva: "51300.30"
      },
      order: "OC-1042",
      events: ["030"],
      term: {
        startsOn: "2026-11-27",
        endsOn: "2026-12-02"
      },
      warnings: [],
      file: "factura.xml",
      files: [
        {
          id: "document",
          kind: "xml",
          name: "factura.xml"
        }
      ],
      filed: [
        {
          code: "030",
          state: "registered",
          origin: "here",
          id: "ACR1",
          uuid: "523e187f99fd3fde1d4ee6a7a1fb707673b41247a3aade8cfb4cf72d69f4c3b42e80b1e32311a40b58fac64db4a40fbd",
          submissionId: "01a21dcb-8e7e-7ef7-95d1-076ab7702ec0",
          registered: "2026-11-27T11:16:49-05:00"
        }
      ],
      history: [
        {
          at: "2026-11-27T16:16:47.328Z",
          to: "received",
          by: "judged"
        }
      ],
      document: {
        file: "factura.xml",
        kind: "invoice",
        operation: "InvoiceCreate",
        typeCode: "01",
        number: "SETP990000002",
        environment: "2",
        uuid: "fd1eb4b3771cc0f99cf379f167394d2f2cbceccfc8a48d3904faa08f78ced423421eb403e85de031066e1992b207a3dc",
        schemeName: "CUFE-SHA384",
        body: {
          TypeCode: "01",
          OperationCode: "10",
          Number: 990000002,
          Date: "2026-11-27T11:16:29",
          DueDate: "2026-11-27T00:00:00",
          CurrencyCode: "COP",
          Note: "Gracias por su compra",
          OrderReference: {
            Number: "OC-1042",
            Date: "2026-11-27T00:00:00"
          },
          NumberingRange: {
            Id: 18760000001,
            FromNumber: 990000000,
            ToNumber: 995000000,
            StartDate: "2019-01-19T00:00:00",
            EndDate: "2030-01-19T00:00:00",
            Prefix: "SETP"
          },
          SoftwareProvider: {
            Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11",
            ProviderId: "900373115"
          },
          CompanyParty: {
            Id: "900373115",
            IdentificationType: "31",
            Name: "Café Piñón y Cía. S.A.S.",
            PhysicalLocation: {
              Address: "Carrera 7 # 71-21, oficina 501",
              CityCode: "11001",
              SubentityCode: "11",
              CountryCode: "CO",
              CountryName: "Colombia",
              PostalZone: "110231"
            },
            OrganizationTypeCode: "1",
            RegimeCode: "48",
            TaxLevelCode: "O-13;O-15",
            TaxCode: "01",
            CorporateRegistration: "0002345678",
            IndustryClassificationCode: "4631",
            Email: "facturacion@example.com",
            Phone: "6015550100"
          },
          CustomerParty: {
            Id: "800199436",
            IdentificationType: "31",
            Name: "Panadería El Trigal & Hermanos Ltda.",
            PhysicalLocation: {
              Address: "Calle 50 # 46-36",
              CityCode: "05001",
              SubentityCode: "05",
              CountryCode: "CO",
              CountryName: "Colombia",
              PostalZone: "050012"
            },
            OrganizationTypeCode: "1",
            RegimeCode: "48",
            TaxLevelCode: "R-99-PN",
            TaxCode: "01",
            CorporateRegistration: "0001234567",
            IndustryClassificationCode: "1081",
            Email: "compras@example.com",
            Phone: "6045550101"
          },
          Items: [
            {
              Code: "CAF-500",
              Description: "Café tostado en grano, bolsa de 500 g",
              Quantity: 12,
              Price: 28500.5,
              SubtotalAmount: 342006,
              UnitCode: "94",
              BrandName: "Piñón",
              ModelName: "Origen Huila",
              Taxes: [
                {
                  Code: "01",
                  Amount: 17100.3,
                  Percentage: 5,
                  TaxableAmount: 342006
                }
              ]
            }
          ],
          PaymentMeans: {
            Code: "2",
            MethodCode: "42",
            Date: "2026-12-27T00:00:00"
          },
          LegalMonetaryTotal: {
            GrossAmount: 522006,
            TaxExclusiveAmount: 522006,
            TaxInclusiveAmount: 573306.3,
            PayableAmount: 573306.3
          }
        },
        unread: [],
        verification: {
          valid: true,
          proof: {
            degree: "proven",
            text: "proven by 1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Prueba…\u001fprobado por 1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Prue…",
            anchor: {
              subject:
                "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
              fingerprint: "616875adca325ac898e9ca12aaa4d99378714aa34448dccb09b2752a842e71e4"
            },
            at: "2026-11-27T16:16:32.113Z",
            time: "stated",
            revocation: "none"
          },
          signature: {
            valid: true,
            proof: {
              degree: "proven",
              text: "proven by 1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Prueba…\u001fprobado por 1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Prue…",
              anchor: {
                subject:
                  "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
                fingerprint: "616875adca325ac898e9ca12aaa4d99378714aa34448dccb09b2752a842e71e4"
              },
              at: "2026-11-27T16:16:32.113Z",
              time: "stated",
              revocation: "none"
            },
            signer: {
              nit: "900373115",
              commonName: "Compañía de Pruebas, S.A.S.",
              subject:
                "1.2.840.113549.1.9.1=#16186661637475726173406578616d706c652e696e76616c6964,2.5.4.5=#1309393030333733313135,CN=Compañía de Pruebas\\, S.A.S.,OU=Facturación electr…",
              issuer:
                "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
              serialNumber: "564952872620565310969088056710152883327319921",
              notBefore: "2024-01-01T00:00:00.000Z",
              notAfter: "2123-12-31T23:59:59.000Z"
            },
            signingTime: "2026-11-27T16:16:32.113Z",
            role: "supplier"
          },
          key: {
            valid: true,
            recomputed: true
          },
          authorityResponse: {
            valid: true,
            proof: {
              degree: "proven",
              text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T16:16:32.181Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-27T16:16:32.181Z, la hora de firma que declara; no había lista …",
              anchor: {
                subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                fingerprint: "d48c31e1bed1d930f264b51d32f369d8dddecb460253d03ed94d7f017cc37b6c"
              },
              at: "2026-11-27T16:16:32.181Z",
              time: "stated",
              revocation: "none"
            },
            accepted: true,
            code: "02",
            description: "Documento validado por la DIAN",
            date: "2026-11-27T11:16:32-05:00",
            uuid: "40818ff47dfd0af54e390a3cd778e434ec3b858a71edbf904d03e89c68e8989e9e31ad2dd1673f5285d63860c1bfb376",
            documentUuid:
              "fd1eb4b3771cc0f99cf379f167394d2f2cbceccfc8a48d3904faa08f78ced423421eb403e85de031066e1992b207a3dc",
            messages: [
              {
                rule: "0000",
                message: "0"
              }
            ],
            signature: {
              valid: true,
              proof: {
                degree: "proven",
                text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T16:16:32.181Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-27T16:16:32.181Z, la hora de firma que declara; no había lista …",
                anchor: {
                  subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  fingerprint: "d48c31e1bed1d930f264b51d32f369d8dddecb460253d03ed94d7f017cc37b6c"
                },
                at: "2026-11-27T16:16:32.181Z",
                time: "stated",
                revocation: "none"
              },
              signer: {
                nit: "800197268",
                commonName: "U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES",
                subject:
                  "CN=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,2.5.4.5=#1309383030313937323638,O=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,L=Bogotá D.C.,C=CO",
                issuer: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                serialNumber: "620232185691435225362571160813947314991895309916",
                notBefore: "2019-01-01T00:00:00.000Z",
                notAfter: "2049-12-31T23:59:59.000Z"
              },
              signingTime: "2026-11-27T16:16:32.181Z",
              role: "supplier"
            }
          },
          container: {
            valid: true,
            signed: true
          },
          checks: [
            {
              part: "document",
              section: "file",
              check: "xml",
              ok: true,
              detail: "well-formed XML in UTF-8\u001fXML bien formado en UTF-8"
            }
          ],
          notes: [
            {
              part: "answer",
              section: "key",
              note: "authorityKey",
              text: "The authority's own keys are made with a secret of its own and cannot be computed.\u001fLas claves de la DIAN llevan un secreto propio y no se pueden calcular."
            }
          ]
        }
      }
    }
  },
  InboxFileGet: {
    status: 200,
    contentType: "application/pdf",
    body: 75434
  },
  InboxRetry: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a21dcb-86cb-7c69-8715-9c7070c0b419",
      state: "accepted",
      received: "2026-11-27T16:16:46.634Z",
      environment: "sandbox",
      arrivalId: "01a21dcb-841b-76c4-8ced-b16cec16d12f",
      uuid: "fd1eb4b3771cc0f99cf379f167394d2f2cbceccfc8a48d3904faa08f78ced423421eb403e85de031066e1992b207a3dc",
      supplier: {
        name: "Café Piñón y Cía. S.A.S.",
        identificationType: "31",
        identification: "900373115",
        checkDigit: "3"
      },
      type: "01",
      number: "SETP990000002",
      issueDate: "2026-11-27",
      dueDate: "2026-12-27",
      payment: "credit",
      currency: "COP",
      total: "573306.30",
      taxes: {
        iva: "51300.30"
      },
      order: "OC-1042",
      events: ["030"],
      term: {
        startsOn: "2026-11-27",
        endsOn: "2026-12-02"
      },
      warnings: [],
      file: "factura.xml"
    }
  },
  InboxFetch: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          uuid: "fd1eb4b3771cc0f99cf379f167394d2f2cbceccfc8a48d3904faa08f78ced423421eb403e85de031066e1992b207a3dc",
          item: {
            id: "01a21dcb-86cb-7c69-8715-9c7070c0b419",
            state: "accepted",
            received: "2026-11-27T16:16:46.634Z",
            environment: "sandbox",
            arrivalId: "01a21dcb-841b-76c4-8ced-b16cec16d12f",
            uuid: "fd1eb4b3771cc0f99cf379f167394d2f2cbceccfc8a48d3904faa08f78ced423421eb403e85de031066e1992b207a3dc",
            supplier: {
              name: "Café Piñón y Cía. S.A.S.",
              identificationType: "31",
              identification: "900373115",
              checkDigit: "3"
            },
            type: "01",
            number: "SETP990000002",
            issueDate: "2026-11-27",
            dueDate: "2026-12-27",
            payment: "credit",
            currency: "COP",
            total: "573306.30",
            taxes: {
              iva: "51300.30"
            },
            order: "OC-1042",
            events: ["030"],
            term: {
              startsOn: "2026-11-27",
              endsOn: "2026-12-02"
            },
            warnings: [],
            file: "factura.xml"
          }
        }
      ]
    }
  },
  CertificateDelete: {
    status: 204,
    contentType: "",
    body: 0
  },
  AuthorityGetStatus: {
    status: 200,
    contentType: "application/json",
    body: {
      watchedSince: "2026-11-27T16:16:27.964Z",
      items: [
        {
          environment: "sandbox",
          state: "closed",
          lastSuccess: "2026-11-27T16:16:52.522Z",
          failuresInARow: 0,
          calls: 9,
          failures: [],
          latency: {
            filing: {
              calls: 6,
              p50: 152,
              p95: 759,
              p99: 759,
              max: 759
            },
            query: {
              calls: 3,
              p50: 73,
              p95: 118,
              p99: 118,
              max: 118
            }
          }
        }
      ]
    }
  },
  NoticeGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: []
    }
  },
  TokenCreate: {
    status: 201,
    contentType: "application/json",
    body: {
      id: "01a21dcb-9f4f-79ff-abe9-88164e7874d7",
      name: "ERP",
      prefix: "rad_sandbox_aJUncC",
      scopes: ["documents:write"],
      companies: ["1"],
      providers: ["1"],
      created: "2026-11-27T16:16:53.583Z",
      createdBy: "01a21dcb-42e2-7eca-bab6-f64621603687",
      expires: "2027-11-27T16:16:53.583Z",
      token: "rad_sandbox_aJUn…"
    }
  },
  TokenGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a21dcb-330a-73d5-a7c5-a92e72461150",
          name: "RADICAR_ADMIN_TOKEN",
          prefix: "admin",
          scopes: ["tokens:admin"],
          companies: ["*"],
          providers: ["*"],
          created: "2026-11-27T16:16:25.867Z",
          lastUsed: "2026-11-27T16:16:29.139Z"
        }
      ]
    }
  },
  TokenGetSelf: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a21dcb-400c-7dfd-bde9-9fc75f23374c",
      name: "documents:read",
      scopes: ["documents:read"],
      companies: ["*"],
      providers: ["*"],
      environment: "sandbox"
    }
  },
  TokenRevoke: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a21dcb-9f4f-79ff-abe9-88164e7874d7",
      revoked: "2026-11-27T16:16:54.087Z",
      webhooks: []
    }
  },
  ProviderPut: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "2",
      settings: {
        Name: "Own software",
        Environment: "sandbox",
        SoftwareProvider: {
          Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11",
          Name: "ERP"
        }
      },
      secrets: ["SoftwareProvider.Pin"],
      updated: "2026-11-27T16:16:54.284Z"
    }
  },
  ProviderGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "2",
          settings: {
            Name: "Own software",
            Environment: "sandbox",
            SoftwareProvider: {
              Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11",
              Name: "ERP"
            }
          },
          secrets: ["SoftwareProvider.Pin"],
          updated: "2026-11-27T16:16:54.284Z"
        }
      ]
    }
  },
  ProviderGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "2",
      settings: {
        Name: "Own software",
        Environment: "sandbox",
        SoftwareProvider: {
          Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11",
          Name: "ERP"
        }
      },
      secrets: ["SoftwareProvider.Pin"],
      updated: "2026-11-27T16:16:54.284Z"
    }
  },
  ProviderDelete: {
    status: 204,
    contentType: "",
    body: 0
  },
  CompanyPut: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "2",
      settings: {
        Nit: "900373115",
        Name: "Shop in Medellín",
        NumberingRanges: [
          {
            Id: 18760000001,
            Date: "2019-01-19T00:00:00",
            Prefix: "SETP",
            FromNumber: 990000000,
            ToNumber: 995000000,
            StartDate: "2019-01-19T00:00:00",
            EndDate: "2030-01-19T00:00:00"
          }
        ],
        CustomizePrintFormat: {
          FooterText: "Gracias por su compra."
        },
        Mail: {
          From: "facturas@example.com",
          FromName: "Facturación"
        }
      },
      secrets: ["NumberingRanges[0].TechnicalKey"],
      updated: "2026-11-27T16:16:55.139Z"
    }
  },
  CompanyGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "2",
          settings: {
            Nit: "900373115",
            Name: "Shop in Medellín",
            NumberingRanges: [
              {
                Id: 18760000001,
                Date: "2019-01-19T00:00:00",
                Prefix: "SETP",
                FromNumber: 990000000,
                ToNumber: 995000000,
                StartDate: "2019-01-19T00:00:00",
                EndDate: "2030-01-19T00:00:00"
              }
            ],
            CustomizePrintFormat: {
              FooterText: "Gracias por su compra."
            },
            Mail: {
              From: "facturas@example.com",
              FromName: "Facturación"
            }
          },
          secrets: ["NumberingRanges[0].TechnicalKey"],
          updated: "2026-11-27T16:16:55.139Z"
        }
      ]
    }
  },
  CompanyGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "2",
      settings: {
        Nit: "900373115",
        Name: "Shop in Medellín",
        NumberingRanges: [
          {
            Id: 18760000001,
            Date: "2019-01-19T00:00:00",
            Prefix: "SETP",
            FromNumber: 990000000,
            ToNumber: 995000000,
            StartDate: "2019-01-19T00:00:00",
            EndDate: "2030-01-19T00:00:00"
          }
        ],
        CustomizePrintFormat: {
          FooterText: "Gracias por su compra."
        },
        Mail: {
          From: "facturas@example.com",
          FromName: "Facturación"
        }
      },
      secrets: ["NumberingRanges[0].TechnicalKey"],
      updated: "2026-11-27T16:16:55.139Z"
    }
  },
  CompanyDelete: {
    status: 204,
    contentType: "",
    body: 0
  },
  WebhookCreate: {
    status: 201,
    contentType: "application/json",
    body: {
      id: "01a21dcb-a720-71ee-9814-6c629542b5d9",
      name: "ERP",
      url: "https://hooks.example.com/radicar",
      events: ["document.*"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-27T16:16:55.584Z",
      createdBy: "01a21dcb-430a-797f-9352-2628b7fbb93e",
      secret: "whsec_QgNHyDmcpQ…"
    }
  },
  WebhookGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a21dcb-a720-71ee-9814-6c629542b5d9",
          name: "ERP",
          url: "https://hooks.example.com/radicar",
          events: ["document.*"],
          companies: ["1"],
          state: "enabled",
          created: "2026-11-27T16:16:55.584Z",
          createdBy: "01a21dcb-430a-797f-9352-2628b7fbb93e"
        }
      ]
    }
  },
  WebhookGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a21dcb-a720-71ee-9814-6c629542b5d9",
      name: "ERP",
      url: "https://hooks.example.com/radicar",
      events: ["document.*"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-27T16:16:55.584Z",
      createdBy: "01a21dcb-430a-797f-9352-2628b7fbb93e"
    }
  },
  WebhookChange: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a21dcb-a720-71ee-9814-6c629542b5d9",
      name: "ERP",
      url: "https://hooks.example.com/radicar",
      events: ["document.accepted"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-27T16:16:55.584Z",
      createdBy: "01a21dcb-430a-797f-9352-2628b7fbb93e"
    }
  },
  WebhookRotateSecret: {
    status: 200,
    contentType: "application/json",
    body: {
      secret: "whsec_WRF3L3xH1V…",
      previousExpires: "2026-11-28T16:16:56.317Z"
    }
  },
  WebhookTest: {
    status: 202,
    contentType: "application/json",
    body: {
      id: "9f62d047-a5fc-4517-ba3f-34aa5b2209ce",
      webhook: "01a21dcb-a720-71ee-9814-6c629542b5d9",
      event: "01a21dcb-ab3f-7972-875d-c5a85935b0f2",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-27T16:16:56.640Z",
      tries: 0,
      next: "2026-11-27T16:16:56.640Z"
    }
  },
  WebhookDeliveryGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "9f62d047-a5fc-4517-ba3f-34aa5b2209ce",
          webhook: "01a21dcb-a720-71ee-9814-6c629542b5d9",
          event: "01a21dcb-ab3f-7972-875d-c5a85935b0f2",
          type: "webhook.test",
          state: "pending",
          created: "2026-11-27T16:16:56.640Z",
          tries: 1,
          next: "2026-11-27T16:17:41.831Z"
        }
      ]
    }
  },
  WebhookDeliveryGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "9f62d047-a5fc-4517-ba3f-34aa5b2209ce",
      webhook: "01a21dcb-a720-71ee-9814-6c629542b5d9",
      event: "01a21dcb-ab3f-7972-875d-c5a85935b0f2",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-27T16:16:56.640Z",
      tries: 1,
      tried: "2026-11-27T16:16:57.007Z",
      next: "2026-11-27T16:17:01.863Z",
      failure: "The connection failed: ECONNREFUSED",
      attempts: [
        {
          at: "2026-11-27T16:16:57.007Z",
          millis: 71,
          failure: "The connection failed: ECONNREFUSED"
        }
      ],
      body: '{"type":"webhook.test","timestamp":"2026-11-27T16:16:56.639Z","data":{"webhookId":"01a21dcb-a720-71ee-9814-6c629542b5d9"}}'
    }
  },
  WebhookDeliveryReplay: {
    status: 202,
    contentType: "application/json",
    body: {
      id: "9f62d047-a5fc-4517-ba3f-34aa5b2209ce",
      webhook: "01a21dcb-a720-71ee-9814-6c629542b5d9",
      event: "01a21dcb-ab3f-7972-875d-c5a85935b0f2",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-27T16:16:56.640Z",
      tries: 1,
      tried: "2026-11-27T16:16:57.007Z",
      next: "2026-11-27T16:16:57.470Z",
      failure: "The connection failed: ECONNREFUSED"
    }
  },
  WebhookDelete: {
    status: 204,
    contentType: "",
    body: 0
  },
  AuditGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a21dcb-3feb-7b6a-9dfa-c8bb548373ff",
          at: "2026-11-27T16:16:29.163Z",
          operation: "TokenCreate",
          tokenId: "01a21dcb-330a-73d5-a7c5-a92e72461150",
          callerName: "RADICAR_ADMIN_TOKEN",
          requestId: "10772db1-f453-4f9d-8a88-92c1c5d0b8be",
          subject: "01a21dcb-400c-7dfd-bde9-9fc75f23374c",
          status: 201
        }
      ],
      next: "MDFhMjFkY2ItM2ZlYi03YjZhLTlkZmEtYzhiYjU0ODM3M2Zm"
    }
  },
  CompanyErase: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "1",
      dryRun: true,
      erasedAt: "2026-11-27T16:16:58.296Z",
      erased: {
        documents: 6,
        files: 19,
        received: 1,
        mails: 2,
        batches: 0,
        idempotencyKeys: 3,
        certificates: 0,
        webhooks: 0,
        events: 0,
        tokens: 2,
        settings: 0
      },
      kept: [
        {
          what: "numbers",
          count: 6,
          because: "A number is filed once; without contents, with keys and digests."
        }
      ]
    }
  },
  InvoiceCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "SETP990000001",
      name: "face_fSETP09003731150990000001",
      status: "submitted",
      created: "2026-11-27T11:16:58.721-05:00",
      document: {
        uuid: "df83602d68de881fb36a167cb8ef6168353ce136cb38b7204188447d7618baa9752111e3887c14e23def03b255d4cfe6",
        date: "2026-11-27T11:16:58-05:00",
        type: "01",
        number: 990000001,
        prefix: "SETP",
        schemeName: "CUFE-SHA384",
        signatureValue:
          "OJcYlpA4EZPeW4ajIpSDXc/oHzgEmf97lWhr90nlgxSwdR7XFIU+rTTfGou+9Lwc33YXRbLswMbyR/JpPS43sbQcci+5tQ+X3z4kKIcDSRVjCFbrpdA7BOSxls1lX7QSzMzS4ZvXB/bf5OiyGcxFpTcmCPlo7O4E…",
        reference: "",
        counterparty: {
          name: "Panadería El Trigal & Hermanos Ltda.",
          identificationType: "31",
          identification: "800199436",
          checkDigit: "4"
        },
        currency: "COP",
        total: "573306.30"
      },
      response: {
        statusCode: "00",
        statusMessage: "La Factura electrónica SETP990000001, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
      }
    }
  },
  CreditnoteCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "NC3",
      name: "face_fNC09003731150000000003",
      status: "submitted",
      created: "2026-11-27T11:16:59.014-05:00",
      document: {
        uuid: "f4b15a07885b6ef2bca0d053967e230bbfafb9757da6d24dcc01c10532d94d8266b8a5a35390a4afbc62a8bf865e250d",
        date: "2026-11-27T11:16:58-05:00",
        type: "91",
        number: 3,
        prefix: "NC",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "F58RXnkH4cyLtjw8tDjof1D+47NxojomN8eDdrzTyeZ8zjHU9f2H5z3TJfpobWYyfgxedV0AEE38SJUdyrtGgAXnowozd7JkhUnu/j0gVdrxK/kyvxwbZOFUtV9g4x0r2GxMtNpAApA8eQklXzd3u2ilJfSrGX09…",
        reference: "SETP990000001",
        counterparty: {
          name: "Panadería El Trigal & Hermanos Ltda.",
          identificationType: "31",
          identification: "800199436",
          checkDigit: "4"
        },
        currency: "COP",
        total: "573306.30"
      },
      response: {
        statusCode: "00",
        statusMessage: "La Nota de crédito electrónica NC3, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
      }
    }
  },
  DebitnoteCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "ND4",
      name: "face_fND09003731150000000004",
      status: "submitted",
      created: "2026-11-27T11:16:59.353-05:00",
      document: {
        uuid: "e60a276bb6f88358bea226ef6f3748ccfffe31e636498731fc641675b11436ff3003f404cbf9d96754adae984aaf6977",
        date: "2026-11-27T11:16:59-05:00",
        type: "92",
        number: 4,
        prefix: "ND",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "bIBFpS/kPovArjEDy3t8vP5OGj3YepzJM3uVIjxZzp9a6vmkdHc/wcPfjEfO/Q07fvul7LrDLLGysKY7xoqPgBKNZrilzk4qYOOtupW/oo3XSjsa1QLLunvkuiYCq8KP5wv7jylkNKebXbOVWpMS1icrjSBYDKVK…",
        reference: "SETP990000001",
        counterparty: {
          name: "Panadería El Trigal & Hermanos Ltda.",
          identificationType: "31",
          identification: "800199436",
          checkDigit: "4"
        },
        currency: "COP",
        total: "573306.30"
      },
      response: {
        statusCode: "00",
        statusMessage: "La Nota de débito electrónica ND4, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
      }
    }
  },
  SupportCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "SEDS984000004",
      name: "face_fSEDS09003731150984000004",
      status: "submitted",
      created: "2026-11-27T11:16:59.511-05:00",
      document: {
        uuid: "08b48595bea86ac5d96ad3f832d3abcc1132e7aacbc19360053b7994b6e949f96414e3b1e0eaac06f60f6f06ff991d9a",
        date: "2026-11-27T11:16:59-05:00",
        type: "05",
        number: 984000004,
        prefix: "SEDS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "bOWT60rL26/D8c9r4zDNQ9mSIUEGqbVOHJnjXBulA4aQRxWuDH8iAiXxTCrA/v1aTmkDVROWtnnG6L7sXIJ1i1z+MmJzQ1xwaSaDwMcVhDuqy7O9xhs9UoUdTxSiOaEPuSmOyNtvZKztFgFoyF9i952mKFk+X9UO…",
        reference: "",
        counterparty: {
          name: "Rosa Elvira Campo",
          identificationType: "31",
          identification: "1020304050",
          checkDigit: "8"
        },
        currency: "COP",
        total: "1800000.00"
      },
      response: {
        statusCode: "00",
        statusMessage: "La Documento soporte SEDS984000004, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
      }
    }
  },
  SupportNoteCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "NAS6",
      name: "face_fNAS09003731150000000006",
      status: "submitted",
      created: "2026-11-27T11:16:59.747-05:00",
      document: {
        uuid: "4c1cf0794f5d2b584fbccdecadc1d30c6a56d0513bf71fb1ec1bfa3db1c04ca2e0dcab50b3207bd59d35258b524dfdab",
        date: "2026-11-27T11:16:59-05:00",
        type: "95",
        number: 6,
        prefix: "NAS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "k8yOKhM3HhZ8qWXxmWThWJqUYslLcGPM1yGPWE2u69Vd/fc67RRfO3wRdMk5/bKcHlVhByts+p4iagpGyvmeySBBYYYhSFaAY3niGZNkUsQrYotvV1uygsnmMcQ9ka10HP8Skxyfbz8jRGdIKPDT/f9A6373oKcm…",
        reference: "SEDS984000004",
        counterparty: {
          name: "Rosa Elvira Campo",
          identificationType: "31",
          identification: "1020304050",
          checkDigit: "8"
        },
        currency: "COP",
        total: "1800000.00"
      },
      response: {
        statusCode: "00",
        statusMessage: "La Nota de ajuste al documento soporte NAS6, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
      }
    }
  },
  EquivalentCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "EPOS7",
      name: "face_fEPOS09003731150000000007",
      status: "submitted",
      created: "2026-11-27T11:17:00.511-05:00",
      document: {
        uuid: "ea394942ed95cfc3bb4976b981c5d3e17d7d910e0e7b090a90d41aaa680ded6fa18157613d91c9fcbe5211bf7b2af7a5",
        date: "2026-11-27T11:17:00-05:00",
        type: "20",
        number: 7,
        prefix: "EPOS",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "lyNju1dLV5AmN750ils442WLEKjJn3yeEpzFvOJeSKP1lkgEr3K58/0LJkomWhUSjQBeukMXnLo/J5qUsh3oFqGdOhVwO1KaCiiKXtInxREekO1Y9FFpxzWX7LTn52pRJiOwJx/MxztHjdRA/FCUXJETh6s5Serd…",
        reference: "",
        counterparty: {
          name: "consumidor final",
          identificationType: "13",
          identification: "222222222222"
        },
        currency: "COP",
        total: "119150.00"
      },
      response: {
        statusCode: "00",
        statusMessage: "La Documento equivalente EPOS7, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
      }
    }
  },
  EquivalentSpdCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "SPD8",
      name: "face_fSPD09003731150000000008",
      status: "submitted",
      created: "2026-11-27T11:17:00.951-05:00",
      document: {
        uuid: "55fa9d9f0b4a6de20ae6717e0a3dcb318c89122e5c56eb6a589062dfdffe3c07cbac5d174e6a71cdd0953fd80199fadb",
        date: "2026-11-27T11:17:00-05:00",
        type: "60",
        number: 8,
        prefix: "SPD",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "T9mOCxzupO6fo8X4kHdp0v9osZLBzJToXrlVG2iT8UjDhpIgNHSU9avUGRe8qdGPasMsAQJwGISQ/xgvYMXFvtl++3nUrK9waRX/iuhEnlh+hNeGj2ndzVGrNQQ3foJrVru2w42cxkiDr5VqNvNrw0xPtKicIR4i…",
        reference: "",
        counterparty: {
          name: "Beatriz Muñoz Peña",
          identificationType: "13",
          identification: "1020304050"
        },
        currency: "COP",
        total: "55000.00"
      },
      response: {
        statusCode: "00",
        statusMessage: "La Documento equivalente SPD8, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
      }
    }
  },
  EquivalentNoteCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "NAE9",
      name: "face_fNAE09003731150000000009",
      status: "submitted",
      created: "2026-11-27T11:17:01.379-05:00",
      document: {
        uuid: "d5eb3cba114818cdd71eb11cda9a03cda315fc6585d77414d298ccccaf9819e81bd3d17033900ceec5a270269883d020",
        date: "2026-11-27T11:17:01-05:00",
        type: "94",
        number: 9,
        prefix: "NAE",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "aTQldqldUlLKwlzCcw/uhMl3b39ZEZnwJ9qMTahjw0fe+5LkbyYS7i4CBf+645f8eSlvxBte95ykeOiGK1+gdBJ9NIqgqQ1U4jyVjHFdgJIg6sxgVTyp+FkYfCSKrJKRru80oh6BkocgDrW6ZcJ38kAng596NBlc…",
        reference: "EPOS7",
        counterparty: {
          name: "consumidor final",
          identificationType: "13",
          identification: "222222222222"
        },
        currency: "COP",
        total: "119150.00"
      },
      response: {
        statusCode: "00",
        statusMessage: "La Nota de ajuste crédito al documento equivalente NAE9, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
      }
    }
  },
  EventCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "ACR10",
      name: "face_fACR08001994360000000010",
      status: "submitted",
      created: "2026-11-27T11:17:01.715-05:00",
      document: {
        uuid: "e9f2eac99fcca4dd5b97efdc4094d47857e7cfc77d1528eb1be57c59ca1fe013034d6443a0ec65a50e98b2d9cebf442f",
        date: "2026-11-27T11:17:01-05:00",
        type: "030",
        number: 10,
        prefix: "ACR",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "TfRh7n80gQT1GpddjYvkkZP0cckWfMpFxsB/KQSbPSzLHZmIaAkNcIg291z4LBM0Q3tB8wkGX7kUYOytocaknBJz8Oqn4uxehEGZF1or3EQFTLBqxhWF7Tv3sTs8D7iJxNMIqbFjhQJhrNjBBVmA2DMc63bHQt0B…",
        reference: "",
        counterparty: {
          name: "Café Piñón y Cía. S.A.S.",
          identificationType: "31",
          identification: "900373115",
          checkDigit: "3"
        }
      },
      response: {
        statusCode: "00",
        statusMessage: "La Application response ACR10, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: "",
        notifications: [
          {
            rule: "89",
            message: "NIT 900373115 no autorizado a enviar documentos para emisor con NIT 800199436.",
            cause:
              "Refused before validation: the certificate's NIT is not authorised to file for this issuer, or the file is not readable.",
            fix: "Give the issuer's or its provider's certificate in SigningCertificate, and correct CompanyParty.Id; authorise the provider in the portal.",
            path: "$.CompanyParty.Id"
          }
        ]
      }
    }
  },
  PayrollCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "NE11",
      name: "face_fNE09003731150000000011",
      status: "submitted",
      created: "2026-11-27T11:17:02.582-05:00",
      document: {
        uuid: "4b61581a03a08ffeda7fe55ffa2e34c150631f59cc9d697c0492c49703f08a50f7f61190f7076012644f37ec6279780d",
        date: "2026-11-27T11:17:02-05:00",
        type: "102",
        number: 11,
        prefix: "NE",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "V+EdPxo/PP5J+eTUQ+Yw2UBzuotNPyPVvtUOS6HUB7wWWqeTYydJNHylfqTFCLYD77DNJlt9YmJg4nV/IhjUZ4F1sE/svQQwSRJ1QgzWEANYa4+tSXHdQFKS/ZExwbJWq8UNkknKpWk/M7yS/hPucJL1Ibos/Xlv…",
        reference: "",
        counterparty: {
          name: "Ana María Muñoz Peña",
          identificationType: "13",
          identification: "1020304060"
        },
        currency: "COP",
        total: "1567275.28"
      },
      response: {
        statusCode: "00",
        statusMessage: "Documento Nomina NE11, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
      }
    }
  },
  PayrollReplaceNote: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "NA12",
      name: "face_fNA09003731150000000012",
      status: "submitted",
      created: "2026-11-27T11:17:02.730-05:00",
      document: {
        uuid: "e55e05c6b33f0ae623d5ba1673573fc2f2dae0d0c2ddd3da063dd666703d460d1b81cc0d72e980c7dcf09f4e79f59b6f",
        date: "2026-11-27T11:17:02-05:00",
        type: "103",
        number: 12,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "kuXwtJIuee2JqOxqluAYJbVIgznqsx/Qpw3uj9Szbg5uxdK6F5oAiKYGQ2b9CfXnErbZrmtuHDg5FHZAZNq+uX5v7rOTbCRfwNJ6mvsnwIVl0E6qiAs7EPcbC3SFvgIef8wE0SkCQXmJbjESHVFv74Jpz2tnTIoM…",
        reference: "NE11",
        counterparty: {
          name: "Ana María Muñoz Peña",
          identificationType: "13",
          identification: "1020304060"
        },
        currency: "COP",
        total: "1567275.28"
      },
      response: {
        statusCode: "00",
        statusMessage: "Documento Nomina NA12, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
      }
    }
  },
  PayrollDeleteNote: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "NA13",
      name: "face_fNA09003731150000000013",
      status: "submitted",
      created: "2026-11-27T11:17:02.924-05:00",
      document: {
        uuid: "844457f05bbaaf858174935e57cdbaddcc8c00710aa13396f273a0cf88441eb5a007b8c95a33dd26c3049deba9ae5165",
        date: "2026-11-27T11:17:02-05:00",
        type: "103",
        number: 13,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "gYWTUmlWMVHkGyiAeu0Tz+xJ1azPtZIuUfmFhRIsApEk6B6I3k6z/Gc/KS3j2cklF6kWL/OFSwWFxgM075hm2js6ZQ/hsmM+gt7RI7aau8TN4tyXZvWsImODedr2uq4JGLfmR5Mky8yjfkI7ORPGo6+Pkr3sEJUm…",
        reference: "NE1"
      },
      response: {
        statusCode: "00",
        statusMessage: "Documento Nomina NA13, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: "",
        notifications: [
          {
            rule: "NIAE216a",
            message: "El CUNE del documento que se elimina no existe en los registros de la DIAN.",
            cause: "The authority does not have the payroll that the note is about.",
            fix: "Correct DocumentReference.Uuid, the CUNE of an accepted payroll; the note is accepted.",
            path: "$.DocumentReference.Uuid"
          }
        ]
      }
    }
  },
  TestSetCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      testSetId: "a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01",
      documents: [
        {
          operation: "InvoiceCreate",
          id: "SETP990000050",
          prefix: "SETP",
          number: 990000050,
          uuid: "a2b9c840201aa3b958fb74d8dfe460e3b28ba4c5cb7f2351b9390f2041114ff56ce94d3c3bdada4f2f3d432d83ce30c0",
          submissionId: "01a21dcb-c4db-77b5-ba1f-80f0981b12af",
          zipkey: "ae9d27bf-d692-49e0-a0b6-39651059a539",
          status: "processing",
          statusCode: "",
          statusMessage: "",
          statusDescription: "",
          violations: []
        }
      ],
      progress: {
        total: 1,
        accepted: 0,
        rejected: 0,
        notProcessed: 0,
        open: 1,
        state: "open"
      }
    }
  },
  TestSetGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      testSetId: "a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01",
      documents: [
        {
          operation: "InvoiceCreate",
          id: "SETP990000050",
          prefix: "SETP",
          number: 990000050,
          uuid: "a2b9c840201aa3b958fb74d8dfe460e3b28ba4c5cb7f2351b9390f2041114ff56ce94d3c3bdada4f2f3d432d83ce30c0",
          submissionId: "01a21dcb-c4db-77b5-ba1f-80f0981b12af",
          zipkey: "ae9d27bf-d692-49e0-a0b6-39651059a539",
          status: "processing",
          statusCode: "",
          statusMessage: "",
          statusDescription: "",
          violations: []
        }
      ],
      progress: {
        total: 1,
        accepted: 0,
        rejected: 0,
        notProcessed: 0,
        open: 1,
        state: "open"
      }
    }
  },
  NumberingRangeGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          Id: 18760000001,
          Date: "2019-01-19T00:00:00",
          Prefix: "SETP",
          FromNumber: 990000000,
          ToNumber: 995000000,
          TechnicalKey: "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c",
          StartDate: "2019-01-19T00:00:00",
          EndDate: "2030-01-19T00:00:00",
          Used: 4,
          UsedByOthers: 0,
          Left: 4999997,
          FreedByRejection: 0,
          Skipped: 47,
          LastNumber: 990000050,
          DaysToExpiry: 1149,
          Warnings: [
            {
              code: "skipped",
              message: "47 numbers below the highest were never filed here."
            }
          ]
        }
      ],
      asked: "2026-11-27T11:17:04-05:00",
      age: 0
    }
  },
  StatusZipGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      zipkey: "ae9d27bf-d692-49e0-a0b6-39651059a539",
      state: "open",
      followed: true,
      asked: "2026-11-27T11:17:04-05:00",
      age: 0,
      items: [
        {
          verdict: "processing",
          statusCode: "",
          statusMessage: "",
          statusDescription: "Batch en proceso de validación.",
          rules: [],
          alarms: []
        }
      ]
    }
  },
  DocumentEventGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      uuid: "df83602d68de881fb36a167cb8ef6168353ce136cb38b7204188447d7618baa9752111e3887c14e23def03b255d4cfe6",
      state: "known",
      statusCode: "00",
      statusDescription: "Procesado Correctamente.",
      asked: "2026-11-27T11:17:04-05:00",
      proof: {
        degree: "proven",
        anchor: {
          subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
          fingerprint: "d48c31e1bed1d930f264b51d32f369d8dddecb460253d03ed94d7f017cc37b6c"
        },
        at: "2026-11-27T16:17:04.886Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T16:17:04.886Z, its time of receipt; no revocation list or OCSP…"
      },
      items: [
        {
          code: "030",
          name: "Acuse de recibo de Factura Electrónica de Venta",
          id: "ACR10",
          uuid: "e9f2eac99fcca4dd5b97efdc4094d47857e7cfc77d1528eb1be57c59ca1fe013034d6443a0ec65a50e98b2d9cebf442f",
          registered: "2026-11-27T11:17:01-05:00",
          notifications: [
            {
              rule: "89",
              message: "NIT 900373115 no autorizado a enviar documentos para emisor con NIT 800199436."
            }
          ]
        }
      ]
    }
  },
  AcquirerGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      identificationType: "31",
      identification: "800199436",
      state: "unknown",
      asked: "2026-11-27T11:17:04-05:00"
    }
  }
}

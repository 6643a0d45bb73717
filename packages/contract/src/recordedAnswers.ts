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
          submissionId: "01a2252c-c779-78c4-bd6a-cbf78f8f45cd",
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
              fingerprint: "e194679fee02317a8c3a3c425125e327cca9e0aeccf1c0520039e985fc740e00"
            },
            at: "2026-11-29T02:40:22.495Z",
            time: "received",
            revocation: "none",
            text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-29T02:40:22.495Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-29T02:40:22.495Z, su hora de recibo; no había lista de revocaci…"
          },
          result: {
            id: "SETP990000002",
            name: "face_fSETP09003731150990000002",
            status: "submitted",
            created: "2026-11-28T21:40:21.369-05:00",
            document: {
              uuid: "a579d4eff077b67449d97cb6ea7b379db5907e143299571d0c9ccad051389023a4753cf251e87646a4bb6e020aaf93ef",
              date: "2026-11-28T21:40:11-05:00",
              type: "01",
              number: 990000002,
              prefix: "SETP",
              schemeName: "CUFE-SHA384",
              signatureValue:
                "aEj0/FXAm1zPW9aN0hz5ZC4ZT/lhfN2MAwbFg/IAkWSJEy3h6CrP7wGbwb67u11AIARtD17iYWL/JgGkDjIE5rfS7/gF7pX6C95h0X2C+q+nHiXqL9Ado5l5wkBxy/ewh6OuGLE2orQYnf7eP/IsI2lRD9SCvRsb…",
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
      next: "MDFhMjI1MmMtYzc3OS03OGM0LWJkNmEtY2JmNzhmOGY0NWNk"
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
          book: "sale",
          currency: "COP",
          documents: 1,
          total: "573306.30",
          pesos: "573306.30",
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
      submissionId: "01a2252c-c779-78c4-bd6a-cbf78f8f45cd",
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
          fingerprint: "e194679fee02317a8c3a3c425125e327cca9e0aeccf1c0520039e985fc740e00"
        },
        at: "2026-11-29T02:40:22.495Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-29T02:40:22.495Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-29T02:40:22.495Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000002",
        name: "face_fSETP09003731150990000002",
        status: "submitted",
        created: "2026-11-28T21:40:21.369-05:00",
        document: {
          uuid: "a579d4eff077b67449d97cb6ea7b379db5907e143299571d0c9ccad051389023a4753cf251e87646a4bb6e020aaf93ef",
          date: "2026-11-28T21:40:11-05:00",
          type: "01",
          number: 990000002,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "aEj0/FXAm1zPW9aN0hz5ZC4ZT/lhfN2MAwbFg/IAkWSJEy3h6CrP7wGbwb67u11AIARtD17iYWL/JgGkDjIE5rfS7/gF7pX6C95h0X2C+q+nHiXqL9Ado5l5wkBxy/ewh6OuGLE2orQYnf7eP/IsI2lRD9SCvRsb…",
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
          at: "2026-11-29T02:40:21.501Z",
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
      submissionId: "01a2252c-c779-78c4-bd6a-cbf78f8f45cd",
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
          fingerprint: "e194679fee02317a8c3a3c425125e327cca9e0aeccf1c0520039e985fc740e00"
        },
        at: "2026-11-29T02:40:22.495Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-29T02:40:22.495Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-29T02:40:22.495Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000002",
        name: "face_fSETP09003731150990000002",
        status: "submitted",
        created: "2026-11-28T21:40:21.369-05:00",
        document: {
          uuid: "a579d4eff077b67449d97cb6ea7b379db5907e143299571d0c9ccad051389023a4753cf251e87646a4bb6e020aaf93ef",
          date: "2026-11-28T21:40:11-05:00",
          type: "01",
          number: 990000002,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "aEj0/FXAm1zPW9aN0hz5ZC4ZT/lhfN2MAwbFg/IAkWSJEy3h6CrP7wGbwb67u11AIARtD17iYWL/JgGkDjIE5rfS7/gF7pX6C95h0X2C+q+nHiXqL9Ado5l5wkBxy/ewh6OuGLE2orQYnf7eP/IsI2lRD9SCvRsb…",
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
          at: "2026-11-29T02:40:21.501Z",
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
      submissionId: "01a2252c-aaf8-713a-81ab-1ee2d503144c",
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
          fingerprint: "e194679fee02317a8c3a3c425125e327cca9e0aeccf1c0520039e985fc740e00"
        },
        at: "2026-11-29T02:40:18.571Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-29T02:40:18.571Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-29T02:40:18.571Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000001",
        name: "face_fSETP09003731150990000001",
        status: "rejected",
        created: "2026-11-28T21:40:14.072-05:00",
        document: {
          uuid: "0be76a319af22a419bf7586a549f8a1a2845c2b9251b20b2d022bfde6eaa69e63888cd672fc08998d3c0dbf9f7a4cdec",
          date: "2026-11-28T21:40:11-05:00",
          type: "01",
          number: 990000001,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "a9dmXc0EMSzF+udsS8IS3C+jG30ddhKvN+skfmdb7xptc7nzx0rQYMPbIPrrYd88g+Ls2mY0GFHOlRa0R7pyDhHAn3Nlk9T3y+mPNJHICzTpg/ckrz7rKkHm3db0jq0oHxf2On6eVxE6sH+83D4MEaqDG0CyeP8j…",
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
        tokenId: "01a2252c-98b0-7b1c-bdac-e711a2995a06",
        callerName: "documents:write",
        at: "2026-11-29T02:40:38.526Z"
      },
      history: [
        {
          at: "2026-11-29T02:40:15.753Z",
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
      submissionId: "01a2252c-aaf8-713a-81ab-1ee2d503144c",
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
          fingerprint: "e194679fee02317a8c3a3c425125e327cca9e0aeccf1c0520039e985fc740e00"
        },
        at: "2026-11-29T02:40:18.571Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-29T02:40:18.571Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-29T02:40:18.571Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000001",
        name: "face_fSETP09003731150990000001",
        status: "rejected",
        created: "2026-11-28T21:40:14.072-05:00",
        document: {
          uuid: "0be76a319af22a419bf7586a549f8a1a2845c2b9251b20b2d022bfde6eaa69e63888cd672fc08998d3c0dbf9f7a4cdec",
          date: "2026-11-28T21:40:11-05:00",
          type: "01",
          number: 990000001,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "a9dmXc0EMSzF+udsS8IS3C+jG30ddhKvN+skfmdb7xptc7nzx0rQYMPbIPrrYd88g+Ls2mY0GFHOlRa0R7pyDhHAn3Nlk9T3y+mPNJHICzTpg/ckrz7rKkHm3db0jq0oHxf2On6eVxE6sH+83D4MEaqDG0CyeP8j…",
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
          at: "2026-11-29T02:40:15.753Z",
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
          id: "01a2252c-c779-78c4-bd6a-cbf78f8f45cd",
          submission: {
            submissionId: "01a2252c-c779-78c4-bd6a-cbf78f8f45cd",
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
                fingerprint: "e194679fee02317a8c3a3c425125e327cca9e0aeccf1c0520039e985fc740e00"
              },
              at: "2026-11-29T02:40:22.495Z",
              time: "received",
              revocation: "none",
              text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-29T02:40:22.495Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-29T02:40:22.495Z, su hora de recibo; no había lista de revocaci…"
            },
            result: {
              id: "SETP990000002",
              name: "face_fSETP09003731150990000002",
              status: "submitted",
              created: "2026-11-28T21:40:21.369-05:00",
              document: {
                uuid: "a579d4eff077b67449d97cb6ea7b379db5907e143299571d0c9ccad051389023a4753cf251e87646a4bb6e020aaf93ef",
                date: "2026-11-28T21:40:11-05:00",
                type: "01",
                number: 990000002,
                prefix: "SETP",
                schemeName: "CUFE-SHA384",
                signatureValue:
                  "aEj0/FXAm1zPW9aN0hz5ZC4ZT/lhfN2MAwbFg/IAkWSJEy3h6CrP7wGbwb67u11AIARtD17iYWL/JgGkDjIE5rfS7/gF7pX6C95h0X2C+q+nHiXqL9Ado5l5wkBxy/ewh6OuGLE2orQYnf7eP/IsI2lRD9SCvRsb…",
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
                at: "2026-11-29T02:40:21.501Z",
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
    body: 3768
  },
  SubmissionReconcile: {
    status: 200,
    contentType: "application/json",
    body: {
      environment: "sandbox",
      complete: true,
      from: "2026-11-28",
      to: "2026-11-28",
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
    body: 72643
  },
  fileXmlGetItem: {
    status: 200,
    contentType: "application/xml",
    body: 37309
  },
  fileEvidenceGetItem: {
    status: 200,
    contentType: "application/zip",
    body: 101613
  },
  fileArchiveCreate: {
    status: 200,
    contentType: "application/zip",
    body: 207984
  },
  fileUrlGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      url: "https://radicar.example.com/v1/files/links/AaIlLMCddGujnrOyp326HgMBoipTi3QBoiUsl5V_kYgY6hLw1Uw1qLZl5YfrIYH9r_m8Ji1JU3tP516Y3y8q",
      expires: "2026-11-30T02:40:47.988Z"
    }
  },
  fileLinkOpen: {
    status: 200,
    contentType: "application/pdf",
    body: 72643
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
          uuid: "493f21e89bd949f377fed0a012f1a7306b07769d73a1191409ba543f28fbd82a9668f42eab6c3c71722c17b12da4ad6f",
          schemeName: "CUFE-SHA384",
          body: {
            TypeCode: "01",
            OperationCode: "10",
            Number: 990000000,
            Date: "2026-11-28T21:40:11",
            DueDate: "2026-11-28T00:00:00",
            CurrencyCode: "COP",
            Note: "Gracias por su compra",
            OrderReference: {
              Number: "OC-1042",
              Date: "2026-11-28T00:00:00"
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
              Date: "2026-11-28T00:00:00"
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
              at: "2026-11-29T02:40:19.593Z",
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
                at: "2026-11-29T02:40:19.593Z",
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
              signingTime: "2026-11-29T02:40:19.593Z",
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
                text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-29T02:40:19.690Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-29T02:40:19.690Z, la hora de firma que declara; no había lista …",
                anchor: {
                  subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  fingerprint: "e194679fee02317a8c3a3c425125e327cca9e0aeccf1c0520039e985fc740e00"
                },
                at: "2026-11-29T02:40:19.690Z",
                time: "stated",
                revocation: "none"
              },
              accepted: true,
              code: "02",
              description: "Documento validado por la DIAN",
              date: "2026-11-28T21:40:19-05:00",
              uuid: "359722df0aa1e0612272dceb25bc19d3bf9b3aec95df1106f4de373c7084ffa4f95a317bc370215c8e7e3e5ae5a531e5",
              documentUuid:
                "493f21e89bd949f377fed0a012f1a7306b07769d73a1191409ba543f28fbd82a9668f42eab6c3c71722c17b12da4ad6f",
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
                  text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-29T02:40:19.690Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-29T02:40:19.690Z, la hora de firma que declara; no había lista …",
                  anchor: {
                    subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                    fingerprint: "e194679fee02317a8c3a3c425125e327cca9e0aeccf1c0520039e985fc740e00"
                  },
                  at: "2026-11-29T02:40:19.690Z",
                  time: "stated",
                  revocation: "none"
                },
                signer: {
                  nit: "800197268",
                  commonName: "U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES",
                  subject:
                    "CN=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,2.5.4.5=#1309383030313937323638,O=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,L=Bogotá D.C.,C=CO",
                  issuer: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  serialNumber: "443062784948472423549462425153690649490937433036",
                  notBefore: "2019-01-01T00:00:00.000Z",
                  notAfter: "2049-12-31T23:59:59.000Z"
                },
                signingTime: "2026-11-29T02:40:19.690Z",
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
      id: "01a2252d-43f6-734a-a9bc-4084743cf5ff",
      state: "queued",
      document: {
        uuid: "493f21e89bd949f377fed0a012f1a7306b07769d73a1191409ba543f28fbd82a9668f42eab6c3c71722c17b12da4ad6f",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a2252d-43f6-734a-a9bc-4084743cf5ff@example.com>",
      receivers: [
        {
          kind: "to",
          state: "queued",
          origin: "request",
          address: "compras@example.com"
        }
      ],
      created: "2026-11-29T02:40:53.238Z",
      tries: 0
    }
  },
  SendMailGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a2252d-43f6-734a-a9bc-4084743cf5ff",
      state: "queued",
      document: {
        uuid: "493f21e89bd949f377fed0a012f1a7306b07769d73a1191409ba543f28fbd82a9668f42eab6c3c71722c17b12da4ad6f",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a2252d-43f6-734a-a9bc-4084743cf5ff@example.com>",
      receivers: [
        {
          kind: "to",
          address: "compras@example.com",
          origin: "request",
          state: "queued"
        }
      ],
      created: "2026-11-29T02:40:53.238Z",
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
            id: "01a2252d-4a47-7fa9-b0c5-4a49d375e870",
            state: "queued",
            document: {
              uuid: "493f21e89bd949f377fed0a012f1a7306b07769d73a1191409ba543f28fbd82a9668f42eab6c3c71722c17b12da4ad6f",
              id: "SETP990000000"
            },
            subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
            messageId: "<01a2252d-4a47-7fa9-b0c5-4a49d375e870@example.com>",
            receivers: [
              {
                kind: "to",
                state: "queued",
                origin: "request",
                address: "compras@example.com"
              }
            ],
            created: "2026-11-29T02:40:54.855Z",
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
          id: "01a2252d-4a47-7fa9-b0c5-4a49d375e870",
          state: "queued",
          document: {
            uuid: "493f21e89bd949f377fed0a012f1a7306b07769d73a1191409ba543f28fbd82a9668f42eab6c3c71722c17b12da4ad6f",
            id: "SETP990000000"
          },
          subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
          messageId: "<01a2252d-4a47-7fa9-b0c5-4a49d375e870@example.com>",
          receivers: [
            {
              kind: "to",
              address: "compras@example.com",
              origin: "request",
              state: "queued"
            }
          ],
          created: "2026-11-29T02:40:54.855Z",
          tries: 0
        }
      ]
    }
  },
  CertificateStore: {
    status: 201,
    contentType: "application/json",
    body: {
      id: "01a2252d-52a5-7850-b976-86d66c70fd7a",
      nit: "900373115",
      issuer:
        "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
      serialNumber: "564952872620565310969088056710152883327319921",
      notBefore: "2024-01-01T00:00:00.000Z",
      notAfter: "2123-12-31T23:59:59.000Z",
      daysLeft: 35460,
      created: "2026-11-29T02:40:57.021Z",
      token: "cert_WToUDTEIhih…"
    }
  },
  CertificateGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a2252d-52a5-7850-b976-86d66c70fd7a",
          nit: "900373115",
          issuer:
            "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
          serialNumber: "564952872620565310969088056710152883327319921",
          notBefore: "2024-01-01T00:00:00.000Z",
          notAfter: "2123-12-31T23:59:59.000Z",
          daysLeft: 35460,
          created: "2026-11-29T02:40:57.021Z"
        }
      ]
    }
  },
  InboxImport: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a2252d-56cc-73ca-ac3a-60e09b83f631",
      state: "judged",
      received: "2026-11-29T02:40:58.060Z",
      repeated: false,
      items: [
        {
          id: "01a2252d-56cc-784e-bd22-73af63b6d13d",
          state: "received",
          received: "2026-11-29T02:40:58.060Z",
          environment: "sandbox",
          arrivalId: "01a2252d-56cc-73ca-ac3a-60e09b83f631",
          uuid: "a579d4eff077b67449d97cb6ea7b379db5907e143299571d0c9ccad051389023a4753cf251e87646a4bb6e020aaf93ef",
          supplier: {
            name: "Café Piñón y Cía. S.A.S.",
            identificationType: "31",
            identification: "900373115",
            checkDigit: "3"
          },
          type: "01",
          number: "SETP990000002",
          issueDate: "2026-11-28",
          dueDate: "2026-12-28",
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
          id: "01a2252d-56cc-784e-bd22-73af63b6d13d",
          state: "received",
          received: "2026-11-29T02:40:58.060Z",
          environment: "sandbox",
          arrivalId: "01a2252d-56cc-73ca-ac3a-60e09b83f631",
          uuid: "a579d4eff077b67449d97cb6ea7b379db5907e143299571d0c9ccad051389023a4753cf251e87646a4bb6e020aaf93ef",
          supplier: {
            name: "Café Piñón y Cía. S.A.S.",
            identificationType: "31",
            identification: "900373115",
            checkDigit: "3"
          },
          type: "01",
          number: "SETP990000002",
          issueDate: "2026-11-28",
          dueDate: "2026-12-28",
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
      id: "01a2252d-56cc-73ca-ac3a-60e09b83f631",
      state: "judged",
      received: "2026-11-29T02:40:58.060Z",
      repeated: false,
      items: [
        {
          id: "01a2252d-56cc-784e-bd22-73af63b6d13d",
          state: "received",
          received: "2026-11-29T02:40:58.060Z",
          environment: "sandbox",
          arrivalId: "01a2252d-56cc-73ca-ac3a-60e09b83f631",
          uuid: "a579d4eff077b67449d97cb6ea7b379db5907e143299571d0c9ccad051389023a4753cf251e87646a4bb6e020aaf93ef",
          supplier: {
            name: "Café Piñón y Cía. S.A.S.",
            identificationType: "31",
            identification: "900373115",
            checkDigit: "3"
          },
          type: "01",
          number: "SETP990000002",
          issueDate: "2026-11-28",
          dueDate: "2026-12-28",
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
        id: "01a2252d-56cc-784e-bd22-73af63b6d13d",
        state: "goodsReceived",
        received: "2026-11-29T02:40:58.060Z",
        environment: "sandbox",
        arrivalId: "01a2252d-56cc-73ca-ac3a-60e09b83f631",
        uuid: "a579d4eff077b67449d97cb6ea7b379db5907e143299571d0c9ccad051389023a4753cf251e87646a4bb6e020aaf93ef",
        supplier: {
          name: "Café Piñón y Cía. S.A.S.",
          identificationType: "31",
          identification: "900373115",
          checkDigit: "3"
        },
        type: "01",
        number: "SETP990000002",
        issueDate: "2026-11-28",
        dueDate: "2026-12-28",
        payment: "credit",
        currency: "COP",
        total: "573306.30",
        taxes: {
          iva: "51300.30"
        },
        order: "OC-1042",
        events: ["030"],
        term: {
          startsOn: "2026-11-28",
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
            created: "2026-11-28T21:41:06.204-05:00",
            document: {
              uuid: "8c41dcad23711e5054d2efc87b7025f63cc0c23bcf9aa98f39488a2f476fc7c4e7dd704ecc8400ff301c3e3be4f480b4",
              date: "2026-11-28T21:41:03-05:00",
              type: "030",
              number: 1,
              prefix: "ACR",
              schemeName: "CUDE-SHA384",
              signatureValue:
                "mBvX5dHI8c1SDU8SBUJzqO8zvBR/ceYIGD79obCrxo1MF1+mPvIYsyj/oE8w8PeqBZDigcXWFT5FlbD1nVfXzd19v+9bjxvxiD5W0gcqtLY2wcD3OSkCRjjcufSjxn1RMaLf8uC+hqCvLE8AktxgFKhzxRGcproM…",
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
          id: "01a2252d-56cc-784e-bd22-73af63b6d13d",
          filed: {
            item: {
              id: "01a2252d-56cc-784e-bd22-73af63b6d13d",
              state: "accepted",
              received: "2026-11-29T02:40:58.060Z",
              environment: "sandbox",
              arrivalId: "01a2252d-56cc-73ca-ac3a-60e09b83f631",
              uuid: "a579d4eff077b67449d97cb6ea7b379db5907e143299571d0c9ccad051389023a4753cf251e87646a4bb6e020aaf93ef",
              supplier: {
                name: "Café Piñón y Cía. S.A.S.",
                identificationType: "31",
                identification: "900373115",
                checkDigit: "3"
              },
              type: "01",
              number: "SETP990000002",
              issueDate: "2026-11-28",
              dueDate: "2026-12-28",
              payment: "credit",
              currency: "COP",
              total: "573306.30",
              taxes: {
                iva: "51300.30"
              },
              order: "OC-1042",
              events: ["030"],
              term: {
                startsOn: "2026-11-28",
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
                  created: "2026-11-28T21:41:13.787-05:00",
                  document: {
                    uuid: "d04fb661cdf81014c78d4c56d3c85fc30c7fc5df7863b5cce599b987f70d7e06ed3f8e3d6553001ecb54b3d808d308be",
                    date: "2026-11-28T21:41:13-05:00",
                    type: "033",
                    number: 1,
                    prefix: "ACE",
                    schemeName: "CUDE-SHA384",
                    signatureValue:
                      "axKL1TRHVm2B0AKNU1O++kBG1ZdglOfbzZ/PNZz3OtUSK/WAAOIMAZskU3+4GY51ZHsnsawNhbIz2DraMeaJ2zwdYm5JaLvTokDZTzbvzvTZY9XF5TIryupNYr1OgyS227zeIpI9Zd3HgL9mEvq9c7qGRjOS+oTF…",
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
      id: "01a2252d-56cc-784e-bd22-73af63b6d13d",
      state: "accepted",
      received: "2026-11-29T02:40:58.060Z",
      environment: "sandbox",
      arrivalId: "01a2252d-56cc-73ca-ac3a-60e09b83f631",
      uuid: "a579d4eff077b67449d97cb6ea7b379db5907e143299571d0c9ccad051389023a4753cf251e87646a4bb6e020aaf93ef",
      supplier: {
        name: "Café Piñón y Cía. S.A.S.",
        identificationType: "31",
        identification: "900373115",
        checkDigit: "3"
      },
      type: "01",
      number: "SETP990000002",
      issueDate: "2026-11-28",
      dueDate: "2026-12-28",
      payment: "credit",
      currency: "COP",
      total: "573306.30",
      taxes: {
        iva: "51300.30"
      },
      order: "OC-1042",
      events: ["030"],
      term: {
        startsOn: "2026-11-28",
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
          uuid: "8c41dcad23711e5054d2efc87b7025f63cc0c23bcf9aa98f39488a2f476fc7c4e7dd704ecc8400ff301c3e3be4f480b4",
          submissionId: "01a2252d-769c-7c4a-a183-2c8405981b18",
          registered: "2026-11-28T21:41:08-05:00"
        }
      ],
      history: [
        {
          at: "2026-11-29T02:40:59.355Z",
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
        uuid: "a579d4eff077b67449d97cb6ea7b379db5907e143299571d0c9ccad051389023a4753cf251e87646a4bb6e020aaf93ef",
        schemeName: "CUFE-SHA384",
        body: {
          TypeCode: "01",
          OperationCode: "10",
          Number: 990000002,
          Date: "2026-11-28T21:40:11",
          DueDate: "2026-11-28T00:00:00",
          CurrencyCode: "COP",
          Note: "Gracias por su compra",
          OrderReference: {
            Number: "OC-1042",
            Date: "2026-11-28T00:00:00"
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
            Date: "2026-12-28T00:00:00"
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
            at: "2026-11-29T02:40:20.944Z",
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
              at: "2026-11-29T02:40:20.944Z",
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
            signingTime: "2026-11-29T02:40:20.944Z",
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
              text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-29T02:40:21.587Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-29T02:40:21.587Z, la hora de firma que declara; no había lista …",
              anchor: {
                subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                fingerprint: "e194679fee02317a8c3a3c425125e327cca9e0aeccf1c0520039e985fc740e00"
              },
              at: "2026-11-29T02:40:21.587Z",
              time: "stated",
              revocation: "none"
            },
            accepted: true,
            code: "02",
            description: "Documento validado por la DIAN",
            date: "2026-11-28T21:40:21-05:00",
            uuid: "343dc01ca9f543346a7a83c5818406ce8b8b650eec883a654fc90ad8c7a291e1ce4859beff649aa9569df03967827ce6",
            documentUuid:
              "a579d4eff077b67449d97cb6ea7b379db5907e143299571d0c9ccad051389023a4753cf251e87646a4bb6e020aaf93ef",
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
                text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-29T02:40:21.587Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-29T02:40:21.587Z, la hora de firma que declara; no había lista …",
                anchor: {
                  subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  fingerprint: "e194679fee02317a8c3a3c425125e327cca9e0aeccf1c0520039e985fc740e00"
                },
                at: "2026-11-29T02:40:21.587Z",
                time: "stated",
                revocation: "none"
              },
              signer: {
                nit: "800197268",
                commonName: "U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES",
                subject:
                  "CN=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,2.5.4.5=#1309383030313937323638,O=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,L=Bogotá D.C.,C=CO",
                issuer: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                serialNumber: "443062784948472423549462425153690649490937433036",
                notBefore: "2019-01-01T00:00:00.000Z",
                notAfter: "2049-12-31T23:59:59.000Z"
              },
              signingTime: "2026-11-29T02:40:21.587Z",
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
    body: 75937
  },
  InboxRetry: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a2252d-56cc-784e-bd22-73af63b6d13d",
      state: "accepted",
      received: "2026-11-29T02:40:58.060Z",
      environment: "sandbox",
      arrivalId: "01a2252d-56cc-73ca-ac3a-60e09b83f631",
      uuid: "a579d4eff077b67449d97cb6ea7b379db5907e143299571d0c9ccad051389023a4753cf251e87646a4bb6e020aaf93ef",
      supplier: {
        name: "Café Piñón y Cía. S.A.S.",
        identificationType: "31",
        identification: "900373115",
        checkDigit: "3"
      },
      type: "01",
      number: "SETP990000002",
      issueDate: "2026-11-28",
      dueDate: "2026-12-28",
      payment: "credit",
      currency: "COP",
      total: "573306.30",
      taxes: {
        iva: "51300.30"
      },
      order: "OC-1042",
      events: ["030"],
      term: {
        startsOn: "2026-11-28",
        endsOn: "2026-12-02"
      },
      warnings: [],
      file: "factura.xml"
    }
  },
  InboxDelete: {
    status: 204,
    contentType: "",
    body: 0
  },
  InboxFetch: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          uuid: "a579d4eff077b67449d97cb6ea7b379db5907e143299571d0c9ccad051389023a4753cf251e87646a4bb6e020aaf93ef",
          item: {
            id: "01a2252d-56cc-784e-bd22-73af63b6d13d",
            state: "accepted",
            received: "2026-11-29T02:40:58.060Z",
            environment: "sandbox",
            arrivalId: "01a2252d-56cc-73ca-ac3a-60e09b83f631",
            uuid: "a579d4eff077b67449d97cb6ea7b379db5907e143299571d0c9ccad051389023a4753cf251e87646a4bb6e020aaf93ef",
            supplier: {
              name: "Café Piñón y Cía. S.A.S.",
              identificationType: "31",
              identification: "900373115",
              checkDigit: "3"
            },
            type: "01",
            number: "SETP990000002",
            issueDate: "2026-11-28",
            dueDate: "2026-12-28",
            payment: "credit",
            currency: "COP",
            total: "573306.30",
            taxes: {
              iva: "51300.30"
            },
            order: "OC-1042",
            events: ["030"],
            term: {
              startsOn: "2026-11-28",
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
      watchedSince: "2026-11-29T02:40:02.965Z",
      items: [
        {
          environment: "sandbox",
          state: "closed",
          lastSuccess: "2026-11-29T02:41:22.740Z",
          failuresInARow: 0,
          calls: 9,
          failures: [],
          latency: {
            filing: {
              calls: 6,
              p50: 850,
              p95: 2613,
              p99: 2613,
              max: 2613
            },
            query: {
              calls: 3,
              p50: 177,
              p95: 358,
              p99: 358,
              max: 358
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
      id: "01a2252d-c456-72de-bcd0-36b91de0ea8e",
      name: "ERP",
      prefix: "rad_sandbox_I4-Yyb",
      scopes: ["documents:write"],
      companies: ["1"],
      providers: ["1"],
      created: "2026-11-29T02:41:26.103Z",
      createdBy: "01a2252c-99e8-7f72-9708-83db4341bd44",
      expires: "2027-11-29T02:41:26.102Z",
      token: "rad_sandbox_I4-Y…"
    }
  },
  TokenGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a2252c-7d70-78e6-b4d9-6cb50db6b8fe",
          name: "development",
          prefix: "radicar-dev",
          scopes: ["documents:write"],
          companies: ["1"],
          providers: ["1"],
          created: "2026-11-29T02:40:02.417Z"
        }
      ]
    }
  },
  TokenGetSelf: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a2252c-9795-7f91-8818-ea12f0d54c35",
      name: "documents:read",
      scopes: ["documents:read"],
      companies: ["1"],
      providers: ["1"],
      environment: "sandbox"
    }
  },
  TokenRevoke: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a2252d-c456-72de-bcd0-36b91de0ea8e",
      revoked: "2026-11-29T02:41:27.629Z",
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
      updated: "2026-11-29T02:41:28.172Z"
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
          updated: "2026-11-29T02:41:28.172Z"
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
      updated: "2026-11-29T02:41:28.172Z"
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
      updated: "2026-11-29T02:41:34.906Z"
    }
  },
  CompanyGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "1",
          settings: {},
          secrets: [],
          updated: "2026-11-29T02:41:03.975Z"
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
      updated: "2026-11-29T02:41:34.906Z"
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
      id: "01a2252d-eca9-779c-a57e-8baaf9320b45",
      name: "ERP",
      kind: "post",
      url: "https://hooks.example.com/radicar",
      events: ["document.*"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-29T02:41:36.426Z",
      createdBy: "01a2252c-9fcc-75cc-be44-019df3c2befb",
      secret: "whsec_B7DtQE8xd3…"
    }
  },
  WebhookGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a2252d-eca9-779c-a57e-8baaf9320b45",
          name: "ERP",
          kind: "post",
          url: "https://hooks.example.com/radicar",
          events: ["document.*"],
          companies: ["1"],
          state: "enabled",
          created: "2026-11-29T02:41:36.426Z",
          createdBy: "01a2252c-9fcc-75cc-be44-019df3c2befb"
        }
      ]
    }
  },
  WebhookGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a2252d-eca9-779c-a57e-8baaf9320b45",
      name: "ERP",
      kind: "post",
      url: "https://hooks.example.com/radicar",
      events: ["document.*"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-29T02:41:36.426Z",
      createdBy: "01a2252c-9fcc-75cc-be44-019df3c2befb"
    }
  },
  WebhookChange: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a2252d-eca9-779c-a57e-8baaf9320b45",
      name: "ERP",
      kind: "post",
      url: "https://hooks.example.com/radicar",
      events: ["document.accepted"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-29T02:41:36.426Z",
      createdBy: "01a2252c-9fcc-75cc-be44-019df3c2befb"
    }
  },
  WebhookRotateSecret: {
    status: 200,
    contentType: "application/json",
    body: {
      secret: "whsec_3ZnMZKz/h6…",
      previousExpires: "2026-11-30T02:41:39.111Z"
    }
  },
  WebhookTest: {
    status: 202,
    contentType: "application/json",
    body: {
      id: "ece97f3a-f52e-433b-a5dd-6c04b3bfd95e",
      webhook: "01a2252d-eca9-779c-a57e-8baaf9320b45",
      event: "01a2252d-f9b2-72be-9e9f-a98ee86068b0",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-29T02:41:39.771Z",
      tries: 0,
      next: "2026-11-29T02:41:39.771Z"
    }
  },
  WebhookDeliveryGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "ece97f3a-f52e-433b-a5dd-6c04b3bfd95e",
          webhook: "01a2252d-eca9-779c-a57e-8baaf9320b45",
          event: "01a2252d-f9b2-72be-9e9f-a98ee86068b0",
          type: "webhook.test",
          state: "pending",
          created: "2026-11-29T02:41:39.771Z",
          tries: 1,
          tried: "2026-11-29T02:41:40.097Z",
          next: "2026-11-29T02:41:44.344Z",
          failure: "The connection failed: ECONNREFUSED"
        }
      ]
    }
  },
  WebhookDeliveryGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "ece97f3a-f52e-433b-a5dd-6c04b3bfd95e",
      webhook: "01a2252d-eca9-779c-a57e-8baaf9320b45",
      event: "01a2252d-f9b2-72be-9e9f-a98ee86068b0",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-29T02:41:39.771Z",
      tries: 1,
      tried: "2026-11-29T02:41:40.097Z",
      next: "2026-11-29T02:41:44.344Z",
      failure: "The connection failed: ECONNREFUSED",
      attempts: [
        {
          at: "2026-11-29T02:41:40.097Z",
          millis: 134,
          failure: "The connection failed: ECONNREFUSED"
        }
      ],
      body: '{"type":"webhook.test","timestamp":"2026-11-29T02:41:39.763Z","data":{"webhookId":"01a2252d-eca9-779c-a57e-8baaf9320b45"}}'
    }
  },
  WebhookDeliveryReplay: {
    status: 202,
    contentType: "application/json",
    body: {
      id: "ece97f3a-f52e-433b-a5dd-6c04b3bfd95e",
      webhook: "01a2252d-eca9-779c-a57e-8baaf9320b45",
      event: "01a2252d-f9b2-72be-9e9f-a98ee86068b0",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-29T02:41:39.771Z",
      tries: 1,
      tried: "2026-11-29T02:41:40.097Z",
      next: "2026-11-29T02:41:41.111Z",
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
          id: "01a2252c-a407-7c79-a63d-178c890e4ff3",
          at: "2026-11-29T02:40:12.295Z",
          operation: "InvoiceCreate",
          tokenId: "01a2252c-98b0-7b1c-bdac-e711a2995a06",
          callerName: "documents:write",
          requestId: "fcdd9bf2-c1dd-4601-9892-13a914225fb0",
          companyId: "1",
          providerId: "1",
          subject: "0be76a319af22a419bf7586a549f8a1a2845c2b9251b20b2d022bfde6eaa69e63888cd672fc08998d3c0dbf9f7a4cdec",
          status: 200
        }
      ],
      next: "MDFhMjI1MmMtYTQwNy03Yzc5LWE2M2QtMTc4Yzg5MGU0ZmYz"
    }
  },
  CompanyErase: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "1",
      dryRun: true,
      erasedAt: "2026-11-29T02:41:43.774Z",
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
        settings: 1
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
      created: "2026-11-28T21:41:47.297-05:00",
      document: {
        uuid: "1720d7150517dbf9d90eabe329fbda226ecc663c7181f08155843f10e905e6120d47e54b3660f11a8add7635c87e112d",
        date: "2026-11-28T21:41:46-05:00",
        type: "01",
        number: 990000001,
        prefix: "SETP",
        schemeName: "CUFE-SHA384",
        signatureValue:
          "mn0FCVoFC4SIo7M2SJa/FKYf9oEQcRT+ZaneJVgAG+JSzjGjugPEAeaMPo3SudzQDdXErDOasmgl6cHtVz9o29psxwXGVxrZWoxGWBHX0hpEh1RxReGLyTsypNp4OwU5GS8NzQxibm1l3zgbWMc01gFuOOOzXeZj…",
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
      created: "2026-11-28T21:41:49.201-05:00",
      document: {
        uuid: "9ea6bc422213a572b7cd30b1d78527227e2e0ffc47df824dcb677beb839681beae82c6b176708d66d91ffa76aff507c2",
        date: "2026-11-28T21:41:48-05:00",
        type: "91",
        number: 3,
        prefix: "NC",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "S4CyiUAd4hyklwctO57UhuueJdUmjvAm1cYIp3yPrPbvW6cVh/PQB1QCvNXu8jrO+50fLBh/k01M6ykn6zwxa8quUrm7jeSsLXzss4fUPjtuCUnqNcwCStnZOemAJwF6aP62QazXj89v9/xBExbLtAFV5LZ2XQl1…",
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
      created: "2026-11-28T21:41:51.390-05:00",
      document: {
        uuid: "d5cb6a567219281f33d338fe796c348fc1aa64d536fe44ffdacbb0bdff9a55789e46678130feca15c8d88bd0f0f6347e",
        date: "2026-11-28T21:41:50-05:00",
        type: "92",
        number: 4,
        prefix: "ND",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "B+4CUN41WhQQVqcwJ7l2nO4jDGRvJTGR8xy9WMCFrK5bwjgSNFPwR88+B53pltfXaVsXrADF/XzdAXoewMjGGh6RojQm2Vx7ClU6oqQ+xlfJqsQbyj3gaR7eL9o4kGdvC4z2lFSevjwzmlNUx5sauLzSXjbYyhJh…",
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
      created: "2026-11-28T21:41:52.565-05:00",
      document: {
        uuid: "2da13ea4305e6d2803615b04695143270322f148586a444ab9c67e8727bf342a7acf79b19f39c7d408fcbf8b2b27426e",
        date: "2026-11-28T21:41:52-05:00",
        type: "05",
        number: 984000004,
        prefix: "SEDS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "Rp2Gnw/1fNeBrhkePH3eHpwWyNNEE6N2KKDHR0d2MMCvoma9iBbSrKq6pJD2BsnkK80jdwIByPj+I7WqEPG16KC4jLUauEiYwRA7jIMCQwNMKv/84plwOL9yCER/54xbA0sIOoSawhhLJZ4M567PchqaezEVC/cj…",
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
      created: "2026-11-28T21:41:54.256-05:00",
      document: {
        uuid: "154e0c6e150a6941e3d752f2615f03f3d4cd94362820d80c383ec27c444ec67d06cf9c3a0ed8ddd890b6f944307286c9",
        date: "2026-11-28T21:41:53-05:00",
        type: "95",
        number: 6,
        prefix: "NAS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "dhUWW+twkwWxENr3j+KfuNptoL+4EcUTMUlca8V8Vg4xUZcDgW7rXja9iEuo0CYwA8SIqTJZ2u5UrqHjeichCThK4UyyC2t4A57kA/1eYp/ho+/nTiPIuIdTijNA8mvo1uxaokyuT6LEL5yhAJ8X2++iTZwaZbT+…",
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
      created: "2026-11-28T21:41:56.024-05:00",
      document: {
        uuid: "3b6f6b85f9d7460fa7993ec7ef96264789885dd20feb7e5d30931d69d21e50afa758a368f30d75505a6d9dfa39c60d9d",
        date: "2026-11-28T21:41:55-05:00",
        type: "20",
        number: 7,
        prefix: "EPOS",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "aUwqZOn164PXhsmNXzcsq10XhXnZypxsV5ZBUFLCUAqRqB0P8jIgOHpFohaeeu5p3bRibiRdzVhlNA4i8SeMkdae7bwRZRHTnTkfaaiGz31GpzkfrBWJ6e0wG+xb+x9bHM01At6WPbBtGvWkViWvLmJBK+K/blRy…",
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
      created: "2026-11-28T21:41:57.454-05:00",
      document: {
        uuid: "fa157d2d83694f083b6ea1db174cd73be6867c96505a2a447b47a69409f9c616b7ded2cdfbd00ee067de1f6743c42b95",
        date: "2026-11-28T21:41:56-05:00",
        type: "60",
        number: 8,
        prefix: "SPD",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "Cn3m3RWgSfFGL2oA77Gr82uHDCI8H8eiHKFSTKRLzmQSugp9XbhxMvzWgP6qsVeCH8RqqxCjWOhWE/MbdnNACZuewYhHlBY8Tm1iEPgdI2b1ap9jAmXUz6psyHiadJUfShaJhBZV1DN+x5IIyFStjhkTA27rQUL9…",
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
      created: "2026-11-28T21:41:58.503-05:00",
      document: {
        uuid: "5521fb94ede8441ba4c5759ceede1c6927bcb80c2455bfecfb4866c4d20b04dcaee879d324102b4b6b132451b34141ad",
        date: "2026-11-28T21:41:58-05:00",
        type: "94",
        number: 9,
        prefix: "NAE",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "Ac/Ey+hXae0Pq+/SiaJHmlB6voSoHxa6L1XNikajEtIfh8OLsnR59k6FtmANfjtYEc4VaqrE3Iw5XH2rvJfrgROXQh0sfW2frQTUz3NlokfPL6nK9OpEC2BQRIo5QbJ7Rbu3U8CkGu9PxIxU+nAoKul7unifBJz0…",
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
      created: "2026-11-28T21:42:12.647-05:00",
      notifications: [
        {
          rule: "LGC62",
          path: "$.DocumentReference.Uuid",
          message:
            "The invoice is paid in cash: only an invoice on credit needs this event, and the authority may reject it.",
          expected: "an invoice on credit",
          actual: "1720d7150517dbf9d90eabe329fbda226ecc663c7181f08155843f10e905e6120d47e54b3660f11a8add7635c87e112d"
        }
      ],
      document: {
        uuid: "d772047278b27987894cf76b8c7875d6a87b5622b481499608cbb0a28ef88a2c169632e1a03450acc0f4204d0bdc268a",
        date: "2026-11-28T21:41:59-05:00",
        type: "030",
        number: 10,
        prefix: "ACR",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "LBXFIwJ5GsICKIq7deMIDpydpGIYfwP+mmvk0HNtnKkK0wE5Bjk7V1IlReKDCsv5Id5y+RfbeeJ5xOJHZNYYvpB1ytDiFpc1IUxKR69EvT1tVrEc/oZPyGKhDBHkDGyYJtGCsjuPCZduA+Fw+4YAoAqvJ3yvApCm…",
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
      created: "2026-11-28T21:42:14.280-05:00",
      document: {
        uuid: "642560ce71798fbb48feb4d80012eb6b0d757bdcdbed62366f637e5a4190e745e0786c28460188b8e570a0576c1b2c78",
        date: "2026-11-28T21:42:13-05:00",
        type: "102",
        number: 11,
        prefix: "NE",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "A/P+COIgA5NaYzRkRGEmyXANNEn4JbqZPsv7tjNDOfJ9V0WkEPUYKUwv80cCdR7zg9+nfGstB1ozBDTaDaMMVlLDebXo+aexeXHdHDG0i+3ZKaD4SeIY7QvGq8yc3AN6CxFXsK0PhzA76bREYrHEgdmIyOy2UB+f…",
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
      created: "2026-11-28T21:42:16.624-05:00",
      document: {
        uuid: "8b6f0a1edec95a2a1dc82b95f414cd8627db8462723681db5cc13ba303688f1207801a6f4d6db3c318e7b49cc87fbc73",
        date: "2026-11-28T21:42:15-05:00",
        type: "103",
        number: 12,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "AfYpnIAiQ/4qkrJyYFsBpHOuSTYYutlEVL5QjBZxnm4GfkVWpw5B4CvJA83TE3DJT9aGSmx7n3dTYI9NPO506rR+c7fyo5/2zfFj1ie/DRvzbidQpEdIsrIjwfHB6GQCkAE2v00vH2epaSxUf6rVtbdqsF2cTz7u…",
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
      created: "2026-11-28T21:42:17.840-05:00",
      document: {
        uuid: "d320e736e6beba7d5db9abb032b45c02e204d8c22966dd002cbb49bda2256c51921557f553cb5d5c45913df3c17338da",
        date: "2026-11-28T21:42:17-05:00",
        type: "103",
        number: 13,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "a47BFVoOFoJo/szJnqlc6B2A2jGsqc3QgvfyMhfQs0VHgX40PwGK7uXqGErBW4WiffvHJDzJkb2o/CudU0HZVuKuL76yVd0LgdZR5DSI6+dONzrlJhVvcv3lvI0nt1phNlLhphP7IMLOGaIBNuEYk1kYxVw51KgR…",
        reference: "NA12"
      },
      response: {
        statusCode: "00",
        statusMessage: "Documento Nomina NA13, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
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
          uuid: "c9fc2dd15f38338b3928f670c1cb7726611fe6e14c98780a79888f8fe12101b61e0f4890fa7e344dcb0054d66bb9fe32",
          submissionId: "01a2252e-93b5-7582-819f-396641c08038",
          zipkey: "ea21ffc9-1800-48d3-a814-fcf18673338b",
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
          uuid: "c9fc2dd15f38338b3928f670c1cb7726611fe6e14c98780a79888f8fe12101b61e0f4890fa7e344dcb0054d66bb9fe32",
          submissionId: "01a2252e-93b5-7582-819f-396641c08038",
          zipkey: "ea21ffc9-1800-48d3-a814-fcf18673338b",
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
          StartDate: "2019-01-19T00:00:00",
          EndDate: "2030-01-19T00:00:00",
          Used: 4,
          UsedByOthers: 0,
          Left: 4999997,
          FreedByRejection: 0,
          Skipped: 47,
          LastNumber: 990000050,
          DaysToExpiry: 1148,
          Warnings: [
            {
              code: "skipped",
              message: "47 numbers below the highest were never filed here."
            }
          ]
        }
      ],
      asked: "2026-11-28T21:42:24-05:00",
      age: 0
    }
  },
  StatusZipGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      zipkey: "ea21ffc9-1800-48d3-a814-fcf18673338b",
      state: "final",
      followed: false,
      asked: "2026-11-28T21:42:25-05:00",
      age: 0,
      items: [
        {
          verdict: "accepted",
          statusCode: "00",
          statusMessage: "La Factura electrónica SETP-990000050, ha sido autorizada.",
          statusDescription: "Procesado Correctamente.",
          uuid: "c9fc2dd15f38338b3928f670c1cb7726611fe6e14c98780a79888f8fe12101b61e0f4890fa7e344dcb0054d66bb9fe32",
          fileName: "fv09003731150002600000005",
          rules: [],
          alarms: [],
          applicationResponse: {
            responseCode: "02",
            issued: "2026-11-28T21:42:21-05:00",
            number: "SETP990000050",
            uuid: "c9fc2dd15f38338b3928f670c1cb7726611fe6e14c98780a79888f8fe12101b61e0f4890fa7e344dcb0054d66bb9fe32",
            verified: true,
            proof: {
              degree: "proven",
              anchor: {
                subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                fingerprint: "e194679fee02317a8c3a3c425125e327cca9e0aeccf1c0520039e985fc740e00"
              },
              at: "2026-11-29T02:42:25.123Z",
              time: "received",
              revocation: "none",
              text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-29T02:42:25.123Z, its time of receipt; no revocation list or OCSP…"
            },
            problems: [],
            content:
              "PD94bWwgdmVyc2lvbj0iMS4wIiBlbmNvZGluZz0idXRmLTgiIHN0YW5kYWxvbmU9Im5vIj8+PEFwcGxpY2F0aW9uUmVzcG9uc2UgeG1sbnM6Y2FjPSJ1cm46b2FzaXM6bmFtZXM6c3BlY2lmaWNhdGlvbjp1Ymw6…"
          }
        }
      ]
    }
  },
  DocumentEventGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      uuid: "1720d7150517dbf9d90eabe329fbda226ecc663c7181f08155843f10e905e6120d47e54b3660f11a8add7635c87e112d",
      state: "known",
      statusCode: "00",
      statusDescription: "Procesado Correctamente.",
      asked: "2026-11-28T21:42:25-05:00",
      proof: {
        degree: "proven",
        anchor: {
          subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
          fingerprint: "e194679fee02317a8c3a3c425125e327cca9e0aeccf1c0520039e985fc740e00"
        },
        at: "2026-11-29T02:42:25.958Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-29T02:42:25.958Z, its time of receipt; no revocation list or OCSP…"
      },
      items: [
        {
          code: "030",
          name: "Acuse de recibo de Factura Electrónica de Venta",
          id: "ACR10",
          uuid: "d772047278b27987894cf76b8c7875d6a87b5622b481499608cbb0a28ef88a2c169632e1a03450acc0f4204d0bdc268a",
          registered: "2026-11-28T21:42:12-05:00",
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
      asked: "2026-11-28T21:42:26-05:00"
    }
  }
}

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
          submissionId: "01a22427-15a5-76b4-bef6-bd7b799dc1eb",
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
              fingerprint: "9a4e90b7ffde3b966b78bfaad3d1b4d505fc258692d11a63c7ad3196c39f8c94"
            },
            at: "2026-11-28T21:54:31.310Z",
            time: "received",
            revocation: "none",
            text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T21:54:31.310Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T21:54:31.310Z, su hora de recibo; no había lista de revocaci…"
          },
          result: {
            id: "SETP990000002",
            name: "face_fSETP09003731150990000002",
            status: "submitted",
            created: "2026-11-28T16:54:30.968-05:00",
            document: {
              uuid: "08e28e497a8f9b9fa79d20406db6560634770a9941ca5cfb2602248fb99da45463e3f773fbc3452f79962dea1e3dac0f",
              date: "2026-11-28T16:54:27-05:00",
              type: "01",
              number: 990000002,
              prefix: "SETP",
              schemeName: "CUFE-SHA384",
              signatureValue:
                "XLVryZjKduFDf25KTyBqLMFWfmQCDuJJEciHGvRn28SrfGw8Qankf9uwJlZr8L3okOHOStIdcE5P5NTM82Bm9E9KFwJuBmLtdfzRoCIua3Fw0hNxpIyRlX3VvcAJWFtCW9mWLxcHDW90v33e1c3fvTdCiG5kKZMi…",
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
      next: "MDFhMjI0MjctMTVhNS03NmI0LWJlZjYtYmQ3Yjc5OWRjMWVi"
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
      submissionId: "01a22427-15a5-76b4-bef6-bd7b799dc1eb",
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
          fingerprint: "9a4e90b7ffde3b966b78bfaad3d1b4d505fc258692d11a63c7ad3196c39f8c94"
        },
        at: "2026-11-28T21:54:31.310Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T21:54:31.310Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T21:54:31.310Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000002",
        name: "face_fSETP09003731150990000002",
        status: "submitted",
        created: "2026-11-28T16:54:30.968-05:00",
        document: {
          uuid: "08e28e497a8f9b9fa79d20406db6560634770a9941ca5cfb2602248fb99da45463e3f773fbc3452f79962dea1e3dac0f",
          date: "2026-11-28T16:54:27-05:00",
          type: "01",
          number: 990000002,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "XLVryZjKduFDf25KTyBqLMFWfmQCDuJJEciHGvRn28SrfGw8Qankf9uwJlZr8L3okOHOStIdcE5P5NTM82Bm9E9KFwJuBmLtdfzRoCIua3Fw0hNxpIyRlX3VvcAJWFtCW9mWLxcHDW90v33e1c3fvTdCiG5kKZMi…",
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
          at: "2026-11-28T21:54:30.998Z",
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
      submissionId: "01a22427-15a5-76b4-bef6-bd7b799dc1eb",
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
          fingerprint: "9a4e90b7ffde3b966b78bfaad3d1b4d505fc258692d11a63c7ad3196c39f8c94"
        },
        at: "2026-11-28T21:54:31.310Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T21:54:31.310Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T21:54:31.310Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000002",
        name: "face_fSETP09003731150990000002",
        status: "submitted",
        created: "2026-11-28T16:54:30.968-05:00",
        document: {
          uuid: "08e28e497a8f9b9fa79d20406db6560634770a9941ca5cfb2602248fb99da45463e3f773fbc3452f79962dea1e3dac0f",
          date: "2026-11-28T16:54:27-05:00",
          type: "01",
          number: 990000002,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "XLVryZjKduFDf25KTyBqLMFWfmQCDuJJEciHGvRn28SrfGw8Qankf9uwJlZr8L3okOHOStIdcE5P5NTM82Bm9E9KFwJuBmLtdfzRoCIua3Fw0hNxpIyRlX3VvcAJWFtCW9mWLxcHDW90v33e1c3fvTdCiG5kKZMi…",
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
          at: "2026-11-28T21:54:30.998Z",
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
      submissionId: "01a22427-0aa3-7409-8416-c98075105274",
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
          fingerprint: "9a4e90b7ffde3b966b78bfaad3d1b4d505fc258692d11a63c7ad3196c39f8c94"
        },
        at: "2026-11-28T21:54:29.400Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T21:54:29.400Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T21:54:29.400Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000001",
        name: "face_fSETP09003731150990000001",
        status: "rejected",
        created: "2026-11-28T16:54:28.197-05:00",
        document: {
          uuid: "bad53d543acbb4c31ea40bb23fd078319e07fb876b54e8455535570f86604a271a2a6ced7bbb7105b32db0760c909f73",
          date: "2026-11-28T16:54:27-05:00",
          type: "01",
          number: 990000001,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "If9q3TYaslrwJFpSwpVWRsd7OsothfmLzSIoDJjdSM9HLDxrox4GyTSYxnoB4ck+mslWy2ORF8ADBTxRBOJ1TUjT23mof8JeS/X90hw0VMf+es4wCwgkiWFNtybjJ6EcEg08oxYaOGIkr2/vEFMhXNPWd+RLP1Ai…",
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
        tokenId: "01a22427-04b2-777e-b972-a6b2633560e0",
        callerName: "documents:write",
        at: "2026-11-28T21:54:34.507Z"
      },
      history: [
        {
          at: "2026-11-28T21:54:28.417Z",
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
      submissionId: "01a22427-0aa3-7409-8416-c98075105274",
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
          fingerprint: "9a4e90b7ffde3b966b78bfaad3d1b4d505fc258692d11a63c7ad3196c39f8c94"
        },
        at: "2026-11-28T21:54:29.400Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T21:54:29.400Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T21:54:29.400Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000001",
        name: "face_fSETP09003731150990000001",
        status: "rejected",
        created: "2026-11-28T16:54:28.197-05:00",
        document: {
          uuid: "bad53d543acbb4c31ea40bb23fd078319e07fb876b54e8455535570f86604a271a2a6ced7bbb7105b32db0760c909f73",
          date: "2026-11-28T16:54:27-05:00",
          type: "01",
          number: 990000001,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "If9q3TYaslrwJFpSwpVWRsd7OsothfmLzSIoDJjdSM9HLDxrox4GyTSYxnoB4ck+mslWy2ORF8ADBTxRBOJ1TUjT23mof8JeS/X90hw0VMf+es4wCwgkiWFNtybjJ6EcEg08oxYaOGIkr2/vEFMhXNPWd+RLP1Ai…",
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
          at: "2026-11-28T21:54:28.417Z",
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
          id: "01a22427-15a5-76b4-bef6-bd7b799dc1eb",
          submission: {
            submissionId: "01a22427-15a5-76b4-bef6-bd7b799dc1eb",
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
                fingerprint: "9a4e90b7ffde3b966b78bfaad3d1b4d505fc258692d11a63c7ad3196c39f8c94"
              },
              at: "2026-11-28T21:54:31.310Z",
              time: "received",
              revocation: "none",
              text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T21:54:31.310Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T21:54:31.310Z, su hora de recibo; no había lista de revocaci…"
            },
            result: {
              id: "SETP990000002",
              name: "face_fSETP09003731150990000002",
              status: "submitted",
              created: "2026-11-28T16:54:30.968-05:00",
              document: {
                uuid: "08e28e497a8f9b9fa79d20406db6560634770a9941ca5cfb2602248fb99da45463e3f773fbc3452f79962dea1e3dac0f",
                date: "2026-11-28T16:54:27-05:00",
                type: "01",
                number: 990000002,
                prefix: "SETP",
                schemeName: "CUFE-SHA384",
                signatureValue:
                  "XLVryZjKduFDf25KTyBqLMFWfmQCDuJJEciHGvRn28SrfGw8Qankf9uwJlZr8L3okOHOStIdcE5P5NTM82Bm9E9KFwJuBmLtdfzRoCIua3Fw0hNxpIyRlX3VvcAJWFtCW9mWLxcHDW90v33e1c3fvTdCiG5kKZMi…",
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
                at: "2026-11-28T21:54:30.998Z",
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
    body: 3490
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
    body: 72256
  },
  fileXmlGetItem: {
    status: 200,
    contentType: "application/xml",
    body: 37309
  },
  fileEvidenceGetItem: {
    status: 200,
    contentType: "application/zip",
    body: 101211
  },
  fileArchiveCreate: {
    status: 200,
    contentType: "application/zip",
    body: 206879
  },
  fileUrlGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      url: "https://radicar.example.com/v1/files/links/AaIkJxH9d1-inlnmPeRJrQMBoilNo9wBoiQnBE5zmZkWNsOYEXhrOF_vuvC1R3_zNbrRmm7py8yrMMsP_bx9",
      expires: "2026-11-29T21:54:43.804Z"
    }
  },
  fileLinkOpen: {
    status: 200,
    contentType: "application/pdf",
    body: 72256
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
          uuid: "0e104526f7581bc70892dc343acf3f099970489b3939fbe07319387ac4b626d7e1947c5732d753a383229c1011fb732c",
          schemeName: "CUFE-SHA384",
          body: {
            TypeCode: "01",
            OperationCode: "10",
            Number: 990000000,
            Date: "2026-11-28T16:54:27",
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
              at: "2026-11-28T21:54:29.967Z",
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
                at: "2026-11-28T21:54:29.967Z",
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
              signingTime: "2026-11-28T21:54:29.967Z",
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
                text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T21:54:30.122Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T21:54:30.122Z, la hora de firma que declara; no había lista …",
                anchor: {
                  subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  fingerprint: "9a4e90b7ffde3b966b78bfaad3d1b4d505fc258692d11a63c7ad3196c39f8c94"
                },
                at: "2026-11-28T21:54:30.122Z",
                time: "stated",
                revocation: "none"
              },
              accepted: true,
              code: "02",
              description: "Documento validado por la DIAN",
              date: "2026-11-28T16:54:30-05:00",
              uuid: "b7d714e0cd288db4b5642ae8c8d9147c49606456c7b93aa5cb58e6078ccfd17b7b2c590514624bcb48203a9ec9d98f83",
              documentUuid:
                "0e104526f7581bc70892dc343acf3f099970489b3939fbe07319387ac4b626d7e1947c5732d753a383229c1011fb732c",
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
                  text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T21:54:30.122Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T21:54:30.122Z, la hora de firma que declara; no había lista …",
                  anchor: {
                    subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                    fingerprint: "9a4e90b7ffde3b966b78bfaad3d1b4d505fc258692d11a63c7ad3196c39f8c94"
                  },
                  at: "2026-11-28T21:54:30.122Z",
                  time: "stated",
                  revocation: "none"
                },
                signer: {
                  nit: "800197268",
                  commonName: "U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES",
                  subject:
                    "CN=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,2.5.4.5=#1309383030313937323638,O=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,L=Bogotá D.C.,C=CO",
                  issuer: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  serialNumber: "454841924073885513286113148476552348905825603560",
                  notBefore: "2019-01-01T00:00:00.000Z",
                  notAfter: "2049-12-31T23:59:59.000Z"
                },
                signingTime: "2026-11-28T21:54:30.122Z",
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
      id: "01a22427-581b-76f5-8174-765a3d1123aa",
      state: "queued",
      document: {
        uuid: "0e104526f7581bc70892dc343acf3f099970489b3939fbe07319387ac4b626d7e1947c5732d753a383229c1011fb732c",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a22427-581b-76f5-8174-765a3d1123aa@example.com>",
      receivers: [
        {
          kind: "to",
          state: "queued",
          origin: "request",
          address: "compras@example.com"
        }
      ],
      created: "2026-11-28T21:54:47.963Z",
      tries: 0
    }
  },
  SendMailGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a22427-581b-76f5-8174-765a3d1123aa",
      state: "queued",
      document: {
        uuid: "0e104526f7581bc70892dc343acf3f099970489b3939fbe07319387ac4b626d7e1947c5732d753a383229c1011fb732c",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a22427-581b-76f5-8174-765a3d1123aa@example.com>",
      receivers: [
        {
          kind: "to",
          address: "compras@example.com",
          origin: "request",
          state: "queued"
        }
      ],
      created: "2026-11-28T21:54:47.963Z",
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
            id: "01a22427-5b81-7f95-8565-377f6b3064c6",
            state: "queued",
            document: {
              uuid: "0e104526f7581bc70892dc343acf3f099970489b3939fbe07319387ac4b626d7e1947c5732d753a383229c1011fb732c",
              id: "SETP990000000"
            },
            subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
            messageId: "<01a22427-5b81-7f95-8565-377f6b3064c6@example.com>",
            receivers: [
              {
                kind: "to",
                state: "queued",
                origin: "request",
                address: "compras@example.com"
              }
            ],
            created: "2026-11-28T21:54:48.834Z",
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
          id: "01a22427-5b81-7f95-8565-377f6b3064c6",
          state: "queued",
          document: {
            uuid: "0e104526f7581bc70892dc343acf3f099970489b3939fbe07319387ac4b626d7e1947c5732d753a383229c1011fb732c",
            id: "SETP990000000"
          },
          subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
          messageId: "<01a22427-5b81-7f95-8565-377f6b3064c6@example.com>",
          receivers: [
            {
              kind: "to",
              address: "compras@example.com",
              origin: "request",
              state: "queued"
            }
          ],
          created: "2026-11-28T21:54:48.834Z",
          tries: 0
        }
      ]
    }
  },
  CertificateStore: {
    status: 201,
    contentType: "application/json",
    body: {
      id: "01a22427-5d53-78ab-a7e0-03894c476d3d",
      nit: "900373115",
      issuer:
        "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
      serialNumber: "564952872620565310969088056710152883327319921",
      notBefore: "2024-01-01T00:00:00.000Z",
      notAfter: "2123-12-31T23:59:59.000Z",
      daysLeft: 35461,
      created: "2026-11-28T21:54:49.300Z",
      token: "cert_QA2GtbIJAHc…"
    }
  },
  CertificateGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a22427-5d53-78ab-a7e0-03894c476d3d",
          nit: "900373115",
          issuer:
            "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
          serialNumber: "564952872620565310969088056710152883327319921",
          notBefore: "2024-01-01T00:00:00.000Z",
          notAfter: "2123-12-31T23:59:59.000Z",
          daysLeft: 35461,
          created: "2026-11-28T21:54:49.300Z"
        }
      ]
    }
  },
  InboxImport: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a22427-5e4f-7a53-b6b0-a2b7f47fa21f",
      state: "judged",
      received: "2026-11-28T21:54:49.553Z",
      repeated: false,
      items: [
        {
          id: "01a22427-6161-7ef7-b773-6e2e9ec09728",
          state: "received",
          received: "2026-11-28T21:54:49.553Z",
          environment: "sandbox",
          arrivalId: "01a22427-5e4f-7a53-b6b0-a2b7f47fa21f",
          uuid: "08e28e497a8f9b9fa79d20406db6560634770a9941ca5cfb2602248fb99da45463e3f773fbc3452f79962dea1e3dac0f",
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
          id: "01a22427-6161-7ef7-b773-6e2e9ec09728",
          state: "received",
          received: "2026-11-28T21:54:49.553Z",
          environment: "sandbox",
          arrivalId: "01a22427-5e4f-7a53-b6b0-a2b7f47fa21f",
          uuid: "08e28e497a8f9b9fa79d20406db6560634770a9941ca5cfb2602248fb99da45463e3f773fbc3452f79962dea1e3dac0f",
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
      id: "01a22427-5e4f-7a53-b6b0-a2b7f47fa21f",
      state: "judged",
      received: "2026-11-28T21:54:49.553Z",
      repeated: false,
      items: [
        {
          id: "01a22427-6161-7ef7-b773-6e2e9ec09728",
          state: "received",
          received: "2026-11-28T21:54:49.553Z",
          environment: "sandbox",
          arrivalId: "01a22427-5e4f-7a53-b6b0-a2b7f47fa21f",
          uuid: "08e28e497a8f9b9fa79d20406db6560634770a9941ca5cfb2602248fb99da45463e3f773fbc3452f79962dea1e3dac0f",
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
        id: "01a22427-6161-7ef7-b773-6e2e9ec09728",
        state: "goodsReceived",
        received: "2026-11-28T21:54:49.553Z",
        environment: "sandbox",
        arrivalId: "01a22427-5e4f-7a53-b6b0-a2b7f47fa21f",
        uuid: "08e28e497a8f9b9fa79d20406db6560634770a9941ca5cfb2602248fb99da45463e3f773fbc3452f79962dea1e3dac0f",
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
            created: "2026-11-28T16:54:52.249-05:00",
            document: {
              uuid: "978a67e31649b6ab93879028323eea04a32d13ca90bedb3b30c4d30cc308baa58efcabf17d9aa4fdca2d8c29d2010d7e",
              date: "2026-11-28T16:54:51-05:00",
              type: "030",
              number: 1,
              prefix: "ACR",
              schemeName: "CUDE-SHA384",
              signatureValue:
                "knc7UxQFA9o9s5PzwRfr2jsXLwqnHxNCznIGDtJq8UnGEdwARS7HLJbFhap/dvXPZ1rWe4E+4RQP0cPL3QgKUBbWPmZR/uz2Llqz9dIIk6RVklvlOXKRYrlhYpYXXORTqPvgtDP4bY9v1LuoM9PFXzpSpSv57uiJ…",
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
          id: "01a22427-6161-7ef7-b773-6e2e9ec09728",
          filed: {
            item: {
              id: "01a22427-6161-7ef7-b773-6e2e9ec09728",
              state: "accepted",
              received: "2026-11-28T21:54:49.553Z",
              environment: "sandbox",
              arrivalId: "01a22427-5e4f-7a53-b6b0-a2b7f47fa21f",
              uuid: "08e28e497a8f9b9fa79d20406db6560634770a9941ca5cfb2602248fb99da45463e3f773fbc3452f79962dea1e3dac0f",
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
                  created: "2026-11-28T16:54:54.200-05:00",
                  document: {
                    uuid: "a0d9afd76b538d31f07fc4493ea51e3eab8d1a899a1dde89bbf5e28aa1af24a746bbeb2797e6355cf8e3b5dbc4d7ba5e",
                    date: "2026-11-28T16:54:54-05:00",
                    type: "033",
                    number: 1,
                    prefix: "ACE",
                    schemeName: "CUDE-SHA384",
                    signatureValue:
                      "Nph4VS4pIex5ywjesmUHvTCrLEJ+18YY3v/IiXK0PDayoQx0mbSr6z6Trds0hgzL/fjgfHnWZGHgUoj+iseMwjJI8Vm+qysbY7TbwDW/XeyM9lUZ9gk96iuAxxDannpprMVkRWAQxDIzD6RKd2MafMTGL/E33rOW…",
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
      id: "01a22427-6161-7ef7-b773-6e2e9ec09728",
      state: "accepted",
      received: "2026-11-28T21:54:49.553Z",
      environment: "sandbox",
      arrivalId: "01a22427-5e4f-7a53-b6b0-a2b7f47fa21f",
      uuid: "08e28e497a8f9b9fa79d20406db6560634770a9941ca5cfb2602248fb99da45463e3f773fbc3452f79962dea1e3dac0f",
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
          uuid: "978a67e31649b6ab93879028323eea04a32d13ca90bedb3b30c4d30cc308baa58efcabf17d9aa4fdca2d8c29d2010d7e",
          submissionId: "01a22427-694d-7934-ad1f-a3e81d686a55",
          registered: "2026-11-28T16:54:52-05:00"
        }
      ],
      history: [
        {
          at: "2026-11-28T21:54:50.366Z",
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
        uuid: "08e28e497a8f9b9fa79d20406db6560634770a9941ca5cfb2602248fb99da45463e3f773fbc3452f79962dea1e3dac0f",
        schemeName: "CUFE-SHA384",
        body: {
          TypeCode: "01",
          OperationCode: "10",
          Number: 990000002,
          Date: "2026-11-28T16:54:27",
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
            at: "2026-11-28T21:54:30.907Z",
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
              at: "2026-11-28T21:54:30.907Z",
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
            signingTime: "2026-11-28T21:54:30.907Z",
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
              text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T21:54:31.044Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T21:54:31.044Z, la hora de firma que declara; no había lista …",
              anchor: {
                subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                fingerprint: "9a4e90b7ffde3b966b78bfaad3d1b4d505fc258692d11a63c7ad3196c39f8c94"
              },
              at: "2026-11-28T21:54:31.044Z",
              time: "stated",
              revocation: "none"
            },
            accepted: true,
            code: "02",
            description: "Documento validado por la DIAN",
            date: "2026-11-28T16:54:31-05:00",
            uuid: "c538d253e5ac7aabe764b7645b80508614dd2a559c901e4bd5e1d2c038fd184de5b83332d2221e2c023b35ef20ddbf3a",
            documentUuid:
              "08e28e497a8f9b9fa79d20406db6560634770a9941ca5cfb2602248fb99da45463e3f773fbc3452f79962dea1e3dac0f",
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
                text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T21:54:31.044Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T21:54:31.044Z, la hora de firma que declara; no había lista …",
                anchor: {
                  subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  fingerprint: "9a4e90b7ffde3b966b78bfaad3d1b4d505fc258692d11a63c7ad3196c39f8c94"
                },
                at: "2026-11-28T21:54:31.044Z",
                time: "stated",
                revocation: "none"
              },
              signer: {
                nit: "800197268",
                commonName: "U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES",
                subject:
                  "CN=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,2.5.4.5=#1309383030313937323638,O=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,L=Bogotá D.C.,C=CO",
                issuer: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                serialNumber: "454841924073885513286113148476552348905825603560",
                notBefore: "2019-01-01T00:00:00.000Z",
                notAfter: "2049-12-31T23:59:59.000Z"
              },
              signingTime: "2026-11-28T21:54:31.044Z",
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
    body: 75406
  },
  InboxRetry: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a22427-6161-7ef7-b773-6e2e9ec09728",
      state: "accepted",
      received: "2026-11-28T21:54:49.553Z",
      environment: "sandbox",
      arrivalId: "01a22427-5e4f-7a53-b6b0-a2b7f47fa21f",
      uuid: "08e28e497a8f9b9fa79d20406db6560634770a9941ca5cfb2602248fb99da45463e3f773fbc3452f79962dea1e3dac0f",
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
  InboxFetch: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          uuid: "08e28e497a8f9b9fa79d20406db6560634770a9941ca5cfb2602248fb99da45463e3f773fbc3452f79962dea1e3dac0f",
          item: {
            id: "01a22427-6161-7ef7-b773-6e2e9ec09728",
            state: "accepted",
            received: "2026-11-28T21:54:49.553Z",
            environment: "sandbox",
            arrivalId: "01a22427-5e4f-7a53-b6b0-a2b7f47fa21f",
            uuid: "08e28e497a8f9b9fa79d20406db6560634770a9941ca5cfb2602248fb99da45463e3f773fbc3452f79962dea1e3dac0f",
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
      watchedSince: "2026-11-28T21:54:24.101Z",
      items: [
        {
          environment: "sandbox",
          state: "closed",
          lastSuccess: "2026-11-28T21:54:58.891Z",
          failuresInARow: 0,
          calls: 9,
          failures: [],
          latency: {
            filing: {
              calls: 6,
              p50: 221,
              p95: 970,
              p99: 970,
              max: 970
            },
            query: {
              calls: 3,
              p50: 92,
              p95: 173,
              p99: 173,
              max: 173
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
      id: "01a22427-8738-74ae-b77f-798ad3c34b59",
      name: "ERP",
      prefix: "rad_sandbox_9CDRyL",
      scopes: ["documents:write"],
      companies: ["1"],
      providers: ["1"],
      created: "2026-11-28T21:55:00.024Z",
      createdBy: "01a22427-076a-734f-8eec-fd81dd0081dd",
      expires: "2027-11-28T21:55:00.024Z",
      token: "rad_sandbox_9CDR…"
    }
  },
  TokenGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a22426-f931-748b-bf1c-80c4f6f7393b",
          name: "development",
          prefix: "radicar-dev",
          scopes: ["documents:write"],
          companies: ["1"],
          providers: ["1"],
          created: "2026-11-28T21:54:23.666Z"
        }
      ]
    }
  },
  TokenGetSelf: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a22427-044e-7399-9916-36c39811786b",
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
      id: "01a22427-8738-74ae-b77f-798ad3c34b59",
      revoked: "2026-11-28T21:55:00.586Z",
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
      updated: "2026-11-28T21:55:00.867Z"
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
          updated: "2026-11-28T21:55:00.867Z"
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
      updated: "2026-11-28T21:55:00.867Z"
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
      updated: "2026-11-28T21:55:01.682Z"
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
          updated: "2026-11-28T21:54:51.997Z"
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
      updated: "2026-11-28T21:55:01.682Z"
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
      id: "01a22427-9170-7b88-a297-eb0f2b9e8336",
      name: "ERP",
      url: "https://hooks.example.com/radicar",
      events: ["document.*"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-28T21:55:02.641Z",
      createdBy: "01a22427-07e2-7e85-a690-0eb1abd0d609",
      secret: "whsec_JnQ0BYDN4R…"
    }
  },
  WebhookGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a22427-9170-7b88-a297-eb0f2b9e8336",
          name: "ERP",
          url: "https://hooks.example.com/radicar",
          events: ["document.*"],
          companies: ["1"],
          state: "enabled",
          created: "2026-11-28T21:55:02.641Z",
          createdBy: "01a22427-07e2-7e85-a690-0eb1abd0d609"
        }
      ]
    }
  },
  WebhookGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a22427-9170-7b88-a297-eb0f2b9e8336",
      name: "ERP",
      url: "https://hooks.example.com/radicar",
      events: ["document.*"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-28T21:55:02.641Z",
      createdBy: "01a22427-07e2-7e85-a690-0eb1abd0d609"
    }
  },
  WebhookChange: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a22427-9170-7b88-a297-eb0f2b9e8336",
      name: "ERP",
      url: "https://hooks.example.com/radicar",
      events: ["document.accepted"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-28T21:55:02.641Z",
      createdBy: "01a22427-07e2-7e85-a690-0eb1abd0d609"
    }
  },
  WebhookRotateSecret: {
    status: 200,
    contentType: "application/json",
    body: {
      secret: "whsec_81Tg1HWVqs…",
      previousExpires: "2026-11-29T21:55:03.807Z"
    }
  },
  WebhookTest: {
    status: 202,
    contentType: "application/json",
    body: {
      id: "c1cca206-56ae-4913-b42a-4103ac47614f",
      webhook: "01a22427-9170-7b88-a297-eb0f2b9e8336",
      event: "01a22427-96d4-7c57-90a2-6d225aad6efc",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-28T21:55:04.039Z",
      tries: 0,
      next: "2026-11-28T21:55:04.039Z"
    }
  },
  WebhookDeliveryGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "c1cca206-56ae-4913-b42a-4103ac47614f",
          webhook: "01a22427-9170-7b88-a297-eb0f2b9e8336",
          event: "01a22427-96d4-7c57-90a2-6d225aad6efc",
          type: "webhook.test",
          state: "pending",
          created: "2026-11-28T21:55:04.039Z",
          tries: 1,
          next: "2026-11-28T21:55:49.244Z"
        }
      ]
    }
  },
  WebhookDeliveryGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "c1cca206-56ae-4913-b42a-4103ac47614f",
      webhook: "01a22427-9170-7b88-a297-eb0f2b9e8336",
      event: "01a22427-96d4-7c57-90a2-6d225aad6efc",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-28T21:55:04.039Z",
      tries: 1,
      tried: "2026-11-28T21:55:04.434Z",
      next: "2026-11-28T21:55:08.923Z",
      failure: "The connection failed: ECONNREFUSED",
      attempts: [
        {
          at: "2026-11-28T21:55:04.434Z",
          millis: 147,
          failure: "The connection failed: ECONNREFUSED"
        }
      ],
      body: '{"type":"webhook.test","timestamp":"2026-11-28T21:55:04.020Z","data":{"webhookId":"01a22427-9170-7b88-a297-eb0f2b9e8336"}}'
    }
  },
  WebhookDeliveryReplay: {
    status: 202,
    contentType: "application/json",
    body: {
      id: "c1cca206-56ae-4913-b42a-4103ac47614f",
      webhook: "01a22427-9170-7b88-a297-eb0f2b9e8336",
      event: "01a22427-96d4-7c57-90a2-6d225aad6efc",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-28T21:55:04.039Z",
      tries: 1,
      tried: "2026-11-28T21:55:04.434Z",
      next: "2026-11-28T21:55:04.868Z",
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
          id: "01a22427-0890-7a07-8547-e4f0300dfad8",
          at: "2026-11-28T21:54:27.600Z",
          operation: "InvoiceCreate",
          tokenId: "01a22427-04b2-777e-b972-a6b2633560e0",
          callerName: "documents:write",
          requestId: "0160a00b-8f31-484f-85d0-5e4e5b62113d",
          companyId: "1",
          providerId: "1",
          subject: "bad53d543acbb4c31ea40bb23fd078319e07fb876b54e8455535570f86604a271a2a6ced7bbb7105b32db0760c909f73",
          status: 200
        }
      ],
      next: "MDFhMjI0MjctMDg5MC03YTA3LTg1NDctZTRmMDMwMGRmYWQ4"
    }
  },
  CompanyErase: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "1",
      dryRun: true,
      erasedAt: "2026-11-28T21:55:05.634Z",
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
      created: "2026-11-28T16:55:06.676-05:00",
      document: {
        uuid: "fae81268bb93f1ef9dc3a494b334292374527bae12a2d1f04c2c24d7278d4b5c11382cfa50cc00bf948e509126adc015",
        date: "2026-11-28T16:55:06-05:00",
        type: "01",
        number: 990000001,
        prefix: "SETP",
        schemeName: "CUFE-SHA384",
        signatureValue:
          "bV0jFuvTEtpm3JOQmxewRoTJt4XoakYEEB+dFAEJH9BFaCkdk75YHDuI+YMdM3sI1sFTfhaFBngiamytXQj7s7rV6CmLrSfUz0WDcBQLrREbQDjb3Kor57cTI8lC3vkxsm35fhLVFzIkURlz4chGRj/RSgty6wfl…",
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
      created: "2026-11-28T16:55:07.262-05:00",
      document: {
        uuid: "06fa50d3a8b1a617cfba67520a54d28461a8a3120ba31f37eeeac3180cd546b20d59429fe957511d7a34d73cd682b032",
        date: "2026-11-28T16:55:07-05:00",
        type: "91",
        number: 3,
        prefix: "NC",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "d/iAKAc2sC3HrM+HdomkDg8VQ0S+p6ycD5P6Fgafvvu0Oax2rmaCnt9ecfM9FiVTVTCrPkMGbVJHMsj2LkZP2QNvtlBiK93kmRabFIiZVlUBp3GfJGxjcRPxKC4/4FGKtm2x+fgFfV11ZAdDKmHpwHO5ehTbKYrT…",
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
      created: "2026-11-28T16:55:07.810-05:00",
      document: {
        uuid: "e3055f738e527053f575f13abd88d0662647c2f2e9c4f75ac4dbc645f72ccb412d5cd7b2ae332208541509124d706033",
        date: "2026-11-28T16:55:07-05:00",
        type: "92",
        number: 4,
        prefix: "ND",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "gfcpKFN9Ed09b3Jqs7cH7QFa4BqTcel5VlIVKBGB28cz/0xeYLinicdKui+POHsinlp6pNXNVF4bvFoan9TV7AgbNc+1o3AWSd3lU17Mz72HDm8++cYMBaQH56jDEbwxxlmnymrSlPqXdEoWl2qbdSjXdaAwQoVc…",
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
      created: "2026-11-28T16:55:08.811-05:00",
      document: {
        uuid: "80ba0f9576e8f5ea82cef214ab606e0c24e8823f83021a626aaacb6cf747644bf74a240422b5c5102b2301d2f3d0f66f",
        date: "2026-11-28T16:55:08-05:00",
        type: "05",
        number: 984000004,
        prefix: "SEDS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "TL1LI3Wc+SF8mDlRRfxHv2n+SGjmaIGMM/xf8aX+BxX4dkNYTheWvr5/4rHlWpGyRwR/Hoh2b4MHMAmtRILnIY5x4vBPyBrL1LNdrH0WomqtMtkpZ0/f9iodHcKsRJXpQodPEDUDlCBm9KtXdgLrTknTYtihn64V…",
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
      created: "2026-11-28T16:55:09.331-05:00",
      document: {
        uuid: "3a55afdbd0388842251f10529940663efd38d119d3980188a2668351b14501c829ff8941b0169bcc36f8151b9da34bd9",
        date: "2026-11-28T16:55:09-05:00",
        type: "95",
        number: 6,
        prefix: "NAS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "ISz/KYno+/cirkVC3lNNI7riPdQqSc2clrfggFCHBe+qHwqSJ4oY5JzDptRf2ZPCNtLtL9pd4hF7dOKI4u4JlLtlqjks6zqSG/aBTp8YbBlEdekXg3LURwBag0EaLcS6lYhngG5zs5m16ZbnkYyCmI5Q73ad/XQp…",
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
      created: "2026-11-28T16:55:09.698-05:00",
      document: {
        uuid: "c6f44cd47cc7d6ac636a9b021f296d0f1bb8be6acabb2d276c950dc28d8e4b4aee4d7ae1a611bcd50b5da64fcf7db918",
        date: "2026-11-28T16:55:09-05:00",
        type: "20",
        number: 7,
        prefix: "EPOS",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "DHti4c0/liaq3q8GZu0ajx04LMq4Uaps/vWiFvo+ICQt2eqMnFJ/5gJwSBN2gzFHqDKHhi3bhUV7Vm0ZyHxbIuyq+MC/rUaBt+Hvms13kE1nz6Fu7VsJ8iCmQDs33BO3ci18szOZSDY6JfHhGPDU2UnQGDk8FQeK…",
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
      created: "2026-11-28T16:55:10.407-05:00",
      document: {
        uuid: "57d43bee08363f1ba8693a3da62799f0bcddb9b87a2fa93f9cd7e9579ed60ae8bac93106f13694a557ab7f899ec5445d",
        date: "2026-11-28T16:55:10-05:00",
        type: "60",
        number: 8,
        prefix: "SPD",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "U0ocKIM/6Gpy0eqo8plrce+9gY8zB2oqVgyK/hnRohCEulC9MZ3q4k75otEY6QGsr+FOzHvFV6xQDL3WBvm0KmL5yECBUrX4VjiCkXCASyE0cInlEWowffBGBMG0WT86LCaLHYElmTn2EpaX+i2lTPbbtTut/+TY…",
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
      created: "2026-11-28T16:55:10.926-05:00",
      document: {
        uuid: "f2f45f9e1ff68852c78cf19a44205337cc411b8c09e210595a35e707176f681510bdc715c627268e12754e493ea7aa5b",
        date: "2026-11-28T16:55:10-05:00",
        type: "94",
        number: 9,
        prefix: "NAE",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "DnkRasdgPTpgrCpqsTC5ReS93JeQJPAWkjysXhkLUqGebz1lrryBQA63l9hhPv1r4FVn0qsr5O5g8bqD8FknPu6s6oyDW2AKIzRVcGLusHtaoLdijGUeT8UOwrmh0Huow1IG4Hf+dlOHW6bTlwRhpP7KNbSxRsEK…",
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
      created: "2026-11-28T16:55:15.111-05:00",
      notifications: [
        {
          rule: "LGC62",
          path: "$.DocumentReference.Uuid",
          message:
            "The invoice is paid in cash: only an invoice on credit needs this event, and the authority may reject it.",
          expected: "an invoice on credit",
          actual: "fae81268bb93f1ef9dc3a494b334292374527bae12a2d1f04c2c24d7278d4b5c11382cfa50cc00bf948e509126adc015"
        }
      ],
      document: {
        uuid: "7e1bd4567a98b6f1f1509d60575b8755476b01522ade44175acc5f859107e198d8bd5af80e5d9b0b6c8e68786f8328b9",
        date: "2026-11-28T16:55:11-05:00",
        type: "030",
        number: 10,
        prefix: "ACR",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "EaOZ2/Q5ZhAnOkuykbiKWS5ZDrUBud9FxzMorF5wdgQuhCTKdCndSVKsZSf2nuzIKYOQ3ubuOLYp6/hJFKXq75M1cJfEs4/UdcwrdJTnE94nRUWeeNconJBoXIu5VAQDA3SkoW8UZd4dI9Om3TqPfQoXcNLU2ZmM…",
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
      created: "2026-11-28T16:55:15.534-05:00",
      document: {
        uuid: "5d0be5dc002c209c2a419795a6c4e51736a3ddd5ee4bc07176c91311680d1063238b2a4bdccef7d64c6cc78c484e5c82",
        date: "2026-11-28T16:55:15-05:00",
        type: "102",
        number: 11,
        prefix: "NE",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "anFaH63LRg7hf3aKyJ97ikCk2SFB25cSqz8alzPBDbl7PANLscLESW6bcVCHpKr+QUtZKH7o7o/87MB/OP97VesRv3n7JzjvAe1F19IfNj89UzUt7/goT6rIq23cA/BOZz7ZO5se+e3PnMGJFzZDF4Qj8iaH6cy7…",
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
      created: "2026-11-28T16:55:16.147-05:00",
      document: {
        uuid: "f8b2562b457137c2f688803d46dc6da38901a48d8eb7acd2cb140aa2c27dba9fbe10d4e913c7d9f3c943cdf4dd8a74e2",
        date: "2026-11-28T16:55:15-05:00",
        type: "103",
        number: 12,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "GXwRiPZqcSeXKq9oNW6W6w3pJH8p6JZ4VupbW0GoiHvfIAboI8E8bsGTgFnhO5ERUUykl1klHVW4ADEPtCn5sRYKq4r6fR2rkQFCJKAP8Eztsx8rk7aqgX3T+B4kx+XzgVFsz4x3eU9HQeux0TFnDOVtFGQTUYWK…",
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
      created: "2026-11-28T16:55:16.919-05:00",
      document: {
        uuid: "34a20cc98a877eb9edac2e94370b0ae9f4416e91b5dfc049ba0b04a8c436ec5e0065cd7139677d8e5714430a98ce923c",
        date: "2026-11-28T16:55:16-05:00",
        type: "103",
        number: 13,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "ImMoHeG/183kgVwkaKf0qykpjE+3B2jY0dYCahB/lZSM7yhZPVVIRoRANn01hUBflWm4DXiVaAOHpKM53FVLu7a/aWcr0zeI4HSsNT5Io/iTRMUkDxTMdr0uX8SZ8Zfi1HoTzkJzgmgXBFEah3ElmyGKEe1DDLcb…",
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
          uuid: "a5a3a3df8eecd93a53fefbd4c11337c0b47744fab6825219666d0f1a9784595ee9002dd93e57f09e320b87897a34872d",
          submissionId: "01a22427-cc0a-7a27-8d1b-0bc3f840fda2",
          zipkey: "95bd45cf-f366-4abb-ad94-fd2c5c0cc292",
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
          uuid: "a5a3a3df8eecd93a53fefbd4c11337c0b47744fab6825219666d0f1a9784595ee9002dd93e57f09e320b87897a34872d",
          submissionId: "01a22427-cc0a-7a27-8d1b-0bc3f840fda2",
          zipkey: "95bd45cf-f366-4abb-ad94-fd2c5c0cc292",
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
      asked: "2026-11-28T16:55:19-05:00",
      age: 0
    }
  },
  StatusZipGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      zipkey: "95bd45cf-f366-4abb-ad94-fd2c5c0cc292",
      state: "open",
      followed: true,
      asked: "2026-11-28T16:55:19-05:00",
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
      uuid: "fae81268bb93f1ef9dc3a494b334292374527bae12a2d1f04c2c24d7278d4b5c11382cfa50cc00bf948e509126adc015",
      state: "known",
      statusCode: "00",
      statusDescription: "Procesado Correctamente.",
      asked: "2026-11-28T16:55:20-05:00",
      proof: {
        degree: "proven",
        anchor: {
          subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
          fingerprint: "9a4e90b7ffde3b966b78bfaad3d1b4d505fc258692d11a63c7ad3196c39f8c94"
        },
        at: "2026-11-28T21:55:20.328Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T21:55:20.328Z, its time of receipt; no revocation list or OCSP…"
      },
      items: [
        {
          code: "030",
          name: "Acuse de recibo de Factura Electrónica de Venta",
          id: "ACR10",
          uuid: "7e1bd4567a98b6f1f1509d60575b8755476b01522ade44175acc5f859107e198d8bd5af80e5d9b0b6c8e68786f8328b9",
          registered: "2026-11-28T16:55:15-05:00",
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
      asked: "2026-11-28T16:55:20-05:00"
    }
  }
}

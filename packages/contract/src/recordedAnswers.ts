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
          submissionId: "01a2246f-88ae-7509-8a83-d772943e5675",
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
              fingerprint: "c441bd3cc99616c480387c138a557affbbe60c97037051068fb8c467e4b3e19b"
            },
            at: "2026-11-28T23:13:39.061Z",
            time: "received",
            revocation: "none",
            text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:13:39.061Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:13:39.061Z, su hora de recibo; no había lista de revocaci…"
          },
          result: {
            id: "SETP990000002",
            name: "face_fSETP09003731150990000002",
            status: "submitted",
            created: "2026-11-28T18:13:38.994-05:00",
            document: {
              uuid: "6b4103e782aa7cf501f08b8dbaf182a320beab5c2b0786f79a19b05504b8d65ab519ce4febb20e969d811ec018870b65",
              date: "2026-11-28T18:13:38-05:00",
              type: "01",
              number: 990000002,
              prefix: "SETP",
              schemeName: "CUFE-SHA384",
              signatureValue:
                "OqgWBSOcppAxHQ+bzl6DuFKY11COgJ0d5we113EgUaOlMBCVu96rcDYT3W4r/fEAMG2wj86aD7MuoLhD8y15C5IiDmyPoSkocdOeV5bR/Cn7mG6N8D39n5+k28aTqTWQrNq8oFCH1GIyaTwmrRAlGaeTh4DNRrBB…",
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
      next: "MDFhMjI0NmYtODhhZS03NTA5LThhODMtZDc3Mjk0M2U1Njc1"
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
      submissionId: "01a2246f-88ae-7509-8a83-d772943e5675",
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
          fingerprint: "c441bd3cc99616c480387c138a557affbbe60c97037051068fb8c467e4b3e19b"
        },
        at: "2026-11-28T23:13:39.061Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:13:39.061Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:13:39.061Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000002",
        name: "face_fSETP09003731150990000002",
        status: "submitted",
        created: "2026-11-28T18:13:38.994-05:00",
        document: {
          uuid: "6b4103e782aa7cf501f08b8dbaf182a320beab5c2b0786f79a19b05504b8d65ab519ce4febb20e969d811ec018870b65",
          date: "2026-11-28T18:13:38-05:00",
          type: "01",
          number: 990000002,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "OqgWBSOcppAxHQ+bzl6DuFKY11COgJ0d5we113EgUaOlMBCVu96rcDYT3W4r/fEAMG2wj86aD7MuoLhD8y15C5IiDmyPoSkocdOeV5bR/Cn7mG6N8D39n5+k28aTqTWQrNq8oFCH1GIyaTwmrRAlGaeTh4DNRrBB…",
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
          at: "2026-11-28T23:13:39.001Z",
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
      submissionId: "01a2246f-88ae-7509-8a83-d772943e5675",
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
          fingerprint: "c441bd3cc99616c480387c138a557affbbe60c97037051068fb8c467e4b3e19b"
        },
        at: "2026-11-28T23:13:39.061Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:13:39.061Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:13:39.061Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000002",
        name: "face_fSETP09003731150990000002",
        status: "submitted",
        created: "2026-11-28T18:13:38.994-05:00",
        document: {
          uuid: "6b4103e782aa7cf501f08b8dbaf182a320beab5c2b0786f79a19b05504b8d65ab519ce4febb20e969d811ec018870b65",
          date: "2026-11-28T18:13:38-05:00",
          type: "01",
          number: 990000002,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "OqgWBSOcppAxHQ+bzl6DuFKY11COgJ0d5we113EgUaOlMBCVu96rcDYT3W4r/fEAMG2wj86aD7MuoLhD8y15C5IiDmyPoSkocdOeV5bR/Cn7mG6N8D39n5+k28aTqTWQrNq8oFCH1GIyaTwmrRAlGaeTh4DNRrBB…",
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
          at: "2026-11-28T23:13:39.001Z",
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
      submissionId: "01a2246f-86e2-724d-856e-8b2847e7c566",
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
          fingerprint: "c441bd3cc99616c480387c138a557affbbe60c97037051068fb8c467e4b3e19b"
        },
        at: "2026-11-28T23:13:38.775Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:13:38.775Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:13:38.775Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000001",
        name: "face_fSETP09003731150990000001",
        status: "rejected",
        created: "2026-11-28T18:13:38.539-05:00",
        document: {
          uuid: "cf0356fa94b23fe671cf3a7aaf26c180f781a3760ac9729240c72c9722e8c9bbc0dc35ea18e1f6c549f1f8705642ea33",
          date: "2026-11-28T18:13:38-05:00",
          type: "01",
          number: 990000001,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "A5UELnSjTLEdh/KZ/XD8ygJllLjPCSrNLniKx4dAChteuQs3CS3nDQyfUCA8lCm5QIbOKPUsC3CfBYz52RgR0nMOkG3h7kSGgzFkdgA/yEUGI6WnnSNfjllZOWwLTQ/XwE+NBya3EFB7whIEX3Z4/t8i7DXJgSdG…",
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
        tokenId: "01a2246f-8610-78c6-b9e8-f790eb0dca1f",
        callerName: "documents:write",
        at: "2026-11-28T23:13:39.750Z"
      },
      history: [
        {
          at: "2026-11-28T23:13:38.589Z",
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
      submissionId: "01a2246f-86e2-724d-856e-8b2847e7c566",
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
          fingerprint: "c441bd3cc99616c480387c138a557affbbe60c97037051068fb8c467e4b3e19b"
        },
        at: "2026-11-28T23:13:38.775Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:13:38.775Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:13:38.775Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000001",
        name: "face_fSETP09003731150990000001",
        status: "rejected",
        created: "2026-11-28T18:13:38.539-05:00",
        document: {
          uuid: "cf0356fa94b23fe671cf3a7aaf26c180f781a3760ac9729240c72c9722e8c9bbc0dc35ea18e1f6c549f1f8705642ea33",
          date: "2026-11-28T18:13:38-05:00",
          type: "01",
          number: 990000001,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "A5UELnSjTLEdh/KZ/XD8ygJllLjPCSrNLniKx4dAChteuQs3CS3nDQyfUCA8lCm5QIbOKPUsC3CfBYz52RgR0nMOkG3h7kSGgzFkdgA/yEUGI6WnnSNfjllZOWwLTQ/XwE+NBya3EFB7whIEX3Z4/t8i7DXJgSdG…",
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
          at: "2026-11-28T23:13:38.589Z",
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
          id: "01a2246f-88ae-7509-8a83-d772943e5675",
          submission: {
            submissionId: "01a2246f-88ae-7509-8a83-d772943e5675",
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
                fingerprint: "c441bd3cc99616c480387c138a557affbbe60c97037051068fb8c467e4b3e19b"
              },
              at: "2026-11-28T23:13:39.061Z",
              time: "received",
              revocation: "none",
              text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:13:39.061Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:13:39.061Z, su hora de recibo; no había lista de revocaci…"
            },
            result: {
              id: "SETP990000002",
              name: "face_fSETP09003731150990000002",
              status: "submitted",
              created: "2026-11-28T18:13:38.994-05:00",
              document: {
                uuid: "6b4103e782aa7cf501f08b8dbaf182a320beab5c2b0786f79a19b05504b8d65ab519ce4febb20e969d811ec018870b65",
                date: "2026-11-28T18:13:38-05:00",
                type: "01",
                number: 990000002,
                prefix: "SETP",
                schemeName: "CUFE-SHA384",
                signatureValue:
                  "OqgWBSOcppAxHQ+bzl6DuFKY11COgJ0d5we113EgUaOlMBCVu96rcDYT3W4r/fEAMG2wj86aD7MuoLhD8y15C5IiDmyPoSkocdOeV5bR/Cn7mG6N8D39n5+k28aTqTWQrNq8oFCH1GIyaTwmrRAlGaeTh4DNRrBB…",
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
                at: "2026-11-28T23:13:39.001Z",
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
    body: 3767
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
    body: 72721
  },
  fileXmlGetItem: {
    status: 200,
    contentType: "application/xml",
    body: 37309
  },
  fileEvidenceGetItem: {
    status: 200,
    contentType: "application/zip",
    body: 101583
  },
  fileArchiveCreate: {
    status: 200,
    contentType: "application/zip",
    body: 208068
  },
  fileUrlGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      url: "https://radicar.example.com/v1/files/links/AaIkb4g0c120a78Q0zDRqwMBoimV6_kBoiRvhbZ8_b7gSeux99BitEhas3llfvPH3g4nTxDvOwCJWxMNADkr",
      expires: "2026-11-29T23:13:40.857Z"
    }
  },
  fileLinkOpen: {
    status: 200,
    contentType: "application/pdf",
    body: 72721
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
          uuid: "0ddb1c47a8b93d40538278cfe2ecef890d763a3a3cb9e91dea420911e7fc840b58e17cbd7be4d0d905e04899548959cc",
          schemeName: "CUFE-SHA384",
          body: {
            TypeCode: "01",
            OperationCode: "10",
            Number: 990000000,
            Date: "2026-11-28T18:13:38",
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
              at: "2026-11-28T23:13:38.862Z",
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
                at: "2026-11-28T23:13:38.862Z",
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
              signingTime: "2026-11-28T23:13:38.862Z",
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
                text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:13:38.889Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:13:38.889Z, la hora de firma que declara; no había lista …",
                anchor: {
                  subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  fingerprint: "c441bd3cc99616c480387c138a557affbbe60c97037051068fb8c467e4b3e19b"
                },
                at: "2026-11-28T23:13:38.889Z",
                time: "stated",
                revocation: "none"
              },
              accepted: true,
              code: "02",
              description: "Documento validado por la DIAN",
              date: "2026-11-28T18:13:38-05:00",
              uuid: "232484cb4a31baf9c676be5b43db304c5b038fdf75393c70f930d7e5f1b0fb932b3862a00b0e726b53611cbce5506b4c",
              documentUuid:
                "0ddb1c47a8b93d40538278cfe2ecef890d763a3a3cb9e91dea420911e7fc840b58e17cbd7be4d0d905e04899548959cc",
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
                  text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:13:38.889Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:13:38.889Z, la hora de firma que declara; no había lista …",
                  anchor: {
                    subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                    fingerprint: "c441bd3cc99616c480387c138a557affbbe60c97037051068fb8c467e4b3e19b"
                  },
                  at: "2026-11-28T23:13:38.889Z",
                  time: "stated",
                  revocation: "none"
                },
                signer: {
                  nit: "800197268",
                  commonName: "U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES",
                  subject:
                    "CN=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,2.5.4.5=#1309383030313937323638,O=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,L=Bogotá D.C.,C=CO",
                  issuer: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  serialNumber: "538025799869753209976678821882972972805078150710",
                  notBefore: "2019-01-01T00:00:00.000Z",
                  notAfter: "2049-12-31T23:59:59.000Z"
                },
                signingTime: "2026-11-28T23:13:38.889Z",
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
      id: "01a2246f-912a-76c4-9fea-7b6853b9f0ee",
      state: "queued",
      document: {
        uuid: "0ddb1c47a8b93d40538278cfe2ecef890d763a3a3cb9e91dea420911e7fc840b58e17cbd7be4d0d905e04899548959cc",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a2246f-912a-76c4-9fea-7b6853b9f0ee@example.com>",
      receivers: [
        {
          kind: "to",
          state: "queued",
          origin: "request",
          address: "compras@example.com"
        }
      ],
      created: "2026-11-28T23:13:41.162Z",
      tries: 0
    }
  },
  SendMailGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a2246f-912a-76c4-9fea-7b6853b9f0ee",
      state: "queued",
      document: {
        uuid: "0ddb1c47a8b93d40538278cfe2ecef890d763a3a3cb9e91dea420911e7fc840b58e17cbd7be4d0d905e04899548959cc",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a2246f-912a-76c4-9fea-7b6853b9f0ee@example.com>",
      receivers: [
        {
          kind: "to",
          address: "compras@example.com",
          origin: "request",
          state: "queued"
        }
      ],
      created: "2026-11-28T23:13:41.162Z",
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
            id: "01a2246f-91ae-71d0-9683-9e0164d9bf7e",
            state: "queued",
            document: {
              uuid: "0ddb1c47a8b93d40538278cfe2ecef890d763a3a3cb9e91dea420911e7fc840b58e17cbd7be4d0d905e04899548959cc",
              id: "SETP990000000"
            },
            subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
            messageId: "<01a2246f-91ae-71d0-9683-9e0164d9bf7e@example.com>",
            receivers: [
              {
                kind: "to",
                state: "queued",
                origin: "request",
                address: "compras@example.com"
              }
            ],
            created: "2026-11-28T23:13:41.295Z",
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
          id: "01a2246f-91ae-71d0-9683-9e0164d9bf7e",
          state: "queued",
          document: {
            uuid: "0ddb1c47a8b93d40538278cfe2ecef890d763a3a3cb9e91dea420911e7fc840b58e17cbd7be4d0d905e04899548959cc",
            id: "SETP990000000"
          },
          subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
          messageId: "<01a2246f-91ae-71d0-9683-9e0164d9bf7e@example.com>",
          receivers: [
            {
              kind: "to",
              address: "compras@example.com",
              origin: "request",
              state: "queued"
            }
          ],
          created: "2026-11-28T23:13:41.295Z",
          tries: 0
        }
      ]
    }
  },
  CertificateStore: {
    status: 201,
    contentType: "application/json",
    body: {
      id: "01a2246f-9221-7531-b017-3c06d49433bb",
      nit: "900373115",
      issuer:
        "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
      serialNumber: "564952872620565310969088056710152883327319921",
      notBefore: "2024-01-01T00:00:00.000Z",
      notAfter: "2123-12-31T23:59:59.000Z",
      daysLeft: 35461,
      created: "2026-11-28T23:13:41.410Z",
      token: "cert_D-kydFZpftE…"
    }
  },
  CertificateGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a2246f-9221-7531-b017-3c06d49433bb",
          nit: "900373115",
          issuer:
            "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
          serialNumber: "564952872620565310969088056710152883327319921",
          notBefore: "2024-01-01T00:00:00.000Z",
          notAfter: "2123-12-31T23:59:59.000Z",
          daysLeft: 35461,
          created: "2026-11-28T23:13:41.410Z"
        }
      ]
    }
  },
  InboxImport: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a2246f-9273-76f0-a736-d1607f930d91",
      state: "judged",
      received: "2026-11-28T23:13:41.493Z",
      repeated: false,
      items: [
        {
          id: "01a2246f-92ae-71fb-92a0-7d48d7f320b3",
          state: "received",
          received: "2026-11-28T23:13:41.493Z",
          environment: "sandbox",
          arrivalId: "01a2246f-9273-76f0-a736-d1607f930d91",
          uuid: "6b4103e782aa7cf501f08b8dbaf182a320beab5c2b0786f79a19b05504b8d65ab519ce4febb20e969d811ec018870b65",
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
          id: "01a2246f-92ae-71fb-92a0-7d48d7f320b3",
          state: "received",
          received: "2026-11-28T23:13:41.493Z",
          environment: "sandbox",
          arrivalId: "01a2246f-9273-76f0-a736-d1607f930d91",
          uuid: "6b4103e782aa7cf501f08b8dbaf182a320beab5c2b0786f79a19b05504b8d65ab519ce4febb20e969d811ec018870b65",
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
      id: "01a2246f-9273-76f0-a736-d1607f930d91",
      state: "judged",
      received: "2026-11-28T23:13:41.493Z",
      repeated: false,
      items: [
        {
          id: "01a2246f-92ae-71fb-92a0-7d48d7f320b3",
          state: "received",
          received: "2026-11-28T23:13:41.493Z",
          environment: "sandbox",
          arrivalId: "01a2246f-9273-76f0-a736-d1607f930d91",
          uuid: "6b4103e782aa7cf501f08b8dbaf182a320beab5c2b0786f79a19b05504b8d65ab519ce4febb20e969d811ec018870b65",
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
        id: "01a2246f-92ae-71fb-92a0-7d48d7f320b3",
        state: "goodsReceived",
        received: "2026-11-28T23:13:41.493Z",
        environment: "sandbox",
        arrivalId: "01a2246f-9273-76f0-a736-d1607f930d91",
        uuid: "6b4103e782aa7cf501f08b8dbaf182a320beab5c2b0786f79a19b05504b8d65ab519ce4febb20e969d811ec018870b65",
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
            created: "2026-11-28T18:13:41.917-05:00",
            document: {
              uuid: "9e4e2f25d3d158b6b7ec56f2b56d6e32cfc330f2c1f1577ebfc6d5bf5599c4260b1f9ead755d7a106b321545642d2120",
              date: "2026-11-28T18:13:41-05:00",
              type: "030",
              number: 1,
              prefix: "ACR",
              schemeName: "CUDE-SHA384",
              signatureValue:
                "JkL3qb7FYk7IfczDi1hHotpYsJx2ZwkWmBXMUp+NiCDvdVjOm2GJp/azHJMJ4q7yu5oSWmYco2xlgRTJFKasNlNudAtVhVmSvH4TcifdPcELvh2o73lhBP/vWBH6eBWWMLplt9A7zZiHa/d9Lb8N7PppTx3FpRGr…",
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
          id: "01a2246f-92ae-71fb-92a0-7d48d7f320b3",
          filed: {
            item: {
              id: "01a2246f-92ae-71fb-92a0-7d48d7f320b3",
              state: "accepted",
              received: "2026-11-28T23:13:41.493Z",
              environment: "sandbox",
              arrivalId: "01a2246f-9273-76f0-a736-d1607f930d91",
              uuid: "6b4103e782aa7cf501f08b8dbaf182a320beab5c2b0786f79a19b05504b8d65ab519ce4febb20e969d811ec018870b65",
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
                  created: "2026-11-28T18:13:42.173-05:00",
                  document: {
                    uuid: "87cbad3c31300404bc7a831034d143f8ba9daf213fa37646402fc253eb589e90726c887716cd9e26d0672c6c583fa396",
                    date: "2026-11-28T18:13:42-05:00",
                    type: "033",
                    number: 1,
                    prefix: "ACE",
                    schemeName: "CUDE-SHA384",
                    signatureValue:
                      "Pe/CsPjk+M/rMfWptFFQFyevLmpxX4dgPLzqwW8yjbdHhpVtbj6yd+OKqpxN4/Ol4yQ36nhYbnqeZwrUE2PUZq4m3jjj1eog7Q6eE4OwBxHAMJWpH427hHugyLUrmpoAfiQXvRFpe/6uHrVZ/4D57QCZ13OGfgG1…",
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
      id: "01a2246f-92ae-71fb-92a0-7d48d7f320b3",
      state: "accepted",
      received: "2026-11-28T23:13:41.493Z",
      environment: "sandbox",
      arrivalId: "01a2246f-9273-76f0-a736-d1607f930d91",
      uuid: "6b4103e782aa7cf501f08b8dbaf182a320beab5c2b0786f79a19b05504b8d65ab519ce4febb20e969d811ec018870b65",
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
          uuid: "9e4e2f25d3d158b6b7ec56f2b56d6e32cfc330f2c1f1577ebfc6d5bf5599c4260b1f9ead755d7a106b321545642d2120",
          submissionId: "01a2246f-942b-7847-9431-cdd67bd033d3",
          registered: "2026-11-28T18:13:41-05:00"
        }
      ],
      history: [
        {
          at: "2026-11-28T23:13:41.557Z",
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
        uuid: "6b4103e782aa7cf501f08b8dbaf182a320beab5c2b0786f79a19b05504b8d65ab519ce4febb20e969d811ec018870b65",
        schemeName: "CUFE-SHA384",
        body: {
          TypeCode: "01",
          OperationCode: "10",
          Number: 990000002,
          Date: "2026-11-28T18:13:38",
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
            at: "2026-11-28T23:13:38.982Z",
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
              at: "2026-11-28T23:13:38.982Z",
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
            signingTime: "2026-11-28T23:13:38.982Z",
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
              text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:13:39.017Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:13:39.017Z, la hora de firma que declara; no había lista …",
              anchor: {
                subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                fingerprint: "c441bd3cc99616c480387c138a557affbbe60c97037051068fb8c467e4b3e19b"
              },
              at: "2026-11-28T23:13:39.017Z",
              time: "stated",
              revocation: "none"
            },
            accepted: true,
            code: "02",
            description: "Documento validado por la DIAN",
            date: "2026-11-28T18:13:39-05:00",
            uuid: "d87ddc438dc1b07aef01defa04858da409d2685931bd65b5b8f6b36daaaa2bcb55dc778614dbcee73442977c04dbfffb",
            documentUuid:
              "6b4103e782aa7cf501f08b8dbaf182a320beab5c2b0786f79a19b05504b8d65ab519ce4febb20e969d811ec018870b65",
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
                text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:13:39.017Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:13:39.017Z, la hora de firma que declara; no había lista …",
                anchor: {
                  subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  fingerprint: "c441bd3cc99616c480387c138a557affbbe60c97037051068fb8c467e4b3e19b"
                },
                at: "2026-11-28T23:13:39.017Z",
                time: "stated",
                revocation: "none"
              },
              signer: {
                nit: "800197268",
                commonName: "U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES",
                subject:
                  "CN=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,2.5.4.5=#1309383030313937323638,O=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,L=Bogotá D.C.,C=CO",
                issuer: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                serialNumber: "538025799869753209976678821882972972805078150710",
                notBefore: "2019-01-01T00:00:00.000Z",
                notAfter: "2049-12-31T23:59:59.000Z"
              },
              signingTime: "2026-11-28T23:13:39.017Z",
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
    body: 75921
  },
  InboxRetry: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a2246f-92ae-71fb-92a0-7d48d7f320b3",
      state: "accepted",
      received: "2026-11-28T23:13:41.493Z",
      environment: "sandbox",
      arrivalId: "01a2246f-9273-76f0-a736-d1607f930d91",
      uuid: "6b4103e782aa7cf501f08b8dbaf182a320beab5c2b0786f79a19b05504b8d65ab519ce4febb20e969d811ec018870b65",
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
          uuid: "6b4103e782aa7cf501f08b8dbaf182a320beab5c2b0786f79a19b05504b8d65ab519ce4febb20e969d811ec018870b65",
          item: {
            id: "01a2246f-92ae-71fb-92a0-7d48d7f320b3",
            state: "accepted",
            received: "2026-11-28T23:13:41.493Z",
            environment: "sandbox",
            arrivalId: "01a2246f-9273-76f0-a736-d1607f930d91",
            uuid: "6b4103e782aa7cf501f08b8dbaf182a320beab5c2b0786f79a19b05504b8d65ab519ce4febb20e969d811ec018870b65",
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
      watchedSince: "2026-11-28T23:13:37.765Z",
      items: [
        {
          environment: "sandbox",
          state: "closed",
          lastSuccess: "2026-11-28T23:13:42.831Z",
          failuresInARow: 0,
          calls: 9,
          failures: [],
          latency: {
            filing: {
              calls: 6,
              p50: 25,
              p95: 192,
              p99: 192,
              max: 192
            },
            query: {
              calls: 3,
              p50: 19,
              p95: 29,
              p99: 29,
              max: 29
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
      id: "01a2246f-98dc-7981-9c01-306e9414da24",
      name: "ERP",
      prefix: "rad_sandbox_PNYEyX",
      scopes: ["documents:write"],
      companies: ["1"],
      providers: ["1"],
      created: "2026-11-28T23:13:43.135Z",
      createdBy: "01a2246f-8652-76ee-8131-61227acb3888",
      expires: "2027-11-28T23:13:43.132Z",
      token: "rad_sandbox_PNYE…"
    }
  },
  TokenGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a2246f-837c-7aa4-838f-090d31d1eabb",
          name: "development",
          prefix: "radicar-dev",
          scopes: ["documents:write"],
          companies: ["1"],
          providers: ["1"],
          created: "2026-11-28T23:13:37.661Z"
        }
      ]
    }
  },
  TokenGetSelf: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a2246f-85b6-7cfd-bee0-49ebb1f7d062",
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
      id: "01a2246f-98dc-7981-9c01-306e9414da24",
      revoked: "2026-11-28T23:13:43.282Z",
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
      updated: "2026-11-28T23:13:43.345Z"
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
          updated: "2026-11-28T23:13:43.345Z"
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
      updated: "2026-11-28T23:13:43.345Z"
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
      updated: "2026-11-28T23:13:43.571Z"
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
          updated: "2026-11-28T23:13:41.897Z"
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
      updated: "2026-11-28T23:13:43.571Z"
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
      id: "01a2246f-9b47-7fdb-82df-028d6233e777",
      name: "ERP",
      url: "https://hooks.example.com/radicar",
      events: ["document.*"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-28T23:13:43.752Z",
      createdBy: "01a2246f-8662-70bc-9bdb-241f13f9c8af",
      secret: "whsec_UHyno4+ZaB…"
    }
  },
  WebhookGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a2246f-9b47-7fdb-82df-028d6233e777",
          name: "ERP",
          url: "https://hooks.example.com/radicar",
          events: ["document.*"],
          companies: ["1"],
          state: "enabled",
          created: "2026-11-28T23:13:43.752Z",
          createdBy: "01a2246f-8662-70bc-9bdb-241f13f9c8af"
        }
      ]
    }
  },
  WebhookGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a2246f-9b47-7fdb-82df-028d6233e777",
      name: "ERP",
      url: "https://hooks.example.com/radicar",
      events: ["document.*"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-28T23:13:43.752Z",
      createdBy: "01a2246f-8662-70bc-9bdb-241f13f9c8af"
    }
  },
  WebhookChange: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a2246f-9b47-7fdb-82df-028d6233e777",
      name: "ERP",
      url: "https://hooks.example.com/radicar",
      events: ["document.accepted"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-28T23:13:43.752Z",
      createdBy: "01a2246f-8662-70bc-9bdb-241f13f9c8af"
    }
  },
  WebhookRotateSecret: {
    status: 200,
    contentType: "application/json",
    body: {
      secret: "whsec_STDTU5p2EY…",
      previousExpires: "2026-11-29T23:13:43.990Z"
    }
  },
  WebhookTest: {
    status: 202,
    contentType: "application/json",
    body: {
      id: "e1b5b25c-08b4-48ee-8abe-def10d707aba",
      webhook: "01a2246f-9b47-7fdb-82df-028d6233e777",
      event: "01a2246f-9c64-78fa-8ae9-44d70646efb7",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-28T23:13:44.039Z",
      tries: 0,
      next: "2026-11-28T23:13:44.039Z"
    }
  },
  WebhookDeliveryGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "e1b5b25c-08b4-48ee-8abe-def10d707aba",
          webhook: "01a2246f-9b47-7fdb-82df-028d6233e777",
          event: "01a2246f-9c64-78fa-8ae9-44d70646efb7",
          type: "webhook.test",
          state: "pending",
          created: "2026-11-28T23:13:44.039Z",
          tries: 1,
          tried: "2026-11-28T23:13:44.128Z",
          next: "2026-11-28T23:13:48.222Z",
          failure: "The connection failed: ECONNREFUSED"
        }
      ]
    }
  },
  WebhookDeliveryGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "e1b5b25c-08b4-48ee-8abe-def10d707aba",
      webhook: "01a2246f-9b47-7fdb-82df-028d6233e777",
      event: "01a2246f-9c64-78fa-8ae9-44d70646efb7",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-28T23:13:44.039Z",
      tries: 1,
      tried: "2026-11-28T23:13:44.128Z",
      next: "2026-11-28T23:13:48.222Z",
      failure: "The connection failed: ECONNREFUSED",
      attempts: [
        {
          at: "2026-11-28T23:13:44.128Z",
          millis: 36,
          failure: "The connection failed: ECONNREFUSED"
        }
      ],
      body: '{"type":"webhook.test","timestamp":"2026-11-28T23:13:44.036Z","data":{"webhookId":"01a2246f-9b47-7fdb-82df-028d6233e777"}}'
    }
  },
  WebhookDeliveryReplay: {
    status: 202,
    contentType: "application/json",
    body: {
      id: "e1b5b25c-08b4-48ee-8abe-def10d707aba",
      webhook: "01a2246f-9b47-7fdb-82df-028d6233e777",
      event: "01a2246f-9c64-78fa-8ae9-44d70646efb7",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-28T23:13:44.039Z",
      tries: 1,
      tried: "2026-11-28T23:13:44.128Z",
      next: "2026-11-28T23:13:44.241Z",
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
          id: "01a2246f-8683-7758-b76f-f1dc0a5b95b5",
          at: "2026-11-28T23:13:38.435Z",
          operation: "InvoiceCreate",
          tokenId: "01a2246f-8610-78c6-b9e8-f790eb0dca1f",
          callerName: "documents:write",
          requestId: "d8864c31-04fa-4509-b60e-2d455d5ad2cc",
          companyId: "1",
          providerId: "1",
          subject: "cf0356fa94b23fe671cf3a7aaf26c180f781a3760ac9729240c72c9722e8c9bbc0dc35ea18e1f6c549f1f8705642ea33",
          status: 200
        }
      ],
      next: "MDFhMjI0NmYtODY4My03NzU4LWI3NmYtZjFkYzBhNWI5NWI1"
    }
  },
  CompanyErase: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "1",
      dryRun: true,
      erasedAt: "2026-11-28T23:13:44.388Z",
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
      created: "2026-11-28T18:13:44.498-05:00",
      document: {
        uuid: "6c62f8d08f9621ff73326757586f6452b2f538072c62b4bfa983c6a2685f72a63a6493a1a791ca39d5f03a139d88b35f",
        date: "2026-11-28T18:13:44-05:00",
        type: "01",
        number: 990000001,
        prefix: "SETP",
        schemeName: "CUFE-SHA384",
        signatureValue:
          "eNokTuH8rt4OnouHlJDlDlfYAVJE79Wfj0B+Scmb6ouLkdLpUvOCIizq0cfP3sh7d18pHI5AaGw9Ue2K0V7db0S54pImldtX7kOPYKexzLtlXwBy63+xXHtIveQL0hurv4OAexhnWN5Tw5TtK+heCPb2pLq4XtCN…",
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
      created: "2026-11-28T18:13:44.568-05:00",
      document: {
        uuid: "8e6e5dd4b62cc0ea9debbe4de458ab7a34b50b4517e3b20cb2368801b63b055cdf23d7e1375cd3999a040f5c84671996",
        date: "2026-11-28T18:13:44-05:00",
        type: "91",
        number: 3,
        prefix: "NC",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "SZ+By4iPvC4uKvVxib7dQxiz2iwkoRf4NDXH8NwiyGD/VcPXwQvtHZIQ22B2mFE5i1Ei0s5QgN3oLiV8SeCVAmW4Ld0pvRs5acmA3khSg+pWeO43XkV+/9SWXdE+VK2Ac+WgxFJhvuHioo9eZ9yI7stlhKPHMj+A…",
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
      created: "2026-11-28T18:13:44.649-05:00",
      document: {
        uuid: "b57f4e3db03ff7d75836b968f239d1288b9260423cd9a5b3ca1815cd03d4ddac293855007d619c1503c742633cac8a9a",
        date: "2026-11-28T18:13:44-05:00",
        type: "92",
        number: 4,
        prefix: "ND",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "mv66Fh3oSfTJ/iSpp4z6ZOrfi+67vcsnPhhEZe/59MKKnO5iNIQiPhuyUz8scg2SIg2Z4NFSirwOw84T6BaoXwzj5BVjAQswNcIkN/+71j4oPdywheTtmax0M5dQNUceFLWQo4d5ahBkgtapY3Cg4kcO6IhYKRGs…",
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
      created: "2026-11-28T18:13:44.754-05:00",
      document: {
        uuid: "726bc46d3c816f7c58fafe75b972754e4e23f552e4e77c1f4d96c6227fa2358f969e0dc7d629a40bab976cd2f25dea77",
        date: "2026-11-28T18:13:44-05:00",
        type: "05",
        number: 984000004,
        prefix: "SEDS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "YK3nsVojReJufHEgCSCHWD3KH+Brbc4ND7tS20EUgdgW5bGGRCIZz074UOMrS6AjkkBZ5h7tAVb324CThMA13epCrRz16u1UgpFKpFaxFnhfRyQN9rY8lmVjeLzN/FbqdzTAYWt60z4/tcbWZNlMhZYskR8SPMY8…",
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
      created: "2026-11-28T18:13:44.812-05:00",
      document: {
        uuid: "6a254d1e98e88cec1295040076a1c3f3dc23bda7d609ab5ac05f7f0716428d9e3671acbd6580917b9ad0d49d04b99609",
        date: "2026-11-28T18:13:44-05:00",
        type: "95",
        number: 6,
        prefix: "NAS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "Y6faNimCa4PnIdgZnLk4vhJTSZVBRW1ChuRH1uP4uiOehr1on0prHKxM0CIcqsPfuJTlrUlLo0ANoetEuwTFcJMVBoCMu1cl6CXmz3YaKlUyfRkTIQ9/Kifqc2Wj9VEebrgGtClE6pjLy+kGyaB/kmtPA3/mwRIw…",
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
      created: "2026-11-28T18:13:44.883-05:00",
      document: {
        uuid: "555852889a399507ab313d5a03474ab3bec7aed1987dfeb4771f0a7ecbcf0ad27ef9f2b5c97e34f62985d5d479551132",
        date: "2026-11-28T18:13:44-05:00",
        type: "20",
        number: 7,
        prefix: "EPOS",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "JI2YYSdEClfrlSyy+S4Kns2fdl394DhtmhlLWwhkTTsjZFNCXG/skcU1D/hWogTbVSyWyiDU2NZP/Af9R89P/BxFUaWznzDphGcGYPaeiiMVmpeRfWlP/FRY5Gan4nlJJQysTYjfcA553/0GXcNEW1wKPHnc93KI…",
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
      created: "2026-11-28T18:13:44.961-05:00",
      document: {
        uuid: "ff74146b5370dd5b16a31b4657dd50458ea2f319569f75d60d678cf0c168ed5849d991e730507c660c5e72029d197c21",
        date: "2026-11-28T18:13:44-05:00",
        type: "60",
        number: 8,
        prefix: "SPD",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "HGHEhAIZCFXtuKbPDts4kmo8EiFwpQiE63orUEoNJ7K926IUwazhLwzUfqOHFoA1VG5tK4XNhMcpQqSUgG6WAecLsx9MzPrpyBlmw2Ii7Bhm56NvqplH6EDPX1o6e4PAFqPzu3aPwjHIOPW0tMTU5aaPpGiMJspM…",
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
      created: "2026-11-28T18:13:45.027-05:00",
      document: {
        uuid: "e60797b9897c642d07acc0f65c5513b7b0219545b64f2e178040ffe6de235d2fa4ead94fb6963888034091a215d3886f",
        date: "2026-11-28T18:13:45-05:00",
        type: "94",
        number: 9,
        prefix: "NAE",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "m+jtFiFz5q3AAV1aJ/XQtwM93aMkWs8lQNc528uZFO2yHK6ZxtOLOsCKiMVKowj7cD8XX8qj9G6aw4rEZQ4H3o1c4gFe5VtTMQ9sc+3n8btRMWYe9ZVab+h9Hps2xLZ3uBVnhQTzBHHCEaD6luzJEe4sx1P6JMDZ…",
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
      created: "2026-11-28T18:13:45.126-05:00",
      notifications: [
        {
          rule: "LGC62",
          path: "$.DocumentReference.Uuid",
          message:
            "The invoice is paid in cash: only an invoice on credit needs this event, and the authority may reject it.",
          expected: "an invoice on credit",
          actual: "6c62f8d08f9621ff73326757586f6452b2f538072c62b4bfa983c6a2685f72a63a6493a1a791ca39d5f03a139d88b35f"
        }
      ],
      document: {
        uuid: "64cfb944d7bc3cce76aef4c28ddff8f7d4ed876ad520c2c0a3ab5b89caec1a4c2d0430129db84e2945232e8b8a7845a2",
        date: "2026-11-28T18:13:45-05:00",
        type: "030",
        number: 10,
        prefix: "ACR",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "BwuRzjfl9B/Z3d/IbMFyUhAZU8uoOWNNlx1SMd54ASqPOx41ve9mtzQHTHkupTkH2eGQ5Ei6zkljxwKDwPcL07twLRsvryectRfnVxnXyiwsbbcWgEWSR9FqZkwpPz4Tmu7Tdl9Oe//gEUQmNR051UosBHnP/sCM…",
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
      created: "2026-11-28T18:13:45.186-05:00",
      document: {
        uuid: "3d6e5ffe3916a15a5ee5eefef37d2139dba2f25fce38825ccf0bbcbb75c29b6a2a451e3a657ccbe34363c7ff093cd580",
        date: "2026-11-28T18:13:45-05:00",
        type: "102",
        number: 11,
        prefix: "NE",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "RAOWcmjyzyzw+yLXieZvRL4YsPjrEm+YJqALe3KsvYLTlLLgloXYrqeIsRdU4K9RpjY/kK0w6QX2kCacY0j/9BJe2j96gql9WlCvN9eIan6VkCEuL0UKdHBPO3d5jnk/z3LQUDCrPylJXPwEgImVd8uFSrsGYx1M…",
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
      created: "2026-11-28T18:13:45.290-05:00",
      document: {
        uuid: "5e138af8c2173c73772480132613a9f28289690043bbc093fbc660ae73fc6ef4a8968b204c19e2c1e50b26b548068101",
        date: "2026-11-28T18:13:45-05:00",
        type: "103",
        number: 12,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "mmp1xbG4da4FLvagyyrde+MapYwEWCln6P/lT4YKhaF+mVaK6pRLdwKB3SPcUatd6VXE2OYXNGDz3DryfBY+TYvx0TJUhKosSpmzu6nwjazYujX7+f0zZJ2IRA+HWuEwRcOzFcTnSHmJ13bS9QRnRVahulf6YQCl…",
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
      created: "2026-11-28T18:13:45.435-05:00",
      document: {
        uuid: "eb5b6fed04ba48f1ec96ef36d1f964c6f54650fbeb78ecb1d09f031c2ce390bf301ccb16aa290f5c3693432d48301f2f",
        date: "2026-11-28T18:13:45-05:00",
        type: "103",
        number: 13,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "iU3pVkb6qH7vg80+6eNBAj+rKzfVy0obd1vKX/TFwxJrcDVXQca1Hxb+sDG1g7SQ8EGkU021kWxYlA9O4cQeBxzL8jc153X5mp34OAxYrLH0UuLutvwDemOapTQwA7QKPHb2/egeXt+UnHnoxpBF7ag+9hA/PH3H…",
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
          uuid: "ef3f0e9a1da09e8ec2cd17d1c2a055b0c821ecc6183859494c1928e03e8f4ad3c5407f5243ec28b6682f19daf91e561d",
          submissionId: "01a2246f-a241-77ac-8cd5-e27450d71997",
          zipkey: "dc547198-cd10-4ff5-a47a-e1f4003749be",
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
          uuid: "ef3f0e9a1da09e8ec2cd17d1c2a055b0c821ecc6183859494c1928e03e8f4ad3c5407f5243ec28b6682f19daf91e561d",
          submissionId: "01a2246f-a241-77ac-8cd5-e27450d71997",
          zipkey: "dc547198-cd10-4ff5-a47a-e1f4003749be",
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
      asked: "2026-11-28T18:13:45-05:00",
      age: 0
    }
  },
  StatusZipGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      zipkey: "dc547198-cd10-4ff5-a47a-e1f4003749be",
      state: "open",
      followed: true,
      asked: "2026-11-28T18:13:45-05:00",
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
      uuid: "6c62f8d08f9621ff73326757586f6452b2f538072c62b4bfa983c6a2685f72a63a6493a1a791ca39d5f03a139d88b35f",
      state: "known",
      statusCode: "00",
      statusDescription: "Procesado Correctamente.",
      asked: "2026-11-28T18:13:45-05:00",
      proof: {
        degree: "proven",
        anchor: {
          subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
          fingerprint: "c441bd3cc99616c480387c138a557affbbe60c97037051068fb8c467e4b3e19b"
        },
        at: "2026-11-28T23:13:45.875Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:13:45.875Z, its time of receipt; no revocation list or OCSP…"
      },
      items: [
        {
          code: "030",
          name: "Acuse de recibo de Factura Electrónica de Venta",
          id: "ACR10",
          uuid: "64cfb944d7bc3cce76aef4c28ddff8f7d4ed876ad520c2c0a3ab5b89caec1a4c2d0430129db84e2945232e8b8a7845a2",
          registered: "2026-11-28T18:13:45-05:00",
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
      asked: "2026-11-28T18:13:45-05:00"
    }
  }
}

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
          submissionId: "01a2246c-a787-77fa-bd06-d34a2240aa51",
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
              fingerprint: "9326c6e411402005019c03cf1ee227d07c5ed2a075121ac7c80a9fa7d71a23ff"
            },
            at: "2026-11-28T23:10:30.385Z",
            time: "received",
            revocation: "none",
            text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:10:30.385Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:10:30.385Z, su hora de recibo; no había lista de revocaci…"
          },
          result: {
            id: "SETP990000002",
            name: "face_fSETP09003731150990000002",
            status: "submitted",
            created: "2026-11-28T18:10:30.282-05:00",
            document: {
              uuid: "174d056cad115f892724ab2cf99c8388721d51c0da392f7fed53f2d101aa48938637a1abf61734a80d9ff28d32dd04ee",
              date: "2026-11-28T18:10:29-05:00",
              type: "01",
              number: 990000002,
              prefix: "SETP",
              schemeName: "CUFE-SHA384",
              signatureValue:
                "VJXxlfy0cw0qorQkrgoNjkwEYzcNLlji6+WHuG7l/FDzUNqeZPIfKPPUeZ2nfkAxqMWWouEY8TEA7K0Vof8hUfnZYnD5W6X9BCqE4LzzcdFO0sE0qteXvg+r10FynNfC5abgirmyeqZULuZXlg+Ex8Em5vWYQWs5…",
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
      next: "MDFhMjI0NmMtYTc4Ny03N2ZhLWJkMDYtZDM0YTIyNDBhYTUx"
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
      submissionId: "01a2246c-a787-77fa-bd06-d34a2240aa51",
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
          fingerprint: "9326c6e411402005019c03cf1ee227d07c5ed2a075121ac7c80a9fa7d71a23ff"
        },
        at: "2026-11-28T23:10:30.385Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:10:30.385Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:10:30.385Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000002",
        name: "face_fSETP09003731150990000002",
        status: "submitted",
        created: "2026-11-28T18:10:30.282-05:00",
        document: {
          uuid: "174d056cad115f892724ab2cf99c8388721d51c0da392f7fed53f2d101aa48938637a1abf61734a80d9ff28d32dd04ee",
          date: "2026-11-28T18:10:29-05:00",
          type: "01",
          number: 990000002,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "VJXxlfy0cw0qorQkrgoNjkwEYzcNLlji6+WHuG7l/FDzUNqeZPIfKPPUeZ2nfkAxqMWWouEY8TEA7K0Vof8hUfnZYnD5W6X9BCqE4LzzcdFO0sE0qteXvg+r10FynNfC5abgirmyeqZULuZXlg+Ex8Em5vWYQWs5…",
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
          at: "2026-11-28T23:10:30.289Z",
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
      submissionId: "01a2246c-a787-77fa-bd06-d34a2240aa51",
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
          fingerprint: "9326c6e411402005019c03cf1ee227d07c5ed2a075121ac7c80a9fa7d71a23ff"
        },
        at: "2026-11-28T23:10:30.385Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:10:30.385Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:10:30.385Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000002",
        name: "face_fSETP09003731150990000002",
        status: "submitted",
        created: "2026-11-28T18:10:30.282-05:00",
        document: {
          uuid: "174d056cad115f892724ab2cf99c8388721d51c0da392f7fed53f2d101aa48938637a1abf61734a80d9ff28d32dd04ee",
          date: "2026-11-28T18:10:29-05:00",
          type: "01",
          number: 990000002,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "VJXxlfy0cw0qorQkrgoNjkwEYzcNLlji6+WHuG7l/FDzUNqeZPIfKPPUeZ2nfkAxqMWWouEY8TEA7K0Vof8hUfnZYnD5W6X9BCqE4LzzcdFO0sE0qteXvg+r10FynNfC5abgirmyeqZULuZXlg+Ex8Em5vWYQWs5…",
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
          at: "2026-11-28T23:10:30.289Z",
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
      submissionId: "01a2246c-a46e-7206-9ef1-b2c11cd3077b",
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
          fingerprint: "9326c6e411402005019c03cf1ee227d07c5ed2a075121ac7c80a9fa7d71a23ff"
        },
        at: "2026-11-28T23:10:29.931Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:10:29.931Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:10:29.931Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000001",
        name: "face_fSETP09003731150990000001",
        status: "rejected",
        created: "2026-11-28T18:10:29.496-05:00",
        document: {
          uuid: "a2802191fadf06fd9f0db3230d5a76a638c60a97cf0b9e6d9bfedd5966fe4e1493dc618b836385e4631eae15b94f970a",
          date: "2026-11-28T18:10:29-05:00",
          type: "01",
          number: 990000001,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "kJXACCTVHouKBdJRrQkrVVx0lNBmBC0Hca9jXWK2SGROnvIGZPjV0VyyiyZh9gdSO5pN05zTnbfkPoMSxbRGsN+gC1grRG5W1Ac6YBf2CewxsenXL1FnuD2ynUgo65VbF/AOUdUNcm9GBuvNZeb4/Re/Gv3bXVaT…",
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
        tokenId: "01a2246c-a309-7f87-94d5-122f06491af1",
        callerName: "documents:write",
        at: "2026-11-28T23:10:31.445Z"
      },
      history: [
        {
          at: "2026-11-28T23:10:29.574Z",
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
      submissionId: "01a2246c-a46e-7206-9ef1-b2c11cd3077b",
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
          fingerprint: "9326c6e411402005019c03cf1ee227d07c5ed2a075121ac7c80a9fa7d71a23ff"
        },
        at: "2026-11-28T23:10:29.931Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:10:29.931Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:10:29.931Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000001",
        name: "face_fSETP09003731150990000001",
        status: "rejected",
        created: "2026-11-28T18:10:29.496-05:00",
        document: {
          uuid: "a2802191fadf06fd9f0db3230d5a76a638c60a97cf0b9e6d9bfedd5966fe4e1493dc618b836385e4631eae15b94f970a",
          date: "2026-11-28T18:10:29-05:00",
          type: "01",
          number: 990000001,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "kJXACCTVHouKBdJRrQkrVVx0lNBmBC0Hca9jXWK2SGROnvIGZPjV0VyyiyZh9gdSO5pN05zTnbfkPoMSxbRGsN+gC1grRG5W1Ac6YBf2CewxsenXL1FnuD2ynUgo65VbF/AOUdUNcm9GBuvNZeb4/Re/Gv3bXVaT…",
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
          at: "2026-11-28T23:10:29.574Z",
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
          id: "01a2246c-a787-77fa-bd06-d34a2240aa51",
          submission: {
            submissionId: "01a2246c-a787-77fa-bd06-d34a2240aa51",
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
                fingerprint: "9326c6e411402005019c03cf1ee227d07c5ed2a075121ac7c80a9fa7d71a23ff"
              },
              at: "2026-11-28T23:10:30.385Z",
              time: "received",
              revocation: "none",
              text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:10:30.385Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:10:30.385Z, su hora de recibo; no había lista de revocaci…"
            },
            result: {
              id: "SETP990000002",
              name: "face_fSETP09003731150990000002",
              status: "submitted",
              created: "2026-11-28T18:10:30.282-05:00",
              document: {
                uuid: "174d056cad115f892724ab2cf99c8388721d51c0da392f7fed53f2d101aa48938637a1abf61734a80d9ff28d32dd04ee",
                date: "2026-11-28T18:10:29-05:00",
                type: "01",
                number: 990000002,
                prefix: "SETP",
                schemeName: "CUFE-SHA384",
                signatureValue:
                  "VJXxlfy0cw0qorQkrgoNjkwEYzcNLlji6+WHuG7l/FDzUNqeZPIfKPPUeZ2nfkAxqMWWouEY8TEA7K0Vof8hUfnZYnD5W6X9BCqE4LzzcdFO0sE0qteXvg+r10FynNfC5abgirmyeqZULuZXlg+Ex8Em5vWYQWs5…",
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
                at: "2026-11-28T23:10:30.289Z",
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
    body: 3762
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
    body: 72717
  },
  fileXmlGetItem: {
    status: 200,
    contentType: "application/xml",
    body: 37309
  },
  fileEvidenceGetItem: {
    status: 200,
    contentType: "application/zip",
    body: 101680
  },
  fileArchiveCreate: {
    status: 200,
    contentType: "application/zip",
    body: 208125
  },
  fileUrlGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      url: "https://radicar.example.com/v1/files/links/AaIkbKaxd3KNIob56fKhXQMBoimTDzkBoiRsontwD5BgvDQK104koT-sVsOkpZhNdE8rCcXP_QbLDQzKZvj-",
      expires: "2026-11-29T23:10:33.273Z"
    }
  },
  fileLinkOpen: {
    status: 200,
    contentType: "application/pdf",
    body: 72717
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
          uuid: "aad2f05afa5eeafadb882c2785b290d505038ba68b328118ff9de102c07c4fb6c5e212c68498391b40600dd7acfd34b3",
          schemeName: "CUFE-SHA384",
          body: {
            TypeCode: "01",
            OperationCode: "10",
            Number: 990000000,
            Date: "2026-11-28T18:10:29",
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
              at: "2026-11-28T23:10:30.057Z",
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
                at: "2026-11-28T23:10:30.057Z",
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
              signingTime: "2026-11-28T23:10:30.057Z",
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
                text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:10:30.109Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:10:30.109Z, la hora de firma que declara; no había lista …",
                anchor: {
                  subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  fingerprint: "9326c6e411402005019c03cf1ee227d07c5ed2a075121ac7c80a9fa7d71a23ff"
                },
                at: "2026-11-28T23:10:30.109Z",
                time: "stated",
                revocation: "none"
              },
              accepted: true,
              code: "02",
              description: "Documento validado por la DIAN",
              date: "2026-11-28T18:10:30-05:00",
              uuid: "708012614cc8ec3d547f8236a61a80a4dfeca7d56234a61b013942d4951274b547d74193b5b50b658b3e73ecd3d5d467",
              documentUuid:
                "aad2f05afa5eeafadb882c2785b290d505038ba68b328118ff9de102c07c4fb6c5e212c68498391b40600dd7acfd34b3",
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
                  text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:10:30.109Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:10:30.109Z, la hora de firma que declara; no había lista …",
                  anchor: {
                    subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                    fingerprint: "9326c6e411402005019c03cf1ee227d07c5ed2a075121ac7c80a9fa7d71a23ff"
                  },
                  at: "2026-11-28T23:10:30.109Z",
                  time: "stated",
                  revocation: "none"
                },
                signer: {
                  nit: "800197268",
                  commonName: "U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES",
                  subject:
                    "CN=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,2.5.4.5=#1309383030313937323638,O=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,L=Bogotá D.C.,C=CO",
                  issuer: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  serialNumber: "714806819190784167125351912502534511269085192344",
                  notBefore: "2019-01-01T00:00:00.000Z",
                  notAfter: "2049-12-31T23:59:59.000Z"
                },
                signingTime: "2026-11-28T23:10:30.109Z",
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
      id: "01a2246c-b498-7656-9d87-ffccab6d2657",
      state: "queued",
      document: {
        uuid: "aad2f05afa5eeafadb882c2785b290d505038ba68b328118ff9de102c07c4fb6c5e212c68498391b40600dd7acfd34b3",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a2246c-b498-7656-9d87-ffccab6d2657@example.com>",
      receivers: [
        {
          kind: "to",
          state: "queued",
          origin: "request",
          address: "compras@example.com"
        }
      ],
      created: "2026-11-28T23:10:33.625Z",
      tries: 0
    }
  },
  SendMailGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a2246c-b498-7656-9d87-ffccab6d2657",
      state: "queued",
      document: {
        uuid: "aad2f05afa5eeafadb882c2785b290d505038ba68b328118ff9de102c07c4fb6c5e212c68498391b40600dd7acfd34b3",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a2246c-b498-7656-9d87-ffccab6d2657@example.com>",
      receivers: [
        {
          kind: "to",
          address: "compras@example.com",
          origin: "request",
          state: "queued"
        }
      ],
      created: "2026-11-28T23:10:33.625Z",
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
            id: "01a2246c-b5cb-7387-b174-66a5c92c1556",
            state: "queued",
            document: {
              uuid: "aad2f05afa5eeafadb882c2785b290d505038ba68b328118ff9de102c07c4fb6c5e212c68498391b40600dd7acfd34b3",
              id: "SETP990000000"
            },
            subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
            messageId: "<01a2246c-b5cb-7387-b174-66a5c92c1556@example.com>",
            receivers: [
              {
                kind: "to",
                state: "queued",
                origin: "request",
                address: "compras@example.com"
              }
            ],
            created: "2026-11-28T23:10:33.931Z",
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
          id: "01a2246c-b5cb-7387-b174-66a5c92c1556",
          state: "queued",
          document: {
            uuid: "aad2f05afa5eeafadb882c2785b290d505038ba68b328118ff9de102c07c4fb6c5e212c68498391b40600dd7acfd34b3",
            id: "SETP990000000"
          },
          subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
          messageId: "<01a2246c-b5cb-7387-b174-66a5c92c1556@example.com>",
          receivers: [
            {
              kind: "to",
              address: "compras@example.com",
              origin: "request",
              state: "queued"
            }
          ],
          created: "2026-11-28T23:10:33.931Z",
          tries: 0
        }
      ]
    }
  },
  CertificateStore: {
    status: 201,
    contentType: "application/json",
    body: {
      id: "01a2246c-b661-78f4-86dd-e1d6c9cff822",
      nit: "900373115",
      issuer:
        "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
      serialNumber: "564952872620565310969088056710152883327319921",
      notBefore: "2024-01-01T00:00:00.000Z",
      notAfter: "2123-12-31T23:59:59.000Z",
      daysLeft: 35461,
      created: "2026-11-28T23:10:34.082Z",
      token: "cert_l5QFg-5BU3n…"
    }
  },
  CertificateGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a2246c-b661-78f4-86dd-e1d6c9cff822",
          nit: "900373115",
          issuer:
            "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
          serialNumber: "564952872620565310969088056710152883327319921",
          notBefore: "2024-01-01T00:00:00.000Z",
          notAfter: "2123-12-31T23:59:59.000Z",
          daysLeft: 35461,
          created: "2026-11-28T23:10:34.082Z"
        }
      ]
    }
  },
  InboxImport: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a2246c-b6cc-7fa4-a527-11a64c87b02c",
      state: "judged",
      received: "2026-11-28T23:10:34.191Z",
      repeated: false,
      items: [
        {
          id: "01a2246c-b710-7ede-bf67-fa491df3e1f8",
          state: "received",
          received: "2026-11-28T23:10:34.191Z",
          environment: "sandbox",
          arrivalId: "01a2246c-b6cc-7fa4-a527-11a64c87b02c",
          uuid: "174d056cad115f892724ab2cf99c8388721d51c0da392f7fed53f2d101aa48938637a1abf61734a80d9ff28d32dd04ee",
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
          id: "01a2246c-b710-7ede-bf67-fa491df3e1f8",
          state: "received",
          received: "2026-11-28T23:10:34.191Z",
          environment: "sandbox",
          arrivalId: "01a2246c-b6cc-7fa4-a527-11a64c87b02c",
          uuid: "174d056cad115f892724ab2cf99c8388721d51c0da392f7fed53f2d101aa48938637a1abf61734a80d9ff28d32dd04ee",
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
      id: "01a2246c-b6cc-7fa4-a527-11a64c87b02c",
      state: "judged",
      received: "2026-11-28T23:10:34.191Z",
      repeated: false,
      items: [
        {
          id: "01a2246c-b710-7ede-bf67-fa491df3e1f8",
          state: "received",
          received: "2026-11-28T23:10:34.191Z",
          environment: "sandbox",
          arrivalId: "01a2246c-b6cc-7fa4-a527-11a64c87b02c",
          uuid: "174d056cad115f892724ab2cf99c8388721d51c0da392f7fed53f2d101aa48938637a1abf61734a80d9ff28d32dd04ee",
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
        id: "01a2246c-b710-7ede-bf67-fa491df3e1f8",
        state: "goodsReceived",
        received: "2026-11-28T23:10:34.191Z",
        environment: "sandbox",
        arrivalId: "01a2246c-b6cc-7fa4-a527-11a64c87b02c",
        uuid: "174d056cad115f892724ab2cf99c8388721d51c0da392f7fed53f2d101aa48938637a1abf61734a80d9ff28d32dd04ee",
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
            created: "2026-11-28T18:10:34.991-05:00",
            document: {
              uuid: "faf01ae34ceea892a961279173d8d8cce80fccbc159eaeb64060088345466f46f2fc7b1804c9fccf9642932a416b325c",
              date: "2026-11-28T18:10:34-05:00",
              type: "030",
              number: 1,
              prefix: "ACR",
              schemeName: "CUDE-SHA384",
              signatureValue:
                "d3Os1yEOmC4tC+vEFQbaBsLUMNmxE53w6ejOo/iKqJScFCzTgmJj7FuMUy8Ws4p1YELs7hQFk3z5M9lnLHbrQVnzIiIdQSgGwopwmn0P6noZM4rJnQ/L0j10C+Te8WoERSAAXylSmUISi3B059rHY9vzbEqNupP2…",
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
          id: "01a2246c-b710-7ede-bf67-fa491df3e1f8",
          filed: {
            item: {
              id: "01a2246c-b710-7ede-bf67-fa491df3e1f8",
              state: "accepted",
              received: "2026-11-28T23:10:34.191Z",
              environment: "sandbox",
              arrivalId: "01a2246c-b6cc-7fa4-a527-11a64c87b02c",
              uuid: "174d056cad115f892724ab2cf99c8388721d51c0da392f7fed53f2d101aa48938637a1abf61734a80d9ff28d32dd04ee",
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
                  created: "2026-11-28T18:10:35.543-05:00",
                  document: {
                    uuid: "04e4ec30e77d2f44d4491a4295d69cdf0bce1026eac3a217d25fe55af8e9d1f0a5ee44428aa060355c97ab4fe9351d9b",
                    date: "2026-11-28T18:10:35-05:00",
                    type: "033",
                    number: 1,
                    prefix: "ACE",
                    schemeName: "CUDE-SHA384",
                    signatureValue:
                      "ARIf8PzN5eWYh7kc45DkKFFie6ppojBmORz7VMX29mDopGmu0t98H6PZdaLR8g+vmhhPkTxmKS/t84LmNfTD0pugBzKRPIGhVa4xLxCf7AnNZ7YcwLI/Zs1sy4QfDsTw0cAeTCRuJNt1GC/VxpDKl7copXliJlJL…",
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
      id: "01a2246c-b710-7ede-bf67-fa491df3e1f8",
      state: "accepted",
      received: "2026-11-28T23:10:34.191Z",
      environment: "sandbox",
      arrivalId: "01a2246c-b6cc-7fa4-a527-11a64c87b02c",
      uuid: "174d056cad115f892724ab2cf99c8388721d51c0da392f7fed53f2d101aa48938637a1abf61734a80d9ff28d32dd04ee",
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
          uuid: "faf01ae34ceea892a961279173d8d8cce80fccbc159eaeb64060088345466f46f2fc7b1804c9fccf9642932a416b325c",
          submissionId: "01a2246c-b9fb-7c20-98b0-3321b2cd45e8",
          registered: "2026-11-28T18:10:35-05:00"
        }
      ],
      history: [
        {
          at: "2026-11-28T23:10:34.261Z",
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
        uuid: "174d056cad115f892724ab2cf99c8388721d51c0da392f7fed53f2d101aa48938637a1abf61734a80d9ff28d32dd04ee",
        schemeName: "CUFE-SHA384",
        body: {
          TypeCode: "01",
          OperationCode: "10",
          Number: 990000002,
          Date: "2026-11-28T18:10:29",
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
            at: "2026-11-28T23:10:30.271Z",
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
              at: "2026-11-28T23:10:30.271Z",
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
            signingTime: "2026-11-28T23:10:30.271Z",
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
              text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:10:30.308Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:10:30.308Z, la hora de firma que declara; no había lista …",
              anchor: {
                subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                fingerprint: "9326c6e411402005019c03cf1ee227d07c5ed2a075121ac7c80a9fa7d71a23ff"
              },
              at: "2026-11-28T23:10:30.308Z",
              time: "stated",
              revocation: "none"
            },
            accepted: true,
            code: "02",
            description: "Documento validado por la DIAN",
            date: "2026-11-28T18:10:30-05:00",
            uuid: "47cd044d0831051bdf7d4bb2deb6ab987435791f35b6f60607607f96290d85be119d5706a9fa5dc48674e5d9abfb3f7d",
            documentUuid:
              "174d056cad115f892724ab2cf99c8388721d51c0da392f7fed53f2d101aa48938637a1abf61734a80d9ff28d32dd04ee",
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
                text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:10:30.308Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:10:30.308Z, la hora de firma que declara; no había lista …",
                anchor: {
                  subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  fingerprint: "9326c6e411402005019c03cf1ee227d07c5ed2a075121ac7c80a9fa7d71a23ff"
                },
                at: "2026-11-28T23:10:30.308Z",
                time: "stated",
                revocation: "none"
              },
              signer: {
                nit: "800197268",
                commonName: "U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES",
                subject:
                  "CN=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,2.5.4.5=#1309383030313937323638,O=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,L=Bogotá D.C.,C=CO",
                issuer: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                serialNumber: "714806819190784167125351912502534511269085192344",
                notBefore: "2019-01-01T00:00:00.000Z",
                notAfter: "2049-12-31T23:59:59.000Z"
              },
              signingTime: "2026-11-28T23:10:30.308Z",
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
    body: 75970
  },
  InboxRetry: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a2246c-b710-7ede-bf67-fa491df3e1f8",
      state: "accepted",
      received: "2026-11-28T23:10:34.191Z",
      environment: "sandbox",
      arrivalId: "01a2246c-b6cc-7fa4-a527-11a64c87b02c",
      uuid: "174d056cad115f892724ab2cf99c8388721d51c0da392f7fed53f2d101aa48938637a1abf61734a80d9ff28d32dd04ee",
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
          uuid: "174d056cad115f892724ab2cf99c8388721d51c0da392f7fed53f2d101aa48938637a1abf61734a80d9ff28d32dd04ee",
          item: {
            id: "01a2246c-b710-7ede-bf67-fa491df3e1f8",
            state: "accepted",
            received: "2026-11-28T23:10:34.191Z",
            environment: "sandbox",
            arrivalId: "01a2246c-b6cc-7fa4-a527-11a64c87b02c",
            uuid: "174d056cad115f892724ab2cf99c8388721d51c0da392f7fed53f2d101aa48938637a1abf61734a80d9ff28d32dd04ee",
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
      watchedSince: "2026-11-28T23:10:28.176Z",
      items: [
        {
          environment: "sandbox",
          state: "closed",
          lastSuccess: "2026-11-28T23:10:36.453Z",
          failuresInARow: 0,
          calls: 9,
          failures: [],
          latency: {
            filing: {
              calls: 6,
              p50: 67,
              p95: 333,
              p99: 333,
              max: 333
            },
            query: {
              calls: 3,
              p50: 40,
              p95: 53,
              p99: 53,
              max: 53
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
      id: "01a2246c-c0ef-77a4-a4e0-da5bed321bb0",
      name: "ERP",
      prefix: "rad_sandbox_sRS95c",
      scopes: ["documents:write"],
      companies: ["1"],
      providers: ["1"],
      created: "2026-11-28T23:10:36.784Z",
      createdBy: "01a2246c-a38f-76c0-bb59-527c0fb3e3aa",
      expires: "2027-11-28T23:10:36.783Z",
      token: "rad_sandbox_sRS9…"
    }
  },
  TokenGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a2246c-9edf-77c7-b728-53787b69ed76",
          name: "development",
          prefix: "radicar-dev",
          scopes: ["documents:write"],
          companies: ["1"],
          providers: ["1"],
          created: "2026-11-28T23:10:28.063Z"
        }
      ]
    }
  },
  TokenGetSelf: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a2246c-a27b-700f-9060-bc340ad74e24",
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
      id: "01a2246c-c0ef-77a4-a4e0-da5bed321bb0",
      revoked: "2026-11-28T23:10:37.039Z",
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
      updated: "2026-11-28T23:10:37.125Z"
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
          updated: "2026-11-28T23:10:37.125Z"
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
      updated: "2026-11-28T23:10:37.125Z"
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
      updated: "2026-11-28T23:10:37.644Z"
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
          updated: "2026-11-28T23:10:34.952Z"
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
      updated: "2026-11-28T23:10:37.644Z"
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
      id: "01a2246c-c5f7-7089-8ed8-805be0d08937",
      name: "ERP",
      url: "https://hooks.example.com/radicar",
      events: ["document.*"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-28T23:10:38.071Z",
      createdBy: "01a2246c-a3a6-73ee-9bd5-ea44f906b554",
      secret: "whsec_1gHvlaAgq3…"
    }
  },
  WebhookGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a2246c-c5f7-7089-8ed8-805be0d08937",
          name: "ERP",
          url: "https://hooks.example.com/radicar",
          events: ["document.*"],
          companies: ["1"],
          state: "enabled",
          created: "2026-11-28T23:10:38.071Z",
          createdBy: "01a2246c-a3a6-73ee-9bd5-ea44f906b554"
        }
      ]
    }
  },
  WebhookGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a2246c-c5f7-7089-8ed8-805be0d08937",
      name: "ERP",
      url: "https://hooks.example.com/radicar",
      events: ["document.*"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-28T23:10:38.071Z",
      createdBy: "01a2246c-a3a6-73ee-9bd5-ea44f906b554"
    }
  },
  WebhookChange: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a2246c-c5f7-7089-8ed8-805be0d08937",
      name: "ERP",
      url: "https://hooks.example.com/radicar",
      events: ["document.accepted"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-28T23:10:38.071Z",
      createdBy: "01a2246c-a3a6-73ee-9bd5-ea44f906b554"
    }
  },
  WebhookRotateSecret: {
    status: 200,
    contentType: "application/json",
    body: {
      secret: "whsec_fPXfKPyOke…",
      previousExpires: "2026-11-29T23:10:38.440Z"
    }
  },
  WebhookTest: {
    status: 202,
    contentType: "application/json",
    body: {
      id: "2a6188bc-4a6f-484e-9dd8-c8f024690d48",
      webhook: "01a2246c-c5f7-7089-8ed8-805be0d08937",
      event: "01a2246c-c80a-7900-ba20-76d3c905fca0",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-28T23:10:38.605Z",
      tries: 0,
      next: "2026-11-28T23:10:38.605Z"
    }
  },
  WebhookDeliveryGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "2a6188bc-4a6f-484e-9dd8-c8f024690d48",
          webhook: "01a2246c-c5f7-7089-8ed8-805be0d08937",
          event: "01a2246c-c80a-7900-ba20-76d3c905fca0",
          type: "webhook.test",
          state: "pending",
          created: "2026-11-28T23:10:38.605Z",
          tries: 1,
          next: "2026-11-28T23:11:23.666Z"
        }
      ]
    }
  },
  WebhookDeliveryGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "2a6188bc-4a6f-484e-9dd8-c8f024690d48",
      webhook: "01a2246c-c5f7-7089-8ed8-805be0d08937",
      event: "01a2246c-c80a-7900-ba20-76d3c905fca0",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-28T23:10:38.605Z",
      tries: 1,
      tried: "2026-11-28T23:10:38.792Z",
      next: "2026-11-28T23:10:44.654Z",
      failure: "The connection failed: ECONNREFUSED",
      attempts: [
        {
          at: "2026-11-28T23:10:38.792Z",
          millis: 104,
          failure: "The connection failed: ECONNREFUSED"
        }
      ],
      body: '{"type":"webhook.test","timestamp":"2026-11-28T23:10:38.602Z","data":{"webhookId":"01a2246c-c5f7-7089-8ed8-805be0d08937"}}'
    }
  },
  WebhookDeliveryReplay: {
    status: 202,
    contentType: "application/json",
    body: {
      id: "2a6188bc-4a6f-484e-9dd8-c8f024690d48",
      webhook: "01a2246c-c5f7-7089-8ed8-805be0d08937",
      event: "01a2246c-c80a-7900-ba20-76d3c905fca0",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-28T23:10:38.605Z",
      tries: 1,
      tried: "2026-11-28T23:10:38.792Z",
      next: "2026-11-28T23:10:38.971Z",
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
          id: "01a2246c-a3f1-7bb6-b22f-a15433f0c787",
          at: "2026-11-28T23:10:29.361Z",
          operation: "InvoiceCreate",
          tokenId: "01a2246c-a309-7f87-94d5-122f06491af1",
          callerName: "documents:write",
          requestId: "9db951a3-6a68-47c3-bc87-d10df055bc11",
          companyId: "1",
          providerId: "1",
          subject: "a2802191fadf06fd9f0db3230d5a76a638c60a97cf0b9e6d9bfedd5966fe4e1493dc618b836385e4631eae15b94f970a",
          status: 200
        }
      ],
      next: "MDFhMjI0NmMtYTNmMS03YmI2LWIyMmYtYTE1NDMzZjBjNzg3"
    }
  },
  CompanyErase: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "1",
      dryRun: true,
      erasedAt: "2026-11-28T23:10:39.458Z",
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
      created: "2026-11-28T18:10:39.896-05:00",
      document: {
        uuid: "9572f25b1a9788421dcf40194a48009936076686ce2c4909d349b379ff2e94bb288545bc44f3a35b45cd730f67eae42d",
        date: "2026-11-28T18:10:39-05:00",
        type: "01",
        number: 990000001,
        prefix: "SETP",
        schemeName: "CUFE-SHA384",
        signatureValue:
          "Ekq4HPCBJLKBDxlnAXb2O53iKQwXmcwh3wYLa/n5yW2IgdL5UKIOoyBkewCFTiPhNUY6cOCqtlBkj8dDmeW+GCqMxr8sdR+0PiiVBkPyPh4lSaiufIrVXkCBWgApDbs4x8CNxJC9Zw0sqOuNi05F2XstvA7pR3NU…",
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
      created: "2026-11-28T18:10:40.047-05:00",
      document: {
        uuid: "ca7575322d65726aecce14d1da8d8d2669033a9ef3dbc0f3fa284fb7c900e89bf7fd82d13a9cfc399abceb942d30a11f",
        date: "2026-11-28T18:10:39-05:00",
        type: "91",
        number: 3,
        prefix: "NC",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "oBtF03fInxhiPwN/QKt3IBsW48dgn/lObY/erGWATqOfb8h/Tn9igu/oaTeM15Fi4qjd1ICOveg2zy5M+nfDs2DOEFD4DwW5itskviDWTerwKujQ7hXje1Wgg7x6tfcmuEFlFdLPBActfnPuKVP8EcN+0uFZ0H2m…",
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
      created: "2026-11-28T18:10:40.218-05:00",
      document: {
        uuid: "f67f7a78d82656fa4167b0890d7dd34e66358df1ee61d57636fcd374e841e9f1d98139f4c1e73d5078199ede6f0f5eb2",
        date: "2026-11-28T18:10:40-05:00",
        type: "92",
        number: 4,
        prefix: "ND",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "kAFRH9MUvcb0mFyb9uaLK8mGB6u72cUjfSpwXJrQCfexaz+IZ2JRl3jIsbNsN5Bdr1E/br3g2UfI7YK/Wg/W1n0WpCsalGXgQRCiVbCV6QN0eVZRzDxgZ/rnHj5sSnhUl2wB8CYR/sU+0PZsyMMRUedIibyfpzbF…",
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
      created: "2026-11-28T18:10:40.383-05:00",
      document: {
        uuid: "cac17df7589d8555dce5e519b215a761941c6e17f62c9ea16e43eb35570c7389c1aade8869ca4ad6df31146f6cfdfb6d",
        date: "2026-11-28T18:10:40-05:00",
        type: "05",
        number: 984000004,
        prefix: "SEDS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "dhUHz3a1J2EtUqkSKs65XotL4g7ha5qZf6+Hbq6zZTIqLSIbWufcOX5ZciNJlGPMae4nO6hYyHu0ufpJO9jTJhWCq/GcdSy2IVGc6TeiPqzNy8nFGyMAW6wS4tq/jWj+rWTLWetwKWJoUy9hR1Yd7NeWLh+Vnw41…",
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
      created: "2026-11-28T18:10:40.679-05:00",
      document: {
        uuid: "3f9e38278017f2698fd534758c265f18cb7cf7f69145f0634c72d43eb646eef697bd5c6e1b94a8beab267e036dcdb714",
        date: "2026-11-28T18:10:40-05:00",
        type: "95",
        number: 6,
        prefix: "NAS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "HJEZTgPD8pd9/onDhcbcFSqWvCshlM9xK5B522AYoPJ0VlyPdQN/g1Hh87ISx80zpQKP3IWdFyUroNsj+Hq15kmrRHHdldsRYjgmzvQcYStCHfOwEORoUlO3j3J13uipQs8scg1VL307oZ/1QezYegbpEGYc31ss…",
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
      created: "2026-11-28T18:10:40.837-05:00",
      document: {
        uuid: "dc6ade014779bf09ee4f43fddcda92b28f299544de3e5e03bc25c2ebb4b8df1b2f012ebdd07f09ea10dd913a565c2ba6",
        date: "2026-11-28T18:10:40-05:00",
        type: "20",
        number: 7,
        prefix: "EPOS",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "NCpJ+UPEIWKePvHh6Diqd1RG3m62Ls6ZQmk/rP18ChLeOWUKEjgF5GsAcreBx0U3TId3gi3qnJSX16U1jTC3NcoPI2C/4ijuf2YsDXcOlL5Shf6rLdra9oTq+6ZjHwo6RQycJWYUAW4sTlmbhB6t5cFU8nWkiuaP…",
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
      created: "2026-11-28T18:10:40.984-05:00",
      document: {
        uuid: "2292902dc99ecb4d813d0b76c281ee36cf4afa4979698f9d21a3b691a475190994dbf23035fa52b066907f3e47deb72b",
        date: "2026-11-28T18:10:40-05:00",
        type: "60",
        number: 8,
        prefix: "SPD",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "PwzaviEGv1ZH/bNjqJ5O2vXuB5Dk7i/VQoKKRSdQaBwBeoRcSbrhnon5JaCgOkaTHAR2PZ2uZ+8pV09QsP9LfOzkcw3K9Afjbv5Crs4Go6MsqinmCXNBzl5nEMyIRi0Lv96t7bLOsDh50mPPWewrxzyC8R+DCPcy…",
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
      created: "2026-11-28T18:10:41.067-05:00",
      document: {
        uuid: "ade16402b187cae67fa3636751f7c94d434b750790f7328f22000108685a33d94423168f905ca18dc44a954a96953d88",
        date: "2026-11-28T18:10:41-05:00",
        type: "94",
        number: 9,
        prefix: "NAE",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "FtxZVwDGcRpVGzSCgWrCYjmQ3op1Rs7uWLYwQD74FzLf54j/hsf9yWpH/o8gxLSuWxm8Swo6dCsWPL+4JnFYabtZFsM5s1AOjo5d3flYglylDjUGZvZZu16ko1NE1x0F7xoJRmkTfxqOr5Od3t8xQ4pbaIoA1r33…",
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
      created: "2026-11-28T18:10:41.180-05:00",
      notifications: [
        {
          rule: "LGC62",
          path: "$.DocumentReference.Uuid",
          message:
            "The invoice is paid in cash: only an invoice on credit needs this event, and the authority may reject it.",
          expected: "an invoice on credit",
          actual: "9572f25b1a9788421dcf40194a48009936076686ce2c4909d349b379ff2e94bb288545bc44f3a35b45cd730f67eae42d"
        }
      ],
      document: {
        uuid: "1b53192726cae9f5a3391729e3dc80ea95b87d18ecd36a5af63441ed5b148c74ee38fbcd7e9fbcdb382b3f8ed9ed7e50",
        date: "2026-11-28T18:10:41-05:00",
        type: "030",
        number: 10,
        prefix: "ACR",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "n0sYDY1fVf4WfddMNxjZozvV+ObolmIb0Pk+uoE3Q+fEa3b+9joW2lMrMmuMU6I0e02dBMn3Gnvn3GYU7UaDHA6lCQGhSIEw/3CWJvD4LBTpVo0DdcITq0BR0gtCeKW+Ipqio3Tq5nUtWUQsEO/HzehG3bT+iINe…",
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
      created: "2026-11-28T18:10:41.255-05:00",
      document: {
        uuid: "d3940df915ad2bf23b302f07d6092f2837b9e9c3c07ad19965a522ef4df7380b5ce5e539142ab6c666f5308b62a3949f",
        date: "2026-11-28T18:10:41-05:00",
        type: "102",
        number: 11,
        prefix: "NE",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "SW25LmaBoSIdyPyyuz+BoTruCMoubd9se3+O2FfUK7kMGicXjz084Ull2cjjjeny5JB3DBOzKYZEVE5ip36xwZclRerra5+sPucMPUf3io1V5iGNUmn6Jz2eWKjGUzRilDvN+68Gwpj+y3Lxvltcd0Sua3YSWrYe…",
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
      created: "2026-11-28T18:10:41.414-05:00",
      document: {
        uuid: "27283cc3e706df2911b4778eaecfe53cdc9ed7ab643605b341f8cf1e2072c964d3a36508cb66b41b1d899dfba7dd0594",
        date: "2026-11-28T18:10:41-05:00",
        type: "103",
        number: 12,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "OKY8bnfrqi9QJWnK7LN5NWXDSUe4XxVHQ0T8eM9hku/FZZPx8HuDkqkuJ2eA7ZUSUfcYi36xmmE7XUSTexr7LTFtSUTiMWT2ub3e7M6ANkyRBIgYKQDfdeDQsBLd4yCOQIS/zLT8sGBcHykVayVC7lz+bkcDhnY1…",
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
      created: "2026-11-28T18:10:41.708-05:00",
      document: {
        uuid: "d00f2d134715df19e081977314577e6a968c09c353fee26b83065d4f828f39c1f51ab2ba8dd1bec00d97c1440c97bee7",
        date: "2026-11-28T18:10:41-05:00",
        type: "103",
        number: 13,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "l3bYp94hpglF7z0SZY8iPHNYc+85XrDDZtlCnxFCGWe0eAMjLNR8UDy42+6Nzyx1o0wpQ6y36JIIMcP78UcaaHHkXxpp3UotGEAlPt1APIbKqs81JO1XAoT89EYb/tk73Kbj5/CfQSNte1yiwUiJ3y82wt5WqNN8…",
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
          uuid: "451d4c1d95153aa091241c3eec410d212f6bea7feab7c8f85c8487d4427fe6fa5e8a85325252d31d18d74569b13e9791",
          submissionId: "01a2246c-d4e1-7297-8088-1aebc2fc2cad",
          zipkey: "7491cae6-b117-4a36-ab35-4e3d5a8ddb16",
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
          uuid: "451d4c1d95153aa091241c3eec410d212f6bea7feab7c8f85c8487d4427fe6fa5e8a85325252d31d18d74569b13e9791",
          submissionId: "01a2246c-d4e1-7297-8088-1aebc2fc2cad",
          zipkey: "7491cae6-b117-4a36-ab35-4e3d5a8ddb16",
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
      asked: "2026-11-28T18:10:42-05:00",
      age: 0
    }
  },
  StatusZipGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      zipkey: "7491cae6-b117-4a36-ab35-4e3d5a8ddb16",
      state: "open",
      followed: true,
      asked: "2026-11-28T18:10:42-05:00",
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
      uuid: "9572f25b1a9788421dcf40194a48009936076686ce2c4909d349b379ff2e94bb288545bc44f3a35b45cd730f67eae42d",
      state: "known",
      statusCode: "00",
      statusDescription: "Procesado Correctamente.",
      asked: "2026-11-28T18:10:42-05:00",
      proof: {
        degree: "proven",
        anchor: {
          subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
          fingerprint: "9326c6e411402005019c03cf1ee227d07c5ed2a075121ac7c80a9fa7d71a23ff"
        },
        at: "2026-11-28T23:10:42.386Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:10:42.386Z, its time of receipt; no revocation list or OCSP…"
      },
      items: [
        {
          code: "030",
          name: "Acuse de recibo de Factura Electrónica de Venta",
          id: "ACR10",
          uuid: "1b53192726cae9f5a3391729e3dc80ea95b87d18ecd36a5af63441ed5b148c74ee38fbcd7e9fbcdb382b3f8ed9ed7e50",
          registered: "2026-11-28T18:10:41-05:00",
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
      asked: "2026-11-28T18:10:42-05:00"
    }
  }
}

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
          submissionId: "01a22494-d460-705f-8fe3-e7c5963a9dab",
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
              fingerprint: "c5d7686022922911009dea2524ad9858f9c6307baf62f6c8bf902f2f1587b20c"
            },
            at: "2026-11-28T23:54:23.338Z",
            time: "received",
            revocation: "none",
            text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:54:23.338Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:54:23.338Z, su hora de recibo; no había lista de revocaci…"
          },
          result: {
            id: "SETP990000002",
            name: "face_fSETP09003731150990000002",
            status: "submitted",
            created: "2026-11-28T18:54:23.204-05:00",
            document: {
              uuid: "1c8530475c4d4375c31347d115c9e0c5af38fe32a3a6a243863b70e083e55d3f75bddf9d0347cbfab7990dd42c179ea1",
              date: "2026-11-28T18:54:21-05:00",
              type: "01",
              number: 990000002,
              prefix: "SETP",
              schemeName: "CUFE-SHA384",
              signatureValue:
                "NB7GvmnLMX/E8IyWt7f+UhmkrIve0gHpKGKWaV1rVK+XAeTyclnKDN3PYoe5wgVPdiLaMEAZSxkpC+glFfCL8IJeCQ7Hib4cy3ktkJufBmuVN0zzQEtcRvEMyJh33DQWwolm+PHo1zba+VTvAoEZblNVdXecADd8…",
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
      next: "MDFhMjI0OTQtZDQ2MC03MDVmLThmZTMtZTdjNTk2M2E5ZGFi"
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
      submissionId: "01a22494-d460-705f-8fe3-e7c5963a9dab",
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
          fingerprint: "c5d7686022922911009dea2524ad9858f9c6307baf62f6c8bf902f2f1587b20c"
        },
        at: "2026-11-28T23:54:23.338Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:54:23.338Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:54:23.338Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000002",
        name: "face_fSETP09003731150990000002",
        status: "submitted",
        created: "2026-11-28T18:54:23.204-05:00",
        document: {
          uuid: "1c8530475c4d4375c31347d115c9e0c5af38fe32a3a6a243863b70e083e55d3f75bddf9d0347cbfab7990dd42c179ea1",
          date: "2026-11-28T18:54:21-05:00",
          type: "01",
          number: 990000002,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "NB7GvmnLMX/E8IyWt7f+UhmkrIve0gHpKGKWaV1rVK+XAeTyclnKDN3PYoe5wgVPdiLaMEAZSxkpC+glFfCL8IJeCQ7Hib4cy3ktkJufBmuVN0zzQEtcRvEMyJh33DQWwolm+PHo1zba+VTvAoEZblNVdXecADd8…",
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
          at: "2026-11-28T23:54:23.211Z",
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
      submissionId: "01a22494-d460-705f-8fe3-e7c5963a9dab",
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
          fingerprint: "c5d7686022922911009dea2524ad9858f9c6307baf62f6c8bf902f2f1587b20c"
        },
        at: "2026-11-28T23:54:23.338Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:54:23.338Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:54:23.338Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000002",
        name: "face_fSETP09003731150990000002",
        status: "submitted",
        created: "2026-11-28T18:54:23.204-05:00",
        document: {
          uuid: "1c8530475c4d4375c31347d115c9e0c5af38fe32a3a6a243863b70e083e55d3f75bddf9d0347cbfab7990dd42c179ea1",
          date: "2026-11-28T18:54:21-05:00",
          type: "01",
          number: 990000002,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "NB7GvmnLMX/E8IyWt7f+UhmkrIve0gHpKGKWaV1rVK+XAeTyclnKDN3PYoe5wgVPdiLaMEAZSxkpC+glFfCL8IJeCQ7Hib4cy3ktkJufBmuVN0zzQEtcRvEMyJh33DQWwolm+PHo1zba+VTvAoEZblNVdXecADd8…",
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
          at: "2026-11-28T23:54:23.211Z",
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
      submissionId: "01a22494-d098-7975-8725-02aac9fae526",
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
          fingerprint: "c5d7686022922911009dea2524ad9858f9c6307baf62f6c8bf902f2f1587b20c"
        },
        at: "2026-11-28T23:54:22.783Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:54:22.783Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:54:22.783Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000001",
        name: "face_fSETP09003731150990000001",
        status: "rejected",
        created: "2026-11-28T18:54:22.244-05:00",
        document: {
          uuid: "39f1af44bbe2617e8b625ce506f9449b38c71b8954e27297d08baf5ef9c493f25a8b208860f2dac46dacad20ae763d3d",
          date: "2026-11-28T18:54:21-05:00",
          type: "01",
          number: 990000001,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "WtayPluz1u0l8aYDUE4pMWvXsjgRiNrLNpg8lQOOK/2Vq5y3AKuqPhBCRfSw80KinA8tgUbdE0UgIPTVm2PcA2LJOkHJipvw6mUS5Ylo7zoUPjErPB0adGQejYSfcHk06Bh0GEmVQ4e+E65Za4sE8HCqPtndr3AS…",
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
        tokenId: "01a22494-cecc-790e-af88-041b792fb082",
        callerName: "documents:write",
        at: "2026-11-28T23:54:24.144Z"
      },
      history: [
        {
          at: "2026-11-28T23:54:22.324Z",
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
      submissionId: "01a22494-d098-7975-8725-02aac9fae526",
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
          fingerprint: "c5d7686022922911009dea2524ad9858f9c6307baf62f6c8bf902f2f1587b20c"
        },
        at: "2026-11-28T23:54:22.783Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:54:22.783Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:54:22.783Z, su hora de recibo; no había lista de revocaci…"
      },
      result: {
        id: "SETP990000001",
        name: "face_fSETP09003731150990000001",
        status: "rejected",
        created: "2026-11-28T18:54:22.244-05:00",
        document: {
          uuid: "39f1af44bbe2617e8b625ce506f9449b38c71b8954e27297d08baf5ef9c493f25a8b208860f2dac46dacad20ae763d3d",
          date: "2026-11-28T18:54:21-05:00",
          type: "01",
          number: 990000001,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "WtayPluz1u0l8aYDUE4pMWvXsjgRiNrLNpg8lQOOK/2Vq5y3AKuqPhBCRfSw80KinA8tgUbdE0UgIPTVm2PcA2LJOkHJipvw6mUS5Ylo7zoUPjErPB0adGQejYSfcHk06Bh0GEmVQ4e+E65Za4sE8HCqPtndr3AS…",
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
          at: "2026-11-28T23:54:22.324Z",
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
          id: "01a22494-d460-705f-8fe3-e7c5963a9dab",
          submission: {
            submissionId: "01a22494-d460-705f-8fe3-e7c5963a9dab",
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
                fingerprint: "c5d7686022922911009dea2524ad9858f9c6307baf62f6c8bf902f2f1587b20c"
              },
              at: "2026-11-28T23:54:23.338Z",
              time: "received",
              revocation: "none",
              text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:54:23.338Z, its time of receipt; no revocation list or OCSP…\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:54:23.338Z, su hora de recibo; no había lista de revocaci…"
            },
            result: {
              id: "SETP990000002",
              name: "face_fSETP09003731150990000002",
              status: "submitted",
              created: "2026-11-28T18:54:23.204-05:00",
              document: {
                uuid: "1c8530475c4d4375c31347d115c9e0c5af38fe32a3a6a243863b70e083e55d3f75bddf9d0347cbfab7990dd42c179ea1",
                date: "2026-11-28T18:54:21-05:00",
                type: "01",
                number: 990000002,
                prefix: "SETP",
                schemeName: "CUFE-SHA384",
                signatureValue:
                  "NB7GvmnLMX/E8IyWt7f+UhmkrIve0gHpKGKWaV1rVK+XAeTyclnKDN3PYoe5wgVPdiLaMEAZSxkpC+glFfCL8IJeCQ7Hib4cy3ktkJufBmuVN0zzQEtcRvEMyJh33DQWwolm+PHo1zba+VTvAoEZblNVdXecADd8…",
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
                at: "2026-11-28T23:54:23.211Z",
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
    body: 3765
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
    body: 72720
  },
  fileXmlGetItem: {
    status: 200,
    contentType: "application/xml",
    body: 37309
  },
  fileEvidenceGetItem: {
    status: 200,
    contentType: "application/zip",
    body: 101528
  },
  fileArchiveCreate: {
    status: 200,
    contentType: "application/zip",
    body: 207994
  },
  fileUrlGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      url: "https://radicar.example.com/v1/files/links/AaIklNNWdxCMQTL3CN9E5AMBoim7Ow0BoiSUzjB8yIEzRRhvkixyacRr2Lh0XtxojD-3_jbSLjTRbirYLD-i",
      expires: "2026-11-29T23:54:25.933Z"
    }
  },
  fileLinkOpen: {
    status: 200,
    contentType: "application/pdf",
    body: 72720
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
          uuid: "47d65d723f220553a1612f8153e30628c489f85bea2caf121fb3ce0afc032d3c99558b049609202a4dde7bddc6c9a08f",
          schemeName: "CUFE-SHA384",
          body: {
            TypeCode: "01",
            OperationCode: "10",
            Number: 990000000,
            Date: "2026-11-28T18:54:21",
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
              at: "2026-11-28T23:54:22.897Z",
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
                at: "2026-11-28T23:54:22.897Z",
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
              signingTime: "2026-11-28T23:54:22.897Z",
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
                text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:54:22.974Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:54:22.974Z, la hora de firma que declara; no había lista …",
                anchor: {
                  subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  fingerprint: "c5d7686022922911009dea2524ad9858f9c6307baf62f6c8bf902f2f1587b20c"
                },
                at: "2026-11-28T23:54:22.974Z",
                time: "stated",
                revocation: "none"
              },
              accepted: true,
              code: "02",
              description: "Documento validado por la DIAN",
              date: "2026-11-28T18:54:22-05:00",
              uuid: "923154d6626ccfce29cabba98197c9e4cbada101f8568ec2eb06994968524393e71644af91fe1a162561fdebecad267c",
              documentUuid:
                "47d65d723f220553a1612f8153e30628c489f85bea2caf121fb3ce0afc032d3c99558b049609202a4dde7bddc6c9a08f",
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
                  text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:54:22.974Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:54:22.974Z, la hora de firma que declara; no había lista …",
                  anchor: {
                    subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                    fingerprint: "c5d7686022922911009dea2524ad9858f9c6307baf62f6c8bf902f2f1587b20c"
                  },
                  at: "2026-11-28T23:54:22.974Z",
                  time: "stated",
                  revocation: "none"
                },
                signer: {
                  nit: "800197268",
                  commonName: "U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES",
                  subject:
                    "CN=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,2.5.4.5=#1309383030313937323638,O=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,L=Bogotá D.C.,C=CO",
                  issuer: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  serialNumber: "639911129819791799217308043194707129451348782711",
                  notBefore: "2019-01-01T00:00:00.000Z",
                  notAfter: "2049-12-31T23:59:59.000Z"
                },
                signingTime: "2026-11-28T23:54:22.974Z",
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
      id: "01a22494-e13f-7224-9dd3-f5055f9f7ac5",
      state: "queued",
      document: {
        uuid: "47d65d723f220553a1612f8153e30628c489f85bea2caf121fb3ce0afc032d3c99558b049609202a4dde7bddc6c9a08f",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a22494-e13f-7224-9dd3-f5055f9f7ac5@example.com>",
      receivers: [
        {
          kind: "to",
          state: "queued",
          origin: "request",
          address: "compras@example.com"
        }
      ],
      created: "2026-11-28T23:54:26.497Z",
      tries: 0
    }
  },
  SendMailGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a22494-e13f-7224-9dd3-f5055f9f7ac5",
      state: "queued",
      document: {
        uuid: "47d65d723f220553a1612f8153e30628c489f85bea2caf121fb3ce0afc032d3c99558b049609202a4dde7bddc6c9a08f",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a22494-e13f-7224-9dd3-f5055f9f7ac5@example.com>",
      receivers: [
        {
          kind: "to",
          address: "compras@example.com",
          origin: "request",
          state: "queued"
        }
      ],
      created: "2026-11-28T23:54:26.497Z",
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
            id: "01a22494-e357-7225-aa22-9af6586efe0d",
            state: "queued",
            document: {
              uuid: "47d65d723f220553a1612f8153e30628c489f85bea2caf121fb3ce0afc032d3c99558b049609202a4dde7bddc6c9a08f",
              id: "SETP990000000"
            },
            subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
            messageId: "<01a22494-e357-7225-aa22-9af6586efe0d@example.com>",
            receivers: [
              {
                kind: "to",
                state: "queued",
                origin: "request",
                address: "compras@example.com"
              }
            ],
            created: "2026-11-28T23:54:27.032Z",
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
          id: "01a22494-e357-7225-aa22-9af6586efe0d",
          state: "queued",
          document: {
            uuid: "47d65d723f220553a1612f8153e30628c489f85bea2caf121fb3ce0afc032d3c99558b049609202a4dde7bddc6c9a08f",
            id: "SETP990000000"
          },
          subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
          messageId: "<01a22494-e357-7225-aa22-9af6586efe0d@example.com>",
          receivers: [
            {
              kind: "to",
              address: "compras@example.com",
              origin: "request",
              state: "queued"
            }
          ],
          created: "2026-11-28T23:54:27.032Z",
          tries: 0
        }
      ]
    }
  },
  CertificateStore: {
    status: 201,
    contentType: "application/json",
    body: {
      id: "01a22494-e432-7d14-b9f6-559d42bf73ac",
      nit: "900373115",
      issuer:
        "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
      serialNumber: "564952872620565310969088056710152883327319921",
      notBefore: "2024-01-01T00:00:00.000Z",
      notAfter: "2123-12-31T23:59:59.000Z",
      daysLeft: 35461,
      created: "2026-11-28T23:54:27.251Z",
      token: "cert_wVAZ-gUzSQh…"
    }
  },
  CertificateGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a22494-e432-7d14-b9f6-559d42bf73ac",
          nit: "900373115",
          issuer:
            "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
          serialNumber: "564952872620565310969088056710152883327319921",
          notBefore: "2024-01-01T00:00:00.000Z",
          notAfter: "2123-12-31T23:59:59.000Z",
          daysLeft: 35461,
          created: "2026-11-28T23:54:27.251Z"
        }
      ]
    }
  },
  InboxImport: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a22494-e486-707b-bb25-411abf606020",
      state: "judged",
      received: "2026-11-28T23:54:27.337Z",
      repeated: false,
      items: [
        {
          id: "01a22494-e4cf-7efb-a22c-2cc9e09fffb0",
          state: "received",
          received: "2026-11-28T23:54:27.337Z",
          environment: "sandbox",
          arrivalId: "01a22494-e486-707b-bb25-411abf606020",
          uuid: "1c8530475c4d4375c31347d115c9e0c5af38fe32a3a6a243863b70e083e55d3f75bddf9d0347cbfab7990dd42c179ea1",
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
          id: "01a22494-e4cf-7efb-a22c-2cc9e09fffb0",
          state: "received",
          received: "2026-11-28T23:54:27.337Z",
          environment: "sandbox",
          arrivalId: "01a22494-e486-707b-bb25-411abf606020",
          uuid: "1c8530475c4d4375c31347d115c9e0c5af38fe32a3a6a243863b70e083e55d3f75bddf9d0347cbfab7990dd42c179ea1",
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
      id: "01a22494-e486-707b-bb25-411abf606020",
      state: "judged",
      received: "2026-11-28T23:54:27.337Z",
      repeated: false,
      items: [
        {
          id: "01a22494-e4cf-7efb-a22c-2cc9e09fffb0",
          state: "received",
          received: "2026-11-28T23:54:27.337Z",
          environment: "sandbox",
          arrivalId: "01a22494-e486-707b-bb25-411abf606020",
          uuid: "1c8530475c4d4375c31347d115c9e0c5af38fe32a3a6a243863b70e083e55d3f75bddf9d0347cbfab7990dd42c179ea1",
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
        id: "01a22494-e4cf-7efb-a22c-2cc9e09fffb0",
        state: "goodsReceived",
        received: "2026-11-28T23:54:27.337Z",
        environment: "sandbox",
        arrivalId: "01a22494-e486-707b-bb25-411abf606020",
        uuid: "1c8530475c4d4375c31347d115c9e0c5af38fe32a3a6a243863b70e083e55d3f75bddf9d0347cbfab7990dd42c179ea1",
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
            created: "2026-11-28T18:54:27.931-05:00",
            document: {
              uuid: "7d9a8c6547cc752ed3dea21753c4549f88bf9dab4d46b16abe8c2b11aafeb395e32c7856b92afbe6b9b54e137e59248c",
              date: "2026-11-28T18:54:27-05:00",
              type: "030",
              number: 1,
              prefix: "ACR",
              schemeName: "CUDE-SHA384",
              signatureValue:
                "Ns6DJaXplriDsraZ3cahuElmMiLLnE/0UFdplsNTadJ3LO5YoLnmclMhQ6l48lHkw2NqIenMj+BGJh9gf9d1fZm3AacK+OtUqDEbPRllMODfKOuQ2t5O61tWWorsONcpqMcgF0i8uVTCKj4hMfA+kRMDY3kEZ2oY…",
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
          id: "01a22494-e4cf-7efb-a22c-2cc9e09fffb0",
          filed: {
            item: {
              id: "01a22494-e4cf-7efb-a22c-2cc9e09fffb0",
              state: "accepted",
              received: "2026-11-28T23:54:27.337Z",
              environment: "sandbox",
              arrivalId: "01a22494-e486-707b-bb25-411abf606020",
              uuid: "1c8530475c4d4375c31347d115c9e0c5af38fe32a3a6a243863b70e083e55d3f75bddf9d0347cbfab7990dd42c179ea1",
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
                  created: "2026-11-28T18:54:28.420-05:00",
                  document: {
                    uuid: "58546fb89facf303e79f0802384276f19c250b663acd4960b5895516a6c59d9239df74d28bd5e8f1b85ce788df81e9e1",
                    date: "2026-11-28T18:54:28-05:00",
                    type: "033",
                    number: 1,
                    prefix: "ACE",
                    schemeName: "CUDE-SHA384",
                    signatureValue:
                      "WYl3MNIt+crCN52XYtKLrtw5vkcAhOrglnuZk0NidL/Ow7img8GCCqyFyxGy9Vw7ptgDBXSukhwoMmcq3F9wDP6dkVp9dsipLTZe5M3BRTqaM+xn2cWgUkBBlFwZ6fagtESF6wJNFlV0V2i5a58GrS8ShASvUyER…",
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
      id: "01a22494-e4cf-7efb-a22c-2cc9e09fffb0",
      state: "accepted",
      received: "2026-11-28T23:54:27.337Z",
      environment: "sandbox",
      arrivalId: "01a22494-e486-707b-bb25-411abf606020",
      uuid: "1c8530475c4d4375c31347d115c9e0c5af38fe32a3a6a243863b70e083e55d3f75bddf9d0347cbfab7990dd42c179ea1",
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
          uuid: "7d9a8c6547cc752ed3dea21753c4549f88bf9dab4d46b16abe8c2b11aafeb395e32c7856b92afbe6b9b54e137e59248c",
          submissionId: "01a22494-e70a-7bf2-9621-c11f8e90d059",
          registered: "2026-11-28T18:54:28-05:00"
        }
      ],
      history: [
        {
          at: "2026-11-28T23:54:27.413Z",
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
        uuid: "1c8530475c4d4375c31347d115c9e0c5af38fe32a3a6a243863b70e083e55d3f75bddf9d0347cbfab7990dd42c179ea1",
        schemeName: "CUFE-SHA384",
        body: {
          TypeCode: "01",
          OperationCode: "10",
          Number: 990000002,
          Date: "2026-11-28T18:54:21",
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
            at: "2026-11-28T23:54:23.196Z",
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
              at: "2026-11-28T23:54:23.196Z",
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
            signingTime: "2026-11-28T23:54:23.196Z",
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
              text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:54:23.266Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:54:23.266Z, la hora de firma que declara; no había lista …",
              anchor: {
                subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                fingerprint: "c5d7686022922911009dea2524ad9858f9c6307baf62f6c8bf902f2f1587b20c"
              },
              at: "2026-11-28T23:54:23.266Z",
              time: "stated",
              revocation: "none"
            },
            accepted: true,
            code: "02",
            description: "Documento validado por la DIAN",
            date: "2026-11-28T18:54:23-05:00",
            uuid: "1560b4d64fdb5310df42a6343fcc31811b76d7cea6bee16233582632bb6d593dcbcb614bdf888a255ff8ec56bd1e0faa",
            documentUuid:
              "1c8530475c4d4375c31347d115c9e0c5af38fe32a3a6a243863b70e083e55d3f75bddf9d0347cbfab7990dd42c179ea1",
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
                text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:54:23.266Z, the signing time that it states; no revocation …\u001fprobado por CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, al 2026-11-28T23:54:23.266Z, la hora de firma que declara; no había lista …",
                anchor: {
                  subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  fingerprint: "c5d7686022922911009dea2524ad9858f9c6307baf62f6c8bf902f2f1587b20c"
                },
                at: "2026-11-28T23:54:23.266Z",
                time: "stated",
                revocation: "none"
              },
              signer: {
                nit: "800197268",
                commonName: "U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES",
                subject:
                  "CN=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,2.5.4.5=#1309383030313937323638,O=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,L=Bogotá D.C.,C=CO",
                issuer: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                serialNumber: "639911129819791799217308043194707129451348782711",
                notBefore: "2019-01-01T00:00:00.000Z",
                notAfter: "2049-12-31T23:59:59.000Z"
              },
              signingTime: "2026-11-28T23:54:23.266Z",
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
    body: 75844
  },
  InboxRetry: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a22494-e4cf-7efb-a22c-2cc9e09fffb0",
      state: "accepted",
      received: "2026-11-28T23:54:27.337Z",
      environment: "sandbox",
      arrivalId: "01a22494-e486-707b-bb25-411abf606020",
      uuid: "1c8530475c4d4375c31347d115c9e0c5af38fe32a3a6a243863b70e083e55d3f75bddf9d0347cbfab7990dd42c179ea1",
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
          uuid: "1c8530475c4d4375c31347d115c9e0c5af38fe32a3a6a243863b70e083e55d3f75bddf9d0347cbfab7990dd42c179ea1",
          item: {
            id: "01a22494-e4cf-7efb-a22c-2cc9e09fffb0",
            state: "accepted",
            received: "2026-11-28T23:54:27.337Z",
            environment: "sandbox",
            arrivalId: "01a22494-e486-707b-bb25-411abf606020",
            uuid: "1c8530475c4d4375c31347d115c9e0c5af38fe32a3a6a243863b70e083e55d3f75bddf9d0347cbfab7990dd42c179ea1",
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
      watchedSince: "2026-11-28T23:54:20.514Z",
      items: [
        {
          environment: "sandbox",
          state: "closed",
          lastSuccess: "2026-11-28T23:54:29.199Z",
          failuresInARow: 0,
          calls: 9,
          failures: [],
          latency: {
            filing: {
              calls: 6,
              p50: 63,
              p95: 446,
              p99: 446,
              max: 446
            },
            query: {
              calls: 3,
              p50: 26,
              p95: 28,
              p99: 28,
              max: 28
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
      id: "01a22494-ecd0-72e3-903b-a41905189f5d",
      name: "ERP",
      prefix: "rad_sandbox_ZYu8BL",
      scopes: ["documents:write"],
      companies: ["1"],
      providers: ["1"],
      created: "2026-11-28T23:54:29.456Z",
      createdBy: "01a22494-cf61-74bd-882a-35431e000877",
      expires: "2027-11-28T23:54:29.456Z",
      token: "rad_sandbox_ZYu8…"
    }
  },
  TokenGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a22494-c936-780a-9c90-200482acc9ce",
          name: "development",
          prefix: "radicar-dev",
          scopes: ["documents:write"],
          companies: ["1"],
          providers: ["1"],
          created: "2026-11-28T23:54:20.343Z"
        }
      ]
    }
  },
  TokenGetSelf: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a22494-ce30-7cc8-8133-45186f922c72",
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
      id: "01a22494-ecd0-72e3-903b-a41905189f5d",
      revoked: "2026-11-28T23:54:29.594Z",
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
      updated: "2026-11-28T23:54:29.667Z"
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
          updated: "2026-11-28T23:54:29.667Z"
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
      updated: "2026-11-28T23:54:29.667Z"
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
      updated: "2026-11-28T23:54:29.840Z"
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
          updated: "2026-11-28T23:54:27.890Z"
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
      updated: "2026-11-28T23:54:29.840Z"
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
      id: "01a22494-eef0-764b-808d-1636f40a1d08",
      name: "ERP",
      kind: "post",
      url: "https://hooks.example.com/radicar",
      events: ["document.*"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-28T23:54:30.000Z",
      createdBy: "01a22494-cf80-7642-b205-0f205abe42c2",
      secret: "whsec_tLO/sPoSN2…"
    }
  },
  WebhookGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a22494-eef0-764b-808d-1636f40a1d08",
          name: "ERP",
          kind: "post",
          url: "https://hooks.example.com/radicar",
          events: ["document.*"],
          companies: ["1"],
          state: "enabled",
          created: "2026-11-28T23:54:30.000Z",
          createdBy: "01a22494-cf80-7642-b205-0f205abe42c2"
        }
      ]
    }
  },
  WebhookGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a22494-eef0-764b-808d-1636f40a1d08",
      name: "ERP",
      kind: "post",
      url: "https://hooks.example.com/radicar",
      events: ["document.*"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-28T23:54:30.000Z",
      createdBy: "01a22494-cf80-7642-b205-0f205abe42c2"
    }
  },
  WebhookChange: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a22494-eef0-764b-808d-1636f40a1d08",
      name: "ERP",
      kind: "post",
      url: "https://hooks.example.com/radicar",
      events: ["document.accepted"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-28T23:54:30.000Z",
      createdBy: "01a22494-cf80-7642-b205-0f205abe42c2"
    }
  },
  WebhookRotateSecret: {
    status: 200,
    contentType: "application/json",
    body: {
      secret: "whsec_QhMaKZvqEy…",
      previousExpires: "2026-11-29T23:54:30.188Z"
    }
  },
  WebhookTest: {
    status: 202,
    contentType: "application/json",
    body: {
      id: "9fb3af4c-188b-4fca-adfa-16e74a94eb29",
      webhook: "01a22494-eef0-764b-808d-1636f40a1d08",
      event: "01a22494-efdd-7b28-9c98-59032b4ed9f3",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-28T23:54:30.239Z",
      tries: 0,
      next: "2026-11-28T23:54:30.239Z"
    }
  },
  WebhookDeliveryGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "9fb3af4c-188b-4fca-adfa-16e74a94eb29",
          webhook: "01a22494-eef0-764b-808d-1636f40a1d08",
          event: "01a22494-efdd-7b28-9c98-59032b4ed9f3",
          type: "webhook.test",
          state: "pending",
          created: "2026-11-28T23:54:30.239Z",
          tries: 1,
          tried: "2026-11-28T23:54:30.333Z",
          next: "2026-11-28T23:54:36.304Z",
          failure: "The connection failed: ECONNREFUSED"
        }
      ]
    }
  },
  WebhookDeliveryGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "9fb3af4c-188b-4fca-adfa-16e74a94eb29",
      webhook: "01a22494-eef0-764b-808d-1636f40a1d08",
      event: "01a22494-efdd-7b28-9c98-59032b4ed9f3",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-28T23:54:30.239Z",
      tries: 1,
      tried: "2026-11-28T23:54:30.333Z",
      next: "2026-11-28T23:54:36.304Z",
      failure: "The connection failed: ECONNREFUSED",
      attempts: [
        {
          at: "2026-11-28T23:54:30.333Z",
          millis: 18,
          failure: "The connection failed: ECONNREFUSED"
        }
      ],
      body: '{"type":"webhook.test","timestamp":"2026-11-28T23:54:30.237Z","data":{"webhookId":"01a22494-eef0-764b-808d-1636f40a1d08"}}'
    }
  },
  WebhookDeliveryReplay: {
    status: 202,
    contentType: "application/json",
    body: {
      id: "9fb3af4c-188b-4fca-adfa-16e74a94eb29",
      webhook: "01a22494-eef0-764b-808d-1636f40a1d08",
      event: "01a22494-efdd-7b28-9c98-59032b4ed9f3",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-28T23:54:30.239Z",
      tries: 1,
      tried: "2026-11-28T23:54:30.333Z",
      next: "2026-11-28T23:54:30.441Z",
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
          id: "01a22494-cfd8-738f-a278-d662b204130f",
          at: "2026-11-28T23:54:22.040Z",
          operation: "InvoiceCreate",
          tokenId: "01a22494-cecc-790e-af88-041b792fb082",
          callerName: "documents:write",
          requestId: "59d15126-559e-4bbf-a2ee-0f402e00ea0a",
          companyId: "1",
          providerId: "1",
          subject: "39f1af44bbe2617e8b625ce506f9449b38c71b8954e27297d08baf5ef9c493f25a8b208860f2dac46dacad20ae763d3d",
          status: 200
        }
      ],
      next: "MDFhMjI0OTQtY2ZkOC03MzhmLWEyNzgtZDY2MmIyMDQxMzBm"
    }
  },
  CompanyErase: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "1",
      dryRun: true,
      erasedAt: "2026-11-28T23:54:30.624Z",
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
      created: "2026-11-28T18:54:30.816-05:00",
      document: {
        uuid: "2df0e44ab2c39adf9bba2a71baa9348d9e2eb3764ac88eb95fb842e2a2ec6a3de5598477f512fbadea0cbb45276283dd",
        date: "2026-11-28T18:54:30-05:00",
        type: "01",
        number: 990000001,
        prefix: "SETP",
        schemeName: "CUFE-SHA384",
        signatureValue:
          "ed+x+kPG44EbvwhYz/9QHAJ4JqHxipophSNofcklQDXtB4sWa6dMqiCY/uY4IvD5uQ0p3v982hzC1BsfOS24+dsnpyEboAsafDPhoB3DKhOA9hKX+PgRGbKvs/NNzOJfieOKeM+D9WtP4wupG2R9rcMOMsbY9lUK…",
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
      created: "2026-11-28T18:54:30.935-05:00",
      document: {
        uuid: "36aa3847f2291e20b8ad1bbc9e22eaa85453a2f6751cd511fc70f95e67c09282407358939244376238a81ba22f5637d7",
        date: "2026-11-28T18:54:30-05:00",
        type: "91",
        number: 3,
        prefix: "NC",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "ZFS040qeV6yr6w8e7wsmh2u/NomqQpi/bp8MzwvXtXmUwAiHdAv9HboeUZ7En/MUktu8z/xdcB8zgCizSCqHh2jtA7MKcNYXUPZ/Rkn6iHAWURxOV/57dEJOWB+Vtw7jo1wFT1+zpeHxn3ioibQQ4yDWKkjscyXR…",
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
      created: "2026-11-28T18:54:31.068-05:00",
      document: {
        uuid: "914a10506b8f92f2efede34106d1d81d1e1882a1197bc6523b6b5e6689a99d6114536736c6114ba56b4954e4d8e9c7a7",
        date: "2026-11-28T18:54:31-05:00",
        type: "92",
        number: 4,
        prefix: "ND",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "BUcS7R5EUvfOGlQvTqY1v0jIaf5ghkMUM1bxDbYDsjumXJ47eM/ZLMej7Sqo2+e0zt+HIfKHMJlvcno58pR99+4qFYjd+5ZEszrav2NCryoI+CQv2uxKvdOOppzx234pn9ydU8u9QZh0dQuVgkGZoAY+yKWx6/d9…",
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
      created: "2026-11-28T18:54:31.229-05:00",
      document: {
        uuid: "4069c751c4d2e478e7341997f2e643b599d865cad2c7974c128a758678a702aceea626f0cc7478337d6d03b00d5b7234",
        date: "2026-11-28T18:54:31-05:00",
        type: "05",
        number: 984000004,
        prefix: "SEDS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "EqANYlNl0ykwnaNA6EsSDXQup0TgmZ07Dg+KwhvBcPIy1q9w60jLSr8MIeE0iVXLxFaiKzjYfCTi5rNFSZT9zGCjfB+Jsskfo1ue6crXTD+xie0rPaAEdix3/Rky+zfFa9dY6JPHTs+L46PHNV9qPjtwBLF9kOTX…",
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
      created: "2026-11-28T18:54:31.373-05:00",
      document: {
        uuid: "8534bd8d4a480de58536745e1d157547c406e51c792407a05f87d16f6891cfd37acabfed881201721520f6f557d003ba",
        date: "2026-11-28T18:54:31-05:00",
        type: "95",
        number: 6,
        prefix: "NAS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "dsweBoGWE7X8RHew/PyDDhpEj5sSHzdC5VS2EhHhckQ9BRKPrQDmwLCSjmSvWdwn7Lj/7ZK7O+Nexi33LZg1hUsn0hgTd5MtAkQ0p4pGq6IPOTyVZyg3uT8iRrLHGqArFsoZDCuv6d49+KQ/HZ3si1z8H4pn5Ksy…",
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
      created: "2026-11-28T18:54:31.498-05:00",
      document: {
        uuid: "b7c15fa872c681f8edfc3b9a95a41ecfba7fb856d128d38a2d713e63bfe498355d7c4deea6012df70ca81053e6b74d82",
        date: "2026-11-28T18:54:31-05:00",
        type: "20",
        number: 7,
        prefix: "EPOS",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "iuhN4iXI9r3EU6XbhAZiPTjy74mEEqneuNqLll2D1FbwE50Wap+IfqueA1BwNWW9T/iYEcEjP/JepV4iS9cIdY5DAoEIZlAr4qNWSMsgiK6oq6vc+9VbXD14joURe/BXYWOczfH2n+vjcZj/BwDgLLCLIJoRb1eZ…",
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
      created: "2026-11-28T18:54:31.630-05:00",
      document: {
        uuid: "707d7e327fce075780ccda288f020127d20dd20e17d6c6e1bc6d7e4eb8a830ced5be8a3cde93e54e48a720f6119604fc",
        date: "2026-11-28T18:54:31-05:00",
        type: "60",
        number: 8,
        prefix: "SPD",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "XRjKrbLRu0ZgS+rmWdtCDuMkjpEOaECATA3mscRM3+lz67/GnShFP3W49HprOh+vehztEIV3gN9PD2jGoMJ90mAWaVOtVH4tbjh+G7F34I2NvSN/L7gOE2pmFBbRVVPi9eMeqsavbv6r0fY2i7ECEgYMbkElPkOF…",
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
      created: "2026-11-28T18:54:31.959-05:00",
      document: {
        uuid: "e113680448f94c7abbf5de056c8a670342570922c03043ab4e43811b7042c050358b6175fedcbc9ed95951e890c415ec",
        date: "2026-11-28T18:54:31-05:00",
        type: "94",
        number: 9,
        prefix: "NAE",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "hU6SAzaKkBYpBFcMhckBzCJOgfDJC9yeh1w4Ch1MSqJFxljE8Kno8NzHB4hlIy92bNTir/JlowtjngLHjpE5wcMx7S5+yCODPOHTevY2ugfMqk1YbG7xO97mD4FQwcHODh38p00pZ8piCCWbKrXq5f5VBU/O8K4u…",
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
      created: "2026-11-28T18:54:32.087-05:00",
      notifications: [
        {
          rule: "LGC62",
          path: "$.DocumentReference.Uuid",
          message:
            "The invoice is paid in cash: only an invoice on credit needs this event, and the authority may reject it.",
          expected: "an invoice on credit",
          actual: "2df0e44ab2c39adf9bba2a71baa9348d9e2eb3764ac88eb95fb842e2a2ec6a3de5598477f512fbadea0cbb45276283dd"
        }
      ],
      document: {
        uuid: "be29d85c816a4737ac984a288221e25f12f8ebc2b390b8f8242aee9dfaf05bb3a4a332598de7911bd8966b428feba2ad",
        date: "2026-11-28T18:54:32-05:00",
        type: "030",
        number: 10,
        prefix: "ACR",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "hnDDIUrtuIbMZTu8faDEyI4c1Jo2CAd6WNAh9ggUgfLub4KVsamQDbYjRJUaCLOsAj6ZTw8fLMNRTilc5Gg0D2ZOG2drxvuBYFVLMcYyNOvtAGvruYC7GXkCutxmUXwD+ClrtYikSEImQA7HLwPPWszhMmcQzFYe…",
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
      created: "2026-11-28T18:54:32.187-05:00",
      document: {
        uuid: "795caf28d4c46f3a480f961d86dbb6c02be1a7ff4a2187da5003e086bbfaf6a5cc2cead7e34a2b6f240651e5558a7d11",
        date: "2026-11-28T18:54:32-05:00",
        type: "102",
        number: 11,
        prefix: "NE",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "UZZpMSwfiqDMC8ygX3qcbJz+xFyWT8gHE+UIMrLLJlGsFAaCUAwdjhae8f3oLOnOiHq0/4+lY/Mz/Vb2tJnRTW3B+reXpWMB7z0EBvTvHqHv4WCAzIjwgg/PqBqhLymCfhUwGWEKm5wUTJyqOAfD0yX2YBs2203R…",
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
      created: "2026-11-28T18:54:32.360-05:00",
      document: {
        uuid: "deaf878cd9260d8b3ddd2d8543d25b254fb9e108538d7562b6086d27dae88bda18669943e0cce3193c12f6e32016082a",
        date: "2026-11-28T18:54:32-05:00",
        type: "103",
        number: 12,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "gMDskXvwygff85IGTEacrPKNz0CEtwLrbqwBo4zLGGxRXbwj5AgvdJLm3HXdYQF2mlHWM5DoW/oHwvlvMbPV7aGNmSsC6NqExFMv8CGKxu+83K6NrY9Bh7onvLGHFaeMlZRT0kS1sIT1sTc5O5qYzKaVGUPidR5B…",
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
      created: "2026-11-28T18:54:32.531-05:00",
      document: {
        uuid: "3da73f95c705d6ce24fd7f5fe25cb01f8a9f9048ac02117c83c7bd5c6e949960625e21de363577fe92ee4dc7551df9b5",
        date: "2026-11-28T18:54:32-05:00",
        type: "103",
        number: 13,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "idtPQQzuye6pLulZlMQkM7k8IVlgB9nOdfZF1t0PJdWFlqD1SyXEcnI/xqwjWOmmC5oSbd4v/IPs41fKplEbnJyi+MoXQe2+ECIP4/3ol4Oe+z6dPKGp0KPqxeJDHI0iOaGBoIswUn7u+QzAeKy+wIuYCfeXlJWF…",
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
          uuid: "e510da437611e6aaab76a8981905806676b2b27622101f2003d5b05ebe88e23ed033638862dce9d840fb88b892b6d4c6",
          submissionId: "01a22494-f93e-740d-9f64-44f3e3203503",
          zipkey: "27f821a3-165c-46c4-a0b5-42b2441f258d",
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
          uuid: "e510da437611e6aaab76a8981905806676b2b27622101f2003d5b05ebe88e23ed033638862dce9d840fb88b892b6d4c6",
          submissionId: "01a22494-f93e-740d-9f64-44f3e3203503",
          zipkey: "27f821a3-165c-46c4-a0b5-42b2441f258d",
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
      asked: "2026-11-28T18:54:32-05:00",
      age: 0
    }
  },
  StatusZipGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      zipkey: "27f821a3-165c-46c4-a0b5-42b2441f258d",
      state: "open",
      followed: true,
      asked: "2026-11-28T18:54:33-05:00",
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
      uuid: "2df0e44ab2c39adf9bba2a71baa9348d9e2eb3764ac88eb95fb842e2a2ec6a3de5598477f512fbadea0cbb45276283dd",
      state: "known",
      statusCode: "00",
      statusDescription: "Procesado Correctamente.",
      asked: "2026-11-28T18:54:33-05:00",
      proof: {
        degree: "proven",
        anchor: {
          subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
          fingerprint: "c5d7686022922911009dea2524ad9858f9c6307baf62f6c8bf902f2f1587b20c"
        },
        at: "2026-11-28T23:54:33.151Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-28T23:54:33.151Z, its time of receipt; no revocation list or OCSP…"
      },
      items: [
        {
          code: "030",
          name: "Acuse de recibo de Factura Electrónica de Venta",
          id: "ACR10",
          uuid: "be29d85c816a4737ac984a288221e25f12f8ebc2b390b8f8242aee9dfaf05bb3a4a332598de7911bd8966b428feba2ad",
          registered: "2026-11-28T18:54:32-05:00",
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
      asked: "2026-11-28T18:54:33-05:00"
    }
  }
}

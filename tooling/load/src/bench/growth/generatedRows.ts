/** Size of the generated data: numbers of submissions and companies. */
export interface Generation {
  /** Number of submissions. */
  readonly rows: number
  /** Number of companies that filed the submissions. The first company filed the most. */
  readonly companies: number
  /** Number of further companies, which have filed nothing. */
  readonly idle?: number
}

/** Id of the company with the most documents. A database of one company has only this one. */
export const firstCompany = "1000"

/** Serial numbers of signing certificates: one for each half of the years, and one that signed ten documents. */
export const certificates = {
  first: "170141183460469231731687303715884105701",
  second: "170141183460469231731687303715884105702",
  seldom: "170141183460469231731687303715884105703"
} as const

const digest = (text: string): string => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`

/** SQL expression for a UUID of version 7, ordered by a moment and by `i` within that moment. */
const idAt = (moment: string, i: string): string =>
  `(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(${i} & 4095), 3, '0')
    || '8' || substr(md5(${i}::text), 1, 15))::uuid`

/** SQL condition that selects a reproducible percentage of the rows, by the last octet of their ids. */
const share = (hundredths: number, id = "id"): string =>
  `get_byte(uuid_send(${id}), 15) < ${Math.round(hundredths * 2.56)}`

/** Number of open submissions in a database of any size: the work in progress of a service that keeps up. */
const open = 40

/**
 * Number of buyers of a company besides the final consumer: each buyer has some twenty documents, but there are at
 * least twenty buyers.
 */
const buyersOf = ({ companies, rows }: Generation): number => Math.max(Math.ceil(rows / companies / 20), 20)

/**
 * Statements that generate documents of four years in a temporary table. Nine of ten are in production, and a tenth of
 * the companies have half of them. Prefixes change every year, some three in a hundred documents are rejected and filed
 * again, and the last ones are open.
 */
const generated = ({ companies, rows }: Generation): string => `
  create temporary table generated as
  with drawn as (
    select i, floor(${companies} * power(random(), 3))::int as c, random() as t, random() as s, random() as e,
      timestamptz '2022-01-01' + i * (interval '4 years' / ${rows}) as at
    from generate_series(1, ${rows}) as i
  ), typed as (
    select i, c, at,
      case when t < 0.86 then '01' when t < 0.92 then '91' when t < 0.96 then '92' when t < 0.98 then '05' else '102' end
        as type,
      case when e < 0.9 then 'production' else 'habilitacion' end as environment,
      case when i > ${rows - open} then (array['signed', 'filing', 'unknown', 'processing'])[1 + i % 4]
        when s < 0.03 then 'rejected' when s < 0.035 then 'refused' else 'accepted' end as state
    from drawn
  ), prefixed as (
    select *, state not in ('rejected', 'refused') as living,
      case type when '01' then 'FE' || extract(year from at) when '91' then 'NC' when '92' then 'ND' when '05' then 'DS' else 'NE' end
        as prefix
    from typed
  ), numbered as (
    select *,
      sum(living::int) over (series order by i) + (not living)::int as number,
      max(case when living then i end) over (series) > i as born_again
    from prefixed
    window series as (partition by c, environment, type, prefix)
  )
  select ${idAt("at", "i")} as id, i, at, (${firstCompany} + c)::text as company_id, (1 + c % 20)::text as provider_id, environment,
    (900000000 + c)::text as issuer_nit, type, prefix, number, state, living,
    ${digest("'key ' || i")} || substr(${digest("'more ' || i")}, 1, 32) as document_key,
    not living and coalesce(born_again, false) as refiled,
    case when environment = 'habilitacion' and i % 4 = 0 then md5(c || '/' || i * 200 / ${rows})::uuid end as test_set_id,
    case when c % 100 = 7 and state = 'accepted' then date '2030-01-01' end as kept_until,
    (case when i % ${Math.ceil(rows / 10)} = 7 then '${certificates.seldom}' when at < '2024-01-01' then '${certificates.first}'
      else '${certificates.second}' end)::numeric as certificate,
    case when i % 10 < 3 then 0 else 1 + (i::bigint * 7919) % ${buyersOf({ companies, rows })} end as buyer,
    (i::bigint * 7907 % 5000000 + 1000)::numeric as base
  from numbered`

/**
 * Statement that creates partitions for data older than the service's own monthly partitions. Each covers a year, so
 * that a small database has as much data per partition as a large one has per month.
 */
const years = `do $$ declare parent regclass; year integer;
  begin
    for parent in select distinct inhparent from pg_inherits join pg_class on pg_class.oid = inhparent where relkind = 'p' loop
      for year in 2022..2025 loop
        execute format('create table %I partition of %I for values from (%L) to (%L)', parent::text || '_' || year, parent::text,
          case parent::text when 'blobs' then 'submissions/' else '' end || first_id_of(make_timestamptz(year, 1, 1, 0, 0, 0)),
          case parent::text when 'blobs' then 'submissions/' else '' end || first_id_of(make_timestamptz(year + 1, 1, 1, 0, 0, 0)));
      end loop;
    end loop;
  end $$`

/**
 * SQL expression for the stored form of an answer of one octet: a mark, its repeated parts, SHA-256, a frame of zstd.
 */
const answer = "'\\x0100'::bytea || sha256('\\x3c') || '\\x28b52ffd20010900003c'::bytea"

/** Statements that insert submissions. */
const submissions: ReadonlyArray<string> = [
  `insert into documents (id, created_at, operation, company_id, provider_id, environment, issuer_nit, document_type,
    document_family, prefix, number, content_digest, xml_digest, document_key, key_scheme, name, document_date,
    signature_value, reference, file_name, zip_name, deflated_xml, xml_sha256, test_set_id)
  select id, at, 'InvoiceCreate', company_id, provider_id, environment, issuer_nit, type, type, prefix, number,
    ${digest("'content ' || i")}, sha256(i::text::bytea), document_key, 'CUFE-SHA384', 'face_f' || prefix || number,
    to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS') || '-05:00', sha256(i::text::bytea), '', 'fv' || i || '.xml', 'z' || i || '.zip',
    '\\xb30100', sha256('\\x3c'), test_set_id
  from generated order by i`,
  `insert into standings (id, state, attempts, answered_at, kept_until)
  select id, state, 1, case when living then at + interval '2 seconds' end, kept_until from generated order by i`,
  `insert into answers (id, status_code, application_response)
  select id, case state when 'accepted' then '00' else '99' end, case state when 'accepted' then ${answer} end
  from generated where state in ('accepted', 'rejected') order by i`,
  `insert into open_submissions (id, company_id, created_at)
  select id, company_id, at from generated where state in ('signed', 'filing', 'unknown', 'processing') order by i`,
  `insert into numbers (issuer_nit, environment, document_family, prefix, number, id, company_id, document_key)
  select issuer_nit, environment, type, prefix, number, id, company_id, document_key from generated where living order by i`,
  `insert into freed (id, issuer_nit, environment, document_family, prefix, number, company_id, document_key, created_at, state, burned)
  select id, issuer_nit, environment, type, prefix, number, company_id, document_key, at, state, false
  from generated where not living order by i`,
  // three of ten documents are for the final consumer
  `insert into counterparties (company_id, identification_type, identification, name, folded_name)
  select company_id, case buyer when 0 then '13' else '31' end, case buyer when 0 then '222222222222' else (800000000 + buyer)::text end,
    name, lower(translate(name, 'áéíóúñÁÉÍÓÚÑ.', 'aeiounaeioun'))
  from (select distinct company_id, buyer from generated) as bought cross join lateral (
    select case buyer when 0 then 'Consumidor final' else
      (array['Panadería', 'Ferretería', 'Droguería', 'Almacén', 'Café', 'Textiles', 'Molinos', 'Transportes'])[1 + buyer % 8] || ' ' ||
      (array['El Trigal', 'La Montaña', 'San José', 'Piñón', 'Del Norte', 'Andina', 'Bolívar', 'Nariño', 'Muñoz', 'Peña'])[1 + buyer % 10]
      || ' ' || buyer || ' S.A.S.' end as name
  ) as named`,
  `insert into document_facts (id, company_id, environment, document_type, issue_date, due_date, document_prefix, document_number, counterparty, currency, total,
    iva, base19, iva19, rete_renta, issuer_name, certificate, details)
  select generated.id, generated.company_id, environment, type, at::date, case when i % 3 > 0 then at::date + i % 4 * 15 end, prefix, number,
    counterparties.id, 'COP', base * 1.19, base * 0.19, base,
    base * 0.19, case when i % 5 = 0 then base * 0.025 end, 'Café Piñón y Cía. S.A.S.', certificate,
    jsonb_build_object('taxes', jsonb_build_array(jsonb_build_object('code', '01', 'rate', '19.00', 'base', base, 'amount', base * 0.19)),
      'payment', '{"form": "1", "means": "10"}'::jsonb, 'city', '{"code": "05001", "name": "Medellín"}'::jsonb)
  from generated join counterparties on counterparties.company_id = generated.company_id
    and identification = case buyer when 0 then '222222222222' else (800000000 + buyer)::text end order by i`,
  // each note corrects the preceding invoice
  `insert into corrections (id, corrected_key, company_id, issuer_nit, environment, document_key, currency, change, annuls)
  select id, before, company_id, issuer_nit, environment, document_key, 'COP', -1, number % 8 = 0
  from (
    select *, lag(document_key) over (partition by company_id, environment order by i) as before
    from generated where type in ('01', '91')
  ) as note where type = '91' and before is not null order by i`,
  // a worker has ten months, the next one the following months; each eighth payroll is replaced by the next one
  `insert into payrolls (id, company_id, issuer_nit, environment, prefix, number, document_key, role, worker, month, predecessor, origin)
  select id, company_id, issuer_nit, environment, prefix, number, document_key,
    case when replaces then 'replacement' else 'first' end, ${digest("company_id || ' ' || number / 10")}, to_char(at, 'YYYY-MM'),
    case when replaces then before end, case when replaces then before end
  from (
    select *, number % 8 = 0 and before is not null as replaces from (
      select *, lag(document_key) over (partition by company_id, environment order by i) as before from generated where type = '102'
    ) as ordered
  ) as payroll order by i`,
  `insert into free_numbers (issuer_nit, environment, document_family, prefix, number)
  select distinct issuer_nit, environment, type, prefix, number from generated as free where not living and not refiled
    and not exists (select from numbers where numbers.issuer_nit = free.issuer_nit and numbers.environment = free.environment
      and numbers.document_family = free.type and numbers.prefix = free.prefix and numbers.number = free.number)`
]

/** Statements that insert the webhooks of companies, with their events and deliveries. */
const webhookRows = (companies: number): ReadonlyArray<string> => [
  `insert into webhooks (id, created_at, name, url, events, company_ids)
    select ${idAt("timestamptz '2022-01-01'", "c")}, '2022-01-01', '', 'https://example.com/' || c,
      array['*'], array[(${firstCompany} + c)::text]
    from generate_series(0, ${companies - 1}) as c`,
  `insert into webhook_secrets (id, webhook_id, key_id, nonce, sealed)
    select id, id, repeat('a', 16), decode(repeat('00', 12), 'hex'), decode(repeat('00', 60), 'hex') from webhooks`,
  `insert into events (id, occurred_at, type, company_id, once, data)
    select id, created_at, 'document.' || state, company_id, 'document.' || state || '/' || id, '{"submissionId": "' || id || '"}'
    from submissions where state in ('accepted', 'rejected') and ${share(10)} order by id`,
  `insert into webhook_deliveries (id, webhook_id, event_id, created_at, state, tries, next_at)
    select e.id, w.id, e.id, occurred_at, case when i <= 30 then 'pending' when i % 50 = 0 then 'failed' else 'delivered' end, 1,
      occurred_at
    from (select *, row_number() over (order by id desc) as i from events) as e
    join webhooks w on w.url = 'https://example.com/' || (company_id::int - ${firstCompany}) order by e.id`,
  `insert into webhook_attempts (delivery_id, try, at, millis, status) select id, 1, created_at, 20, 200 from webhook_deliveries`
]

/** Statements that insert all other rows about submissions and companies, in order of generation. */
const others = ({ companies: filing, idle = 0, rows }: Generation): ReadonlyArray<string> => {
  const companies = filing + idle
  return [
    `insert into submission_transitions (submission_id, at, from_state, to_state, origin, attempt)
    select id, at, from_state, to_state, origin, attempt from submissions cross join lateral (values
      (created_at, null, 'signed', 'request', 0), (answered_at, 'filing', state, 'authority', 1)
    ) as step (at, from_state, to_state, origin, attempt) where at is not null order by id`,
    `insert into idempotency_keys (company_id, operation, key, content_digest, submission_id, created_at)
    select company_id, 'InvoiceCreate', 'key ' || id, content_digest, id, created_at from submissions where ${share(40)}`,
    `insert into blobs (key, name, sha256, bytes, created_at)
    select 'submissions/' || id || '/' || file, file, ${digest("id || file")},
      case when ${share(25)} then null else '\\x7b7d'::bytea end, created_at
    from submissions cross join lateral unnest(array['request.json', 'soap-submit.json.gz']) as file`,
    `insert into retained_certificates (submission_id, key_id, nonce, sealed)
    select id, repeat('a', 16), decode(repeat('00', 12), 'hex'), decode(repeat('00', 2000), 'hex') from submissions
    where state in ('signed', 'filing', 'unknown', 'processing')`,
    `insert into mails (id, created_at, company_id, provider_id, submission_id, idempotency_key, request_digest, subject, message,
      message_id, receivers, state, tries, tried_at)
    select id, created_at, company_id, provider_id, id, 'mail ' || id, content_digest, name, '', '<' || id || '@example.com>',
      '[{"kind": "to", "address": "a@example.com", "state": "sent", "origin": "request"}]',
      case when i <= 20 then 'queued' else 'sent' end, 1, answered_at
    from (select *, row_number() over (order by id desc) as i from submissions where state = 'accepted' and ${share(10)}) as sent`,
    `insert into mail_bounces (mail_id, receiver, state, status)
    select id, 0, 'bounced', '5.1.1' from mails where ${share(3)}`,
    `insert into mail_states (submission_id, company_id, mail_id, state)
    select submission_id, company_id, id, case when exists (select from mail_bounces where mail_id = mails.id) then 'bounced' else state end
    from mails`,
    ...webhookRows(companies),
    `insert into audit_log (id, request_id, token_id, operation, company_id, provider_id, subject, status)
    select id, 'request', 'token', 'InvoiceCreate', company_id, provider_id, document_key, 201 from submissions
    where ${share(20)} order by id`,
    `insert into batches (id, created_at, company_id, provider_id, environment, zipkey, state, asked_at)
    select id, created_at, company_id, provider_id, environment, id, case when i <= 5 then 'open' else 'final' end, created_at
    from (select *, row_number() over (order by id desc) as i from submissions where ${share(1)}) as uploaded`,
    `insert into batch_answers (batch_id, position, document_key, answer)
    select batches.id, 0, document_key, '{"verdict": "accepted", "statusCode": "00", "statusDescription": "", "statusMessage": "", "rules": [], "alarms": []}'
    from batches join submissions on submissions.id = batches.id`,
    `insert into file_sequences (issuer_nit, tag, year, last)
    select (900000000 + c)::text, tag, year, 1000 from generate_series(0, ${companies - 1}) as c,
      unnest(array['fv', 'zip']) as tag, generate_series(2022, 2026) as year`,
    `insert into certificates (id, company_id, token_hash, key_id, nonce, sealed, issuer, serial_number, not_before, not_after)
    select ${idAt("timestamptz '2022-01-01'", "c")}, (${firstCompany} + c)::text, ${digest("'certificate ' || c")}, repeat('a', 16),
      decode(repeat('00', 12), 'hex'), decode(repeat('00', 2000), 'hex'), 'CN=x', c::text, '2025-01-01',
      timestamptz '2027-01-01' + (c * 7919 % 700) * interval '1 day'
    from generate_series(0, ${companies * 2 - 1}) as c`,
    `insert into tokens (id, prefix, hash, scopes, company_ids, provider_ids, last_used_at)
    select ${idAt("timestamptz '2022-01-01'", "c")}, 'x', ${digest("'token ' || c")}, array['documents:write'],
      array[(${firstCompany} + c)::text], array['*'], now() + interval '1 day'
    from generate_series(0, ${companies - 1}) as c`,
    `insert into tenants (kind, id, revision, settings, updated_at)
    select 'company', (${firstCompany} + c)::text, ${idAt("timestamptz '2022-01-01'", "c")}, '{}', '2022-01-01'
    from generate_series(0, ${companies - 1}) as c`,
    `insert into exchange_addresses (environment, nit, address, listed_at)
    select 'production', (800000000 + i)::text, 'a' || i || '@example.com', '2026-01-01' from generate_series(1, ${rows / 50}) as i`,
    `insert into jobs (id, queue_name, element, state, attempts, visible_at, created_at, updated_at)
    select 'job ' || i, (array['submissions', 'mails', 'webhooks'])[1 + i % 3], '{}',
      case when i <= ${open} then 'pending' else 'completed' end, 1, now() + interval '1 day', now(), now()
    from generate_series(1, ${open} + least(${rows}, 50000)) as i`
  ]
}

/** Number of received documents for each hundred issued documents. */
const receivedOfHundred = 40

/** Statements that insert received documents of companies. Most are settled; the last arrivals are still open. */
const inbox = ({ companies, idle = 0, rows }: Generation): ReadonlyArray<string> => {
  const arrivals = Math.round((rows * receivedOfHundred) / 100)
  return [
    `create temporary table received as
    select *, ${idAt("at", "i")} as id, (${firstCompany} + c)::text as company_id, state not in ('unreadable', 'noDocument') as readable,
      i > ${arrivals - open} as is_last
    from (
      select i, floor(${companies} * power((i::bigint * 7919 % 10007) / 10007.0, 3))::int as c,
        timestamptz '2022-01-01' + i * (interval '4 years' / ${arrivals}) as at,
        1 + (i::bigint * 7907) % ${buyersOf({ companies, rows })} as supplier,
        case when i > ${arrivals - open} then (array['goodsReceived', 'acknowledged', 'noDocument', 'termOver'])[1 + i % 4]
          when i::bigint * 7907 % 100 < 2 then 'unreadable' when i::bigint * 7907 % 100 < 5 then 'notOurs'
          when i::bigint * 7907 % 100 < 8 then 'withoutAnswer' when i::bigint * 7907 % 100 < 40 then 'notRequired'
          when i::bigint * 7907 % 100 < 50 then 'received' when i::bigint * 7907 % 100 < 55 then 'termOver'
          when i::bigint * 7907 % 100 < 58 then 'claimed' when i::bigint * 7907 % 100 < 75 then 'tacitlyAccepted' else 'accepted' end as state
      from generate_series(1, ${arrivals}) as i
    ) as arrival`,
    `insert into inbox_arrivals (id, created_at, company_id, source, name, octets, sha256, state, judged_at, files, items)
    select id, at, company_id, 'upload', 'f' || i || '.zip', 20000, ${digest("'arrival ' || i")},
      case when i % 4 = 0 and is_last then 'stored' else 'judged' end,
      case when i % 4 = 0 and is_last then null else at end, '[]', array[id]
    from received order by i`,
    `insert into inbox_items (id, created_at, company_id, environment, arrival_id, place, state, warnings, document_key, key_scheme,
      document_type, number, prefix, issue_date, supplier_type, supplier, supplier_name, folded_name, buyer_type, buyer, payment_form,
      currency, total, order_number, sums, validated_at, term_starts_on, term_ends_on, ask_at, kept_until)
    select id, at, company_id, 'production', id, '', state, case when i % 30 = 0 then array['noContainer'] else '{}' end,
      case when readable then ${digest("'received ' || i")} || substr(${digest("'received more ' || i")}, 1, 32) end, 'CUFE-SHA384',
      case when i % 12 = 0 then '91' else '01' end, 'FC' || i, 'FC', at::date, '31', (800000000 + supplier)::text,
      'Panadería ' || supplier, 'panaderia ' || supplier, '31', (900000000 + c)::text, '2', 'COP', i % 5000000 + 1000,
      case when i % 5 = 0 then 'OC-' || i end, '{"iva": "190.00", "base19": "1000.00", "iva19": "190.00"}', at::text,
      case when state in ('goodsReceived', 'termOver', 'claimed', 'accepted', 'tacitlyAccepted') then at::date end,
      case when state in ('goodsReceived', 'termOver', 'claimed', 'accepted', 'tacitlyAccepted') then at::date + 5 end,
      case when state = 'termOver' and is_last then at + interval '9 days' end,
      case when c % 100 = 7 and readable then date '2030-01-01' end
    from received order by i`,
    `insert into inbox_steps (item_id, at, from_state, to_state, cause)
    select id, at, null, state, 'judged' from received order by i`,
    `insert into inbox_events (id, created_at, item_id, company_id, code, origin, state, registered_at)
    select ${idAt("at", "(i * 2 + k)")}, at, id, company_id, code, 'here', case when code = '032' and is_last then 'filing' else 'registered' end,
      at::text
    from received cross join lateral (values (0, '030'), (1, '032')) as event (k, code)
    where state in ('acknowledged', 'goodsReceived', 'termOver', 'claimed', 'accepted', 'tacitlyAccepted') order by i, k`,
    `insert into inbox_people (company_id, user_id, person)
    select (${firstCompany} + c)::text, 'user ' || u, '{}' from generate_series(0, ${companies + idle - 1}) as c, generate_series(1, 3) as u`
  ]
}

/**
 * Makes the statements that fill an empty database, which has the service's schema. The rows are the same each time,
 * except for generated ids.
 */
export const generatedRows = (generation: Generation): ReadonlyArray<string> => [
  generated(generation),
  years,
  ...submissions,
  ...others(generation),
  ...inbox(generation)
]

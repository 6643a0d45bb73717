import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { statements } from "./statements.ts"

/** A table that is divided by month. */
interface Monthly {
  readonly name: string
  /** The column whose values are in the order of time. */
  readonly key: string
  readonly columns: string
  readonly comments: ReadonlyArray<string>
}

const states = "('signed', 'contingency', 'filing', 'refused', 'unknown', 'processing', 'accepted', 'rejected')"

const identity = "issuer_nit, environment, document_family, prefix, number"

/** Tables that grow with every document. On Postgres each month of them is a partition; see `make_months`. */
const monthly: ReadonlyArray<Monthly> = [
  {
    name: "documents",
    key: "id",
    columns: `id uuid primary key,
      created_at timestamptz not null,
      operation text not null,
      company_id text not null,
      provider_id text not null,
      environment text not null check (environment in ('sandbox', 'habilitacion', 'production')),
      issuer_nit text not null check (issuer_nit ~ '^[0-9]{1,15}$'),
      document_type text not null check (document_type <> ''),
      document_family text not null check (document_family <> ''),
      prefix text not null,
      number bigint not null check (number between 0 and 9999999999),
      content_digest text not null check (content_digest ~ '^[0-9a-f]{64}$'),
      xml_digest bytea not null check (octet_length(xml_digest) = 32),
      document_key text not null check (document_key ~ '^[0-9a-f]{96}$'),
      key_scheme text not null,
      name text not null,
      document_date text not null,
      signature_value bytea not null,
      reference text not null,
      file_name text not null,
      zip_name text not null,
      signed_xml bytea not null,
      deflated_xml bytea,
      xml_sha256 bytea check (octet_length(xml_sha256) = 32),
      outage_id uuid,
      outage_began_at timestamptz,
      test_set_id uuid,
      constraint documents_outage_whole
        check ((outage_id is null) = (outage_began_at is null) and (outage_id is null or document_type = '04')),
      constraint documents_test_set_not_in_production check (test_set_id is null or environment <> 'production')`,
    comments: [
      "table documents is 'Signed documents: written once, before anything leaves'",
      "column documents.id is 'UUID version 7, which tells the month'",
      "column documents.operation is 'Operation of the API that filed it, such as InvoiceCreate; empty for none known'",
      "column documents.issuer_nit is 'NIT of the issuer, without check digit'",
      "column documents.document_type is 'Type code of the authority, such as 01 or 91'",
      "column documents.document_family is 'Type code that stands for all types that share their numbers at the authority'",
      "column documents.prefix is 'Prefix of the numbering range; empty for none'",
      "column documents.content_digest is 'SHA-256, hexadecimal, of the content that the caller sent'",
      "column documents.xml_digest is 'SHA-256 of the canonical document without its signature'",
      "column documents.document_key is 'CUFE, CUDE, CUDS or CUNE: SHA-384, hexadecimal'",
      "column documents.key_scheme is 'schemeName of the key, such as CUFE-SHA384'",
      "column documents.document_date is 'Date and time of issue as answered: ISO 8601 with offset'",
      "column documents.file_name is 'Name of the XML file inside the ZIP'",
      "column documents.signed_xml is 'The signed document of a row that is not rewritten yet; empty of all others'",
      "column documents.deflated_xml is 'The signed document, deflated (RFC 1951) as it was sent'",
      "column documents.xml_sha256 is 'SHA-256 of the signed document, by which what is inflated is checked'",
      "column documents.outage_id is 'Why it was issued in contingency'",
      "column documents.test_set_id is 'Test set of the authority that it was filed for'"
    ]
  },
  {
    name: "answers",
    key: "id",
    columns: `id uuid primary key,
      status_code text,
      status_message text,
      status_description text,
      error_message text,
      zipkey text,
      application_response bytea`,
    comments: [
      "table answers is 'What the authority said of documents; a later answer completes it'",
      "column answers.id is 'Id of the document'",
      "column answers.error_message is 'Rules that the authority refused it by, one per line'",
      "column answers.zipkey is 'Key of an asynchronous batch, to ask for its outcome'",
      "column answers.application_response is 'ApplicationResponse of the authority, packed'"
    ]
  },
  {
    name: "submission_transitions",
    key: "submission_id",
    columns: `id bigint not null default nextval('submission_transitions_number'),
      submission_id uuid not null,
      at timestamptz not null default clock_timestamp(),
      from_state text,
      to_state text not null,
      origin text not null,
      attempt integer not null,
      detail text not null default '',
      primary key (submission_id, id)`,
    comments: [
      "table submission_transitions is 'What happened to submissions; only ever added to'",
      "column submission_transitions.from_state is 'Absent for the first'",
      "column submission_transitions.to_state is 'The same as from_state where a settlement was not adopted'",
      "column submission_transitions.origin is 'Who moved it: request, worker, authority or operator'",
      "column submission_transitions.attempt is 'Attempts of the submission at that time'"
    ]
  },
  {
    name: "blobs",
    key: "key",
    columns: `key text collate "C" primary key check (key like 'submissions/%'),
      name text not null,
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      bytes bytea,
      created_at timestamptz not null default now()`,
    comments: [
      "table blobs is 'Files of submissions: what the caller sent, without secrets; exchanges; the container for the receiver'",
      "column blobs.key is 'submissions/<id>/<file>'",
      "column blobs.name is 'Name of the file as it is handed out'",
      "column blobs.sha256 is 'SHA-256 of the octets, hexadecimal; outside of the database their name'",
      "column blobs.bytes is 'Absent where the octets are in the store of RADICAR_BLOBS'"
    ]
  },
  {
    name: "audit_log",
    key: "id",
    columns: `id uuid primary key,
      request_id text not null,
      token_id text not null,
      operation text not null,
      company_id text,
      provider_id text,
      subject text,
      status integer,
      problem text,
      detail text`,
    comments: [
      "table audit_log is 'Who did what with which document; the order of the ids is that of time'",
      "column audit_log.token_id is 'Id of a token, or oidc: and the subject of a JWT'",
      "column audit_log.status is 'HTTP status of the answer; absent where its caller had gone'",
      "column audit_log.detail is 'What it came to, as JSON: how much was erased and kept'"
    ]
  }
]

const before = (name: string) => `${name}_before`

/** Takes the table of before out of the way, with the names that the new one wants. */
const setAside = ({ name }: Monthly) =>
  name === "documents" || name === "answers"
    ? []
    : [
        `alter table ${name} rename to ${before(name)}`,
        `alter table ${before(name)} rename constraint ${name}_pkey to ${before(name)}_pkey`
      ]

const create =
  (isPartitioned: boolean) =>
  ({ columns, comments, key, name }: Monthly) => [
    `create table ${name} (${columns}) ${isPartitioned ? `partition by range (${key})` : ""}`,
    ...comments.map((comment) => `comment on ${comment}`)
  ]

/** Compressed already, so that the database does not try. */
const external = ["documents.deflated_xml", "answers.application_response", "blobs.bytes"].map((column) => {
  const [table, name] = column.split(".")
  return `alter table ${table} alter column ${name} set storage external`
})

/** What changes while a document is filed, and what a number is found by. */
const narrow = [
  `create table standings (
    id uuid primary key,
    state text not null check (state in ${states}),
    attempts integer not null default 0 check (attempts >= 0),
    lease_until timestamptz,
    answered_at timestamptz,
    alarm text,
    kept_until date,
    erased_at timestamptz,
    constraint standings_lease_only_while_filing check (state = 'filing' or lease_until is null)
  ) with (fillfactor = 50)`,
  "comment on table standings is 'Where submissions stand: all that changes of them, in rows that are updated where they are'",
  "comment on column standings.state is 'Where it stands. Final: accepted, rejected, refused'",
  "comment on column standings.attempts is 'How often it has been leased for sending'",
  "comment on column standings.lease_until is 'Until when one process alone may send it'",
  "comment on column standings.alarm is 'Why the answer cannot be trusted as it stands'",
  "comment on column standings.kept_until is 'Of an erased company: the first day on which the law does not want the document any more'",
  "comment on column standings.erased_at is 'When document, answer and texts were erased; the number stays taken'",
  `create table open_submissions (
    id uuid primary key,
    company_id text not null,
    created_at timestamptz not null
  )`,
  "comment on table open_submissions is 'Submissions whose outcome is open: what the service follows by itself'",
  `create table numbers (
    issuer_nit text not null,
    environment text not null,
    document_family text not null,
    prefix text not null,
    number bigint not null,
    id uuid not null,
    company_id text not null,
    document_key text not null,
    primary key (${identity})
  )`,
  "comment on table numbers is 'Numbers that are claimed, each once; a rejection or refusal moves them to freed'",
  "comment on column numbers.id is 'Id of the document; tells its month'",
  `create table freed (
    id uuid primary key,
    issuer_nit text not null,
    environment text not null,
    document_family text not null,
    prefix text not null,
    number bigint not null,
    company_id text not null,
    document_key text not null,
    created_at timestamptz not null,
    state text not null check (state in ('rejected', 'refused')),
    burned boolean not null
  )`,
  "comment on table freed is 'Submissions that were rejected or refused: their numbers may be claimed again'",
  "comment on column freed.burned is 'The authority has the number for another document'",
  `create table free_numbers (
    issuer_nit text not null,
    environment text not null,
    document_family text not null,
    prefix text not null,
    number bigint not null,
    primary key (${identity})
  )`,
  "comment on table free_numbers is 'Numbers to be given again: freed, not burned and not claimed since'"
]

const copied = [
  // what has been recorded so far, and what will be until the first look of the job
  `do $$ declare oldest uuid;
  begin
    select least((select min(id::text) from submissions), (select min(id::text) from audit_log_before))::uuid into oldest;
    perform make_months(moment_of_id(oldest), now() + interval '3 months');
    perform make_months(now() - interval '1 month', now() + interval '3 months');
  end $$`,
  `insert into documents select id, created_at, operation, company_id, provider_id, environment, issuer_nit, document_type,
    document_family, prefix, number, content_digest, decode(xml_digest, 'base64'), document_key, key_scheme, name, document_date,
    decode(signature_value, 'base64'), reference, file_name, zip_name, signed_xml, deflated_xml, xml_sha256, outage_id,
    outage_began_at, test_set_id from submissions`,
  `insert into standings select id, state, attempts, lease_until, answered_at, alarm, kept_until, erased_at from submissions`,
  `insert into answers select id, nullif(status_code, ''), nullif(status_message, ''), nullif(status_description, ''),
    nullif(error_message, ''), nullif(zipkey, ''), application_response from submissions
    where answered_at is not null or application_response is not null or zipkey <> '' or status_code <> ''`,
  `insert into open_submissions select id, company_id, created_at from submissions
    where state not in ('accepted', 'rejected', 'refused')`,
  `insert into numbers select ${identity}, id, company_id, document_key from submissions
    where state not in ('rejected', 'refused')`,
  `insert into freed select id, ${identity}, company_id, document_key, created_at, state, alarm is not null from submissions
    where state in ('rejected', 'refused')`,
  `insert into free_numbers select distinct ${identity} from submissions as free
    where state in ('rejected', 'refused') and not refiled and alarm is null
      and not exists (select from numbers where (${identity}) = (free.issuer_nit, free.environment, free.document_family, free.prefix, free.number))`,
  `insert into submission_transitions select id, submission_id, at, from_state, to_state, origin, attempt, detail
    from submission_transitions_before`,
  `select setval('submission_transitions_number', coalesce((select max(id) from submission_transitions), 0) + 1, false)`,
  `insert into blobs select key, name, sha256, bytes, created_at from blobs_before`,
  `insert into audit_log select id, request_id, token_id, operation, company_id, provider_id, subject, status, problem, detail
    from audit_log_before`
]

const indexes = [
  "create index documents_of_company on documents (company_id, id desc)",
  "create index documents_type_of_company on documents (company_id, document_type, id desc)",
  "create index documents_prefix_of_company on documents (company_id, prefix, id desc)",
  "create index documents_test_set on documents (company_id, test_set_id, id) where test_set_id is not null",
  "create index standings_kept on standings (kept_until) where kept_until is not null and erased_at is null",
  "create index numbers_document_key on numbers (document_key)",
  "create index numbers_of_company on numbers (company_id, number)",
  "create index freed_number on freed (issuer_nit, environment, document_family, prefix, number, created_at desc)",
  "create index freed_document_key on freed (document_key)",
  "create index freed_of_company on freed (company_id, id desc)",
  "create index freed_number_of_company on freed (company_id, number)",
  "create index blobs_outside_digest on blobs (sha256) where bytes is null",
  "create index audit_log_of_company on audit_log (company_id, id)"
]

const dropped = [
  ...["idempotency_keys", "retained_certificates", "mails"].map(
    (table) => `alter table ${table} drop constraint ${table}_submission_id_fkey`
  ),
  "drop table submission_transitions_before, blobs_before, audit_log_before, submissions",
  "drop function submissions_guard, submissions_erase_certificate, submissions_test_set_guard, submission_transitions_guard, audit_log_is_only_added_to",
  ...["idempotency_keys", "retained_certificates", "mails"].map(
    (table) =>
      `alter table ${table} add constraint ${table}_submission_id_fkey foreign key (submission_id) references standings (id)`
  ),
  // no statement looked for what they find
  "drop index batch_answers_document, mails_submission"
]

/** Partitions by month, made ahead; a database that is embedded in the service has none. */
const months = [
  `create function first_id_of(moment timestamptz) returns uuid language sql stable as $$
    select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid $$`,
  "comment on function first_id_of is 'Ids are UUIDs of version 7 (RFC 9562 §5.7): no id of that moment or later is below it'",
  `create function moment_of_id(id uuid) returns timestamptz language sql stable as $$
    select to_timestamp(('x' || translate(left(id::text, 13), '-', ''))::bit(48)::bigint / 1000.0) $$`,
  `create function make_months(since timestamptz, through timestamptz) returns integer language plpgsql as $$
  declare
    parent text; month timestamp; partition text; form text; made integer := 0;
  begin
    if (select relkind from pg_class where oid = 'documents'::regclass) <> 'p' then return 0; end if;
    perform pg_advisory_xact_lock(hashtextextended('months', 0));
    for month in select generate_series(date_trunc('month', since at time zone 'UTC'), through at time zone 'UTC', interval '1 month') loop
      for parent, form in values ${monthly.map(({ key, name }) => `('${name}', '${key === "key" ? "submissions/" : ""}')`).join(", ")} loop
        partition := parent || to_char(month, '_YYYY_MM');
        continue when to_regclass(partition) is not null;
        -- attached, because a partition that is made as one locks the whole table
        execute format('create table %I (like %I including defaults including constraints including storage)', partition, parent);
        execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, partition,
          form || first_id_of(month at time zone 'UTC'), form || first_id_of((month + interval '1 month') at time zone 'UTC'));
        made := made + 1;
      end loop;
    end loop;
    return made;
  end $$`,
  "comment on function make_months is 'Makes the partitions of these months that are missing, in UTC, and answers how many'"
]

/** What a caller sees: everything of a submission. */
const view = [
  `create view submissions as
    select d.id, d.created_at, d.operation, d.company_id, d.provider_id, d.environment, d.issuer_nit, d.document_type,
      d.document_family, d.prefix, d.number, d.content_digest, d.xml_digest, d.document_key, d.key_scheme, d.name,
      d.document_date, d.signature_value, d.reference, d.file_name, d.zip_name, d.signed_xml, d.deflated_xml, d.xml_sha256,
      s.state, s.attempts, s.lease_until, coalesce(a.status_code, '') as status_code,
      coalesce(a.status_message, '') as status_message, coalesce(a.status_description, '') as status_description,
      coalesce(a.error_message, '') as error_message, coalesce(a.zipkey, '') as zipkey, a.application_response, s.alarm,
      s.answered_at, d.outage_id, d.outage_began_at, d.test_set_id, s.kept_until, s.erased_at
    from documents as d join standings as s on s.id = d.id left join answers as a on a.id = d.id`,
  "comment on view submissions is 'Documents with where they stand and what the authority said'"
]

/**
 * Documents apart from where they stand. A document is written once; what changes of it is a narrow row; numbers, open
 * and freed submissions have tables of their own, so that no index is on a state; and what grows with every document is
 * divided by month. A contraction: no version before it runs together with it or after it (docs/migrations.md). It
 * copies every row once.
 */
export const documentsApart = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [embedded] = yield* sql`select where version() like '%PGlite%'`
  yield* statements(
    "create sequence submission_transitions_number",
    ...months,
    ...monthly.flatMap(setAside),
    ...monthly.flatMap(create(embedded === undefined)),
    ...external,
    ...narrow,
    ...copied,
    ...dropped,
    ...indexes,
    ...view
  )
})

import { runOn } from "../tenants/tenant.ts";
import type { Pool } from "../tenants/with-cluster.ts";

export const sizes = {
  users: 1_000_000,
  organizations: 1_000_000,
  workspaces: 1_200_000,
  audit: 5_000_000,
  mails: 2_000_000,
  agencies: 20_000,
  deletions: 200_000,
  keys: 300_000,
  orders: 300_000,
  refused: 5_000,
} as const;

/** Three in ten accounts are of one company; their names and sites are of some thousand words. */
export const bigCompany = "bigcompany";
export const rareAction = "superuser.granted";
export const oneUser = "zyxwv.unlike.others";

const word = (of: string): string =>
  `(array['an','ber','cor','dal','el','fen','gor','hal','in','jor','kel','lum','mar','nor','ol','per'])[1 + (hashint8(${of}) & 15)]`;
const name = (of: string): string =>
  `${word(`${of}`)} || ${word(`${of} + 7000001`)} || ${word(`${of} + 14000003`)}`;
const idOf = (kind: number, n: string): string =>
  `(lpad(to_hex(${kind}), 8, '0') || '00007000a000' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const at = (n: string, rows: number): string =>
  `now() - interval '800 days' + interval '800 days' * (${n}::float8 / ${rows})`;

/** The rows of an installation of that size, each as old as its number says, analysed and at rest. */
export async function fillLists(pool: Pool): Promise<void> {
  const run = runOn(pool);
  await run(`insert into users (id, email, email_key, password_hash, first_name, last_name, onboarding_complete, email_verified_at, created)
    select ${idOf(1, "n")}, mail, mail, repeat('x', 96), initcap(first), initcap(last), true, now(), ${at("n", sizes.users)}
    from (select n, ${name("n")} as first, ${name("n * 3")} as last,
        case when n = 421337 then '${oneUser}@unlike.example'
          when hashint8(n * 5) & 1023 < 307 then 'person' || n || '@${bigCompany}.example'
          else ${name("n * 11")} || n || '@' || ${name("n / 3")} || '.example' end as mail
      from generate_series(1, ${sizes.users}) as n) as one`);
  await run(`insert into organizations (id, owner_id, created)
    select ${idOf(2, "n")}, ${idOf(1, "n")}, ${at("n", sizes.organizations)}
    from generate_series(1, ${sizes.organizations}) as n`);
  await run(`insert into workspaces (id, organization_id, name, url, description, time_zone, created)
    select ${idOf(3, "n")}, ${idOf(2, `1 + n % ${sizes.organizations}`)},
      initcap(${name("n * 13")}) || ' ' || initcap(${name("n * 17")}), 'https://www.' || ${name("n * 19")} || n || '.example', '', 'UTC',
      ${at("n", sizes.workspaces)}
    from generate_series(1, ${sizes.workspaces}) as n`);
  await run(`insert into members (workspace_id, user_id, role, created)
    select ${idOf(3, "n")}, ${idOf(1, `1 + n % ${sizes.organizations}`)}, 'OWNER', ${at("n", sizes.workspaces)}
    from generate_series(1, ${sizes.workspaces}) as n`);
  await run(`insert into credit_lots (id, organization_id, kind, amount, available, created, expires_at)
    select ${idOf(4, "n")}, ${idOf(2, "n")}, 'PLAN', 300, 300, now(), now() + interval '30 days'
    from generate_series(1, ${sizes.organizations}) as n`);
  await run(`insert into agencies (id, organization_id, name, primary_color, secondary_color, created)
    select ${idOf(5, "n")}, ${idOf(2, "n * 50")}, initcap(${name("n * 23")}) || ' Agency ' || n, '#112233', '#445566',
      ${at("n", sizes.agencies)}
    from generate_series(1, ${sizes.agencies}) as n`);
  await run(`insert into billing_accounts (organization_id, name, email, updated)
    select ${idOf(2, "n * 3")}, initcap(${name("n * 29")}) || ' Ltd ' || n, '', now()
    from generate_series(1, ${sizes.orders}) as n`);
  await run(`insert into billing_orders (id, organization_id, kind, amount_cents, currency, checkout_id, payment_id, created)
    select ${idOf(6, "n")}, ${idOf(2, "n * 3")}, 'credits', 900, 'usd', 'cs_' || md5(n::text), 'pi_' || md5((n + 1)::text), now()
    from generate_series(1, ${sizes.orders}) as n`);
  await run(`insert into api_keys (workspace_id, id, name, prefix, secret_hash, created)
    select ${idOf(3, "n * 4")}, ${idOf(7, "n")}, 'Key ' || n, 'clk_' || substr(md5(n::text), 1, 8), md5(n::text), now()
    from generate_series(1, ${sizes.keys}) as n`);
  await run(`insert into deletions (id, kind, workspace_id, subject_id, requested_by, asked_at, not_before, begun_at, finished_at, checked_at)
    select ${idOf(8, "n")}, 'WORKSPACE', gen_random_uuid(), gen_random_uuid(), ${idOf(1, "n")}, ${at("n", sizes.deletions)}, now(),
      now(), case when n < ${sizes.deletions} - 30 then now() end, now()
    from generate_series(1, ${sizes.deletions}) as n`);
  await run(`insert into limit_refusals (workspace_id, day, "limit", count)
    select ${idOf(3, "n * 200")}, (now() at time zone 'UTC')::date, 'requests', n from generate_series(1, ${sizes.refused}) as n`);
  await fillAudit(pool);
  await run(`insert into mails (id, kind, recipient, subject, status, created)
    select gen_random_uuid(), 'verify', users.email, 'Confirm your address for ' || initcap(${name("n")}), 'SENT', ${at("n", sizes.mails)}
    from generate_series(1, ${sizes.mails}) as n
    join users on users.id = ${idOf(1, `1 + n % ${sizes.users}`)}`);
  await run("vacuum analyze");
}

/** Nine in ten entries are log-ins; one action was noted 50 times. */
export async function fillAudit(pool: Pool): Promise<void> {
  const instant = at("n", sizes.audit);
  await runOn(
    pool,
  )(`insert into audit_log (id, at, stored_at, action, actor_id, workspace_id, subject_id, details)
    select gen_random_uuid(), ${instant}, ${instant},
      case when n % 100000 = 0 then '${rareAction}' when n % 10 = 0 then 'key.created' else 'session.started' end,
      ${idOf(1, `1 + (hashint8(n) & 1048575) % ${sizes.users}`)},
      ${idOf(3, `1 + (hashint8(n * 3) & 1048575)`)}, null, '{"way": "password"}'
    from generate_series(1, ${sizes.audit}) as n`);
}

import { signUp } from "../product.ts";
import { type BenchRow, median, quantile, takeTurns } from "../table.ts";
import { type ProductWithin, withinProduct } from "../within-product.ts";
import { bigCompany, fillLists, oneUser, rareAction, sizes } from "./fill.ts";

const goalMs = 300;
const rounds = 20;
const perPage = 20;
/** The last page of a search that finds more than are counted. */
const lastSearched = 500;
const nothing = "qxzvwj";

/** The administrator's lists and search over a million users, through the API, beside a read by a primary key. */
export function benchAdminLists(): Promise<BenchRow[]> {
  return withinProduct(async (product) => {
    await fillLists(product.databases.postgres.pool);
    return measureLists(product);
  });
}

export async function measureLists({
  databases,
  address,
}: Pick<ProductWithin, "databases" | "address">): Promise<BenchRow[]> {
  const { pool } = databases.postgres;
  const { access, email } = await signUp(address);
  await pool.query("update users set is_superuser = true where email = $1", [email]);
  const get = (path: string) => async (): Promise<void> => {
    const reply = await fetch(`${address}/api/v1/admin/${path}`, {
      headers: { authorization: `Bearer ${access}` },
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${path}: ${text}`);
  };
  const { rows: ids } = await pool.query<Ids>(
    `select actor_id as user_id, workspace_id, organization_id
      from audit_log join workspaces on workspaces.id = workspace_id offset 1000 limit 1`,
  );
  const byKey = (): Promise<unknown> => pool.query("select * from users where id = $1", [ids[0]?.user_id]);

  const rows: BenchRow[] = [];
  for (const { list, cases } of listsOf(ids[0])) {
    const [keyTimes = [], ...times] = await takeTurns([byKey, ...cases.map(({ path }) => get(path))], rounds);
    for (const [index, { what }] of cases.entries()) {
      const own = times[index] ?? [];
      rows.push({
        what: `admin ${list}: ${what}`,
        value: `p50 ${median(own).toFixed(0)} ms, p95 ${quantile(own, 0.95).toFixed(0)} ms`,
        ceiling: `a user by primary key, ${median(keyTimes).toFixed(2)} ms`,
        ratio: (median(own) / median(keyTimes)).toFixed(0),
        goal: `p95 <= ${goalMs} ms`,
      });
    }
  }
  return rows;
}

interface Ids {
  readonly user_id: string;
  readonly workspace_id: string;
  readonly organization_id: string;
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

interface Case {
  readonly what: string;
  readonly path: string;
}

function listsOf(
  ids: Ids | undefined,
): readonly { readonly list: string; readonly cases: readonly Case[] }[] {
  const paged = (path: string, count: number): Case[] => [
    { what: "first page", path: `${path}/` },
    { what: "page 2", path: `${path}/?page=2` },
    { what: "last page", path: `${path}/?page=${Math.ceil(count / perPage)}` },
  ];
  const searched = (path: string, { one, many }: { readonly one: string; readonly many: string }): Case[] => [
    { what: "a search that finds nothing", path: `${path}/?search=${nothing}` },
    { what: "one that finds one", path: `${path}/?search=${one}` },
    { what: "one that finds 30 %", path: `${path}/?search=${many}` },
    { what: "its page 2", path: `${path}/?search=${many}&page=2` },
    { what: "its last page", path: `${path}/?search=${many}&page=${lastSearched}` },
    { what: "two letters of many", path: `${path}/?search=an` },
    { what: "two letters of none", path: `${path}/?search=qz` },
    { what: "three letters of many", path: `${path}/?search=nor` },
  ];
  const owners = { one: oneUser, many: bigCompany };
  const search = (what: string, text: string): Case => ({
    what,
    path: `search/?q=${encodeURIComponent(text)}`,
  });
  return [
    { list: "users", cases: [...paged("users", sizes.users), ...searched("users", owners)] },
    {
      list: "organizations",
      cases: [...paged("organizations", sizes.organizations), ...searched("organizations", owners)],
    },
    {
      list: "workspaces",
      cases: [...paged("workspaces", sizes.workspaces), ...searched("workspaces", owners)],
    },
    {
      list: "agencies",
      cases: [
        ...paged("agencies", sizes.agencies),
        ...searched("agencies", { one: "agency+7777", many: "agency" }),
      ],
    },
    { list: "limits", cases: [...paged("limits", sizes.refused), ...searched("limits", owners)] },
    { list: "mails", cases: [...paged("mails", sizes.mails), ...searched("mails", owners)] },
    {
      list: "audit log",
      cases: [
        ...paged("audit", sizes.audit),
        { what: "of a user", path: `audit/?user=${ids?.user_id}` },
        { what: "of a workspace", path: `audit/?workspace=${ids?.workspace_id}` },
        { what: "of one action in ten", path: "audit/?action=key.created" },
        { what: "of the most frequent action", path: "audit/?action=session.started" },
        { what: "of a rare action", path: `audit/?action=${rareAction}` },
        { what: "of a month", path: `audit/?from_date=${daysAgo(400)}&to_date=${daysAgo(370)}` },
        {
          what: "of an action in a month",
          path: `audit/?action=key.created&from_date=${daysAgo(400)}&to_date=${daysAgo(370)}`,
        },
        { what: "of a rare action in a year", path: `audit/?action=${rareAction}&from_date=${daysAgo(365)}` },
        { what: "of a user and an action", path: `audit/?user=${ids?.user_id}&action=key.created` },
        {
          what: "of a workspace in a year",
          path: `audit/?workspace=${ids?.workspace_id}&from_date=${daysAgo(365)}`,
        },
        { what: "of an organization", path: `audit/?organization=${ids?.organization_id}` },
        { what: "its actions", path: "audit/actions/" },
        { what: "of nobody", path: "audit/?user=00000000-0000-4000-8000-000000000000" },
      ],
    },
    {
      list: "deletions",
      cases: [
        ...paged("deletions", sizes.deletions),
        { what: "under way", path: "deletions/?state=open" },
        { what: "removed", path: "deletions/?state=done" },
      ],
    },
    {
      list: "search",
      cases: [
        search("nothing", nothing),
        search("one user", oneUser),
        search("30 % of the users", bigCompany),
        search("two letters of many", "an"),
        search("two letters of none", "qz"),
        search("three letters of many", "nor"),
        search("a key's first characters", "clk_c4ca4238"),
        search("a payment", "pi_c81e728d9d4c2f636f067f89cc14862c"),
        search("an id", ids?.workspace_id ?? ""),
      ],
    },
  ];
}

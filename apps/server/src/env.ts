import { Resolver } from "node:dns";
import { billingModes } from "@citelens/contract/billing/pricing";
import { z } from "zod";
import { providerVariables } from "#platform/ai/providers.ts";
import { nameProblems } from "#platform/ai/unknown-names.ts";
import { instanceRoles } from "#platform/instances/instance-roles.ts";

const cidrs = z
  .string()
  .transform((value) =>
    value
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])));

const roles = z
  .string()
  .transform((value) =>
    value === "all" ? ["api", "ingest", "worker"] : value.split(",").map((part) => part.trim()),
  )
  .pipe(z.array(z.enum(instanceRoles)).min(1));

const limits = z
  .string()
  .regex(/^\s*[a-z-]+=\d{1,5}\/\d{1,6}(\s*,\s*[a-z-]+=\d{1,5}\/\d{1,6})*\s*$/, "Write it as openai=100/6000");

const prices = z
  .string()
  .regex(
    /^\s*[^,=\s]+=\d+(\.\d+)?(\/\d+(\.\d+)?){1,2}(\s*,\s*[^,=\s]+=\d+(\.\d+)?(\/\d+(\.\d+)?){1,2})*\s*$/,
    "Write it as own:llama=0.1/0.4",
  );

/** Written with digits alone, so that a blank is no zero. */
function amount(sentence: string, { min, max }: { readonly min: number; readonly max: number }) {
  return z
    .string()
    .regex(/^\s*\d{1,7}(\.\d+)?\s*$/, sentence)
    .transform(Number)
    .refine((value) => value >= min && value <= max, sentence);
}

const usd = amount("Write a number of US dollars such as 50, of 1,000,000 at most.", {
  min: 0,
  max: 1_000_000,
});
const providerBounds = z
  .string()
  .regex(/^\s*[a-z-]+=\d{1,7}(\.\d+)?(\s*,\s*[a-z-]+=\d{1,7}(\.\d+)?)*\s*$/, "Write it as openai=20,xai=5");

/** AI models: every provider is used only when it has a key. */
const asking = {
  ...providerVariables,
  OPERATOR_LIMITS: limits
    .optional()
    .describe(
      "How many questions a provider gets at once, and begins to get in a minute, where it is not 8/60: openai=100/6000, google=4/30.",
    ),
  ANSWERS_PER_DAY_MAX: z.coerce
    .number<string>()
    .int()
    .min(1)
    .default(10_000)
    .describe(
      "Questions that the campaigns of one organization ask in a day, repeated ones included; more wait for the next day.",
    ),
  SPEND_PER_DAY_MAX_USD: usd
    .default(50)
    .describe(
      "What all AI providers together may cost in a day (UTC), in US dollars; more questions wait for the next day.",
    ),
  SPEND_PER_DAY_MAX_USD_OPERATORS: providerBounds
    .optional()
    .describe("The same for single providers: openai=20,xai=5."),
  SPEND_PER_DAY_MAX_USD_ORGANIZATION: usd
    .optional()
    .describe("The same for each organization; without it, only the installation's bound holds."),
  USD_PER_EUR: amount("Write a number of US dollars such as 1.15, from 0.1 to 10.", { min: 0.1, max: 10 })
    .default(1.15)
    .describe(
      "US dollars for one euro, to compare what AI providers cost with the price of credits; it is not looked up anywhere.",
    ),
  EVENTS_PER_SECOND_MAX: z.coerce
    .number<string>()
    .int()
    .min(1)
    .max(1_000_000)
    .default(2_000)
    .describe(
      "Requests that the websites of one organization may report in a second where no plans are sold; ten times as many at once.",
    ),
  REQUESTS_PER_MINUTE_MAX: z.coerce
    .number<string>()
    .int()
    .min(1)
    .max(1_000_000)
    .default(12_000)
    .describe(
      "Requests that the members of one organization's workspaces may make in a minute where no plans are sold.",
    ),
  VISIT_RETENTION_DAYS: z.coerce
    .number<string>()
    .int()
    .min(7)
    .max(3650)
    .default(395)
    .describe(
      "How many days of visits, referrals and counts of people a workspace may keep where no plans are sold (BILLING=off or granted); elsewhere its plan decides.",
    ),
  OPERATOR_MODELS: z
    .string()
    .optional()
    .describe(
      "Which model answers in campaigns, where it is not the usual one: chatgpt=gpt-6.1-terra, copilot=your-deployment.",
    ),
  SURFACE_VENDOR: z
    .enum(["auto", "dataforseo", "serpapi"])
    .default("auto")
    .describe(
      "Who reads the pages that several vendors can read (Google AI Overviews and AI Mode): dataforseo, serpapi, or auto for the first that has its keys.",
    ),
  OPERATOR_PRICES: prices
    .optional()
    .describe(
      "What a model costs in US dollars, where it is not as in our dated price lists: for a million tokens in and out, and for a thousand searches, own:llama=0.1/0.4, claude=1/5/10. A model that writes or judges is named as in WRITER_MODEL. Without it, a server of your own costs nothing without a key, and 5/25 with one, which is guessed as an upper bound.",
    ),
};

/** Everything that can be configured; every variable is optional. The descriptions make .env.example. */
/** As the resolver itself takes them. */
function areServers(servers: readonly string[]): boolean {
  try {
    new Resolver().setServers(servers);
    return true;
  } catch {
    return false;
  }
}

export const envSchema = z.object({
  PORT: z.coerce.number<string>().int().min(0).max(65_535).default(3000).describe("The port to listen on."),
  HOST: z.string().default("127.0.0.1").describe("The address to listen on; 0.0.0.0 for all."),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe("The address that people and their servers reach this product by; links and snippets use it."),
  DATA_DIR: z
    .string()
    .default("./data")
    .describe("Where the embedded databases and the generated secret live; deleting it starts afresh."),
  EXPORTS_DIR: z
    .string()
    .optional()
    .describe(
      "Where the files of exports are kept for a day, exports in DATA_DIR unless set; several instances need one that they share.",
    ),
  ACCEPT_DAMAGED_COPY: z
    .stringbool()
    .default(false)
    .describe(
      "With 1, a start takes a copied data folder as it is, although what the copy lacks makes a ledger, a table or an index wrong.",
    ),
  ROLES: roles
    .default(["api", "ingest", "worker"])
    .describe(
      "What this process does: all, or a list of api (app and API), ingest (tracking endpoints) and worker (jobs).",
    ),
  DATABASE_URL: z
    .string()
    .optional()
    .describe(
      "A PostgreSQL server (15 or newer), postgres://user:password@host/database; else the embedded one.",
    ),
  DATABASE_DIRECT_URL: z
    .string()
    .optional()
    .describe(
      "The same PostgreSQL without a pooler in between; needed where DATABASE_URL leads to PgBouncer in transaction mode.",
    ),
  POOL_MAX: z.coerce
    .number<string>()
    .int()
    .min(2)
    .max(1_000)
    .default(20)
    .describe(
      "How many connections to PostgreSQL this process opens at most for requests and answers; jobs have four more.",
    ),
  CLICKHOUSE_URL: z
    .string()
    .optional()
    .describe("A ClickHouse server, http://user:password@host:8123/database; else the embedded one."),
  CLICKHOUSE_CLUSTER: z
    .string()
    .regex(/^\w{1,64}$/, "Write the cluster's name as your servers' remote_servers has it, such as citelens.")
    .optional()
    .describe(
      "The cluster that the ClickHouse server is one of: tables are made on all of it, with a replica on each server of a shard and workspaces spread over the shards. Choose it before the first start.",
    ),
  INGEST: z
    .enum(["journal", "direct"])
    .default("journal")
    .describe(
      "When a reported visit is answered: journal once it is in a file of DATA_DIR, from which it is stored within a second or two; direct once ClickHouse has it, for a DATA_DIR that does not outlive the process.",
    ),
  SECRET_KEY: z
    .string()
    .min(32)
    .optional()
    .describe("Signs sessions, at least 32 characters; else generated once into DATA_DIR."),
  DRAIN_SECONDS: z.coerce
    .number<string>()
    .int()
    .min(0)
    .max(120)
    .default(5)
    .describe(
      "With DATABASE_URL: how many seconds after SIGTERM everything is still served while /readyz answers 503, so that a load balancer goes elsewhere first.",
    ),
  TRUSTED_PROXIES: cidrs
    .default([])
    .describe("Addresses or CIDRs of your proxies, whose X-Forwarded-For is believed; comma-separated."),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      "A mail server, smtp://user:password@host:587 or smtps://…; else mails stay in the outbox that superusers read.",
    ),
  MAIL_FROM: z
    .string()
    .default("Citelens <citelens@localhost>")
    .describe("The sender of mails, as in: Citelens <hello@example.com>."),
  OUTBOUND_ALLOW: z
    .string()
    .default("")
    .transform((value) =>
      value
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .describe(
      "Hosts, host:port, addresses or CIDRs inside your network that may be fetched although they are not public.",
    ),
  RENDER_BROWSER: z
    .string()
    .regex(/^(auto|none|\/.+)$/, "Write auto, none, or the whole path of a browser.")
    .default("auto")
    .describe(
      "The Chromium in which audits open pages that need JavaScript: auto (one that is installed), the path of one, or none.",
    ),
  WRITER_MODEL: z
    .string()
    .default("auto")
    .describe(
      "The AI model that writes suggestions: provider/model, auto (the first provider with a key) or none.",
    ),
  JUDGE_MODEL: z
    .string()
    .default("auto")
    .describe(
      "The AI model that judges how answers speak of brands, once an answer: provider/model, auto (the first provider with a key) or none (words are counted instead, and only in English).",
    ),
  ...asking,
  BILLING: z
    .enum(billingModes)
    .optional()
    .describe(
      "How plans and credits are sold: sandbox (test cards, no money moves), stripe, granted (nothing is sold, superusers grant credits), or off (nothing is sold, and nothing is refused for want of credits). By default: granted beside the key of a paid AI provider, else sandbox.",
    ),
  STRIPE_SECRET_KEY: z.string().optional().describe("Stripe's secret key; needed with BILLING=stripe."),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe("Signs what Stripe sends to /api/v1/billing/webhook/; needed with BILLING=stripe."),
  STRIPE_API_BASE: z.url().optional().describe("Where Stripe's API is reached, if not at its usual address."),
  STRIPE_TAX: z
    .enum(["fixed", "automatic"])
    .default("fixed")
    .describe("Tax at 20 % on every invoice, or automatic: worked out by Stripe Tax."),
  DNS_SERVERS: z
    .string()
    .default("")
    .transform((value) => value.split(/[,\s]+/).filter((server) => server !== ""))
    .refine(areServers, "addresses such as 9.9.9.9 or 127.0.0.1:5353, comma-separated")
    .describe(
      "Resolvers that are asked for the records of agencies' hosts, comma-separated, with a port where it is not 53; else those of the machine.",
    ),
  VIES_API_BASE: z
    .url()
    .default("https://ec.europa.eu/taxation_customs/vies/rest-api")
    .describe("Where VAT numbers are checked."),
  OPENAI_ADS_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .default("https://api.ads.openai.com/v1")
    .describe("Where OpenAI's Advertiser API is reached, which ads in ChatGPT are bought by."),
  ADS_DAILY_MAX_CENTS: z
    .string()
    .regex(/^\s*\d{1,8}\s*$/, "Write a whole number of cents such as 5000, of 99,999,999 at most.")
    .transform(Number)
    .optional()
    .describe(
      "What all ads of a workspace on one channel may spend in a day, in hundredths of the ad account's currency; a workspace may set less for itself. Where neither is set, no campaign can be activated.",
    ),
  SUPPORT_EMAIL: z
    .email()
    .default("support@citelens.example")
    .describe("Whom people write to when a payment or something else went wrong."),
  DEMO: z
    .stringbool()
    .default(false)
    .describe(
      "With 1, the first start makes an account with a workspace of a fictional brand; the log tells its password.",
    ),
  DEMO_DAYS: z.coerce
    .number<string>()
    .int()
    .min(2)
    .max(90)
    .default(90)
    .describe("The days that a demo workspace lives through when it is made."),
  RATE_LIMIT_ALLOW: cidrs
    .default([])
    .describe("Addresses or CIDRs that no rate limit holds, for tests and load generators; comma-separated."),
  OVERLOAD_DELAY_MS: z.coerce
    .number<string>()
    .int()
    .min(100)
    .default(2000)
    .describe(
      "How many milliseconds the process may be behind before it answers 503 until it has caught up.",
    ),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe("Lets /metrics be read from elsewhere with Authorization: Bearer; else from loopback only."),
  OPENAI_APPS_CHALLENGE: z
    .string()
    .regex(/^[\x21-\x7e]{1,512}$/, "Write the token as OpenAI shows it, without blanks.")
    .optional()
    .describe(
      "The token by which OpenAI proves, when an app for ChatGPT is submitted, that this address is yours; answered at /.well-known/openai-apps-challenge, which is 404 without one.",
    ),
  SUPERUSER_EMAIL: z
    .string()
    .optional()
    .describe(
      "The e-mail of the superuser. The first start mails a link there that sets the password; without SMTP_URL the link stands in the log of the start.",
    ),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"])
    .default("info")
    .describe("How much is logged."),
});

export type Env = z.output<typeof envSchema>;

const configSchema = envSchema.superRefine((env, context) => {
  for (const name of ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const) {
    if (env.BILLING === "stripe" && env[name] === undefined)
      context.addIssue({ code: "custom", path: [name], message: "BILLING=stripe needs it." });
  }
  if (env.DATABASE_DIRECT_URL !== undefined && env.DATABASE_URL === undefined)
    context.addIssue({ code: "custom", path: ["DATABASE_URL"], message: "DATABASE_DIRECT_URL needs it." });
  if (env.CLICKHOUSE_CLUSTER !== undefined && env.CLICKHOUSE_URL === undefined)
    context.addIssue({ code: "custom", path: ["CLICKHOUSE_URL"], message: "CLICKHOUSE_CLUSTER needs it." });
  for (const { variable, message } of nameProblems(env))
    context.addIssue({ code: "custom", path: [variable], message });
});

/** Reads the configuration, or throws one error that names every problem at once. */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = configSchema.safeParse(given);
  if (parsed.success) return parsed.data;

  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The configuration has ${problems.length} problem(s):\n${problems.join("\n")}`);
}

/** With embedded databases there is no other instance that a load balancer could go to. */
export function drainMsOf({ DATABASE_URL, DRAIN_SECONDS }: Env): number {
  return DATABASE_URL === undefined ? 0 : DRAIN_SECONDS * 1_000;
}

import type { ClickHouse } from "../../apps/server/src/platform/clickhouse.ts";
import { runOn } from "../tenants/tenant.ts";
import type { Pool } from "../tenants/with-cluster.ts";

/** Number of tenants, of which a third is in the network as well; the first one has by far the most. */
const tenants = 300;
const campaignsOf = { first: 40, other: 10 } as const;
const placementsOf = { first: 30, other: 3 } as const;
const creativesOfCampaign = 3;
const placementsOfPublisher = 10;
const days = 60;
const accounts = 100_000;
const announcements = 200;

const idOf = (kind: string, n: string): string =>
  `overlay(overlay(md5('${kind} ' || ${n}) placing '4' from 13) placing 'a' from 17)::uuid`;
const tenant = (n: string): string => idOf("tenant", n);
const publisher = (n: string): string => tenant(`(3 * (1 + (${n}) % ${tenants / 3}))`);
const campaignsOfAll = `generate_series(1, ${tenants}) as t
  cross join lateral generate_series(1, case when t = 1 then ${campaignsOf.first} else ${campaignsOf.other} end) as c`;
const campaignId = idOf("campaign", "t || ' ' || c");

/** The advertiser who has the most, and a website of the network. */
export interface FilledAds {
  readonly advertiserId: string;
  readonly publisherId: string;
}

/** The rows of a network of 300 workspaces, analysed and at rest. */
export async function fillAds(pool: Pool, events: ClickHouse): Promise<FilledAds> {
  await fillTenants(pool);
  await fillCampaigns(pool);
  await fillNetwork(pool);
  await fillBooks(pool);
  await fillAnnouncements(pool);
  await fillReads(pool, events);
  await runOn(pool)("vacuum analyze");
  const { rows } = await pool.query<FilledAds>(
    `select ${tenant("1")} as "advertiserId", ${publisher("0")} as "publisherId"`,
  );
  if (!rows[0]) throw new Error("The rows of ads have no ids");
  return rows[0];
}

async function fillTenants(pool: Pool): Promise<void> {
  const run = runOn(pool);
  await run(`insert into users (id, email, email_key, password_hash, first_name, last_name, onboarding_complete, created)
    select ${idOf("user", "n")}, 'person' || n || '@people.example', 'person' || n || '@people.example', repeat('x', 96), 'Person', n::text,
      true, now() - n * interval '1 minute'
    from generate_series(1, ${accounts}) as n`);
  await run(`insert into organizations (id, owner_id, created)
    select ${idOf("organization", "n")}, ${idOf("user", "n")}, now() - interval '90 days' from generate_series(1, ${tenants}) as n`);
  await run(`insert into billing_accounts (organization_id, subscription_id, subscription_status, plan, updated)
    select ${idOf("organization", "n")}, 'sub_' || n, 'active', 'agency', now() from generate_series(1, ${tenants}) as n`);
  await run(`insert into workspaces (id, organization_id, name, url, description, time_zone, created)
    select ${tenant("n")}, ${idOf("organization", "n")}, 'Tenant ' || n, 'https://www.tenant' || n || '.example', '', 'UTC',
      now() - interval '90 days'
    from generate_series(1, ${tenants}) as n`);
  await run(`insert into spending_days (day, organization_id, provider, model, purpose, calls, failed, cost_usd, timed, took_ms)
    select current_date - d, ${idOf("organization", "n")}, 'provider ' || m / 3, 'model ' || m, 'ANSWER', 90, 2, 0.4, 88, 150000
    from generate_series(1, ${tenants}) as n, generate_series(0, 199) as d, generate_series(1, 14) as m`);
}

async function fillCampaigns(pool: Pool): Promise<void> {
  const run = runOn(pool);
  await run(`insert into ad_campaigns (workspace_id, id, channel, name, status, currency, budget_cents, daily_cents,
      price_cents_per_1000, starts, topics, countries, languages, category, created, updated)
    select ${tenant("t")}, ${campaignId}, 'NETWORK', 'Campaign ' || c, 'ACTIVE', 'EUR', 100000000, 1000000, 1000,
      current_date - 60, '{oak}', '{}', '{en}', 1 + (t + c) % 20, now() - c * interval '1 hour', now()
    from ${campaignsOfAll}`);
  const content = `jsonb_build_object('title', 'Desks ' || c || ' ' || k, 'body', repeat('Desks of oak. ', 12),
    'target_url', 'https://desks.example/', 'image_url', null, 'facts', '[]'::jsonb)`;
  const state = `case when k = 3 then 'IN_REVIEW' else 'APPROVED' end`;
  const creatives = `${campaignsOfAll} cross join generate_series(1, ${creativesOfCampaign}) as k`;
  const creativeId = idOf("creative", "t || ' ' || c || ' ' || k");
  await run(`insert into ad_creatives (workspace_id, id, ad_campaign_id, kind, version, content, state, submitted_at, created, updated)
    select ${tenant("t")}, ${creativeId}, ${campaignId}, 'PASSAGE', 5, ${content}, ${state}, now() - c * interval '1 minute', now(), now()
    from ${creatives}`);
  await run(`insert into ad_creative_versions (workspace_id, creative_id, version, content, state, author_id, created)
    select ${tenant("t")}, ${creativeId}, v, ${content}, case when v < 5 then 'APPROVED' else ${state} end, ${idOf("user", "t")}, now()
    from ${creatives} cross join generate_series(1, 5) as v`);
}

async function fillNetwork(pool: Pool): Promise<void> {
  const run = runOn(pool);
  await run(`insert into ad_publishers (workspace_id, status, revenue_share, token_hash, invited_at, accepted_at, site_text,
      match_due, matched_at, pages, filled_pages, categories_allowed)
    select ${publisher("n")}, 'ACTIVE', 70, 'token ' || n, now() - n * interval '1 hour', now() - interval '60 days', 'site ' || n,
      false, now(), 1000, 200, case when n % 2 = 0 then '{}'::int[] else array[1 + n % 20] end
    from generate_series(0, ${tenants / 3 - 1}) as n`);
  await run(`insert into ad_placements (workspace_id, id, key, name, path_patterns, max_words, format, created)
    select ${publisher("n")}, ${idOf("placement", "n || ' ' || p")}, 'place-' || p, 'Place ' || p, '{}', 60, 'PASSAGE', now()
    from generate_series(0, ${tenants / 3 - 1}) as n, generate_series(1, ${placementsOfPublisher}) as p`);
  await run(`insert into ad_matches (workspace_id, placement_id, path, advertiser_id, creative_id, score, sentence, since)
    select ${publisher("n")}, ${idOf("placement", "n || ' ' || p")}, '/pages/' || page, ${tenant("t")},
      ${idOf("creative", "t || ' ' || c || ' 1'")}, 0.5 + (page % 50) / 100.0, 'A sentence about desks of oak.', now()
    from generate_series(0, ${tenants / 3 - 1}) as n, generate_series(1, ${placementsOfPublisher}) as p, generate_series(1, 200) as page,
      generate_series(1, 5) as c, lateral (select 1 + (n * 7 + page + c * 3) % ${tenants} as t) as whose`);
  await run(`insert into ad_served (workspace_id, hour, placement_id, path, advertiser_id, ad_campaign_id, creative_id, version, price_cents_per_1000)
    select ${publisher("n")}, date_trunc('hour', now()) - h * interval '1 hour', ${idOf("placement", "n || ' ' || p")}, '/pages/' || page,
      ${tenant("t")}, ${idOf("campaign", "t || ' 1'")}, ${idOf("creative", "t || ' 1 1'")}, 5, 1000
    from generate_series(0, ${tenants / 3 - 1}) as n, generate_series(1, ${placementsOfPublisher}) as p, generate_series(1, 5) as page,
      generate_series(0, 99) as h, lateral (select 1 + (n * 7 + page) % ${tenants} as t) as whose`);
}

/** Figures of every campaign, day and placement, and the entries of both sides for all that is settled. */
async function fillBooks(pool: Pool): Promise<void> {
  const run = runOn(pool);
  await run(`insert into ad_figures (workspace_id, ad_campaign_id, creative_id, day, publisher_id, placement_id, agent_reads,
      proven_reads, billable_reads, spend_micros, earned_parts, updated)
    select workspace, campaign, creative, current_date - d, publisher, placement, 20, 10, 20, 20000000, 1400000000, now()
    from (select ${tenant("t")} as workspace, ${campaignId} as campaign, ${idOf("creative", "t || ' ' || c || ' 1'")} as creative,
        ${publisher("n")} as publisher, ${idOf("placement", `n || ' ' || (1 + p % ${placementsOfPublisher})`)} as placement
      from ${campaignsOfAll}
      cross join lateral generate_series(1, case when t = 1 then ${placementsOf.first} else ${placementsOf.other} end) as p
      cross join lateral (select (t * 11 + c * 3 + p) % ${tenants / 3} as n) as whose) as places
    cross join generate_series(1, ${days}) as d on conflict do nothing`);
  for (const side of ["advertiser", "publisher"] as const)
    await run(`insert into ad_entries (workspace_id, side, ad_campaign_id, day, placement_id, campaign_name, advertiser, publisher,
        placement, reads, proven_reads, billable_reads, spend_cents, earnings_cents, revenue_share, created)
      select ${side === "advertiser" ? "figure.workspace_id" : "figure.publisher_id"}, '${side}', figure.ad_campaign_id, day,
        figure.placement_id, campaign.name, own.name, other.name, place.key, 20, 10, 20, 2000, 1400, 70, now()
      from ad_figures as figure join ad_campaigns as campaign on campaign.id = figure.ad_campaign_id
      join workspaces as own on own.id = figure.workspace_id join workspaces as other on other.id = figure.publisher_id
      join ad_placements as place on place.id = figure.placement_id where day < current_date - 2`);
}

async function fillAnnouncements(pool: Pool): Promise<void> {
  const run = runOn(pool);
  await run(`insert into announcements (id, title, content, created, published_at, audience, plans)
    select ${idOf("announcement", "n")}, 'News ' || n, 'What is new.', now() - n * interval '1 day', now() - n * interval '1 day',
      case n % 3 when 0 then 'plan' else 'all' end, case n % 3 when 0 then '{agency}'::text[] else '{}' end
    from generate_series(1, ${announcements}) as n`);
  await run(`insert into announcement_reads (announcement_id, user_id, read_at)
    select ${idOf("announcement", "n")}, ${idOf("user", "u")}, now() from generate_series(1, ${announcements}) as n, generate_series(1, 5000) as u`);
}

/** A million reads of passages, by ten operators, within 28 days. */
async function fillReads(pool: Pool, events: ClickHouse): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select ${publisher("n")}::text as id from generate_series(0, ${tenants / 3 - 1}) as n`,
  );
  await events.command(
    `INSERT INTO ad_reads SELECT {publishers:Array(UUID)}[1 + number % ${tenants / 3}], generateUUIDv4(), toStartOfMinute(now() - 2 * number),
       generateUUIDv4(), generateUUIDv4(), generateUUIDv4(), '/pages/' || toString(number % 200), 'agent', 'operator ' || toString(number % 10),
       if(number % 2, 'verified', 'unchecked'), 1, 1000, today() + 90 FROM numbers(1000000)`,
    { publishers: rows.map(({ id }) => id) },
  );
}

import * as campaigns from "@citelens/contract/visibility/campaigns";
import { deleteWorkspace, listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { migratePostgresAt } from "#app/migrations.ts";
import { appRole } from "#platform/embedded/postgres/postgres-database.ts";
import { openAnswersWorld } from "./answers-world.ts";
import { addressOf } from "./postgres-server.ts";
import { hasPostgres15, startPostgres15 } from "./servers/postgres-15.ts";

test.skipIf(!hasPostgres15)(
  "PostgreSQL 15 takes the migrations, and a campaign runs, is listed and deleted on it (needs postgresql-15)",
  async () => {
    const server = await startPostgres15();
    onTestFinished(() => server.stop());
    const admin = new Client({ connectionString: server.url });
    await admin.connect();
    await admin.query(`create role ${appRole} login`);
    await admin.query(`create database ${appRole} owner ${appRole}`);
    await admin.end();
    const url = new URL(addressOf(server, appRole));
    url.username = appRole;
    await migratePostgresAt(url.href);
    await migratePostgresAt(url.href);
    const open = await openAnswersWorld({ databaseUrl: url.href });
    onTestFinished(() => open.close());

    const home = await open.home();
    const campaignId = await home.launch({ queries: ["best running shoes", "shoes for rain"] });
    await open.world.answerAll();
    await open.world.runJobs();
    const { answer: campaign } = await home.ask(campaigns.getCampaign, { params: { campaignId } });
    const { answer: list } = await home.ask(campaigns.listCampaigns);
    const removed = await home.ask(deleteWorkspace);
    await open.world.runJobs();
    const left = await open.world.call(listWorkspaces, {}, home.access);

    expect(campaign).toMatchObject({ id: campaignId, status: "ACTIVE" });
    expect(list.results.map(({ id }) => id)).toEqual([campaignId]);
    expect(removed.status).toBe(204);
    expect(left.answer).toEqual([]);
    const { rows } = await open.world.postgres.pool.query(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    expect(rows).toEqual([{ version: 15 }]);
  },
);

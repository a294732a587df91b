import type { Health } from "@citelens/contract/platform/admin";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { healthQuery } from "../admin.queries.ts";
import { ClickHouseCard, PostgresCard } from "../system/databases.tsx";
import { JournalCard } from "../system/journal-card.tsx";
import { MaintenanceCard } from "../system/maintenance-card.tsx";
import { SettingsTable } from "../system/settings-table.tsx";
import { FailedItems } from "./failed-items.tsx";
import { IdentitySources } from "./identity-sources.tsx";
import { InstanceList } from "./instance-list.tsx";
import { ReanalysisCard } from "./reanalysis-card.tsx";
import { UnstoredAnswers } from "./unstored-answers.tsx";
import { WrongCounts } from "./wrong-counts.tsx";

/** Refetched every ten seconds while visible. */
export function HealthPage(): ReactElement {
  const health = useQuery(healthQuery);
  return (
    <>
      <PageHeader title="System" purpose="The state of the services that this product depends on." />
      {health.data && <Parts health={health.data} />}
      {!health.data && health.isError && (
        <Card>
          <QueryError query={health} />
        </Card>
      )}
      {health.isPending && (
        <div aria-busy="true" className="h-dvh">
          <Skeleton shape="card" />
        </div>
      )}
      <MaintenanceCard />
      <PostgresCard />
      <ClickHouseCard />
      <JournalCard />
      <SettingsTable />
    </>
  );
}

function Parts({ health }: { readonly health: Health }): ReactElement {
  const { disk } = health;
  return (
    <>
      <Card padding="flush">
        <dl className="grid divide-y divide-border sm:grid-cols-2 sm:divide-y-0 lg:grid-cols-4 lg:divide-x">
          <Part term="PostgreSQL" detail={databaseInWords(health.postgres)}>
            <Badge tone={health.postgres.ok ? "pos" : "neg"}>{health.postgres.ok ? "Answers" : "Down"}</Badge>
          </Part>
          <Part term="ClickHouse" detail={databaseInWords(health.clickhouse)}>
            <Badge tone={health.clickhouse.ok ? "pos" : "neg"}>
              {health.clickhouse.ok ? "Answers" : "Down"}
            </Badge>
          </Part>
          <Part
            term="Mail"
            detail={
              health.mail === "smtp"
                ? "Delivered by your mail server"
                : "No SMTP_URL: mails stay in the outbox"
            }
          >
            <Badge tone={health.mail === "smtp" ? "pos" : "warn"}>
              {health.mail === "smtp" ? "SMTP" : "Outbox"}
            </Badge>
          </Part>
          <Part
            term="AI writer"
            detail={health.writer ?? "No key: suggestions are taken from the site itself"}
          >
            <Badge tone={health.writer ? "pos" : "neutral"}>{health.writer ? "Configured" : "None"}</Badge>
          </Part>
        </dl>
        <dl className="border-t border-border">
          <Part term="Billing" detail={health.billing.meaning}>
            <Badge tone={health.billing.is_risk ? "warn" : "neutral"}>
              {billingInWords[health.billing.mode]}
            </Badge>
          </Part>
        </dl>
      </Card>
      <p className="text-sm text-fg-3">
        Version {health.version}, started <Ago at={health.started} />
        {disk && `, ${gigabytes(disk.free_bytes)} of ${gigabytes(disk.total_bytes)} of disk space free`}.{" "}
        {health.failed_jobs === 0 ? "No failed" : `${countText(health.failed_jobs)} failed`}{" "}
        <TextLink render={<Link to="/admin/jobs" />}>jobs</TextLink>.
      </p>
      <ReanalysisCard />
      <UnstoredAnswers answers={health.unstored_answers} />
      <WrongCounts counts={health.wrong_counts} />
      <FailedItems items={health.failed_items} />
      <InstanceList instances={health.instances} />
      <IdentitySources sources={health.identity_sources} />
    </>
  );
}

const billingInWords = {
  sandbox: "Sandbox",
  stripe: "Stripe",
  granted: "Granted",
  off: "Off",
} as const satisfies Record<Health["billing"]["mode"], string>;

interface PartProps {
  readonly term: string;
  readonly detail: string;
  readonly children: ReactElement;
}

function Part({ term, detail, children }: PartProps): ReactElement {
  return (
    <div className="flex flex-col gap-1 px-5 py-4">
      <dt className="text-sm text-fg-3">{term}</dt>
      <dd className="font-medium">{children}</dd>
      <dd className="text-sm text-fg-2">{detail}</dd>
    </div>
  );
}

function databaseInWords({ embedded, latency_ms }: Health["postgres"]): string {
  return `${embedded ? "Embedded" : "Server"}, ${latency_ms.toFixed(1)} ms`;
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}

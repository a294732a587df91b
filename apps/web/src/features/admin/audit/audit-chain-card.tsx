import type { AuditChain, AuditCheck } from "@citelens/contract/platform/audit-chain";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { counted, countText, wordFor } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { Ago, Instant } from "#ui/text/instant.tsx";
import { useAdminChange } from "../admin.queries.ts";
import { useRights } from "../rights.ts";
import { auditChainQuery, verifyChain } from "./audit.queries.ts";

/** Whether the log still says what it said when it was sealed. */
export function AuditChainCard(): ReactElement {
  const chain = useQuery(auditChainQuery);
  const verify = useAdminChange(verifyChain);
  const isRunning = chain.data?.check?.status === "RUNNING";
  return (
    <Card
      title="Chain of entries"
      hint="Entries are sealed in order a few minutes after they were stored. An entry that is changed, added or removed afterwards no longer fits its seal."
      actions={
        useRights().includes("operate") && (
          <Button
            size="sm"
            loading={verify.isPending || isRunning}
            disabled={!chain.data?.last}
            onClick={() => verify.mutate(undefined)}
          >
            Verify chain
          </Button>
        )
      }
    >
      <QueryContent
        title="the chain"
        query={chain}
        isEmpty={({ last }) => last === null}
        emptyText="Nothing is sealed yet"
        emptyLook="line"
        skeleton={
          <div className="h-24">
            <Skeleton shape="card" />
          </div>
        }
      >
        {(known) => <ChainState chain={known} />}
      </QueryContent>
      {verify.isError && <Banner tone="neg">{problemMessage(verify.error)}</Banner>}
    </Card>
  );
}

function ChainState({ chain: { last, check } }: { readonly chain: AuditChain }): ReactElement {
  return (
    <div className="flex flex-col gap-3">
      {check ? <CheckState check={check} /> : <p>It was never verified.</p>}
      {last && (
        <p className="text-sm text-fg-3">
          {counted(last.rows, "entry", "entries")} in {counted(last.number, "seal")}, the newest{" "}
          <Ago at={last.sealed_at} />: <code className="wrap-anywhere">{last.seal}</code>. Keep it elsewhere:
          whoever can write to the database could make all seals anew.
        </p>
      )}
    </div>
  );
}

function CheckState({ check }: { readonly check: AuditCheck }): ReactElement {
  const { status, seals, seals_done, rows, broken, finished_at } = check;
  if (status === "RUNNING") {
    return (
      <p role="status">
        Verifying: {countText(seals_done)} of {counted(seals, "seal")}, {counted(rows, "entry", "entries")} so
        far.
      </p>
    );
  }
  return (
    <>
      <Banner tone={broken > 0 ? "neg" : "pos"}>
        {broken > 0 ? <Broken check={check} /> : `All ${counted(rows, "entry", "entries")} fit their seals.`}
      </Banner>
      {check.misdated > 0 && (
        <Banner tone="warn">
          {counted(check.misdated, "entry", "entries")} {wordFor(check.misdated, "is", "are")} dated more than
          an hour away from when {wordFor(check.misdated, "it was", "they were")} stored.
        </Banner>
      )}
      {finished_at && (
        <p className="text-sm text-fg-3">
          Last verified <Ago at={finished_at} />.
        </p>
      )}
    </>
  );
}

function Broken({
  check: { broken, seals, first_broken: first },
}: {
  readonly check: AuditCheck;
}): ReactElement {
  return (
    <>
      {counted(broken, "seal")} of {countText(seals)} {wordFor(broken, "does", "do")} not fit: entries were
      changed, added or removed.
      {first && (
        <>
          {" "}
          The first is number {countText(first.number)}
          {first.to === null ? ", which is gone" : ", of entries stored"}
          {first.from !== null && first.to !== null && (
            <>
              {" "}
              after <Instant at={first.from} />
            </>
          )}
          {first.to !== null && (
            <>
              {" "}
              until <Instant at={first.to} />
            </>
          )}
          .
        </>
      )}
    </>
  );
}

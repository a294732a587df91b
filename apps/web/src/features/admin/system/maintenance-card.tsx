import type { ServiceNotice } from "@citelens/contract/platform/maintenance";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useState } from "react";
import { serviceNoticeQuery } from "#lib/service-notice.ts";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { Instant } from "#ui/text/instant.tsx";
import { useRights } from "../rights.ts";
import { type MaintenanceAct, MaintenanceDialog } from "./maintenance-dialog.tsx";

/** Notice for everybody, and whether anything can be changed. */
export function MaintenanceCard(): ReactElement {
  const notice = useQuery(serviceNoticeQuery);
  const [asked, setAsked] = useState<MaintenanceAct>();
  return (
    <Card title="Maintenance" hint="Acts on all instances within five seconds.">
      <QueryContent title="the notices" query={notice} isEmpty={() => false} emptyText="Nothing">
        {(known) => <Notices notice={known} onAct={setAsked} />}
      </QueryContent>
      {asked && <MaintenanceDialog act={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

interface NoticesProps {
  readonly notice: ServiceNotice;
  readonly onAct: (act: MaintenanceAct) => void;
}

function Notices({ notice: { banner, read_only }, onAct }: NoticesProps): ReactElement {
  const mayAct = useRights().includes("operate");
  return (
    <dl className="flex flex-col gap-4">
      <Line
        term="Banner"
        action={
          mayAct && (
            <>
              <Button onClick={() => onAct("show")}>{banner ? "Replace banner" : "Show banner"}</Button>
              {banner && <Button onClick={() => onAct("hide")}>Remove banner</Button>}
            </>
          )
        }
      >
        {banner ? banner.text : "None is shown."}
        {banner?.ends_at && (
          <>
            {" "}
            Until <Instant at={banner.ends_at} />.
          </>
        )}
      </Line>
      <Line
        term="Read-only mode"
        action={
          mayAct &&
          (read_only ? (
            <Button onClick={() => onAct("reopen")}>Allow changes</Button>
          ) : (
            <Button onClick={() => onAct("close")}>Refuse changes</Button>
          ))
        }
      >
        {read_only ? `On: ${read_only.text}` : "Off: everything can be changed."}
      </Line>
    </dl>
  );
}

interface LineProps {
  readonly term: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

function Line({ term, action, children }: LineProps): ReactElement {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <dt className="w-36 shrink-0 text-sm text-fg-3">{term}</dt>
      <dd className="min-w-48 flex-1 wrap-anywhere">{children}</dd>
      <dd className="flex flex-wrap gap-2">{action}</dd>
    </div>
  );
}
